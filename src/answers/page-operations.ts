import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import { createText, forEachElement, isElement, setClasses } from '../markup/element.ts';
import { findById } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { restoreDrawings } from '../markup/lean-page.ts';

const KINDS = [
  'set-text',
  'set-classes',
  'replace',
  'insert-before',
  'insert-after',
  'append',
  'remove',
  'move-before',
  'move-after',
] as const;

/** One change of a page, on one element. Flat, so that every provider takes the schema; what a kind does not need is empty. */
export const pageOperationShape = z.object({
  kind: z.enum(KINDS),
  id: z.string().describe('data-id of the element'),
  value: z.string().describe('New text, classes or HTML; empty for remove and moves'),
  target: z.string().describe('data-id of the element to move beside; empty otherwise'),
});
export type PageOperation = z.infer<typeof pageOperationShape>;

/** Carries out operations in order; the ones that cannot be are answered, and change nothing. */
export function applyOperations(tree: Element, operations: readonly PageOperation[]): PageOperation[] {
  return operations.filter((operation) => !applyOperation(tree, operation));
}

function applyOperation(tree: Element, { kind, id, value, target }: PageOperation): boolean {
  const parseFragment = (): ElementContent[] => {
    const fragment = parseBody(value);
    restoreDrawings(fragment, tree);
    return fragment.children;
  };
  // The page itself has no place, and only takes more.
  if (kind === 'append' && findById(tree, id) === tree) {
    return insert(tree.children, tree.children.length, parseFragment());
  }
  const place = findPlace(tree, id);
  if (place === undefined) return false;
  const { element, parent } = place;
  switch (kind) {
    case 'set-text':
      if (element.children.some(isElement) || value.trim() === '') return false;
      element.children = [createText(value)];
      return true;
    case 'set-classes':
      setClasses(
        element,
        value.split(/\s+/).filter((name) => name !== ''),
      );
      return true;
    case 'remove':
      parent.children.splice(parent.children.indexOf(element), 1);
      return true;
    case 'append':
      return insert(element.children, element.children.length, parseFragment());
    case 'insert-before':
      return insert(parent.children, parent.children.indexOf(element), parseFragment());
    case 'insert-after':
      return insert(parent.children, parent.children.indexOf(element) + 1, parseFragment());
    case 'replace':
      return replace(parent, element, parseFragment());
    case 'move-before':
    case 'move-after':
      return move(tree, place, target, kind === 'move-after' ? 1 : 0);
  }
}

interface Place {
  element: Element;
  parent: Element;
}

function findPlace(tree: Element, id: string): Place | undefined {
  const element = findById(tree, id);
  if (element === undefined || element === tree) return undefined;
  let parent: Element | undefined = tree.children.includes(element) ? tree : undefined;
  forEachElement(tree, (one) => {
    if (one.children.includes(element)) parent = one;
  });
  return parent === undefined ? undefined : { element, parent };
}

function insert(children: ElementContent[], at: number, fresh: readonly ElementContent[]): boolean {
  if (!fresh.some(isElement)) return false;
  children.splice(at, 0, ...fresh);
  return true;
}

/** One element for one element, which keeps the id. */
function replace(parent: Element, element: Element, fresh: readonly ElementContent[]): boolean {
  const [only, ...others] = fresh.filter(isElement);
  if (only === undefined || others.length > 0) return false;
  only.properties['dataId'] = element.properties['dataId'];
  parent.children.splice(parent.children.indexOf(element), 1, only);
  return true;
}

function move(tree: Element, { element, parent }: Place, target: string, offset: 0 | 1): boolean {
  const goal = findPlace(tree, target);
  if (goal === undefined || goal.element === element || findById(element, target) !== undefined) return false;
  parent.children.splice(parent.children.indexOf(element), 1);
  goal.parent.children.splice(goal.parent.children.indexOf(goal.element) + offset, 0, element);
  return true;
}
