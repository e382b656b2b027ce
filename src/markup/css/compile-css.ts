import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCache } from '../cache.ts';
import { BASE_LAYER } from './base-layer.ts';
import { THEME_SOURCE } from './theme-source.ts';

const SOURCE = `@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/preflight.css" layer(base);
@import "tailwindcss/utilities.css" layer(utilities);
${THEME_SOURCE}
${BASE_LAYER}`;

/**
 * Beside the sheets of a page that keeps its look: a layer of its own that is named first and whose classes are important, so
 * that a class of the dialect means what it says there too. Only what was added to the page starts from nothing.
 */
const BESIDE_SOURCE = `@layer dialect;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(dialect) important;
${THEME_SOURCE}
@layer dialect {
  :where([data-drawn], [data-drawn] *), :where([data-drawn], [data-drawn] *)::before, :where([data-drawn], [data-drawn] *)::after {
    box-sizing: border-box;
    border: 0 solid var(--outline-variant);
    margin: 0;
    padding: 0;
  }
  :where([data-drawn], [data-drawn] *):where(button, input, select, textarea) {
    background-color: transparent;
    color: inherit;
    font: inherit;
  }
  :where([data-drawn], [data-drawn] *):where(ul, ol) {
    list-style: none;
  }
  :where([data-drawn], [data-drawn] *):where(a) {
    color: inherit;
    text-decoration: inherit;
  }
}`;

const sheets = new Map<string, Promise<string>>();

const loadStylesheet = async (id: string): Promise<{ path: string; base: string; content: string }> => {
  const sheet = sheets.get(id) ?? readFile(fileURLToPath(import.meta.resolve(id)), 'utf8');
  sheets.set(id, sheet);
  return { path: id, base: '', content: await sheet };
};

const compiled = createCache<string>(200);

/**
 * The style sheet of exactly these classes, on one line, the same bytes for the same set. A compiler of Tailwind keeps
 * every class it ever saw, so each set gets a fresh one (9 ms warm) and the result is kept.
 */
export const compileCss = (classes: ReadonlySet<string>): Promise<string> => compileFrom(SOURCE, classes);

/** The same for classes that stand beside the sheets of a page that keeps its look; empty where there are none. */
export const compileBeside = async (classes: ReadonlySet<string>): Promise<string> =>
  classes.size === 0 ? '' : compileFrom(BESIDE_SOURCE, classes);

async function compileFrom(source: string, classes: ReadonlySet<string>): Promise<string> {
  const candidates = [...classes].sort();
  return compiled.get(`${source.length} ${candidates.join(' ')}`, async () => {
    const { compile } = await import('tailwindcss');
    const compiler = await compile(source, { loadStylesheet });
    return assertContained(toOneLine(compiler.build(candidates)));
  });
}

/** Only newlines with the indentation after them go: no string of a style sheet holds one. */
const toOneLine = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/([{};,])\s*\n\s*/g, '$1')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ \{/g, '{')
    .replaceAll(/;\}/g, '}')
    .trim();

/** The last guard behind `isSafeClass`: a sheet that loads something or ends its element is a bug, never output. */
function assertContained(css: string): string {
  if (/<\/|url\(|image-set\(|@import|expression\(/i.test(css)) throw new Error('a class compiled to unsafe CSS');
  return css;
}
