import { describe, expect, it } from 'vitest';
import type { Node, Outline, Section } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const flat = (node: Node): Node[] => (node.kind === 'section' ? node.nodes.flatMap(flat) : [node]);
const nodesOf = ({ sections }: Outline): Node[] => sections.flatMap(flat);
const partsOf = ({ sections }: Outline): Section[] =>
  sections.flatMap((one) => [one, ...one.nodes.filter((node): node is Section => node.kind === 'section')]);
const headings = (outline: Outline): (string | undefined)[] =>
  partsOf(outline).flatMap(({ heading }) => (heading === undefined ? [] : [heading.text]));

describe('requirements that are numbered by their kind', () => {
  it.each([
    ['FR-1', 'Opening hours'],
    ['REQ-2', 'Lost keys'],
    ['US3', 'Moored boats'],
  ])('%s is no word of a heading', (id, name) => {
    const outline = readOutline(
      `# PRD\n\nDesktop page "Desk".\n\n**${id} ${name}.** Text "Ring twice."\n\n**Notes.** Text "Closed."`,
    );
    expect(headings(outline)).toContain(name);
    expect(JSON.stringify(outline.sections)).not.toContain(id);
  });
});

it.each([
  ['Mayor', 'Adaeze Whitlock, 341', 'Piotr Lindgren, 287', 'stepper'],
  ['Valves', 'North field, 40 %', 'South field, 65 %', 'slider'],
  ['Crates', 'Plums, 12', 'Pears, 9', 'stepper'],
])('one row per thing with a control: %s', (head, one, two, control) => {
  const outline = readOutline(
    `**What** A screen for the foreman.\n\n**Header** Heading "Today".\n\n**${head}** One row per thing with a ${control}:\n${one}\n${two}\n\n**Actions** Button "Save".`,
  );
  const named = nodesOf(outline).flatMap((node) =>
    node.kind === 'control' && node.control === control ? [`${node.label?.text}, ${node.value?.text}`] : [],
  );
  expect(named).toEqual([one, two]);
  expect(headings(outline)).toContain(head);
});

it.each([
  ['Biscuit, 2 years: "Snores."', 'Lady Ash, 9 years: "Wants a radiator."'],
  ['Rye, 800 g: "Keeps a week."', 'Spelt, 500 g: "Best on the day."'],
  ['Ring road, 12 km: "Flat all the way."', 'Old quarry, 7 km: "Mind the steps."'],
])('things with what they are and a sentence: %s', (one, two) => {
  const outline = readOutline(
    `Landing page for "House Nine".\n\n**Hero:** headline "Nine".\n\n**Ours:** two cards with a photo, a name, a measure and one sentence.\n${one}\n${two}\n\n**Quote:** "Fine."`,
  );
  const items = nodesOf(outline).flatMap((node) => (node.kind === 'items' ? node.items : []));
  expect(items.map(({ title, fields }) => [title.text, ...fields.map(({ words }) => words.text)])).toEqual(
    [one, two].map((line) => /^(.*), (.*): "(.*)"$/.exec(line)?.slice(1)),
  );
  expect(items.every(({ nodes }) => nodes.some(({ kind }) => kind === 'picture'))).toBe(true);
});

it.each([
  ['Subtotal €24.80\nDelivery €6.00\n**Total €30.80**'],
  ['Room CHF 180\nBreakfast CHF 24\nTotal CHF 204'],
  ['Adults £24\nChildren £9\nTotal to pay £33'],
])('the lines of a bill are sums: %#', (bill) => {
  const outline = readOutline(
    `Checkout page "Pay".\n\n### Order\n- "Ada", two days\n\n${bill}\n\nPrimary button: Pay now`,
  );
  const sums = nodesOf(outline).find((node) => node.kind === 'facts' && node.layout === 'sums');
  expect(sums?.kind === 'facts' && sums.facts.map(({ label, value }) => `${label?.text} ${value.text}`)).toEqual(
    bill.replaceAll('*', '').split('\n'),
  );
});

