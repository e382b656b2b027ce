import type { Element } from 'hast';
import type { Editing } from '../editing.ts';
import type { Found } from '../find/found.ts';
import { readableText } from '../../../markup/text-content.ts';
import { blockName, elementsIn, isHeading, listMatching, partName, unitAround } from '../screen-tree.ts';

const THINGS = new Set(['row', 'card', 'field', 'message', 'fact', 'tab', 'destination', 'metric', 'column', 'group']);

/** What is meant when a part is taken as a whole: a section with the boxes that only hold it, a link with its list entry. */
export function wholeThings(editing: Editing, found: Found): Element[] {
  return [...new Set(found.elements.map((element) => wholeThing(editing, element, found.kind)))];
}

function wholeThing({ tree }: Editing, element: Element, kind: Found['kind']): Element {
  if (kind === 'section' || blockName(element) !== undefined) return unitAround(tree, element);
  if (kind === 'item') return element;
  const parent = tree.parentOf(element);
  if (isHeading(element) || kind === 'text') {
    const title =
      partName(element) === 'title' ||
      partName(element) === 'label' ||
      partName(element) === 'name' ||
      element.tagName === 'label';
    if (title)
      for (let at = parent; at !== undefined && blockName(at) === undefined; at = tree.parentOf(at))
        if (THINGS.has(partName(at) ?? '') || at.tagName === 'li' || at.tagName === 'tr') return at;
    if (isHeading(element) && element.tagName !== 'h1') {
      for (let at = parent; at !== undefined; at = tree.parentOf(at))
        if (blockName(at) !== undefined || at.tagName === 'section') return unitAround(tree, at);
    }
  }
  if (kind === 'part' && readableText(element) === '' && ['input', 'label', 'select'].includes(element.tagName))
    for (let at = parent; at !== undefined && blockName(at) === undefined; at = tree.parentOf(at))
      if (partName(at) === 'row' || at.tagName === 'li') return at;
  // A list entry that holds nothing else goes with what it holds.
  if (parent !== undefined && parent.tagName === 'li' && elementsIn(parent).length === 1) return parent;
  if (element.tagName === 'input' && parent?.tagName === 'label') return parent;
  return element;
}

export const holdsMain = (element: Element): boolean =>
  element.tagName === 'main' || listMatching(element, (one) => one.tagName === 'main').length > 0;
