import { describe, expect, it } from 'vitest';
import type { Node, Outline, Section } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const flat = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node, ...flat(node.nodes)] : [node]));
const nodesOf = ({ sections }: Outline): Node[] => flat(sections);
const headingsOf = (outline: Outline): (string | undefined)[] =>
  nodesOf(outline).flatMap((node) => (node.kind === 'section' ? [node.heading?.text] : []));
const partOf = (outline: Outline, heading: string): Section | undefined =>
  nodesOf(outline).find((node): node is Section => node.kind === 'section' && node.heading?.text === heading);

describe('a heading that only says where its part stands', () => {
  it.each([
    ['LEFT, WIDE (about two thirds)', 'left', 0.67, 'RIGHT, NARROW', 'right', 'Desktop screen "Kiln room".'],
    ['## Left column (about 60 %)', 'left', 0.6, '## Side, right (one third)', 'right', 'Desktop screen "Kiln room".'],
    [
      '**LINKS, BREIT (zwei Drittel)**',
      'left',
      0.67,
      '**RECHTS, SCHMAL**',
      'right',
      'Ein Bildschirm „Ofenraum“ für eine Töpferei, mit allem, was man dort braucht.',
    ],
  ])('is no words of the page: %s', (first, place, share, second, other, opening) => {
    const outline = readOutline(
      `${opening}\n\n${first}\n- Panel "Firing": Cone = 6, Ramp = 80 °C/h\n\n${second}\n- Panel "Shelf": Rows = 4, Free = 2`,
    );
    expect(headingsOf(outline).filter((heading) => heading !== undefined)).toEqual(['Firing', 'Shelf']);
    expect(outline.sections.map((section) => section.place)).toEqual([place, other]);
    expect(outline.sections[0]?.share).toBe(share);
  });

  it.each([
    ['## Navigation (left sidebar)\nRooms (current), Guests, Keys', 'Rooms', 'Desktop tool.'],
    ['## Navigation, left\nHives, Honey (active), Tools', 'Honey', 'Desktop tool.'],
    ['## Navigation (à gauche)\nFours, Terres (actif), Stock', 'Terres', 'Un écran pour un atelier de poterie.'],
  ])('puts a navigation at its side: %#', (navigation, current, opening) => {
    const { frame } = readOutline(`# Desk\n\n${opening}\n\n${navigation}\n\n## Notes\n"All quiet."`);
    expect(frame.navigation?.kind).toBe('sidebar');
    expect(frame.navigation?.entries.find(({ isCurrent }) => isCurrent)?.label.text).toBe(current);
  });

  it.each([
    ['Card "Due first", to the right of the table', 'Due first'],
    ['Panel "Late trams" (right of the table)', 'Late trams'],
    ['Card "Low stock", next to the table', 'Low stock'],
  ])('keeps the list under %s', (heading, name) => {
    const outline = readOutline(
      `# Desk\n\nDesktop tool.\n\n## 1. Table "Open"\n| Bag | Group |\n|---|---|\n| 88 | O |\n| 91 | A |\n\n## 2. ${heading}\n1. Bag 12 — tonight\n2. Bag 14 — tomorrow`,
    );
    const part = partOf(outline, name);
    expect(part?.place).toBe('right');
    expect(flat(part?.nodes ?? []).map(({ kind }) => kind)).toContain(part?.nodes[0]?.kind);
    expect(JSON.stringify(part?.nodes)).toMatch(/Bag 12.*Bag 14/u);
  });
});

