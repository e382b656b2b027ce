import { describe, expect, it } from 'vitest';
import type { Node } from '../../outline.ts';
import { readOutline } from '../../read-outline.ts';
import { readSpecLine } from './read-spec-line.ts';

const read = (text: string, lang = 'en') => readSpecLine({ text, start: 0 }, lang);

/** A node in one line: kind, label, what it holds, what there is to choose from ("*" is on). */
const shown = (node: Node | undefined): string => {
  if (node?.kind === 'chart') {
    const points = node.points.map(({ label, value }) => `${label.text}=${value?.text ?? ''}`);
    const ends = [node.ticks[0]?.text, node.ticks.at(-1)?.text].filter(Boolean).join('…');
    const parts = [node.title?.text, node.about, ends, ...points, ...node.series.map(({ text }) => text)];
    return [node.chart, ...parts, node.values?.[0]?.join(' '), node.figure?.text].filter(Boolean).join(', ');
  }
  if (node?.kind !== 'control') return node?.kind ?? '';
  const { control, label, value, placeholder, min, max, options, isOn } = node;
  return [
    control,
    label?.text,
    value?.text,
    placeholder === undefined ? '' : `(${placeholder.text})`,
    min === undefined ? '' : `${min.text}..${max?.text ?? ''}`,
    options.map((option) => `${option.isOn === true ? '*' : ''}${option.label.text}`).join('|'),
    isOn === undefined ? '' : isOn ? 'on' : 'off',
  ]
    .filter(Boolean)
    .join(', ');
};

describe('a control told property by property', () => {
  it.each([
    ['Distance slider, 1–25 km, currently 5 km', 'slider, Distance, 5 km, 1..25 km'],
    ['Slider: Pace, 4:30–7:30 min/km, set to 5:45', 'slider, Pace, 5:45, 4:30..7:30 min/km'],
    ['Slider "Budget" from £20 to £400', 'slider, Budget, £20..£400'],
    ['Stepper `Bicycles` from 0 to 4, value 1', 'stepper, Bicycles, 1, 0..4'],
    ['Search input, placeholder "Plant or neighbour"', 'search, (Plant or neighbour)'],
    ['Field: Full name (value: Ines Okoro)', 'input, Full name, Ines Okoro'],
    ['Field: Street and number', 'input, Street and number'],
    ['Date picker "Treatment date" (12 May)', 'date, Treatment date, 12 May'],
    ['Toggle "Only free" on', 'toggle, Only free, on'],
    ['Checkbox: Send as a gift', 'checkbox, Send as a gift'],
  ])('%s', (text, expected) => {
    expect(read(text)?.map(shown)).toEqual([expected]);
  });

  it.each([
    ['Schalter „Rollator kommt mit“ (an)', 'de', 'toggle, Rollator kommt mit, on'],
    ['Zähler „Personen“: 2', 'de', 'stepper, Personen, 2'],
    ['Curseur « Volume » de 0 à 100, valeur 40', 'fr', 'slider, Volume, 40, 0..100'],
    ['Auswahl „Größe“: S, M (ausgewählt), L', 'de', 'select, Größe, S|*M|L'],
  ])('%s', (text, lang, expected) => {
    expect(read(text, lang)?.map(shown)).toEqual([expected]);
  });
});

describe('choices with the one that is on', () => {
  it.each([
    ['Segmented control: Cuttings / Seeds / Pots (Seeds selected)', 'segmented, Cuttings|*Seeds|Pots'],
    ['Select "Sort by": Nearest (default), Newest, Rarest', 'select, Sort by, *Nearest|Newest|Rarest'],
    ['Radio buttons: Thu 14 (selected), Fri 15, Sat 16', 'radio, *Thu 14|Fri 15|Sat 16'],
    ['Tabs: Card (active) · Invoice · Voucher', 'tabs, *Card|Invoice|Voucher'],
    ['Allergens: chips Gluten, Milk, Fish', 'chips, Allergens, Gluten|Milk|Fish'],
    ['Choice cards (multi-select): Dawn (selected), Noon, Dusk (selected)', 'radio, *Dawn|Noon|*Dusk'],
    ['Day picker: Mon 3 – Fri 7, Wed 5 selected', 'chips, Mon 3|Tue 4|*Wed 5|Thu 6|Fri 7'],
  ])('%s', (text, expected) => {
    expect(read(text)?.map(shown)).toEqual([expected]);
  });
});

it.each([
  ['Checkboxes: Pet safe (checked), Shade', ['checkbox, Pet safe, on', 'checkbox, Shade']],
  ['Toggles: Email alerts (on), SMS (off)', ['toggle, Email alerts, on', 'toggle, SMS, off']],
  ['Inputs: Card number, Expiry (MM/YY)', ['input, Card number', 'input, Expiry, (MM/YY)']],
])('several of a kind: %s', (text, expected) => {
  expect(read(text)?.map(shown)).toEqual(expected);
});

