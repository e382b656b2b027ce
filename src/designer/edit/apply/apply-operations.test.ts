import { describe, expect, it } from 'vitest';
import { parseBody } from '../../../markup/parse-body.ts';
import { printBody } from '../../../markup/print-body.ts';
import { sampleContext } from '../../sample-brief.fixture.ts';
import type { EditOperation } from '../edit-operation.ts';
import type { Editing } from '../editing.ts';
import { createScreenTree } from '../screen-tree.ts';
import { applyOperation } from './apply-operation.ts';

const PAGE = `<body class="bg-surface"><main><h1>Shop</h1>
<section class="rounded-lg p-4 shadow-raised"><h2>Fruit</h2><ul><li><b>Pears</b> <span>€4</span></li><li><b>Plums</b> <span>€6</span></li></ul><p>In all</p><strong>€10</strong></section>
<section><h2>News</h2><p>Open on Monday</p><button>Read on</button></section></main></body>`;

const open = (): Editing => ({
  tree: createScreenTree(parseBody(PAGE)),
  title: 'Shop',
  theme: {
    colorMode: 'LIGHT',
    headlineFont: 'INTER',
    bodyFont: 'INTER',
    roundness: 'ROUND_EIGHT',
    customColor: '#3f5f8f',
  },
  look: { density: 'comfortable', scale: 'clear', direction: 'plain' },
  device: 'DESKTOP',
  lang: 'en',
  context: sampleContext(),
  topic: [],
});

const words = (editing: Editing): string =>
  printBody(editing.tree.body)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Single = Exclude<EditOperation, { kind: 'when' }>;
const apply = (operation: Single) => {
  const editing = open();
  return { editing, outcome: applyOperation(editing, operation), words: words(editing) };
};

describe('operations', () => {
  it.each<[Single, string]>([
    [{ kind: 'remove', target: { words: 'news' } }, 'Shop Fruit Pears €4 Plums €6 In all €10'],
    [{ kind: 'remove', target: { words: 'plums' } }, 'Shop Fruit Pears €4 In all €10 News Open on Monday Read on'],
    [
      { kind: 'duplicate', target: { words: 'pears' } },
      'Shop Fruit Pears €4 Pears €4 Plums €6 In all €10 News Open on Monday Read on',
    ],
    [
      { kind: 'move', target: { words: 'news' }, position: { at: 'above', of: { words: 'fruit' } } },
      'Shop News Open on Monday Read on Fruit Pears €4 Plums €6 In all €10',
    ],
    [
      { kind: 'swap', target: { words: 'pears' }, other: { words: 'plums' } },
      'Shop Fruit Plums €6 Pears €4 In all €10 News Open on Monday Read on',
    ],
    [
      { kind: 'sort', target: { words: 'fruit' }, by: 'price', isDescending: true },
      'Shop Fruit Plums €6 Pears €4 In all €10 News Open on Monday Read on',
    ],
    [
      { kind: 'change', target: { words: 'read on button' }, to: 'More', isQuoted: true, isCertain: true },
      'Shop Fruit Pears €4 Plums €6 In all €10 News Open on Monday More',
    ],
    [
      { kind: 'change', target: { words: 'pears' }, to: '€7', isQuoted: false, isCertain: false },
      'Shop Fruit Pears €7 Plums €6 In all €13 News Open on Monday Read on',
    ],
    [
      { kind: 'replace-text', from: 'Monday', to: 'Sunday' },
      'Shop Fruit Pears €4 Plums €6 In all €10 News Open on Sunday Read on',
    ],
    [
      { kind: 'count', target: { words: 'fruit' }, amount: { number: 1 }, keep: 'last', isAdding: false },
      'Shop Fruit Plums €6 In all €10 News Open on Monday Read on',
    ],
  ])('%o', (operation, expected) => {
    const { outcome, words: after } = apply(operation);
    expect(outcome).toHaveProperty('done');
    expect(after).toBe(expected);
  });

  it.each<Single>([
    { kind: 'mode', mode: 'DARK' },
    { kind: 'radius', roundness: 'ROUND_FULL' },
    { kind: 'temperature', to: 'warm' },
    { kind: 'color-variant', variant: 'MONOCHROME' },
    { kind: 'panels', edge: 'flat' },
    { kind: 'emphasise', target: { words: 'headline' }, emphasis: 'bold' },
    { kind: 'direction', words: 'brutalist', styles: ['brutalism'], moods: [] },
    { kind: 'device', device: 'MOBILE' },
  ])('restyles without a word: %o', (operation) => {
    const { outcome, words: after } = apply(operation);
    expect(outcome).toHaveProperty('done');
    expect(after).toBe(words(open()));
  });

  it.each<Single>([
    { kind: 'remove', target: { words: 'unicorn' } },
    { kind: 'move', target: { words: 'news' }, position: { at: 'above', of: { words: 'unicorn' } } },
    { kind: 'change', target: { words: 'unicorn' }, to: 'Horse', isQuoted: false, isCertain: true },
    { kind: 'count', target: { words: 'unicorns' }, amount: { change: 7 }, keep: 'first', isAdding: true },
  ])('leaves all as it was where nothing answers: %o', (operation) => {
    const { outcome, editing } = apply(operation);
    expect(outcome).toHaveProperty('failed');
    expect(printBody(editing.tree.body)).toBe(printBody(open().tree.body));
  });
});
