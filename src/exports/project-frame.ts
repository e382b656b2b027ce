import { escapeHtml } from '../markup/html.ts';
import { toExportFile, type ExportFile } from './exporter.ts';

interface Framed {
  title: string;
  /** Attributes of the document's root, as printed. */
  root: string;
}

/** What a framework needs around its components to be built alone. */
export interface ProjectKit {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  build: string;
  /** Of the build's configuration: an import, and the call that makes the plugin. */
  plugin: { import: string; call: string };
  /** Further compiler options. */
  compilerOptions?: object;
  /** File of `src/` that starts the page. */
  entry: { path: string; lines: readonly string[] };
  /** Whole files beside those. */
  files?: Readonly<Record<string, string>>;
}

/** What a screen's components need to be built alone with Vite; a project that they move into has its own. */
export const listProjectFrame = (framed: Framed, kit: ProjectKit): ExportFile[] =>
  Object.entries({
    'package.json': writePackage(kit),
    'tsconfig.json': writeTypeScript(kit),
    'vite.config.ts': lines(
      "import tailwindcss from '@tailwindcss/vite';",
      kit.plugin.import,
      "import { defineConfig } from 'vite';",
      '',
      `export default defineConfig({ plugins: [${kit.plugin.call}, tailwindcss()] });`,
    ),
    'index.html': writeIndex(framed, kit),
    [`src/${kit.entry.path}`]: lines(...kit.entry.lines),
    ...kit.files,
  }).map(([path, text]) => ({ ...toExportFile(path, text), isFrame: true }));

/** Line by line, so that no import of a file that is written looks like one of this file. */
const lines = (...written: readonly string[]): string => `${written.join('\n')}\n`;
const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

const writePackage = ({ dependencies, devDependencies, build }: ProjectKit): string =>
  json({
    name: 'screen',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build, preview: 'vite preview' },
    dependencies,
    devDependencies: sortKeys({
      '@tailwindcss/vite': '^4.1.0',
      tailwindcss: '^4.1.0',
      typescript: '^5.9.0',
      vite: '^8.0.0',
      ...devDependencies,
    }),
  });

const sortKeys = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const writeTypeScript = ({ compilerOptions }: ProjectKit): string =>
  json({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['vite/client'],
      ...compilerOptions,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noUnusedLocals: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  });

const writeIndex = ({ title, root }: Framed, { entry }: ProjectKit): string => `<!doctype html>
<html${root}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${entry.path}"></script>
  </body>
</html>
`;
