import { array, assert as holds, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSpans } from './list-spans.ts';
import { listWords } from './list-words.ts';
import type { Node, NodeKind, Outline, Section } from './outline.ts';
import { readOutline } from './read-outline.ts';
import { findQuoted } from './values/quoted.ts';

const page = (words: string): Outline => readOutline(`Design a screen for a club.\n\n${words}`);

const nodesOf = (outline: Outline): Node[] => {
  const flat = (node: Node): Node[] => (node.kind === 'section' ? [node, ...node.nodes.flatMap(flat)] : [node]);
  const { header, foot, footer } = outline.frame;
  const bars = [header, foot].flatMap((bar) => (bar === undefined ? [] : [...bar.start, ...bar.middle, ...bar.end]));
  return [...outline.sections, ...(footer === undefined ? [] : [footer]), ...bars].flatMap(flat);
};
const all = <K extends NodeKind>(outline: Outline, kind: K): Extract<Node, { kind: K }>[] =>
  nodesOf(outline).filter((node): node is Extract<Node, { kind: K }> => node.kind === kind);
const texts = (outline: Outline): string[] => listWords(outline).map(({ text }) => text);

describe('a noun with its name', () => {
  it.each([
    ['- button "Feed the goats"', 'Feed the goats'],
    ['- a "Ring bell" button', 'Ring bell'],
    ['- Button: Weigh basket', 'Weigh basket'],
    ['- a button labelled Save draft', 'Save draft'],
  ])('is one control: %s', (prompt, label) => {
    expect(all(page(prompt), 'control').map((node) => [node.control, node.label?.text])).toEqual([['button', label]]);
  });

  it.each([
    ['- tabs: Goats, Sheep (active), Hens', ['Goats', 'Sheep', 'Hens']],
    ['- a segmented control "Day", "Week", "Month"', ['Day', 'Week', 'Month']],
    ['- filter chips `All`, `Late` and `Paid`', ['All', 'Late', 'Paid']],
  ])('that is plural owns its entries: %s', (prompt, entries) => {
    const [control] = all(page(prompt), 'control');
    expect(control?.options.map(({ label }) => label.text)).toEqual(entries);
  });

  it.each([
    ['- toggle "Night tariff" (on)', true],
    ['- toggle "Fan 2" (off)', false],
    ['- checkbox "Gate shut" (ticked)', true],
  ])('stands as its aside says: %s', (prompt, isOn) => {
    expect(all(page(prompt), 'control')[0]?.isOn ?? false).toBe(isOn);
  });
});

describe('other languages', () => {
  it.each([
    ['Gestalte eine Seite für den Verein.\n\n- Schaltfläche „Route starten“\n\nOhne Preise.', 'Route starten'],
    ['Conçois une page pour le club.\n\n- bouton « Noter un soin »\n\nPas de prix.', 'Noter un soin'],
    ['Diseña una página para el club.\n\n- botón «Reservar visita»\n\nSin precios.', 'Reservar visita'],
  ])('are read by the same grammar: %s', (prompt, label) => {
    const outline = readOutline(prompt);
    expect(all(outline, 'control').map((node) => [node.control, node.label?.text])).toEqual([['button', label]]);
    expect(outline.refusals).toHaveLength(1);
  });
});

describe('labels and values', () => {
  it.each([
    [
      '- four figures: Depth 74 m; Air 21 %; Dive 3; Buddy Olu',
      [
        ['Depth', '74 m'],
        ['Air', '21 %'],
        ['Dive', '3'],
        ['Buddy', 'Olu'],
      ],
    ],
    [
      '- KPI tiles: Applied 64, Hired 2',
      [
        ['Applied', '64'],
        ['Hired', '2'],
      ],
    ],
    [
      '- facts: `Wind` SW 6 · `Tide` low',
      [
        ['Wind', 'SW 6'],
        ['Tide', 'low'],
      ],
    ],
  ])('are bound in any spelling: %s', (prompt, pairs) => {
    expect(all(page(prompt), 'facts')[0]?.facts.map(({ label, value }) => [label?.text, value.text])).toEqual(pairs);
  });
});

describe('lists and tables', () => {
  it.each([
    ['- list "Barns": Long barn, 12 goats; Mill barn, 4 hens', ['Long barn', 'Mill barn']],
    ['- a list of loans\n   Ada, 3 books\n   Yusuf, 1 book', ['Ada', 'Yusuf']],
    ['- timeline: 07:30 Milking (KJ), 08:00 Breakfast, ate half (KJ)', ['Milking', 'Breakfast, ate half']],
  ])('have their entries: %s', (prompt, titles) => {
    const [items] = all(page(prompt), 'items');
    const told = items?.items.map(({ title, fields }) =>
      [title.text, ...fields.map(({ words }) => words.text)].join(' '),
    );
    expect(told?.map((words, at) => words.includes(titles[at]?.split(',')[0] ?? '?'))).toEqual(titles.map(() => true));
  });

  it.each([
    [
      '- table with the columns Key, Owner and State. Rows: a-1, Ida, open; b-2, Bo, shut',
      ['Key', 'Owner', 'State'],
      2,
    ],
    ['- Table, columns Trolley / Load\n   T-1 / 180 kg\n   T-2 / 95 kg\n   T-3 / 2 kg', ['Trolley', 'Load'], 3],
    ['| Name | Role |\n|---|---|\n| Mo | Cook |', ['Name', 'Role'], 1],
  ])('are read with columns and rows: %s', (prompt, columns, rows) => {
    const [table] = all(page(prompt), 'table');
    expect(table?.columns.map(({ label }) => label.text)).toEqual(columns);
    expect(table?.rows).toHaveLength(rows);
  });

  it.each([
    ['- list "Crew": Ada, cook; Bo, mate\n\nEach row has a "Call" button.', 'Call'],
    ['- list "Loans": Ada, 3; Bo, 4\n\nEvery row with a "Remind" link.', 'Remind'],
    ['- cards "Plots": Terrace, 70 %; Walnut row, 35 %\n\nEach card has a "Water" button.', 'Water'],
  ])('give each thing what a template says: %s', (prompt, label) => {
    const outline = page(prompt);
    const things = all(outline, 'items').flatMap(({ items }) => items);
    expect(things.length).toBeGreaterThan(1);
    for (const { nodes } of things)
      expect(nodes.map((node) => (node.kind === 'control' ? node.label?.text : undefined))).toContain(label);
  });
});

