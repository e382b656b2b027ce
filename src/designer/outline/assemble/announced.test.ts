import { describe, expect, it } from 'vitest';
import { listWords } from '../list-words.ts';
import type { ControlNode, Node, TableNode } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const nodesIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? nodesIn(node.nodes) : [node]));
const nodes = (prompt: string): Node[] => nodesIn(readOutline(prompt).sections);
const controls = (prompt: string): ControlNode[] =>
  nodes(prompt).filter((node): node is ControlNode => node.kind === 'control');
const texts = (prompt: string): string[] => listWords(readOutline(prompt)).map(({ text }) => text);

describe('what a heading announces', () => {
  it.each([
    ['### Filters, one line of chips\n`All`, `Late`, `Paid`. After the chips a dropdown `Ward`.', 'chips'],
    ['### Tabs\n`Goats`, `Sheep` and `Hens`. Below the tabs a select `Barn`.', 'tabs'],
    ['### Filter chips\n"Open", "Shut". Beside them a dropdown "Lock".', 'chips'],
  ])('takes the names under it: %s', (said, kind) => {
    const found = controls(`Desktop screen for a clerk.\n\n${said}`);
    expect(found.map(({ control }) => control)).toEqual([kind, 'select']);
    expect(found[0]?.options.length).toBeGreaterThan(1);
  });

  it.each([
    ['checkboxes for the districts North, South and East, checkboxes for Fee, Reply and Renewal', 6],
    ['checkboxes for the species Owl, Heron and Tern, checkboxes for Nest, Egg and Ring', 6],
    ['checkboxes for the wards Harbour, Mill and Quay, checkboxes for Lamp, Bench and Tree', 6],
  ])('goes on behind the kind of what it names: %s', (said, count) => {
    expect(controls(`Desktop list for a firm.\n\nOn the right a filter column: ${said}.`)).toHaveLength(count);
  });

  it.each(['search', 'date picker', 'stepper'])('holds an element by itself among others: %s', (noun) => {
    const found = controls(
      `Inbox for a noise office, desktop.\n\n- Top: title "Complaints", ${noun}, tabs "All" / "Day"`,
    );
    expect(found.length).toBeGreaterThan(1);
  });

  it.each([
    ['A search field over it.', 'search'],
    ['Then a search box.', 'search'],
    ['Also one slider.', 'slider'],
  ])('is named by a short sentence: %s', (said, kind) => {
    const prompt = `I plan weddings and need a screen for it. On the left the list of guests: Ada Lind, Goran Petrov, Jun Mori. ${said}`;
    expect(controls(prompt).map(({ control }) => control)).toContain(kind);
  });
});

describe('a word of layout', () => {
  it.each([
    'Rows are permissions in three groups.',
    '## Attributes (2 columns × 3 rows, large)\nMight 8 · Wits 16 · Lore 18',
    'Use two rows.',
  ])('announces no things of its own: %s', (said) => {
    const lists = nodes(`Admin page for a club, desktop.\n\n- Title: Rules\n- Save: yes\n\n${said}`).filter(
      (node) => node.kind === 'items' && node.items.length === 0,
    );
    expect(lists).toEqual([]);
  });
});

describe('the rows of a comparison', () => {
  it.each([
    ['columns Bay, Lift, Tower. Rows: Sites (1, 8, 40) · Storage (1 GB, 20 GB, 200 GB)'],
    ['columns Oak, Ash, Elm. Rows: Weight (7 kg, 6 kg, 5 kg) · Price (€90, €80, €70)'],
    ['columns Calm, Breeze, Gale. Rows: Sail (Full, Reefed, None) · Crew (1, 2, 3)'],
  ])('are named in a column of their own: %s', (said) => {
    const table = nodes(`Price page for a yard.\n\n### Compare\nTable "What is in it", ${said}`).find(
      (node): node is TableNode => node.kind === 'table',
    );
    expect(table?.columns).toHaveLength(4);
    expect(table?.rows.every(({ cells }) => cells.length === 4)).toBe(true);
  });
});

describe('a table that is told in a sentence', () => {
  it.each([
    ['time, depth and place: 06:41, 3.1 km, crater; 05:13, 2.4 km, ridge. To the right a map of the cone.', 'ridge'],
    ['boat, skipper and berth: Tern, Osei, 4; Gull, Lind, 9. Below it a button "Moor".', '9'],
    ['bed, plant and week: A1, Leek, 12; A2, Kale, 14. Under it a photo of the field.', '14'],
  ])('ends with it: %s', (said, last) => {
    const table = nodes(`Monitoring page for a station, desktop.\n\nA table of events with ${said}`).find(
      (node): node is TableNode => node.kind === 'table',
    );
    expect(table?.rows.at(-1)?.cells.at(-1)?.text).toBe(last);
  });
});

describe('what is said of the looks', () => {
  it.each([
    ['Row height 36px, a checkbox in front of each row.', '36px'],
    ['Large square photo of a bell frame, corners 12px.', '12px'],
    ['Colour only carries state: green running, red alarm.', 'green running'],
  ])('is no fact: %s', (said, words) => {
    expect(texts(`Console for a mill, desktop.\n\n- Title: Night shift\n- ${said}`).join(' ')).not.toContain(words);
  });

  it.each(['For phones.', 'Desktop in the boiler house.', 'Tablet on the wall.'])(
    'nor is where it is seen: %s',
    (said) => {
      const bare = said.replace(/[.]$/, '');
      expect(texts(`Greenhouse control, three rooms. ${said} Weather outside 7 degrees.`)).not.toContain(bare);
    },
  );

  it('is not the label of a phone number', () => {
    expect(texts('Contact page for a mill.\n\n- Phone: 0455 210 88\n- Mail: mill@example.org')).toContain('Phone');
  });
});

describe('words that only make sense as they stand', () => {
  it.each([
    ['three facts: 94 parts / 6 hours / no glue', ['94 parts', '6 hours', 'no glue']],
    ['Two facts side by side: 402 backers | 12 days to go', ['402 backers', '12 days to go']],
    ['two figures: 3 boats, 40 minutes left', ['3 boats', '40 minutes left']],
  ])('are not turned round: %s', (said, phrases) => {
    expect(texts(`Product screen, mobile.\n\n- Title: Wren\n- ${said}`)).toEqual(expect.arrayContaining(phrases));
  });
});
