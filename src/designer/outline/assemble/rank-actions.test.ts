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
