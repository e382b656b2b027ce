import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../domain/look.ts';
import { finish } from '../finish.ts';
import { retheme } from '../retheme.ts';
import { compareDocuments } from './compare-documents.ts';
import { tellDifference } from './tell-difference.ts';

const THEME = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3f5f8f',
} as const;

const BODY = `<body><main data-id="m1"><h1 data-id="t1">Tea</h1>
<section data-id="s1" data-block="card-grid"><h2 data-id="h2a">Green</h2><p data-id="p1">From Uji</p></section>
<section data-id="s2" data-block="price-list"><h2 data-id="h2b">Black</h2><button data-id="b1" class="bg-primary">Buy it now</button></section>
<section data-id="s3" data-block="closing-call"><h2 data-id="h2c">Visit us</h2></section></main></body>`;

describe('compareDocuments', () => {
  let before: string;
  const toHtml = async (body: string, title = 'Tea'): Promise<string> =>
    (
      await finish(body, {
        title,
        lang: 'en',
        device: 'MOBILE',
        theme: THEME,
        look: DEFAULT_LOOK,
        drawPicture: () => '<svg/>',
      })
    ).html;
  beforeAll(async () => {
    before = await toHtml(BODY);
  });
  const changesOf = async (body: string) => compareDocuments(before, await toHtml(body)).elements;

  it('finds nothing between equal documents, and says so', () => {
    const difference = compareDocuments(before, before);
    expect(difference).toEqual({ elements: [], tokens: [], settings: [] });
    expect(tellDifference(difference)).toEqual(['Nothing differs.']);
  });

  it('tells changed words with what they were', async () => {
    const after = await toHtml(BODY.replace('Buy it now', 'Reserve a tin'));
    const difference = compareDocuments(before, after);
    expect(difference.elements).toEqual([
      {
        kind: 'text',
        id: 'b1',
        what: 'button "Reserve a tin"',
        block: 'price-list',
        from: 'Buy it now',
        to: 'Reserve a tin',
      },
    ]);
    expect(tellDifference(difference)).toEqual([
      'The button "Reserve a tin" in the price list said "Buy it now" and says "Reserve a tin".',
    ]);
  });

  it('tells of what came and went its outermost element only', async () => {
    const moved = BODY.replace(/<section data-id="s1".*?<\/section>/s, '').replace(
      '<section data-id="s3"',
      '<section data-id="s9" data-block="faq"><h2 data-id="h9">Questions</h2></section><section data-id="s3"',
    );
    expect(await changesOf(moved)).toMatchObject([
      { kind: 'added', id: 's9', what: 'faq "Questions"' },
      { kind: 'removed', id: 's1', what: 'card grid "Green From Uji"' },
    ]);
  });

  it('names the fewest elements that explain a new order', async () => {
    const [, closing = ''] = /(<section data-id="s3".*?<\/section>)/s.exec(BODY) ?? [];
    const reordered = BODY.replace(closing, '').replace('<section data-id="s1"', `${closing}<section data-id="s1"`);
    expect(await changesOf(reordered)).toEqual([
      {
        kind: 'moved',
        id: 's3',
        what: 'closing call "Visit us"',
        block: 'closing-call',
        from: 'after price list "Black Buy it now"',
        to: 'after heading "Tea"',
      },
    ]);
  });

  it('tells an element that went into another parent as moved', async () => {
    const inside = BODY.replace(/<p data-id="p1">.*?<\/p>/, '').replace(
      '<button',
      '<p data-id="p1">From Uji</p><button',
    );
    expect(await changesOf(inside)).toMatchObject([{ kind: 'moved', id: 'p1' }]);
  });

  it('tells restyled elements by their classes, and other attributes by their values', async () => {
    const restyled = BODY.replace('class="bg-primary"', 'class="bg-tertiary" aria-label="Buy the tea"');
    expect(await changesOf(restyled)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'restyled',
          id: 'b1',
          from: expect.stringContaining('bg-primary'),
          to: expect.stringContaining('bg-tertiary'),
        }),
        expect.objectContaining({ kind: 'attribute', id: 'b1', to: 'ariaLabel="Buy the tea"' }),
      ]),
    );
  });

  it('tells changed tokens and nothing of the elements after a change of theme', async () => {
    const { html } = await retheme(before, { ...THEME, colorMode: 'DARK', headlineFont: 'SOURCE_SERIF_FOUR' });
    const { elements, tokens, settings } = compareDocuments(before, html);
    expect({ elements, settings }).toEqual({ elements: [], settings: [] });
    expect(tokens.find(({ name }) => name === 'color-scheme')).toEqual({
      name: 'color-scheme',
      from: 'light',
      to: 'dark',
    });
    expect(tokens.map(({ name }) => name)).toContain('surface');
    const lines = tellDifference({ elements, tokens, settings });
    expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['Colours', 'Fonts', 'Shadows']);
    expect(lines.join(' ')).toMatch(/Fonts changed: font-headline .*Source Serif/);
  });

  it('tells what the document says of itself', async () => {
    const { settings } = compareDocuments(before, await toHtml(BODY, 'Coffee'));
    expect(settings).toEqual([{ name: 'title', from: 'Tea', to: 'Coffee' }]);
  });
});
