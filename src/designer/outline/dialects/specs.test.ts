import { describe, expect, it } from 'vitest';
import type { Node, Outline, Section } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const nodesIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...nodesIn(node.nodes)] : [node]));
const nodesOf = ({ sections }: Outline): Node[] => nodesIn(sections);
const headed = (outline: Outline, heading: string): Section | undefined =>
  nodesOf(outline).find((node): node is Section => node.kind === 'section' && node.heading?.text === heading);
const controls = (outline: Outline): unknown[] =>
  [...nodesOf(outline), ...(outline.frame.foot?.start ?? [])].flatMap((node) =>
    node.kind === 'control' ? [[node.control, node.label?.text]] : [],
  );
const said = (outline: Outline): string =>
  JSON.stringify({ ...outline, context: [], style: {}, purpose: '', refusals: [] });

describe('a page that is told in a table of its parts', () => {
  it.each([
    [
      'Mobile screen.\n\n| Area | Content |\n|---|---|\n| Header | back arrow, "Your kiln slot" |\n| Facts | Cone: 6 · Shelf: Lower |\n| Section "To bring" | list: Wax, Cones |\n| Sticky footer | primary "Take slot" |',
      'Your kiln slot',
      'Take slot',
    ],
    [
      'Tablet screen.\n\n| Element | Details |\n|---|---|\n| Title | "Hive 12" |\n| Left column, heading "Frames" | list of Brood, Honey |\n| Right column, heading "Queen" | photo of the queen, name "Marked blue" |\n| Bottom bar | button "Close hive" (primary) |',
      'Hive 12',
      'Close hive',
    ],
    [
      'Desktop screen.\n\n| # | Section | What it shows | Behaviour |\n|---|---|---|---|\n| 1 | Top bar | title "Night desk" | sticky |\n| 2 | Left column | list "Rooms": Birch, Alder | scrolls |\n| 3 | Footer | button "Hand over" (primary) | fixed |',
      'Night desk',
      'Hand over',
    ],
  ])('is read row by row: %#', (prompt, title, action) => {
    const outline = readOutline(prompt);
    expect(outline.title?.text).toBe(title);
    expect(nodesOf(outline).some(({ kind }) => kind === 'table')).toBe(false);
    expect(said(outline)).toContain(action);
  });

  it.each([
    'Mobile screen.\n\n## Stock\n\n| Part | Price |\n|---|---|\n| Brake shoe | €14 |\n| Chain | €22 |',
    'Tablet screen.\n\n## Loads\n\n| Element | Mass |\n|---|---|\n| Beam | 40 kg |\n| Post | 22 kg |',
    'Mobile screen.\n\n## Who brings what\n\n| Dish | Details |\n|---|---|\n| Salad | Nora, no nuts |\n| Bread | Per, two loaves |',
  ])('is no table that the page shows: %#', (prompt) => {
    expect(nodesOf(readOutline(prompt)).some(({ kind }) => kind === 'table')).toBe(true);
  });
});

describe('a page that is told in components', () => {
  const told = [
    [
      'Mobile screen.\n\n- `<TopBar title="Basket 9" trailing="Done" />`\n- `<FindList heading="Finds">`\n  - `<Find name="Ceps" latin="Boletus" />`\n  - `<Find name="Morel" latin="Morchella" />`\n- `<NoteField>` label "Note", placeholder "Where it grew"\n- `<ActionBar sticky>` buttons "Print" (secondary) and "Confirm" (primary)',
      'Basket 9',
      ['Ceps', 'Morel'],
    ],
    [
      'Mobile screen.\n\n```jsx\n<Screen>\n  <AppBar title="Night shift" leading="back" />\n  <List heading="Rooms">\n    <Row title="Birch" note="Asleep" />\n    <Row title="Alder" note="Awake" />\n  </List>\n  <Button variant="primary">Hand over</Button>\n</Screen>\n```',
      'Night shift',
      ['Birch', 'Alder'],
    ],
    [
      'Tablet screen.\n\n<Header title="Kiln log" />\n<ItemList title="Firings" items={[{ name: "Bisque", when: "Monday" }, { name: "Glaze", when: "Friday" }]} />\n<Footer><Button variant="primary">Add firing</Button></Footer>',
      'Kiln log',
      ['Bisque', 'Glaze'],
    ],
  ] as const;

  it.each(told)('is read without the names of the code: %#', (prompt, title, items) => {
    const outline = readOutline(prompt);
    expect(outline.title?.text).toBe(title);
    const titles = nodesOf(outline).flatMap((node) =>
      node.kind === 'items' ? node.items.map((item) => item.title.text) : [],
    );
    expect(titles).toEqual(expect.arrayContaining([...items]));
    expect(said(outline)).not.toMatch(/TopBar|FindList|ActionBar|AppBar|ItemList|trailing|latin/);
  });
});