describe('a table whose heads say what stands in it', () => {
  it.each([
    ['Four figures in a row', 'Label | Value | Note', 'Cars in | 212 | of 260'],
    ['Kennzahlen', 'Bezeichnung | Wert | Hinweis', 'Cars in | 212 | of 260'],
    ['KPIs', 'Metric | Value | Change', 'Cars in | 212 | of 260'],
  ])('is figures: %s', (heading, head, row) => {
    const outline = readOutline(
      `# Gate\n\nDesktop tool.\n\n## ${heading}\n| ${head} |\n|---|---|---|\n| ${row} |\n| Lorries | 18 | 2 over height |`,
    );
    const facts = nodesOf(outline).flatMap((node) => (node.kind === 'facts' ? node.facts : []));
    expect(facts.map(({ label, value, note }) => [label?.text, value.text, note?.text])).toEqual([
      ['Cars in', '212', 'of 260'],
      ['Lorries', '18', '2 over height'],
    ]);
    expect(nodesOf(outline).some(({ kind }) => kind === 'table')).toBe(false);
  });

  it.each([
    ['**Timeline "On its way"** (newest first)', 'When | What', 'On its way'],
    ['Timeline "This loan"', 'Date | Event', 'This loan'],
    ['**Timeline "Repair"**', 'Time | Step', 'Repair'],
  ])('is a line of time: %s', (heading, head, name) => {
    const outline = readOutline(
      `Mobile screen "Track".\n\n## Layout, top to bottom\n1. **Where**: small map\n2. ${heading}\n   | ${head} |\n   |---|---|\n   | Today 09:12 | Handed in |\n   | Monday | Picked up |`,
    );
    const list = partOf(outline, name)?.nodes.find((node) => node.kind === 'items');
    expect(list?.kind === 'items' ? [list.layout, ...list.items.map(({ title }) => title.text)] : []).toEqual([
      'timeline',
      'Handed in',
      'Picked up',
    ]);
  });

  it.each(['Dough | Weight | Oven', 'Name | Value | Owner', 'Date | Event | Hall'])('is a table else: %s', (head) => {
    const outline = readOutline(
      `# Desk\n\nDesktop tool.\n\n## Today\n| ${head} |\n|---|---|---|\n| Rye | 48 | 1 |\n| Oat | 22 | 2 |`,
    );
    expect(nodesOf(outline).some(({ kind }) => kind === 'table')).toBe(true);
  });
});

describe('entries that begin with a moment', () => {
  it.each(['a horizontal timeline with one block per target:', 'timeline, one entry for each batch:', ''])(
    'are moments of one list: "%s"',
    (lead) => {
      const outline = readOutline(
        `Desktop screen "Night".\n\n## Plan\n• Panel "Sequence":${lead === '' ? '' : ` ${lead}`}\n   – 20:30 to 22:00 "M 81 halo, deep"\n   – 22:00 to 23:45 "Quasar field 7"\n   – 23:45 to 02:10 "Comet, strip 4"`,
      );
      const lists = nodesOf(outline).filter((node) => node.kind === 'items');
      expect(lists.map(({ layout, items }) => [layout, ...items.map(({ title }) => title.text)])).toEqual([
        ['timeline', 'M 81 halo, deep', 'Quasar field 7', 'Comet, strip 4'],
      ]);
    },
  );
});

describe('a chart of which every bar is told', () => {
  it.each([
    ['one bar per group with the value above it: O+ 412, O− 68, AB+ 97', ['O+', 'O−', 'AB+']],
    ['one bar per grade: 5c 3, 6a+ 2, 7b 4', ['5c', '6a+', '7b']],
    ['one column for each lane with its value on top: L1 48, L3+ 51, L4− 22', ['L1', 'L3+', 'L4−']],
  ])('has these bars: %s', (said, labels) => {
    const outline = readOutline(`# Desk\n\nDesktop tool.\n\n## 3. Chart "By group"\nBar chart, ${said}.`);
    const charts = nodesOf(outline).filter((node) => node.kind === 'chart');
    expect(charts.map(({ points }) => points.map(({ label }) => label.text))).toEqual([labels]);
    expect(nodesOf(outline).filter(({ kind }) => kind !== 'section')).toHaveLength(1);
  });
});

describe('a bar at the top told in one line', () => {
  it.each([
    'Top bar: product name "Tarn Ridge", entries Tonight / Targets / Weather, "Tonight" is active. Far right: avatar of the observer, "Ikaika Soares".',
    'Header bar: wordmark "Tarn Ridge", links Tonight | Targets | Weather, Tonight is current. Right: avatar of the keeper, "Ikaika Soares".',
    'Header: logo "Tarn Ridge", entries Tonight, Targets, Weather, "Tonight" is selected. On the right: avatar of the nurse, "Ikaika Soares".',
  ])('is a navigation with its current entry and a person: %#', (line) => {
    const { frame } = readOutline(
      `Desktop screen "Night" of Tarn Ridge.\n\nGLOBAL\n• ${line}\n\n## Plan\n"Moon sets 21:40"`,
    );
    expect(frame.navigation?.entries.map(({ label, isCurrent }) => [label.text, isCurrent === true])).toEqual([
      ['Tonight', true],
      ['Targets', false],
      ['Weather', false],
    ]);
    expect(frame.header?.end).toMatchObject([{ picture: 'avatar', caption: { text: 'Ikaika Soares' } }]);
  });
});

