import { describe, expect, it } from 'vitest';
import { isDescribed } from '../../is-described.ts';
import type { Node } from '../outline.ts';
import { readOutline } from '../read-outline.ts';
import { plainBrackets } from './plain-brackets.ts';

const nodesOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...(node.kind === 'section' ? nodesOf(node.nodes) : [])]);
const buttonsOf = (prompt: string): string[] =>
  readOutline(prompt)
    .sections.flatMap((section) => nodesOf(section.nodes))
    .flatMap((node) => (node.kind === 'control' && node.control === 'button' ? [node.label?.text ?? ''] : []));

describe('buttons in brackets that are emphasised', () => {
  it.each([
    ['# Shelter\n\nHelp us feed 40 cats.\n\n**[Donate now]**\n\n[Learn more]', ['Donate now', 'Learn more']],
    [
      'Landing page for a rowing club.\n\nHeadline: "Row with us"\n\n**[Join]** **[Visit the boathouse]**',
      ['Join', 'Visit the boathouse'],
    ],
    [
      'Screen of a seed swap. Title "Swap". Buttons: __[Offer seeds]__ and [**Look around**].',
      ['Offer seeds', 'Look around'],
    ],
    [
      'Receipt of a repair café.\n\n- Title: Toaster\n- Text: Mended on Friday.\n- **[Print]**\n- *[Share]*',
      ['Print', 'Share'],
    ],
  ])('%j', (prompt, buttons) => {
    expect(buttonsOf(prompt)).toEqual(buttons);
  });

  it.each(['See **[the rules](https://example.org)** first', 'A list: a * [b] * c', 'snake_[case]_name', '2**[3]**4'])(
    'leave alone what is none: %s',
    (prompt) => {
      expect(plainBrackets(prompt)).toBe(prompt);
    },
  );

  it.each([
    'Charity page. Title "Warm Hands". Buttons: **[Donate now]** and [Become a member].',
    'Landing page for a rowing club.\n\nHeadline: "Row with us"\n\n**[Join]** **[Visit the boathouse]**',
    'Repair café receipt.\n\n- Title: Toaster\n- Text: Mended on Friday.\n- [**Print**]\n- **[Share it]**',
  ])('are words of a page that is described: %j', (prompt) => {
    expect(isDescribed(readOutline(prompt), prompt)).toBe(true);
  });

  it('keep every word in its place', () => {
    const prompt = 'Read this **[Donate now]** and [__Learn more__].';
    const plain = plainBrackets(prompt);
    expect(plain).toHaveLength(prompt.length);
    for (const word of ['Donate', 'Learn', 'and']) expect(plain.indexOf(word)).toBe(prompt.indexOf(word));
  });
});
