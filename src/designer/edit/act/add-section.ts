import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { Detail } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isButton } from '../page/make-of-part.ts';
import { isHeadingLike } from '../page/list-sections.ts';
import type { Page } from '../page/page.ts';
import { cloneElement, elementsIn, listMatching, renewIds } from '../screen-tree.ts';
import { putBeside } from './structure.ts';
import { type Working, describe, refresh } from './working.ts';
import { writeWords } from './write-words.ts';

/** A section of the make of another, with the heading, lines and buttons that are told of it and nothing else. */
export function addSection(
  working: Working,
  near: Element,
  side: 'before' | 'after',
  details: readonly Detail[],
): Outcome | undefined {
  const { page } = working;
  const [name, ...told] = details;
  const model = nearestMake(page, near);
  if (name === undefined || model === undefined) return undefined;
  const { outer, heading } = model;
  const holder = page.parentOf(outer);
  const anchor = page.chainOf(near).find((one) => page.parentOf(one) === holder) ?? near;
  const copy = cloneElement(outer);
  const own = [outer, ...listMatching(outer, () => true)];
  const copies = [copy, ...listMatching(copy, () => true)];
  const head = copies[own.indexOf(heading)];
  if (head === undefined) return undefined;
  // The heading keeps the boxes around it; all else of the model goes.
  for (const one of copies)
    if (one !== head && one.children.includes(head)) one.children = one.children.filter((child) => child === head);
    else if (copies.some((inner) => one.children.includes(inner)) && one !== head)
      one.children = one.children.filter((child) => child.type === 'element' && holdsAny(child, head));
  writeWords(head, name.value);
  const lines = told.filter(({ label }) => !/button|knopf|bouton|bot[oó]n/i.test(label));
  const line = page.leavesIn(outer).find(({ element }) => element.tagName === 'p' && !isHeadingLike(element))?.element;
  for (const { label, value } of lines)
    copy.children.push(
      paragraph(line, /\bheading\b/.test(label) || label === '' || isKind(label) ? value : `${label}: ${value}`),
    );
  for (const { value } of told.filter((one) => !lines.includes(one))) {
    const made = page.elements.find((one) => isButton(one) && one.tagName === 'button' && page.textOf(one) !== '');
    if (made === undefined) continue;
    const button = cloneElement(made);
    for (const attribute of ['id', 'ariaLabel', 'disabled']) delete button.properties[attribute];
    button.children = button.children.filter((child) => child.type !== 'element' || child.tagName !== 'svg');
    writeWords(button, value);
    copy.children.push(button);
  }
  renewIds(page.tree, copy);
  putBeside(page, anchor, [copy], side);
  refresh(working);
  working.last = [copy];
  return { done: `added the section "${name.value}" ${side} ${describe(page, near)}` };
}

const isKind = (label: string): boolean => /\b(?:lines?|texts?|paragraphs?|sentences?|rows?|notes?)\b/i.test(label);

const holdsAny = (outer: Element, inner: Element): boolean =>
  outer === inner || elementsIn(outer).some((one) => holdsAny(one, inner));

/** A line of the make of another, or a plain one. */
function paragraph(like: Element | undefined, text: string): Element {
  const made: Element = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] };
  if (like !== undefined) setClasses(made, listClasses(like));
  return made;
}

/** The section that stands nearest and has a heading inside of a box of its own. */
function nearestMake(page: Page, near: Element): { outer: Element; heading: Element } | undefined {
  const boxed = page.sections.flatMap(({ heading, elements: [outer, ...others] }) =>
    outer !== undefined &&
    others.length === 0 &&
    outer !== heading &&
    /^h[2-6]$/.test(heading.tagName) &&
    outer.tagName !== 'main'
      ? [{ outer, heading }]
      : [],
  );
  return boxed.toSorted(
    (one, other) =>
      Math.abs(page.orderOf(one.outer) - page.orderOf(near)) - Math.abs(page.orderOf(other.outer) - page.orderOf(near)),
  )[0];
}