describe('a chart told property by property', () => {
  it.each([
    [
      'Line chart `Wave height`, last 6 hours, values 0.4, 0.5, 0.8 m',
      'en',
      'line, Wave height, last 6 hours, 0.4 0.5 0.8, 0.8 m',
    ],
    [
      'Area chart "Hive weight", May to September, two series: Meadow, Orchard',
      'en',
      'area, Hive weight, May…September, Meadow, Orchard',
    ],
    ['Area chart "Tide today" with the hours 0, 6, 12, 18, 24', 'en', 'area, Tide today, 0…24'],
    ['Line chart "Load" over the weeks 1, 2, 3, 4', 'en', 'line, Load, 1…4'],
    ['Liniendiagramm "Pegel" über die Stunden 0, 8, 16, 24', 'de', 'line, Pegel, 0…24'],
    ['chart: line, Seeing in arcseconds, 20:00–04:00', 'en', 'line, Seeing in arcseconds, 20:00…04:00'],
    ['Bar chart: Rainfall, Jan to Mar, 40, 52, 61 mm', 'en', 'bar, Rainfall, Jan=40, Feb=52, Mar=61 mm'],
    ['Balkendiagramm mit Mo bis Mi: 120, 140, 90 Liter', 'de', 'bar, Mo=120, Di=140, Mi=90 Liter'],
    ['Gráfico de barras «Préstamos por mes»: ene 820, feb 760', 'es', 'bar, Préstamos por mes, ene=820, feb=760'],
    [
      'Graphique linéaire « Température », 7 derniers jours, actuellement 21 °C',
      'fr',
      'line, Température, 7 derniers jours, 21 °C',
    ],
  ])('%s', (text, lang, expected) => {
    expect(read(text, lang)?.map(shown)).toEqual([expected]);
  });
});

it.each([
  'Switch to the other tab when the tide turns',
  'a segmented control "Day", "Week", "Month"',
  'The slider goes red. A note tells why.',
  'Chart of the harbour by an old captain who drew it in ink',
])('leaves alone what it cannot place: %s', (text) => {
  expect(read(text)).toBeUndefined();
});

const nodesOf = (prompt: string): Node[] => {
  const flat = (node: Node): Node[] => (node.kind === 'section' ? node.nodes.flatMap(flat) : [node]);
  return readOutline(prompt).sections.flatMap(flat);
};

describe('a chart that heads its part', () => {
  it.each([
    ['## Chart: Wave height\nLine chart, last 6 hours, values 1, 2, 3 m', 'line, last 6 hours, 1 2 3, 3 m'],
    ['## Line chart "Load"\nMon to Fri, values 3, 4, 5, 4, 2', 'line, Mon…Fri, 3 4 5 4 2, 2'],
    ['## Costs\n**3. Bar chart** `Cost per year`, one bar per tariff.', 'bar, Cost per year, one bar per tariff'],
  ])('is one with what is told under it: %#', (part, expected) => {
    const charts = nodesOf(`# Desk\n\nDesktop tool.\n\n${part}\n\n## Notes\n"Calm sea."`).filter(
      ({ kind }) => kind === 'chart',
    );
    expect(charts.map(shown)).toEqual([expected]);
  });
});

it.each([
  ['Tickets (active), Timetable, Map, Account (badge 2)', ['Tickets', 'Timetable', 'Map', 'Account']],
  ['- Home (active)\n- Map\n- Calendar', ['Home', 'Map', 'Calendar']],
  ['Hives, Photos (3), Notes', ['Hives', 'Photos', 'Notes']],
])('entries under a navigation are names, also those of elements: %#', (lines, expected) => {
  const { frame } = readOutline(
    `# Log\n\nMobile app.\n\n## Today\n- Wind: 4 m/s\n- Sea: calm\n\n## Bottom navigation\n${lines}`,
  );
  expect(frame.navigation?.entries.map(({ label }) => label.text)).toEqual(expected);
});

it.each([
  ['- [x] Prune tomatoes\n- [ ] Pot lettuce', ['checkbox, Prune tomatoes, on', 'checkbox, Pot lettuce']],
  ['- [ ] Feed\n- [x] Rinse the list', ['checkbox, Feed', 'checkbox, Rinse the list, on']],
  ['☐ Oil the map\n☑ Lock the door', ['checkbox, Oil the map', 'checkbox, Lock the door, on']],
])('lines with a box are ticked: %#', (lines, expected) => {
  const boxes = nodesOf(`# Shed\n\nTablet app.\n\n## Right: Tasks\n${lines}`).filter(({ kind }) => kind === 'control');
  expect(boxes.map(shown)).toEqual(expected);
});
