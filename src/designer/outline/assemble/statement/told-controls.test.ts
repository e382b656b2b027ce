import { describe, expect, it } from 'vitest';
import type { ControlNode, Node, Outline } from '../../outline.ts';
import { readOutline } from '../../read-outline.ts';

const controlsIn = (nodes: readonly Node[]): ControlNode[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? controlsIn(node.nodes) : node.kind === 'control' ? [node] : []));

const controls = (words: string): ControlNode[] => {
  const { sections, frame }: Outline = readOutline(`Design a screen for a club.\n\n${words}`);
  const bars = [frame.header, frame.foot].flatMap((bar) => (bar === undefined ? [] : [bar.start, bar.middle, bar.end]));
  return [...controlsIn(sections), ...bars.flatMap((bar) => controlsIn(bar))];
};

const named = (words: string): (string | undefined)[][] =>
  controls(words).map(({ control, label, rank }) => [control, label?.text, ...(rank === undefined ? [] : [rank])]);

describe('controls that are told in passing', () => {
  it.each([
    ['- CTA 1: `Book a boat`, CTA 2: `See the harbour`', ['Book a boat', 'See the harbour']],
    ['- Button 1: "Feed the goats", Button 2: "Lock the gate"', ['Feed the goats', 'Lock the gate']],
    ['- Link 1: "Old maps", Link 2: "New maps"', ['Old maps', 'New maps']],
  ])('keep their names where they are counted: %s', (prompt, names) => {
    expect(controls(prompt).map(({ label }) => label?.text)).toEqual(names);
  });

  it.each([
    ['- a text button "Skip the tour"', 'Skip the tour'],
    ['- ghost button "Clear the board"', 'Clear the board'],
    ['- Park the boat as a text button', 'Park the boat'],
  ])('are buttons that are only words: %s', (prompt, name) => {
    const quiet = controls(prompt).find(({ rank }) => rank === 'text');
    expect([quiet?.control, quiet?.label?.text]).toEqual(['button', name]);
  });

  it.each([
    ["- the transport buttons 'Back', 'Record', 'Loop'", ['Back', 'Record', 'Loop']],
    ['- playback buttons row: "Slower", "Faster"', ['Slower', 'Faster']],
    ['- media controls "Stop", "Next track", "Mute"', ['Stop', 'Next track', 'Mute']],
  ])('are the tools of a player: %s', (prompt, names) => {
    expect(named(prompt).map((one) => one.slice(0, 2))).toEqual(names.map((name) => ['button', name]));
  });

  it.each([
    ['- A button "Weighed in", and a small one "Report a fault"', ['Weighed in', 'Report a fault']],
    ['- the primary button "Approve crates" and the secondary "Send back"', ['Approve crates', 'Send back']],
    ['- a button "Cut the reeds" and another "Leave them"', ['Cut the reeds', 'Leave them']],
  ])('go on with another: %s', (prompt, names) => {
    expect(
      controls(prompt)
        .filter(({ control }) => control === 'button')
        .map(({ label }) => label?.text),
    ).toEqual(names);
  });

  it.each([
    ['Then one button, "Come to a tasting".', 'button', 'Come to a tasting'],
    ['Then a fixed button right at the bottom: "Ring the bell".', 'button', 'Ring the bell'],
    ['Last line: "Lost your key? Tell us" as a link.', 'link', 'Lost your key? Tell us'],
  ])('take the quotation behind them: %s', (prompt, kind, name) => {
    expect(named(prompt).map((one) => one.slice(0, 2))).toContainEqual([kind, name]);
  });

  it.each([
    ['- chips: 10:00, 12:30 (full), 14:00', 'full'],
    ['- chips: Pier 1, Pier 2 (fully booked), Pier 3', 'fully booked'],
    ['- chips for the size: Small, Tall (sold out), Wide', 'sold out'],
  ])('say why a choice is closed: %s', (prompt, why) => {
    const [chips] = controls(prompt);
    expect(chips?.options.map(({ note }) => note?.text)).toEqual([undefined, why, undefined]);
  });
});
