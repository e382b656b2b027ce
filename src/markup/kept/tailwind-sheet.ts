import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readLiteral, type Literal } from '../author/read-literal.ts';
import type { Tell } from './clean-value.ts';
import { TAILWIND_THREE } from './tailwind-three.ts';

/** A page that leaves the making of its classes to Tailwind's compiler. */
export interface TailwindPage {
  /** Which release it loads. */
  release: 3 | 4;
  /** Plugins that the address of the third release names. */
  plugins: readonly string[];
  /** Text of its scripts, in which a configuration may stand. */
  scripts: readonly string[];
  /** Text of sheets that are written for the compiler. */
  sources: readonly string[];
  classes: ReadonlySet<string>;
}

const PLUGINS: Readonly<Record<string, string>> = {
  forms: '@tailwindcss/forms',
  typography: '@tailwindcss/typography',
};
const OWN_PLUGINS = new Map<string, () => Promise<{ default: unknown }>>([
  ['@tailwindcss/forms', () => import('@tailwindcss/forms')],
  ['@tailwindcss/typography', () => import('@tailwindcss/typography')],
]);
const CONFIG = 'page-configuration';
const LONGEST_CLASS = 200;

/** The sheet that Tailwind's compiler in a browser would make of the page, in its own release's sense. Not cleaned. */
export async function compileTailwind(page: TailwindPage, tell: Tell): Promise<string> {
  const { release, classes } = page;
  const config = readConfig(page.scripts);
  const candidates = [...classes].filter((name) => name.length <= LONGEST_CLASS).toSorted();
  const sources = page.sources.map((source) => withoutDirectives(source, release));
  const build = async (own: readonly string[]): Promise<string> => {
    const { compile } = await import('tailwindcss');
    const head = release === 3 ? headOfThree(page.plugins) : own.some(importsTailwind) ? '' : HEAD_OF_FOUR;
    const compiler = await compile([head, ...own].join('\n'), {
      loadStylesheet,
      loadModule: (id) => loadModule(id, config),
    });
    return compiler.build(candidates);
  };
  const css = await build(sources).catch(async () => {
    if (sources.length > 0) tell('what a sheet for the compiler of Tailwind says that could not be read');
    return build([]).catch(() => '');
  });
  // The third release mixes the colours of a gradient as screens do.
  return release === 3 ? css.replaceAll(/ in oklab(?=[;}\s])/g, '') : css;
}

const HEAD_OF_FOUR = '@import "tailwindcss";';
const importsTailwind = (source: string): boolean => /@import\s+["']tailwindcss/.test(source);

/** The third release knew no layers: what comes later wins. */
const headOfThree = (plugins: readonly string[]): string =>
  [
    '@import "tailwindcss/theme.css";',
    '@import "tailwindcss/preflight.css";',
    `@config "${CONFIG}";`,
    ...plugins.flatMap((name) => (PLUGINS[name] === undefined ? [] : [`@plugin "${PLUGINS[name]}";`])),
    TAILWIND_THREE,
    '@import "tailwindcss/utilities.css";',
  ].join('\n');

/** Nothing that reads files, expands lists or is taken care of already. */
const withoutDirectives = (source: string, release: 3 | 4): string => {
  const plain = source.replaceAll(/@(?:source|config|reference|tailwind)\b[^;]*;/gi, '');
  return release === 4 ? plain : plain.replaceAll(/@layer\s+(?:base|components|utilities)\s*\{/gi, '@media all {');
};

function readConfig(scripts: readonly string[]): { readonly [key: string]: Literal } {
  const script = scripts.find((text) => /tailwind\.config\s*=/.test(text)) ?? '';
  const start = script.search(/tailwind\.config\s*=/);
  const { darkMode, theme, prefix } = start < 0 ? {} : readLiteral(script.slice(start));
  return {
    ...(darkMode === undefined ? {} : { darkMode }),
    ...(theme === undefined ? {} : { theme }),
    ...(prefix === undefined ? {} : { prefix }),
  };
}

const sheets = new Map<string, Promise<string>>();

/** Sheets of Tailwind's own package; anything else is empty. */
async function loadStylesheet(id: string): Promise<{ path: string; base: string; content: string }> {
  const name = id === 'tailwindcss' ? 'tailwindcss/index.css' : id;
  if (!/^tailwindcss\/[a-z]+(?:\.css)?$/.test(name)) return { path: id, base: '', content: '' };
  const file = name.endsWith('.css') ? name : `${name}.css`;
  const sheet = sheets.get(file) ?? readFile(fileURLToPath(import.meta.resolve(file)), 'utf8');
  sheets.set(file, sheet);
  return { path: id, base: '', content: await sheet };
}

/** The page's configuration as data, and two plugins of Tailwind's makers; no module that a page names. */
async function loadModule(id: string, config: { readonly [key: string]: Literal }) {
  if (id === CONFIG) return { path: id, base: '', module: config as never };
  const load = OWN_PLUGINS.get(id);
  const plugin = load === undefined ? () => {} : (await load()).default;
  return { path: id, base: '', module: plugin as never };
}
