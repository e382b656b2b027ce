import { dress } from '../assemble/dress-node.ts';
import { makeNode } from '../assemble/make-node.ts';
import type { PictureNode } from '../outline.ts';
import type { ElementPart } from './part.ts';

/** "inside a mountain-shaped illustration": the picture that a figure stands in, by what it has the shape of. */
export function pictureAround({ mention }: ElementPart): PictureNode | undefined {
  const made = makeNode(mention)?.node;
  if (made?.kind !== 'picture') return undefined;
  dress(made, mention);
  made.about = [mention.qualifier ?? '', ...mention.modifiers]
    .join(' ')
    .replace(/[ -]shaped\b/u, '')
    .trim();
  return made;
}
