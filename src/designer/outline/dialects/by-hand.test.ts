import { expect, it } from 'vitest';
import type { Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const flat = (node: Node): Node[] => (node.kind === 'section' ? node.nodes.flatMap(flat) : [node]);

it.each([
  ['Buses', 'E-104', 'Charging'],
  ['Hives', 'H-07', 'Swarming'],
  ['Kilns', 'K-2', 'Cooling'],
])('data written by hand is read as data: %s', (title, row, state) => {
  const {
    frame,
    sections,
    title: heading,
  } = readOutline(`// brief for the desk
page:
  name: "Tonight"
  viewport: desktop 1440
nav (left):
  brand: "Depot East"
  items: ["Tonight"*, "${title}", "Reports"]   // * = active
header:
  h1: "Tonight"
  actions: [secondary "Export plan", primary "Recalculate"]
chart:
  title: "Load"
  kind: area chart, x = 22:00 to 02:00, y = kW
table:
  title: "${title}"
  filters: chips ["All", "${state}"], "${state}" is on
  columns: ["Name", "State"]
  rows:
    - [ "${row}", "${state}" ]
aside (right of the table):
  title: "Needs a person"
  items:
    - "Cable does not lock" , "since 21:48"
    - "${row} is late" , "due 22:15"
`);
  expect(heading?.text).toBe('Tonight');
  expect(frame.navigation).toMatchObject({
    kind: 'sidebar',
    entries: [{ isCurrent: true }, { label: { text: title } }, {}],
  });
  const nodes = sections.flatMap(flat);
  const chart = nodes.find(({ kind }) => kind === 'chart');
  expect(chart?.kind === 'chart' && chart.ticks.map(({ text }) => text)).toEqual([
    '22:00',
    '23:00',
    '00:00',
    '01:00',
    '02:00',
  ]);
  const chips = nodes.find((node) => node.kind === 'control' && node.control === 'chips');
  expect(chips).toMatchObject({ options: [{ label: { text: 'All' } }, { label: { text: state }, isOn: true }] });
  expect(frame.header?.end).toMatchObject([
    { label: { text: 'Export plan' } },
    { label: { text: 'Recalculate' }, rank: 'primary' },
  ]);
});

it.each([
  ['Next lesson', 'ready for the test', 'Parking'],
  ['Next tide', 'of the moon', 'North quay'],
  ['Next batch', 'of the flour', 'Rye'],
])('blocks that are each named by their key: %s', (heading, caption, name) => {
  const { sections } = readOutline(`Screen as YAML:

screen: home
device: phone
blocks:
  - card:
      heading: "${heading}"
      lines: ["Wednesday, 16:30"]
      buttons: ["Move", "Open"]
  - ring:
      value: "68 %"
      caption: "${caption}"
  - list:
      heading: "Parts"
      rows_with_progress_bars:
        ${name}: 90 %
        Other: 40 %
bottom_nav: [Home, Plan, Account]
`);
  const nodes = sections.flatMap(flat);
  expect(sections.map((one) => one.heading?.text)).toContain(heading);
  expect(nodes.find(({ kind }) => kind === 'chart')).toMatchObject({
    chart: 'ring',
    title: { text: caption },
    figure: { text: '68 %' },
  });
  expect(nodes.filter(({ kind }) => kind === 'progress')).toMatchObject([
    { label: { text: name }, share: 0.9 },
    { label: { text: 'Other' }, share: 0.4 },
  ]);
});
