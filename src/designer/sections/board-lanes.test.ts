import { describe, expect, it } from 'vitest';
import { readOutline } from '../outline/read-outline.ts';
import { withBoard } from './board-lanes.ts';
import type { Item, Section, Words } from '../outline/outline.ts';

const words = (text: string): Words => ({ text, origin: 'literal' });
const item = (title: string, more: Partial<Item> = {}): Item => ({
  title: words(title),
  fields: [],
  nodes: [],
  ...more,
});

const counts = (rows: readonly (readonly [string, string])[]): Section['nodes'][number] => ({
  kind: 'table',
  columns: [{ label: words('Column') }, { label: words('Count') }],
  rows: rows.map(([name, count]) => ({ cells: [words(name), words(count)], actions: [] })),
  footer: [],
});

const section = (nodes: Section['nodes']): Section => ({
  kind: 'section',
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes,
});

const told: Item[] = [
  item('Sketch', {
    nodes: [
      {
        kind: 'facts',
        layout: 'list',
        facts: [
          { label: words('Oak table'), value: words('4 days'), note: words('due 3 May') },
          { label: words('Stool'), value: words('1 day') },
        ],
      },
    ],
  }),
  item('Glue', {
    fields: [
      { as: 'note', words: words('Ash chair') },
      { as: 'value', words: words('2 days') },
    ],
  }),
  item('Pine chest', {
    fields: [
      { as: 'badge', words: words('Done') },
      { as: 'value', words: words('6 days') },
    ],
  }),
];

describe('withBoard', () => {
  it('makes lanes of a table of counts and of what is told lane by lane', () => {
    const [board] = withBoard(
      section([
        counts([
          ['Sketch', '2'],
          ['Glue', '1'],
          ['Done', '1'],
        ]),
        { kind: 'items', layout: 'cards', items: told },
      ]),
    ).nodes;
    const lanes = board?.kind === 'section' ? board.nodes : [];
    const shown = lanes.map((lane) =>
      lane.kind === 'section'
        ? [
            lane.heading?.text,
            ...lane.nodes.flatMap((node) =>
              node.kind === 'badge'
                ? [node.words.text]
                : node.kind === 'items'
                  ? node.items.map(({ title, fields }) =>
                      [title, ...fields.map((field) => field.words)].map(({ text }) => text).join(' | '),
                    )
                  : [],
            ),
          ]
        : [],
    );
    expect(shown).toEqual([
      ['Sketch', '2', 'Oak table | 4 days | due 3 May', 'Stool | 1 day'],
      ['Glue', '1', 'Ash chair | 2 days'],
      ['Done', '1', 'Pine chest | 6 days'],
    ]);
  });

  it('leaves a table alone where a thing stands in none of its rows', () => {
    const given = section([
      counts([
        ['Sketch', '2'],
        ['Glue', '1'],
        ['Sand', '1'],
      ]),
      { kind: 'items', layout: 'cards', items: told },
    ]);
    expect(withBoard(given)).toBe(given);
  });

  it('leaves a table of measures alone', () => {
    const given = readOutline('Dashboard. A table Room | Temperature: Hall 21 °C; Cellar 12 °C; Attic 30 °C.').sections;
    for (const one of given) expect(withBoard(one)).toBe(one);
  });
});