describe('choices and fields with what is told behind them', () => {
  it.each([
    ['Boutons radio « Niveau » : « Bas », « Moyen », « Haut » (le deuxième est coché)', 'Écran', 'Moyen'],
    [
      'Optionsfelder „Saison“: „Sommer“, „Winter“, „Herbst“ (das letzte ist gewählt)',
      'Bildschirm mit Feldern für',
      'Herbst',
    ],
    ['Radio buttons "Wall": "A", "B", "C" (the first one is checked)', 'Screen', 'A'],
  ])('%s', (line, opening, chosen) => {
    const outline = readOutline(`${opening} « Cours ».\n- ${line}`);
    const options = nodesOf(outline).flatMap((node) => (node.kind === 'control' ? node.options : []));
    expect(options).toHaveLength(3);
    expect(options.filter(({ isOn }) => isOn).map(({ label }) => label.text)).toEqual([chosen]);
  });

  it.each([
    ['Text area "Log" with the placeholder "What now?" and a button "Add entry"', 'What now?', 'Add entry'],
    ['Text field "Code" with the hint "Six figures" and a button "Check"', 'Six figures', 'Check'],
    ['Input "Mail" with the placeholder "name@home" and a link "Why?"', 'name@home', 'Why?'],
  ])('keeps apart: %s', (line, said, button) => {
    const outline = readOutline(`Mobile screen "Notes".\n\n## Form\n- ${line}`);
    const controls = nodesOf(outline).filter((node) => node.kind === 'control');
    expect(controls.flatMap(({ placeholder, hint }) => [placeholder?.text, hint?.text])).toContain(said);
    expect(controls.map(({ label }) => label?.text)).toContain(button);
  });
});

describe('lines that are parted by dashes', () => {
  it.each([
    ['## Figures\n– Trams ready – 31 – 2 fewer than planned\n– Drivers – 12 – 1 since Monday', ['31', '12']],
    ['## Key figures\n- Lots – 17 – 5 still drying\n- Boxes – 40 – 3 more than before', ['17', '40']],
    ['## Kennzahlen\n- Plätze – 46 – 4 noch frei\n- Sätze – 9 – 2 von gestern', ['46', '9']],
  ])('are a label, a figure and what is said of it: %#', (part, values) => {
    const outline = readOutline(`# Desk\n\nDesktop tool.\n\n${part}`);
    const facts = nodesOf(outline).flatMap((node) => (node.kind === 'facts' ? node.facts : []));
    expect(facts.map(({ value }) => value.text)).toEqual(values);
  });

  it.each([
    ['List "Before the shot"', 'Sirens tested — 11:45', 'Horn ready — 12:20'],
    ['List "Repairs"', 'Chain oiled — May', 'Button sewn on — June'],
    ['List "Parts"', 'Wheel left — 2', 'Switch plate — 4'],
  ])('are things of the list above them: %s', (heading, first, second) => {
    const outline = readOutline(`# Desk\n\nDesktop tool.\n\n## 4. ${heading}\n1. ${first}\n2. ${second}`);
    const titles = nodesOf(outline).flatMap((node) =>
      node.kind === 'items' ? node.items.map(({ title }) => title.text) : [],
    );
    expect(titles).toEqual([first, second].map((line) => line.split(' — ')[0]));
  });

  it.each(['12 May — Teeth trimmed', 'Mon 10 June — Handed over', '09:30 — Train leaves'])(
    'are a line of time where each begins with a moment: %s',
    (line) => {
      const outline = readOutline(
        `# Desk\n\nMobile app.\n\n## Section "Visits" (below the form)\n- ${line}\n- 3 July — Check`,
      );
      const lists = nodesOf(outline).filter((node) => node.kind === 'items');
      expect(lists.map(({ layout, items }) => [layout, items.length])).toEqual([['timeline', 2]]);
    },
  );
});

it.each([
  ['Rye "Petka" | 3 kg', 'Rye "Petka"'],
  ['"Rabbit" grey | 2 kg', '"Rabbit" grey'],
  ['"Comet" | 1 kg', 'Comet'],
])('a cell keeps its marks unless they stand around all of it: %s', (row, cell) => {
  const outline = readOutline(
    `# Desk\n\nDesktop tool.\n\n## Lots\n| Lot | Weight |\n|---|---|\n| ${row} |\n| Oat | 1 kg |`,
  );
  const table = nodesOf(outline).find((node) => node.kind === 'table');
  expect(table?.rows[0]?.cells[0]?.text).toBe(cell);
});
