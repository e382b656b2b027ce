import type { Element } from 'hast';
import type { Position } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing } from '../editing.ts';
import { topSections } from '../find/sections-in.ts';
import { isWithin } from '../find/list-named.ts';
import { blockName, elementsIn, listMatching, unitAround } from '../screen-tree.ts';

type Neighbour = { reference: Element; side: 'before' | 'after' } | { failed: string };

/** What a new block stands beside: what was named, else the content at the asked edge of the page. */
export function neighbourOf(editing: Editing, position: Position | undefined): Neighbour {
  const { tree } = editing;
  const scope = scopeOf(editing);
  if (position !== undefined && 'of' in position) {
    const found = findIn(editing, position.of);
    const [element] = found?.elements ?? [];
    if (element === undefined) return { failed: `nothing here is called "${position.of.quoted ?? position.of.words}"` };
    const around = sectionAround(editing, element);
    return { reference: unitAround(tree, around), side: position.at === 'above' ? 'before' : 'after' };
  }
  const isOpening = (element: Element): boolean => listMatching(element, (one) => one.tagName === 'h1').length > 0;
  const sections = topSections(scope).filter(
    (element) =>
      !['page-footer', 'bottom-bar', 'app-bar'].includes(blockName(element) ?? '') && element.tagName !== 'footer',
  );
  const body = sections.filter((element) => !isOpening(element) && blockName(element) !== 'closing-call');
  const at = position?.at;
  const chosen = at === 'top' ? (body[0] ?? sections[0]) : (body.at(-1) ?? sections.at(-1));
  if (chosen !== undefined)
    return { reference: unitAround(tree, chosen), side: at === 'top' && body[0] !== undefined ? 'before' : 'after' };
  const [main] = listMatching(tree.body, (element) => element.tagName === 'main');
  const last = main === undefined ? elementsIn(tree.body).at(-1) : elementsIn(main).at(-1);
  return last === undefined ? { failed: 'the screen has no place to add to' } : { reference: last, side: 'after' };
}

/** The section that a found thing stands in, at the level of the page's sections. */
function sectionAround(editing: Editing, element: Element): Element {
  const { tree } = editing;
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (blockName(at) !== undefined) return at;
  const top = topSections(scopeOf(editing)).find((section) => isWithin(tree, section, element));
  return top ?? element;
}