describe('fields that are told property by property', () => {
  it.each([
    [
      'Mobile form.\n\n- Title: "New bake"\n- Oven: select, label `Oven`, value `Deck 2`, helper `Stone is hot`\n- Button "Save" (primary)',
      { control: 'select', label: { text: 'Oven' }, value: { text: 'Deck 2' }, hint: { text: 'Stone is hot' } },
    ],
    [
      'Tablet form.\n\n- Title: "Hive 12"\n- text area, label "Notes for the keeper", placeholder "Mood, brood, stores"\n- Button "Save" (primary)',
      { control: 'textarea', label: { text: 'Notes for the keeper' }, placeholder: { text: 'Mood, brood, stores' } },
    ],
    [
      'Mobile form.\n\n- Title: "Tide log"\n- Toggle "Gate shut", on, with the hint *Check the seal*\n- Button "Save" (primary)',
      { control: 'toggle', label: { text: 'Gate shut' }, isOn: true, hint: { text: 'Check the seal' } },
    ],
  ])('are one field each: %#', (prompt, field) => {
    expect(nodesOf(readOutline(prompt))).toContainEqual(expect.objectContaining({ kind: 'control' }));
    expect(
      nodesOf(readOutline(prompt)).find((node) => node.kind === 'control' && node.control === field.control),
    ).toMatchObject(field);
  });
});

describe('a drawing with boxes inside boxes', () => {
  const desk = [
    '+-----------+---------------------------------+',
    '| ANVIL     |  Search orders...   [ New order ]|',
    '|           +---------------------------------+',
    '| > Orders  |  This week                      |',
    '|   Stock   |  +--------+ +--------+          |',
    '|   Smiths  |  | Open   | | Late   |          |',
    '|           |  | 14     | | 3      |          |',
    '|           |  +--------+ +--------+          |',
    '|           +-----------------------+---------+',
    '|           |  (line chart: heat)   | Notes   |',
    '|           |                       | Low     |',
    '+-----------+-----------------------+---------+',
  ];
  const till = [
    '+----------------------------------+------------------+',
    '|  Flavours                        |  Order 86        |',
    '|  +---------+ +---------+         |  2 x Cone        |',
    '|  |Pistachio| |Mango    |         |            9.00  |',
    '|  +---------+ +---------+         |  --------------  |',
    '|  +---------+ +---------+         |  Total     9.00  |',
    '|  |Hazelnut | |Lemon    |         |  [ Card ]        |',
    '|  +---------+ +---------+         |                  |',
    '+----------------------------------+------------------+',
  ];

  it('keeps its columns, its side bar and its figures', () => {
    const outline = readOutline(['Desktop screen.', '', '```', ...desk, '```'].join('\n'));
    expect(outline.frame.navigation).toMatchObject({
      kind: 'sidebar',
      entries: [
        { label: { text: 'Orders' }, isCurrent: true },
        { label: { text: 'Stock' } },
        { label: { text: 'Smiths' } },
      ],
    });
    expect(headed(outline, 'This week')?.nodes).toMatchObject([
      {
        kind: 'facts',
        facts: [
          { label: { text: 'Open' }, value: { text: '14' } },
          { label: { text: 'Late' }, value: { text: '3' } },
        ],
      },
    ]);
    expect(headed(outline, 'Notes')?.place).toBe('right');
    expect(controls(outline)).toEqual(expect.arrayContaining([['button', 'New order']]));
  });

  it('reads tiles, amounts below their names and buttons that are called like elements', () => {
    const outline = readOutline(['Tablet screen.', '', ...till].join('\n'));
    const [tiles, rows] = nodesOf(outline).filter((node) => node.kind === 'items');
    expect(tiles?.items.map(({ title }) => title.text)).toEqual(['Pistachio', 'Mango', 'Hazelnut', 'Lemon']);
    expect(rows?.items.map(({ title, fields }) => [title.text, fields[0]?.words.text])).toEqual([
      ['2 x Cone', '9.00'],
      ['Total', '9.00'],
    ]);
    expect(controls(outline)).toContainEqual(['button', 'Card']);
  });
});
