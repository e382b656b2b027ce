import { readdirSync, readFileSync } from 'node:fs';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { COLOR_MODES, COLOR_VARIANTS } from '../../domain/enums.ts';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { createTokens } from '../../tokens/create-tokens.ts';
import { listClasses } from '../element.ts';
import { finish, type FinishOptions } from '../finish.ts';
import { readDocument } from '../read-document.ts';
import { retheme } from '../retheme.ts';
import { listFaults } from './text-contrast.fixture.ts';

const PLAIN: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#2563eb',
};
const NEON: DesignTheme = {
  ...PLAIN,
  colorMode: 'DARK',
  colorVariant: 'VIBRANT',
  customColor: '#39ff14',
  roundness: 'ROUND_TWO',
};
const OPTIONS: FinishOptions = {
  title: 'Page',
  lang: 'en',
  device: 'DESKTOP',
  theme: PLAIN,
  look: DEFAULT_LOOK,
  drawPicture: () => '<svg viewBox="0 0 3 2"><rect fill="var(--primary)" width="3" height="2"/></svg>',
};

/** Seeds that reach round the circle and both ends of grey, in every variant and mode. */
const THEMES: readonly DesignTheme[] = ['#2563eb', '#ffde03', '#7a1020', '#0a0a0a'].flatMap((customColor) =>
  COLOR_VARIANTS.flatMap((colorVariant) =>
    COLOR_MODES.filter((mode) => mode !== 'COLOR_MODE_UNSPECIFIED').map((colorMode) => ({
      ...PLAIN,
      customColor,
      colorVariant,
      colorMode,
    })),
  ),
);
const PALETTES = THEMES.map((theme) => createTokens(theme, DEFAULT_LOOK, 'DESKTOP').colors);

const FOLDER = new URL('fixtures/', import.meta.url);
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));
const readPage = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** Text as a browser shows it, apart from the space between boxes. */
const wordsOf = (html: string): string => shownText(readDocument(html).body).replaceAll(/\s+/g, '');
const shownText = (element: Element): string =>
  element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element' || HIDDEN.has(child.tagName) || isOwnText(child)) return '';
      return shownText(child);
    })
    .join('');
const HIDDEN = new Set(['style', 'script', 'svg', 'title']);
/** Names of icons before, and what only a screen reader says after. */
const isOwnText = (element: Element): boolean =>
  listClasses(element).some((name) => name === 'sr-only' || name.startsWith('material-symbols'));

/** What is wrong with a page once it is finished: words that changed, bytes that did not come back, text that does not read. */
async function listProblems(page: string): Promise<string[]> {
  const { html } = await finish(page, OPTIONS);
  const back = (await retheme((await retheme(html, NEON)).html, PLAIN)).html;
  const { body } = readDocument(html);
  return [
    ...(wordsOf(html) === wordsOf(page) ? [] : [`the words became ${wordsOf(html)}`]),
    ...((await finish(html, OPTIONS)).html === html ? [] : ['finishing it again changes it']),
    ...(back === html ? [] : ['another theme and back changes it']),
    ...PALETTES.flatMap((palette, index) => {
      const theme = THEMES[index];
      return listFaults(body, palette).map(
        (fault) => `${theme?.customColor} ${theme?.colorVariant} ${theme?.colorMode} ${fault}`,
      );
    }),
  ];
}

describe('a page that a client made', () => {
  it.each(PAGES)('%s keeps its words and reads in every theme', async (name) => {
    expect(await listProblems(readPage(name))).toEqual([]);
  });

  it.each(PAGES)('%s leaves no colour of its own behind, but in drawings', async (name) => {
    const { html } = await finish(readPage(name), OPTIONS);
    const body = html.slice(html.indexOf('<body'), html.indexOf('<style id="fonts">'));
    const raw = body.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').match(/#[0-9a-f]{6}(?!.*000000)|rgba?\(|hsl/gi) ?? [];
    expect(raw).toEqual([]);
  });

  it('reads in every theme whatever its colours are', async () => {
    await assert(
      asyncProperty(randomPage(), async (page) => {
        expect(await listProblems(page)).toEqual([]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

interface Paint {
  color: string | null;
  background: string | null;
  opacity: string | null;
}

interface Box {
  paint: Paint;
  how: 'class' | 'style' | 'utility';
  tag: string;
  words: string;
  children: readonly Box[];
}

const toDeclarations = (paint: Paint): string =>
  Object.entries(paint)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]))
    .join(';');

function randomPage(): Arbitrary<string> {
  const color = oneof(
    integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    constantFrom(
      '#fff',
      'black',
      'rgba(0,0,0,.6)',
      'rgba(255,255,255,0.12)',
      'hsl(210 40% 96%)',
      'var(--brand)',
      'transparent',
    ),
  );
  const ground = oneof(
    color,
    tuple(color, color).map(([from, to]) => `linear-gradient(90deg,${from},${to})`),
  );
  const paint = record({ color: option(color), background: option(ground), opacity: option(constantFrom('.5', '.9')) });
  const toBox = (children: Arbitrary<Box[]>): Arbitrary<Box> =>
    record({
      paint,
      how: constantFrom('class' as const, 'style' as const, 'utility' as const),
      tag: constantFrom('div', 'section', 'p', 'span', 'a', 'button', 'h2'),
      words: string({ minLength: 1, maxLength: 12 }),
      children,
    });
  const leaf = toBox(constant([]));
  const branch = toBox(array(leaf, { maxLength: 3 }));
  const tree = toBox(array(toBox(array(branch, { maxLength: 2 })), { maxLength: 2 }));
  const brand = color.filter((value) => !value.startsWith('var'));
  return record({
    boxes: array(tree, { minLength: 1, maxLength: 3 }),
    brand,
    ground,
    state: paint,
    isTailwind: boolean(),
  }).map(({ boxes, brand: main, ground: page, state, isTailwind }) => {
    const rules: string[] = [];
    const markup = boxes.map((part) => printBox(part, rules, isTailwind)).join('\n');
    const states = `@media(min-width:900px){.c0{${toDeclarations(state)}}} .c1:hover{${toDeclarations(state)}}`;
    const sheet = `:root{--brand:${main}}body{background:${page}}${rules.join('')}${states}`;
    const script = isTailwind ? '<script src="https://cdn.tailwindcss.com"></script>' : '';
    return `<!doctype html><html><head><title>x</title>${script}<style>${sheet}</style></head><body>${markup}</body></html>`;
  });
}

function printBox({ paint, how, tag, words, children }: Box, rules: string[], isTailwind: boolean): string {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inner = `${text}${children.map((child) => printBox(child, rules, isTailwind)).join('')}`;
  // The parser takes blocks out of paragraphs and links out of links.
  const name = children.length > 0 ? 'div' : tag;
  const attribute = (): string => {
    if (how === 'style') return `style="${toDeclarations(paint)}"`;
    if (how === 'utility' && isTailwind) return `class="${toUtilities(paint)}"`;
    rules.push(`.c${rules.length}{${toDeclarations(paint)}}`);
    return `class="c${rules.length - 1}"`;
  };
  return `<${name} ${attribute()}>${inner}</${name}>`;
}

const toUtilities = ({ color, background }: Paint): string =>
  [
    ...(color === null ? [] : [`text-[${color.replaceAll(' ', '_')}]`]),
    ...(background === null || background.startsWith('linear') ? [] : [`bg-[${background.replaceAll(' ', '_')}]`]),
  ].join(' ');
