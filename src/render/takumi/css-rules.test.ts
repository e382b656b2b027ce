import { describe, expect, it } from 'vitest';
import { readStyleSheet } from './css-rules.ts';
import { parseDocument } from './document-tree.ts';
import { matches } from './css-selector.ts';
import type { DocumentElement } from './document-tree.ts';

const PHONE = { widthPx: 390, heightPx: 844 };
const valuesOf = (css: string, size = PHONE): string[] =>
  readStyleSheet(css, size)
    .rules.toSorted((a, b) => a.layer - b.layer)
    .flatMap(({ declarations }) => declarations.map(({ property, value }) => `${property}:${value}`));

const listElements = (element: DocumentElement): DocumentElement[] => [
  element,
  ...element.children.flatMap((child) => (child.kind === 'element' ? listElements(child) : [])),
];

async function select(selector: string, html: string): Promise<string> {
  const { rules } = readStyleSheet(`${selector}{color:red}`, PHONE);
  const elements = listElements(await parseDocument(`<!doctype html><body>${html}</body>`));
  return elements
    .filter((element) => rules.some((rule) => matches(rule.selector, element)))
    .map(({ tag, attributes }) => attributes['id'] ?? tag)
    .join(' ');
}

describe('readStyleSheet', () => {
  it('orders layers by their first mention, what is in none last', () => {
    expect(valuesOf('a{x:4}@layer b,c;@layer c{a{x:3}}@layer b{a{x:1}@layer inner{a{x:2}}}')).toEqual([
      'x:1',
      'x:3',
      'x:2',
      'x:4',
    ]);
  });

  it('keeps what fits the size and drops the rest', () => {
    const css =
      '@media (width >= 48rem){a{x:wide}}@media (max-width: 500px) and (orientation: portrait){a{x:phone}}' +
      '@media print{a{x:paper}}@media (hover: hover){a{x:mouse}}@media (prefers-reduced-motion: reduce){a{x:still}}' +
      '@media not all and (width < 30rem){a{x:not}}@media (320px <= width < 400px){a{x:range}}';
    expect(valuesOf(css)).toEqual(['x:phone', 'x:still', 'x:range']);
    expect(valuesOf(css, { widthPx: 1280, heightPx: 900 })).toEqual(['x:wide', 'x:still', 'x:not']);
  });

  it('reads values with brackets, quotes and semicolons in data', () => {
    expect(valuesOf('a{x:url("data:a;b}c");y:calc( (1px + 2px)\n * 3 );z:red!important}')).toEqual([
      'x:url("data:a;b}c")',
      'y:calc( (1px + 2px) * 3 )',
      'z:red',
    ]);
  });

  it('reads registered properties', () => {
    const { properties } = readStyleSheet('@property --a{syntax:"*";inherits:false;initial-value:0 0 #0000}', PHONE);
    expect(properties.get('--a')).toEqual({ inherits: false, initialValue: '0 0 #0000' });
  });

  it('survives what is no CSS', () => {
    expect(valuesOf('}}{;;}a{x:1}@media{b{')).toEqual(['x:1']);
  });
});

describe('selectors', () => {
  const LIST = '<ul id="u"><li id="a" class="x">1</li><li id="b" data-k="one two">2</li><li id="c" hidden>3</li></ul>';
  it.each([
    ['li', 'a b c'],
    ['.x', 'a'],
    ['#b', 'b'],
    ['ul > li:first-child', 'a'],
    ['li:not(:last-child)', 'a b'],
    [':is(.x, [hidden])', 'a c'],
    [':where(ul > :not(:last-child))', 'a b'],
    ['li:nth-child(odd)', 'a c'],
    ['li:nth-last-child(-n+2)', 'b c'],
    ['.x + li', 'b'],
    ['.x ~ li', 'b c'],
    ['[data-k~="two"]', 'b'],
    ['[data-k^=one]', 'b'],
    ['ul:has(> .x)', 'u'],
    ['ul:has(> p)', ''],
    ['li:hover, li:unknown(2), li!', ''],
    ['body *', 'u a b c'],
    [':root', 'html'],
  ])('%s', async (selector, found) => {
    expect(await select(selector, LIST)).toBe(found);
  });

  it('nests as style sheets do', () => {
    const { rules } = readStyleSheet('.a,.b{color:red;&.c{x:1}> p{x:2}:where(& > :not(:last-child)){x:3}}', PHONE);
    expect(rules.map(({ selector }) => selector.specificity)).toEqual([1_000, 1_000, 2_000, 1_001, 0]);
  });
});
