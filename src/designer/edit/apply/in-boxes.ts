import type { Element, ElementContent } from 'hast';
import { createElement } from '../../../markup/element.ts';
import type { Editing } from '../editing.ts';
import { blockName, wrapLike } from '../screen-tree.ts';

/** The boxes that give the neighbour its margins hold the new block too. */
export function inBoxes({ tree }: Editing, reference: Element, block: Element, drawn: Element[]): ElementContent[] {
  if (blockName(reference) !== undefined || reference === block) {
    const host = tree.parentOf(reference);
    const isBare = (host?.tagName === 'main' || host?.tagName === 'body') && blockName(reference) === undefined;
    const classes = reference.properties['className']?.join(' ') ?? '';
    return isBare && /\bpx-|\bmax-w-/.test(classes)
      ? [createElement('div', { className: ['mx-auto', 'w-full', 'max-w-7xl', 'px-page', 'py-section'] }, drawn)]
      : drawn;
  }
  return wrapLike(tree, reference, block, drawn);
}
