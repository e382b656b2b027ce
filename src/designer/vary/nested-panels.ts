import type { Element } from 'hast';
import { forEachElement, listClasses } from '../../markup/element.ts';

const isPanel = (element: Element): boolean => {
  const classes = listClasses(element);
  return (
    classes.some((name) => /^bg-surface-container(?:-\w+)?$/.test(name)) &&
    classes.some((name) => /^p-(?:card|\d+)$/.test(name))
  );
};

/** How many panels of a document stand on a panel: a box in a box says nothing that one of them does not. */
export function countNestedPanels(body: Element): number {
  let nested = 0;
  forEachElement(body, (element, ancestors) => {
    nested += Number(isPanel(element) && ancestors.some(isPanel));
    return element.tagName === 'svg' ? 'skip' : undefined;
  });
  return nested;
}
