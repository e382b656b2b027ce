import type { Element } from 'hast';
import { createElement, createText, findAttribute, listClasses } from '../../../markup/element.ts';
import type { Detail } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isBadge } from '../page/make-of-part.ts';
import { unitOf } from '../page/page.ts';
import { shapeOf } from '../page/value-shape.ts';
import { cloneElement, elementsIn, listMatching, renewIds } from '../screen-tree.ts';
import { columnOf, putBeside, wholeOf } from './structure.ts';
import { type Working, refresh } from './working.ts';
import { writeWords } from './write-words.ts';

/** A column with its head; cells of the rows are given in their order, or stay empty. */
export function addColumn(
  working: Working,
  head: Element,
  side: 'before' | 'after',
  details: readonly Detail[],
): Outcome {
  const { page } = working;
  const [name, ...values] = details;
  for (const [at, cell] of columnOf(page, head).entries()) {
    const copy = cloneElement(cell);
    const words = at === 0 ? (name?.value ?? '') : (values[at - 1]?.value ?? '');
    copy.children =
      at === 0 || listMatching(copy, (one) => isBadge(page, one)).length === 0 ? [createText(words)] : copy.children;
    putBeside(page, cell, [copy], side);
  }
  refresh(working);
  return { done: `added the column "${name?.value ?? ''}"` };
}

/** A lane of a board, empty where that is asked for. */
export function addLane(
  working: Working,
  near: Element,
  side: 'before' | 'after',
  details: readonly Detail[],
  isEmpty: boolean,
): Outcome | undefined {
  const { page } = working;
  const section = page.sections.find(
    (one) => one.heading === near || page.contains(one.heading, near) || one.elements[0] === near,
  );
  const lane =
    page.chainOf(section?.elements[0] ?? near).find((one) => page.groupOf(one) !== undefined && one.tagName !== 'li') ??
    section?.elements[0];
  const name = details.find(({ label, value }) => label === '' && shapeOf(value).kind === 'words')?.value;
  if (lane === undefined || name === undefined) return undefined;
  const count = details.find(({ value }) => shapeOf(value).kind === 'number')?.value ?? '0';
  const heading = page.sections.find((one) => page.contains(lane, one.heading))?.heading;
  const own = [lane, ...listMatching(lane, () => true)];
  const copy = cloneElement(lane);
  const copies = [copy, ...listMatching(copy, () => true)];
  const title = heading === undefined ? undefined : copies[own.indexOf(heading)];
  if (title !== undefined) writeWords(title, name);
  for (const [at, one] of own.entries()) {
    const twin = copies[at];
    if (twin === undefined) continue;
    if (
      ['ul', 'ol'].includes(one.tagName) ||
      (elementsIn(one).some((child) => child.tagName === 'article') && one !== lane)
    ) {
      if (isEmpty || details.length <= 2) twin.children = [];
    } else if (/^\d+$/.test(page.textOf(one)) && elementsIn(one).length === 0) {
      writeWords(twin, count);
      const told = findAttribute(twin, 'ariaLabel');
      if (told !== undefined) twin.properties['ariaLabel'] = told.replace(/\d+/, count);
    }
  }
  renewIds(page.tree, copy);
  putBeside(page, unitOf(page, lane), [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the column "${name}"` };
}

/** A line of text of the make of what stands there. */
export function addLine(
  working: Working,
  near: Element,
  side: 'before' | 'after',
  details: readonly Detail[],
): Outcome | undefined {
  const { page } = working;
  const [line] = details;
  if (line === undefined) return undefined;
  const [reference] = wholeOf(page, near, { said: '', quotes: [], words: [], nounWords: [], near: [], noun: 'text' });
  if (reference === undefined) return undefined;
  const section = page.sections.find((one) => one.heading === near || one.elements[0] === near);
  const inside =
    section === undefined
      ? page.elements.filter((one) => one.tagName === 'p')
      : page.elements.filter(
          (one) => one.tagName === 'p' && section.elements.some((outer) => page.contains(outer, one)),
        );
  const model =
    inside.find((one) => shapeOf(page.textOf(one)).kind === 'words' && elementsIn(one).length === 0) ??
    page.elements.find((one) => one.tagName === 'p' && elementsIn(one).length === 0);
  const copy = createElement('p', { className: model === undefined ? ['text-body-md'] : listClasses(model) }, [
    createText(line.value),
  ]);
  putBeside(page, reference, [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the line "${line.value}"` };
}