it.each([
  ['Owner: Dalia Haddad · Started: 2 Nov · Sample: 41,908 users', 3],
  ['Boat: Kittiwake · Berth: 14 · Crew: 3', 3],
  ['Oven: Deck 2 | Heat: 230 °C | Since: 05:10', 3],
])('labels with their values on one line: %s', (line, count) => {
  const outline = readOutline(`# Log\n\nDesktop tool.\n\n### Block\n"Two ways" as H1.\n${line}\n\n### Notes\n"Calm."`);
  const facts = nodesOf(outline).flatMap((node) => (node.kind === 'facts' ? node.facts : []));
  expect(facts.map(({ label, value }) => `${label?.text}: ${value.text}`)).toEqual(line.split(/ [·|] /u));
  expect(facts).toHaveLength(count);
  expect(outline.title?.text).toBe('Two ways');
});

it.each([
  ['Turnout 62.4 %. Spoilt ballots 9. Ballots in the box 803.', ['62.4 %', '9', '803']],
  ['Hives 24. Frames in the shed 118. Honey 318 kg.', ['24', '118', '318 kg']],
  ['Trains today 41. Late 3. On the left track 2.', ['41', '3', '2']],
])('sentences that are each a figure: %s', (line, values) => {
  const outline = readOutline(`# Board\n\nTablet.\n\n**Summary strip:** ${line}\n\n**Notes:** "Calm."`);
  const facts = nodesOf(outline).flatMap((node) => (node.kind === 'facts' ? node.facts : []));
  expect(facts.map(({ value }) => value.text)).toEqual(values);
});

it.each([
  ['Top navigation: logo text "Splitrail", then Tests (current), Metrics, Docs.', ['Tests', 'Metrics', 'Docs']],
  ['Top navigation: wordmark "Brine", then Boats, Tides, Map.', ['Boats', 'Tides', 'Map']],
  ['Navigation bar with the logo "Oak", then Rules, Seats and Prices.', ['Rules', 'Seats', 'Prices']],
])('entries behind what stands before them: %s', (line, entries) => {
  const outline = readOutline(`# Log\n\nDesktop tool.\n\n### Global\n- ${line}\n\n### Block\n"Today"\n- Wind: 4 m/s`);
  expect(outline.frame.navigation?.entries.map(({ label }) => label.text)).toEqual(entries);
});

it.each([
  ['Warning banner: "Key expires in 6 days." with an inline action "Rotate now".', 'Rotate now'],
  ['Info banner: "Gate 4 is shut." with a link "See the plan".', 'See the plan'],
  ['Alert box: "Two frosts ahead." with the button "Cover the beds".', 'Cover the beds'],
])('what can be done in a notice is a control: %s', (line, action) => {
  const nodes = nodesOf(readOutline(`Desktop page "Keys".\n\n1. ${line}\n\n2. Text "All calm."\n\n3. Button "Go"`));
  const said = nodes.filter(({ kind }) => kind === 'text').map((node) => node.kind === 'text' && node.words.text);
  expect(said).toContain(/"([^"]*)"/.exec(line)?.[1]);
  expect(nodes.some((node) => node.kind === 'control' && node.label?.text === action)).toBe(true);
});

it.each([
  'Out of scope: maps, dark mode.',
  '**Leave out:** chat, dark theme',
  '## Out of scope\nLogin, maps, dark mode.',
])('what must not be there states no looks: %s', (line) => {
  const { style } = readOutline(`# Fridges\n\nDesktop tool, light.\n\n## Doors\n- Open: 2\n- Shut: 9\n\n${line}`);
  expect(style.mode).not.toBe('DARK');
});

it.each([
  ['| Ship | Berth |\n|---|---|\n| Ada | 4 |\n| Kiwi | 7 |', ['Ada', 'Kiwi']],
  ['| Dish | Minutes |\n|---|---|\n| Pike | 12 min |\n| Beet | 4 min |', ['Pike', 'Beet']],
  ['| Bed | Plant |\n|---|---|\n| A1 | Kale |\n| A2 | Leek |', ['A1', 'A2']],
])('a table under cards that were announced gives them their names: %#', (table, titles) => {
  const outline = readOutline(
    `# Board\n\nTablet app.\n\n**Now:** a grid of two cards.\n\n${table}\n\n**Notes:** "Calm."`,
  );
  const items = nodesOf(outline).flatMap((node) => (node.kind === 'items' ? node.items : []));
  expect(items.map(({ title }) => title.text)).toEqual(titles);
});
