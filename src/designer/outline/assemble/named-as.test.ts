import { describe, expect, it } from 'vitest';
import type { ControlNode, Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

const controlsIn = (nodes: readonly Node[]): ControlNode[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? controlsIn(node.nodes) : node.kind === 'control' ? [node] : []));

describe('names told before what they are', () => {
  it.each([
    ['The section names "Verse", "Bridge" and "Chorus" are tabs above the score and "Bridge" is selected.', 'Bridge'],
    ['A tide table for two ports. "Ebb", "Slack" and "Flood" are chips under it, with "Flood" active.', 'Flood'],
    ['The sizes "Small", "Large" and "Huge" are tabs, and "Huge" is on.', 'Huge'],
  ])('%s', (sentence, on) => {
    const { sections } = readOutline(`Screen for a small club on a tablet. The title is "Evening". ${sentence}`);
    const [choice] = controlsIn(sections);
    expect(choice?.options).toHaveLength(3);
    expect(choice?.options.filter(({ isOn }) => isOn).map(({ label }) => label.text)).toEqual([on]);
  });

  it('makes several controls that are no choice', () => {
    const { sections } = readOutline(
      'Screen for a club. The title is "Evening". "Join" and "Leave" are buttons at the bottom.',
    );
    expect(controlsIn(sections).map(({ control, label }) => [control, label?.text])).toEqual([
      ['button', 'Join'],
      ['button', 'Leave'],
    ]);
  });
});