describe('places and frame', () => {
  it.each([
    ['- Bottom navigation: Home (selected), Jars, Learn', 'bottom', ['Home', 'Jars', 'Learn']],
    ['- Left sidebar with Lots, Care, Sales', 'sidebar', ['Lots', 'Care', 'Sales']],
    ['- Sidebar 220px: Overview / Keys / Team', 'sidebar', ['Overview', 'Keys', 'Team']],
  ])('navigation has the given entries: %s', (prompt, kind, entries) => {
    const { navigation } = page(prompt).frame;
    expect([navigation?.kind, navigation?.entries.map(({ label }) => label.text)]).toEqual([kind, entries]);
  });

  it('marks the entry that is current, also where a sentence says so', () => {
    expect(
      page('Bottom nav: Home, Jars. Jars is active.').frame.navigation?.entries.map(
        ({ isCurrent }) => isCurrent ?? false,
      ),
    ).toEqual([false, true]);
  });

  it.each([
    ['## Left column\nList: Ida, 3; Bo, 4\n\n## Right column\n- card "Weather": Wind SW 6', ['left', 'right']],
    [
      '1. Main panel (left, two thirds):\n   - chart "Load"\n2. Side panel (right, one third):\n   - card "Crew": Ida',
      ['left', 'right'],
    ],
  ])('columns stand at their sides: %s', (prompt, places) => {
    expect(page(prompt).sections.map(({ place }) => place)).toEqual(places);
  });

  it.each(['No tab bar, no prices.', 'Please no prices and no tab bar', 'Leave out the prices.'])(
    'what is refused is not drawn: %s',
    (prompt) => {
      const outline = page(`- button "Go"\n\n${prompt}`);
      expect(outline.refusals.length).toBeGreaterThan(0);
      expect(texts(outline).join(' ')).not.toMatch(/price|preis|tab/i);
    },
  );
});

describe('what is said about the page', () => {
  it.each([
    'I run a pottery studio with my sister.',
    'Use React and Tailwind, make it production ready.',
    'Style: calm, rounded 16px, Inter, primary #0F62FE.',
  ])('is never content: %s', (prompt) => {
    const words = texts(page(`- button "Go"\n\n${prompt}`));
    expect(words).toEqual(['Go']);
  });

  it('gives the stated colours, fonts and mode', () => {
    const { style } = page('- button "Go"\n\nDark mode, background #0B0D12, primary #4C8DFF, Inter.');
    expect(style.mode).toBe('DARK');
    expect(style.colors).toEqual(
      expect.arrayContaining([expect.objectContaining({ role: 'primary', hex: '#4c8dff' })]),
    );
    expect(style.fonts.map(({ name }) => name)).toEqual(['Inter']);
  });
});

describe('the law of conservation', () => {
  const name = constantFrom('Heron Bank', 'Eel Tongue', 'Kiln 2', 'Ada Wren', 'Größe', '今日', 'a', "Mum's list");
  const value = constantFrom('74.2 km', '€3.50', '09:15', '12 of 40', 'open', '3');
  const noun = constantFrom(
    'button',
    'card',
    'list',
    'title',
    'toggle',
    'photo',
    'chip',
    'panel',
    'note',
    'Tabelle',
    'carte',
  );
  const joint = constantFrom(', ', '; ', ': ', ' and ', ' with ', '. ', '\n- ', ' (', ') ', ' / ', ' on the left ');
  const piece = oneof(
    name.map((words) => `"${words}"`),
    name,
    value,
    noun,
  );
  const prompt = array(tuple(piece, joint), { minLength: 1, maxLength: 24 }).map((parts) => parts.flat().join(''));

  it('every quotation belongs to something, whatever is written', () => {
    holds(
      property(prompt, (words) => {
        const spans = listSpans(readOutline(words));
        for (const { start, end } of findQuoted(words))
          expect(
            spans.some((span) => span.start < end && start < span.end),
            words,
          ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('reads the same prompt the same way, and any text without an error', () => {
    holds(
      property(string({ maxLength: 300, unit: 'grapheme' }), (words) => {
        expect(readOutline(words)).toEqual(readOutline(words));
      }),
      { numRuns: 200 },
    );
  });

  it('leaves literal words as the prompt writes them', () => {
    const words =
      'Screen.\n\n- Title: **Muster – Shout 31**\n- facts: Wind: SW 6; Low water: 03:51\n- button `Stand down`';
    const outline = readOutline(words);
    const literal = listWords(outline).filter(({ origin }) => origin === 'literal');
    expect(literal.length).toBeGreaterThan(4);
    expect(literal.filter(({ text }) => !words.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  });
});

/** The sections of an outline are never empty. */
it('opens no part without content', () => {
  const empty = ({ heading, nodes }: Section): boolean => heading === undefined && nodes.length === 0;
  expect(page('## Left column\n\n## Right column\n- button "Go"').sections.some(empty)).toBe(false);
});
