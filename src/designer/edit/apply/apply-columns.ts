import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { entryAround } from '../find/list-entries.ts';
import { nameOf } from '../name-of.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';

const COLUMNS = /^(?:[@\w-]+:)*(?:grid-cols|auto-cols|grid-flow|columns)-/;
const ACROSS = new Set(['flex', 'flex-col', 'flex-row', 'flex-wrap', 'divide-y']);

/** Cards of a part so many beside each other; on a narrow screen two at most. */
export function applyColumns(
  editing: Editing,
  { target, count: wanted }: Extract<EditOperation, { kind: 'columns' }>,
): Outcome {
  const found = findIn(editing, target);
  const [first] = found?.elements ?? [];
  const element =
    first !== undefined && entryAround(scopeOf(editing), first) === first
      ? (editing.tree.parentOf(first) ?? first)
      : first;
  if (found === undefined || element === undefined) return unknown(target);
  const lists = listMatching(element, (one) => ['ul', 'ol', 'div'].includes(one.tagName) && elementsIn(one).length > 2);
  const holder =
    [element, ...lists].find((one) => isGrid(one) && elementsIn(one).length > 2) ??
    [element, ...lists].find((one) => one.tagName === 'ul' || one.tagName === 'ol');
  if (holder === undefined) return { failed: `${nameOf(element)} has no cards to set beside each other` };
  const count = Math.min(wanted, elementsIn(holder).length);
  const base = Math.min(count, 2);
  setClasses(holder, [
    ...listClasses(holder).filter((name) => !COLUMNS.test(name) && !ACROSS.has(name)),
    'grid',
    ...(listClasses(holder).some((name) => name.startsWith('gap-')) ? [] : ['gap-4']),
    ...(count === 1
      ? ['grid-cols-1']
      : count === base
        ? ['grid-cols-1', '@xs:grid-cols-2']
        : ['grid-cols-1', '@xs:grid-cols-2', `@2xl:grid-cols-${count}`]),
  ]);
  for (const child of elementsIn(holder)) if (count > 1) stack(child);
  for (const child of elementsIn(holder))
    setClasses(
      child,
      listClasses(child).filter((name) => !/^(?:[@\w-]+:)*(?:col-span|row-span|col-start)-/.test(name)),
    );
  return withNote(
    `set ${nameOf(element)} ${count === 1 ? 'one below the other' : `${count} beside each other`}`,
    found,
  );
}

/** What stood beside each other in a wide card stands one below the other in a narrow one. */
function stack(card: Element): void {
  const classes = listClasses(card);
  const isRow =
    (classes.includes('flex') && !classes.includes('flex-col')) || classes.some((name) => COLUMNS.test(name));
  const [only, ...others] = elementsIn(card);
  if (!isRow) {
    if (only !== undefined && others.length === 0) stack(only);
    return;
  }
  const kept = classes.filter(
    (name) =>
      !COLUMNS.test(name) && !/^(?:[@\w-]+:)*(?:grid|flex|flex-row|flex-wrap|items-\w+|justify-\w+)$/.test(name),
  );
  setClasses(card, [...kept, 'flex', 'flex-col', 'gap-3']);
  for (const child of elementsIn(card))
    setClasses(
      child,
      listClasses(child).filter(
        (name) => !/^(?:[@\w-]+:)*(?:col-span|row-span|col-start|basis|h)-/.test(name) || name === 'h-auto',
      ),
    );
}

const isGrid = (element: Element): boolean => listClasses(element).includes('grid');
