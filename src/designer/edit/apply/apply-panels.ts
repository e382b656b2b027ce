import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';

const SHADOW = /^(?:(?:sm|md|lg|xl|hover):)?(?:shadow(?:-.+)?|drop-shadow(?:-.+)?)$/;
const BORDER = /^border(?:-(?!t|b|l|r|x|y).+)?$/;

/** Shadows and borders of the boxes that group content. */
export function applyPanels({ tree }: Editing, edge: Extract<EditOperation, { kind: 'panels' }>['edge']): Outcome {
  if (edge === 'flat') {
    const raised = listMatching(tree.body, (element) => listClasses(element).some((name) => SHADOW.test(name)));
    if (raised.length === 0) return { already: 'nothing has a shadow' };
    for (const element of raised)
      setClasses(
        element,
        listClasses(element).filter((name) => !SHADOW.test(name)),
      );
    return { done: `took the shadows off ${raised.length} parts` };
  }
  const panels = listPanels(tree.body);
  if (edge === 'borderless') {
    const edged = panels.filter((element) => listClasses(element).some((name) => BORDER.test(name)));
    if (edged.length === 0) return { already: 'no panel has a border' };
    for (const element of edged)
      setClasses(
        element,
        listClasses(element).filter((name) => !BORDER.test(name)),
      );
    return { done: `took the borders off ${edged.length} panels` };
  }
  if (panels.length === 0) return { failed: 'there are no cards or panels on the screen' };
  const added = edge === 'bordered' ? ['border', 'border-outline-variant'] : ['shadow-raised'];
  const open = panels.filter((element) => !listClasses(element).includes(added[0] ?? ''));
  if (open.length === 0)
    return { already: edge === 'bordered' ? 'the cards have a border' : 'the cards have a shadow' };
  for (const element of open) setClasses(element, [...listClasses(element), ...added]);
  return { done: `gave ${open.length} cards ${edge === 'bordered' ? 'a border' : 'a soft shadow'}` };
}

/** Boxes with corners or a ground of their own and room inside; where there are none, the items of lists that stand in a grid. */
function listPanels(body: Element): Element[] {
  const boxes = listMatching(body, (element) => {
    const classes = listClasses(element);
    if (['button', 'a', 'span', 'input', 'label', 'nav', 'header', 'footer', 'select'].includes(element.tagName))
      return false;
    return (
      classes.some((name) => /^rounded(?:-(?:md|lg|xl|2xl|3xl))?$/.test(name)) &&
      classes.some((name) => /^p(?:x|y)?-(?!0)/.test(name))
    );
  });
  const grids = listMatching(
    body,
    (element) => listClasses(element).some((name) => name === 'grid') && elementsIn(element).length > 1,
  );
  return boxes.length > 0
    ? boxes
    : grids.flatMap(elementsIn).filter((element) => ['li', 'article', 'div', 'figure'].includes(element.tagName));
}
