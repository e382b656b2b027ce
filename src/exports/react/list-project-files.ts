import { escapeHtml } from '../../markup/html.ts';
import { toExportFile, type ExportFile } from '../exporter.ts';

interface Framed {
  title: string;
  /** Attributes of the document's root, as printed. */
  root: string;
}

/** What a screen's components need to be built alone; a project that they move into has its own. */
export const listProjectFiles = (framed: Framed): ExportFile[] =>
  Object.entries({
    'package.json': PACKAGE,
    'tsconfig.json': TYPESCRIPT,
    'vite.config.ts': VITE,
    'index.html': writeIndex(framed),
    'src/main.tsx': MAIN,
  }).map(([path, text]) => ({ ...toExportFile(path, text), isFrame: true }));

/** Line by line, so that no import of a file that is written looks like one of this file. */
const lines = (...written: readonly string[]): string => `${written.join('\n')}\n`;
const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

const PACKAGE = json({
  name: 'screen',
  private: true,
  type: 'module',
  scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
  dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  devDependencies: {
    '@tailwindcss/vite': '^4.1.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
    '@vitejs/plugin-react': '^6.0.0',
    tailwindcss: '^4.1.0',
    typescript: '^5.9.0',
    vite: '^8.0.0',
  },
});

const TYPESCRIPT = json({
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
    jsx: 'react-jsx',
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

const VITE = lines(
  "import tailwindcss from '@tailwindcss/vite';",
  "import react from '@vitejs/plugin-react';",
  "import { defineConfig } from 'vite';",
  '',
  'export default defineConfig({ plugins: [react(), tailwindcss()] });',
);

const writeIndex = ({ title, root }: Framed): string => `<!doctype html>
<html${root}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const MAIN = lines(
  "import { StrictMode } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "import { Screen } from './screen';",
  "import './tailwind.css';",
  '',
  "const root = document.getElementById('root');",
  "if (root === null) throw new Error('the page has no #root');",
  'createRoot(root).render(',
  '  <StrictMode>',
  '    <Screen />',
  '  </StrictMode>,',
  ');',
);
