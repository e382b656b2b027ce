import type { Element } from 'hast';
import { createElement, listClasses, setClasses } from '../../../markup/element.ts';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { find, refresh, untaken, type Working } from './working.ts';

/** Things of one make so many beside each other. */
export function setColumns(working: Working, { target, count }: Extract<Ask, { kind: 'columns' }>): Outcome {
  const found = find(working, target);
  const { page } = working;
  const [element] = found.elements;
  const item =
    element === undefined
      ? undefined
      : (page.chainOf(element).find((one) => page.groupOf(one) !== undefined) ??
        listMatching(element, (one) => page.groupOf(one) !== undefined)[0]);
  const holder = item === undefined ? undefined : page.groupOf(item)?.parent;
  if (holder === undefined) return untaken(working, target, found);
  const group = item === undefined ? undefined : page.groupOf(item);
  if (group !== undefined && elementsIn(holder).length > group.items.length) {
    gather(holder, group.items, count);
    refresh(working);
    return { done: count === 1 ? 'set them one below the other' : `set them ${count} beside each other` };
  }
  const classes = listClasses(holder).filter(
    (name) => !/^(?:[@\w-]+:)*(?:grid-cols|auto-cols|grid-flow|columns|flex)(?:-|$)/.test(name),
  );
  setClasses(holder, [
    ...classes,
    'grid',
    `grid-cols-${count}`,
    ...(classes.some((name) => name.startsWith('gap-')) ? [] : ['gap-4']),
  ]);
  refresh(working);
  return { done: count === 1 ? 'set them one below the other' : `set them ${count} beside each other` };
}

/** Things that share their row with others get a box of their own, so many beside each other. */
function gather(holder: Element, items: readonly Element[], count: number): void {
  for (const item of items)
    setClasses(
      item,
      listClasses(item).filter((name) => !/^(?:[@\w-]+:)*(?:col-|\[grid-column)/.test(name)),
    );
  const box = createElement('div', { className: ['col-span-full', 'grid', `grid-cols-${count}`, 'gap-4'] }, [...items]);
  const at = holder.children.findIndex((child) => items.some((item) => item === child));
  const rest = holder.children.filter((child) => !items.some((item) => item === child));
  holder.children = [...rest.slice(0, at), box, ...rest.slice(at)];
}
