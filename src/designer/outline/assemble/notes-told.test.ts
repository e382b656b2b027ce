import { describe, expect, it } from 'vitest';
import type { Node, Outline } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const flat = (node: Node): Node[] => (node.kind === 'section' ? node.nodes.flatMap(flat) : [node]);
const nodesOf = ({ sections }: Outline): Node[] => sections.flatMap(flat);

describe('notes on a drawn page', () => {
  it.each([
    ['Hall', 'Tue 4', ['09:20', '10:40', '12:00']],
    ['Berth', 'Wed 5', ['06:10', '07:30', '08:50']],
    ['Kiln', 'Mon 3', ['13:00', '14:15', '15:30']],
  ] as const)('say what is chosen and what is closed: %s', (part, day, times) => {
    const outline = readOutline(`Mobile screen.

\`\`\`
+------------------------------------+
| <  Book it                         |
+------------------------------------+
| ${part.padEnd(35)}|
| Mon 3 | Tue 4 | Wed 5 | Thu 6      |
| ${times
      .map((time) => `[${time}]`)
      .join(' ')
      .padEnd(35)}|
| [Confirm]                          |
+------------------------------------+
| Home   Book   History   Card       |
+------------------------------------+
\`\`\`

Details that the drawing does not show:
- The selected day is ${day}, the selected time is ${times[1]}. ${times[2]} is full, show it struck through.
- Tab bar at the bottom, with icons, Book is active.
- Please use exactly these words; no extra questions.
`);
    const choices = nodesOf(outline).flatMap((node) =>
      node.kind === 'control' && node.options.length > 1 ? [node.options] : [],
    );
    expect(choices.map((options) => options.filter(({ isOn }) => isOn).map(({ label }) => label.text))).toEqual([
      [day],
      [times[1]],
    ]);
    expect(choices[1]?.[2]).toMatchObject({ isDisabled: true, note: { text: 'full' } });
    expect(outline.frame.navigation?.entries.find(({ isCurrent }) => isCurrent)?.label.text).toBe('Book');
    expect(JSON.stringify(outline.sections)).not.toContain('exactly these words');
  });
});

it.each([
  ['"Tuition", "Diesel", "Dogs"', '"Work one lock.", "No meter.", "Two per boat."'],
  ['"Dry", "Warm", "Safe"', '"Under a roof.", "At 18 degrees.", "Behind a lock."'],
  ['"Roots", "Leaves", "Seeds"', '"In October.", "In June.", "In August."'],
])('words told for each of several things go to them in order: %s', (names, words) => {
  const outline = readOutline(
    `Landing page for "House Nine".\n\n**Hero.** Headline "Nine".\n\n**Three promises, side by side.** ${names}. Under each one short sentence: ${words}.\n\n**Quote.** "Fine."\n\n**Footer.** "Quay 2"`,
  );
  const bare = (list: string): string[] => [...list.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one);
  const items = nodesOf(outline).flatMap((node) => (node.kind === 'items' ? node.items : []));
  expect(items.map(({ title }) => title.text)).toEqual(bare(names));
  expect(items.map(({ fields }) => fields[0]?.words.text)).toEqual(bare(words));
});

it.each([
  ['Depot / Staff / Gross', 'Nordhagen / 84 / €271,400', 'Almby / 67 / €209,760'],
  ['Boat / Berth / Since', 'Ada II / 14 / 2019', 'Brine / 3 / 2022'],
  ['Batch / Heat / Hours', 'Rye / 230 °C / 4', 'Spelt / 210 °C / 3'],
])('rows parted by slashes under the names of their columns: %s', (...lines) => {
  const outline = readOutline(
    `Desktop tool "Desk".\n\n1. Text "Hello."\n\n2. Table titled "All":\n   ${lines.join('\n   ')}\n\n3. Button "Go"`,
  );
  const table = nodesOf(outline).find(({ kind }) => kind === 'table');
  const told =
    table?.kind === 'table'
      ? [
          table.columns.map(({ label }) => label.text),
          ...table.rows.map(({ cells }) => cells.map((cell) => cell?.text)),
        ]
      : [];
  expect(told).toEqual(lines.map((line) => line.split(' / ')));
});

it.each([
  ['November payroll', 'Draft 3', 'Release payments'],
  ['Berth plan', 'Live', 'Move a boat'],
  ['Oven 4', 'Heating', 'Stop'],
])('actions at the right of the title stand in its bar: %s', (title, state, action) => {
  const outline = readOutline(
    `Desktop tool.\n\n1. Page heading "${title}".\n\n2. At the right a green badge "${state}" and the button "${action}".\n\n3. Two figures: Open 5; Late 1.\n\n4. Panel titled "Notes": text "Calm."`,
  );
  expect(outline.title?.text).toBe(title);
  expect(outline.frame.header?.end).toMatchObject([{ words: { text: state } }, { label: { text: action } }]);
});
