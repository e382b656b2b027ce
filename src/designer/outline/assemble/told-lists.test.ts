import { describe, expect, it } from 'vitest';
import type { Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const nodesIn = (prompt: string): Node[] => {
  const flat = (node: Node): Node[] => (node.kind === 'section' ? [node, ...node.nodes.flatMap(flat)] : [node]);
  return readOutline(prompt).sections.flatMap(flat);
};

describe('sentences that are a name and a figure each', () => {
  it.each([
    ['planets', '2) "What you see": four cards. Saturn, 20:10. Andromeda, 21:00. Orion, 00:30.', 'Orion', '00:30'],
    ['beds', '2) "Where to sleep": three cards. Hollin Inn, 12 rooms. Bunk Barn, €14. Camp, €6.', 'Camp', '€6'],
    ['boats', '2) "Ready today": three tiles. Heron, bay 4. Dipper, bay 9. Grebe, bay 11.', 'Grebe', 'bay 11'],
  ])('are one list: %s', (_, part, title, value) => {
    const items = nodesIn(`Site for a club.\n\n1) Heading "Welcome"\n${part}`).flatMap((node) =>
      node.kind === 'items' ? node.items : [],
    );
    expect(items.map((item) => item.title.text).filter((text) => text === title)).toHaveLength(1);
    expect(items.find((item) => item.title.text === title)?.fields.map(({ words }) => words.text)).toEqual([value]);
  });
});

describe('lines of three in a list of figures', () => {
  it.each([
    ['`Requests` → `1,284,090` → sparkline', 'Requests', '1,284,090'],
    ['Tide | 4.2 m | small sparkline', 'Tide', '4.2 m'],
    ['p95 latency → 183 ms → trend line', 'p95 latency', '183 ms'],
  ])('are a label, its value and a trend: %s', (line, label, value) => {
    const facts = nodesIn(
      `Design a page.\n\n1. Two stat cards\n   - ${line}\n   - Errors → 4 → sparkline\n2. Button "Go"`,
    )
      .flatMap((node) => (node.kind === 'facts' ? node.facts : []))
      .map((fact) => [fact.label?.text, fact.value.text, fact.hasTrend]);
    expect(facts[0]).toEqual([label, value, true]);
  });
});

it.each([
  ['teachers', '**Teachers** (two round portraits in a row)', 'Graciela Montalvo, leads and follows'],
  ['divers', '**Divers** (three portraits)', 'Ko Sun-deok, 41 years at sea'],
  ['bakers', '**Bakers** (two portraits side by side)', 'Omar Haddad, pastry'],
])('gives each person under portraits a card with the words about them: %s', (_, lead, line) => {
  const [name = '', note = ''] = line.split(', ');
  const items = nodesIn(`Web page for a house.\n\n${lead}\n- ${line}\n- Inkeri Salo, floor craft`).flatMap((node) =>
    node.kind === 'items' ? node.items : [],
  );
  expect(items[0]?.title.text).toBe(name);
  expect(items[0]?.fields.map(({ words }) => words.text).join(' ')).toBe(note);
  expect(items[0]?.nodes.map(({ kind }) => kind)).toEqual(['picture']);
});

describe('things that are drawn without the word chart', () => {
  it.each([
    ['- Big timer 03:12; around it a ring that fills towards the 10 minute limit', 'ring'],
    ['- Card "Level" with 42.1 m and a curve of the past week under it', 'line'],
    ['- The last 14 days of gravity as bars', 'bar'],
    ['- Weight of the last fortnight, drawn as a small line', 'line'],
  ])('%s', (part, kind) => {
    const charts = nodesIn(`Phone screen for a keeper.\n\n- Title "Today"\n${part}\n- Button "Stop"`).flatMap((node) =>
      node.kind === 'chart' ? [node.chart] : [],
    );
    expect(charts).toEqual([kind]);
  });
});

describe('a bar or buttons that bold words lead in', () => {
  const prompt = (parts: string): string =>
    `Screen: the state of a claim, mobile app "Fieldguard".\n\n**Status card:**\n- "Assessor is coming"\n\n${parts}`;

  it.each([
    ['**Tab bar:** "Home", "Claims" (active), "Profile".', ['Home', 'Claims', 'Profile']],
    ['**Bottom navigation:** "Boats", "Log" (active), "Crew".', ['Boats', 'Log', 'Crew']],
    ['**Sidebar:** "Kilns", "Glazes", "Orders" (active).', ['Kilns', 'Glazes', 'Orders']],
  ])('holds its entries: %s', (part, names) => {
    expect(readOutline(prompt(part)).frame.navigation?.entries.map(({ label }) => label.text)).toEqual(names);
  });

  it.each([
    ['**Buttons:** primary "Change it", secondary "Write to us".', ['Change it primary', 'Write to us secondary']],
    ['**Buttons at the end:** primary "Save", secondary "Back".', ['Save primary', 'Back secondary']],
    ['**Buttons:** "Sign" filled, "Later" outlined.', ['Sign primary', 'Later secondary']],
  ])('ranks its buttons: %s', (part, ranked) => {
    const buttons = nodesIn(prompt(part)).flatMap((node) =>
      node.kind === 'control' && node.control === 'button' ? [`${node.label?.text} ${node.rank}`] : [],
    );
    expect(buttons).toEqual(ranked);
  });
});
