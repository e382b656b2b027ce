import { describe, expect, it } from 'vitest';
import type { ItemsNode, Outline, TableNode } from '../outline/outline.ts';
import { LEXICON_LANGS } from '../outline/lexicon/languages.ts';
import { fillOutline } from './fill-outline.ts';
import { listWords } from './list-words.ts';
import {
  chartOf,
  closedOutline,
  controlOf,
  itemsOf,
  literal,
  openOutline,
  options,
  outlineOf,
  sectionOf,
  tableOf,
} from './open-outline.fixture.ts';

const saidWords = (outline: Outline): string[] =>
  listWords(outline)
    .filter(({ origin, text }) => origin !== 'filled' && text !== '')
    .map(({ text }) => text);

describe.each(LEXICON_LANGS)('an outline with gaps in %s', (lang) => {
  it('keeps every word of the prompt, in its order', () => {
    expect(saidWords(fillOutline(openOutline(lang), options()))).toEqual(saidWords(openOutline(lang)));
  });

  it('leaves no open words behind', () => {
    const open = listWords(fillOutline(openOutline(lang), options()).sections).filter(({ text }) => text.trim() === '');
    expect(open).toEqual([]);
  });

  it('is filled alike each time, and only once', () => {
    const first = fillOutline(openOutline(lang), options());
    expect(fillOutline(openOutline(lang), options())).toEqual(first);
    expect(fillOutline(first, options())).toEqual(first);
  });
});

describe('an outline that is whole', () => {
  it('comes back as it is', () => {
    expect(fillOutline(closedOutline(), options())).toEqual(closedOutline());
  });

  it('gets rows where a table has none, and no more where it has some', () => {
    const whole = outlineOf(
      [
        sectionOf([tableOf('Berth', 'Length (m)'), closedOutline().sections[0]?.nodes[0] as TableNode], {
          about: '9 boats',
        }),
      ],
      {
        isWhole: true,
      },
    );
    const [empty, given] = fillOutline(whole, options()).sections[0]!.nodes as [TableNode, TableNode];
    expect(empty.rows.length).toBeGreaterThan(3);
    expect(given.rows).toHaveLength(2);
  });

  it('gets no headings, notes or texts', () => {
    const whole = { ...openOutline(), isWhole: true };
    const headings = (outline: Outline): (string | undefined)[] =>
      outline.sections.flatMap(({ heading, note }) => [heading?.text, note?.text]);
    expect(headings(fillOutline(whole, options()))).toEqual(headings(whole));
    expect(fillOutline(whole, options()).sections).toHaveLength(whole.sections.length);
  });
});

it('does not touch the outline that it is given', () => {
  const given = openOutline();
  fillOutline(given, options());
  expect(given).toEqual(openOutline());
});

it('fills one part alike whatever stands beside it', () => {
  const table = (): TableNode => tableOf('Mooring', 'Skipper', 'Depth (m)');
  const alone = fillOutline(outlineOf([sectionOf([table()])]), options());
  const beside = fillOutline(
    outlineOf([sectionOf([chartOf('line', 'tide')]), sectionOf([controlOf('select', 'Pier'), table()])]),
    options(),
  );
  expect(beside.sections[1]?.nodes[1]).toEqual(alone.sections[0]?.nodes[0]);
});

describe('numbered entries', () => {
  it.each([
    ['9 sap lines', ['Line 1', 'Line 2', 'Line 3'], 'Line 9', 9],
    ['five silos', ['Silo A', 'Silo B'], 'Silo E', 5],
    ['4 beds', ['Bed 07', 'Bed 08'], 'Bed 10', 4],
  ])('%s go on as they began', (about, titles, last, count) => {
    const node = itemsOf({ items: titles.map((title) => ({ title: literal(title), fields: [], nodes: [] })) });
    const [filled] = fillOutline(outlineOf([sectionOf([node], { about })]), options()).sections[0]!.nodes as [
      ItemsNode,
    ];
    expect(filled.items).toHaveLength(count);
    expect(filled.items.at(-1)?.title).toEqual({ text: last, origin: 'filled' });
  });

  it.each(['moths', 'ropes', 'choirs'])('%s with names of their own do not', (noun) => {
    const node = itemsOf({
      items: ['Merveille', 'Burnish'].map((title) => ({ title: literal(title), fields: [], nodes: [] })),
    });
    const [filled] = fillOutline(outlineOf([sectionOf([node], { about: `twelve ${noun}` })]), options()).sections[0]!
      .nodes as [ItemsNode];
    expect(filled.items).toHaveLength(2);
  });
});
