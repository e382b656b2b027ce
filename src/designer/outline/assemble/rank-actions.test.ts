import { expect, it } from 'vitest';
import type { ControlNode, Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const listButtons = (nodes: readonly Node[]): ControlNode[] =>
  nodes.flatMap((node) =>
    node.kind === 'section'
      ? listButtons(node.nodes)
      : node.kind === 'control' && node.control === 'button'
        ? [node]
        : [],
  );

it.each([
  ['Phone screen for a keeper.\n\n- Two buttons: "Decline" and "Accept"', 'Accept'],
  ['Phone screen for a club.\n\n- Buttons "Cancel", "Book the boat"', 'Book the boat'],
  ['Gestalte eine Seite für den Verein.\n\n- Schaltflächen „Abbrechen“ und „Ofen anheizen“', 'Ofen anheizen'],
  ['Phone screen for a quarry.\n\n- Buttons "Print label", "Backfill"', 'Print label'],
])('what leaves or refuses does not stand out: %s', (prompt, first) => {
  const { sections } = readOutline(prompt);
  const ranked = listButtons(sections).filter(({ rank }) => rank === 'primary');
  expect(ranked.map(({ label }) => label?.text)).toEqual([first]);
});

const itemButtons = (nodes: readonly Node[]): ControlNode[] =>
  nodes.flatMap((node) =>
    node.kind === 'items'
      ? node.items.flatMap((item) => listButtons(item.nodes))
      : node.kind === 'section'
        ? itemButtons(node.nodes)
        : [],
  );

it.each([
  [
    'Phone screen for lost things. List: umbrella, line 4; violin, line 2. On each a button "This is mine".',
    'This is mine',
  ],
  ['Shop page. Cards: Rose 240 TL; Mint 260 TL. Each with a button "Add to cart".', 'Add to cart'],
])('what all entries offer stands out where nothing else can be pressed: %s', (prompt, offer) => {
  const ranks = itemButtons(readOutline(prompt).sections).map(({ label, rank }) => [label?.text, rank]);
  expect(ranks).toEqual([
    [offer, 'primary'],
    [offer, 'primary'],
  ]);
});

it('the same action said twice is the same action', () => {
  const { sections, frame } = readOutline(
    'Mobile landing page.\n1. Hero: headline "Walk home", button "Get the app"\n2. Sticky bar at the bottom with the button "Get the app"',
  );
  const foot =
    frame.foot === undefined ? [] : listButtons([...frame.foot.start, ...frame.foot.middle, ...frame.foot.end]);
  expect([...listButtons(sections), ...foot].map(({ rank }) => rank)).toEqual(['primary', 'primary']);
});

it.each([
  'Mobile app screen, 390 px. Title "Lot 7". List: Ada, Bo, Cy. At the bottom a button "Register".',
  'Zaprojektuj ekran aplikacji mobilnej. Nagłówek: „Lot 7”. Na dole przyklejony przycisk „Zarejestruj”, a pod nim dolna nawigacja: „Loty”, „Sezon”.',
])('on a phone the last button at the bottom stays there: %s', (prompt) => {
  expect(readOutline(prompt).frame.foot).toBeDefined();
});
