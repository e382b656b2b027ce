import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { Place } from '../ask/ask.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import type { Outcome } from '../editing.ts';
import type { Page } from '../page/page.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { columnOf, insertIn, wholeOf } from './structure.ts';
import { describe } from './working.ts';

/** The element beside which a thing can stand: at the same level as the reference is called at. */
export function anchorFor(page: Page, lead: Element, near: Element, phrase: Phrase | undefined): Element | undefined {
  const whole = phrase === undefined ? [near] : wholeOf(page, near, phrase);
  const own = page.parentOf(lead) ?? page.tree.body;
  const chain = [near, ...page.chainOf(near)];
  // Entries of one list, sections of one page: the level that both share.
  const sibling = chain.find((one) => (page.parentOf(one) ?? page.tree.body) === own);
  if (sibling !== undefined && sibling !== lead) return sibling;
  const [thing] = whole;
  const side = [...chain].find(
    (one) => page.groupOf(one) !== undefined && page.groupOf(lead) !== undefined && one.tagName === lead.tagName,
  );
  return side ?? thing;
}

/** The list in which a thing is put when it is put into a section, a column or a card. */
export function listWithin(page: Page, near: Element, lead: Element, phrase: Phrase | undefined): Element | undefined {
  const section = page.sections.find(
    (one) => one.heading === near || page.contains(one.heading, near) || one.elements[0] === near,
  );
  const outers = section?.elements ?? (phrase === undefined ? [near] : wholeOf(page, near, phrase));
  const parentTag = page.parentOf(lead)?.tagName ?? '';
  for (const outer of outers) {
    const lists = [outer, ...listMatching(outer, () => true)].filter(
      (one) =>
        ['ul', 'ol', 'tbody', 'dl'].includes(one.tagName) ||
        elementsIn(one).filter((child) => page.groupOf(child) !== undefined).length > 1,
    );
    const same =
      lists.find(
        (one) => one.tagName === parentTag && elementsIn(one).some((child) => child.tagName === lead.tagName),
      ) ?? lists.find((one) => one.tagName === parentTag);
    if (same !== undefined) return same;
  }
  return outers[0];
}

export const listAround = (page: Page, lead: Element, near: Element): Element | undefined =>
  page
    .chainOf(lead)
    .slice(1)
    .find((one) => page.contains(near, one) && elementsIn(one).length > 1);

/** A badge or a note into another thing of the same make: where it stood in the first. Undefined: done. */
export function mirror(page: Page, lead: Element, near: Element): Outcome | undefined {
  const from = page.chainOf(lead).find((one) => page.groupOf(one) !== undefined && one !== lead);
  const group = from === undefined ? undefined : page.groupOf(from);
  const to = group?.items.find((one) => page.contains(one, near));
  if (from === undefined || to === undefined || from === to)
    return { failed: `it cannot stand in ${describe(page, near)}` };
  const path: number[] = [];
  let parent = page.parentOf(lead);
  for (let at = lead; at !== from;) {
    const above = page.parentOf(at);
    if (above === undefined) return { failed: 'it has no place there' };
    path.unshift(elementsIn(above).indexOf(at));
    at = above;
  }
  const holder =
    path
      .slice(0, -1)
      .reduce<Element | undefined>((at, index) => (at === undefined ? undefined : elementsIn(at)[index]), to) ?? to;
  parent ??= from;
  parent.children = parent.children.filter((child) => child !== lead);
  const at = Math.min(path.at(-1) ?? 0, elementsIn(holder).length);
  const before = elementsIn(holder)[at];
  if (before === undefined) holder.children = [...holder.children, lead];
  else insertIn(holder, before, [lead], 'before');
  return undefined;
}

export function moveColumn(page: Page, column: Element, near: Element, side: 'before' | 'after'): void {
  const cells = columnOf(page, column);
  const beside = columnOf(page, near);
  for (const [index, cell] of cells.entries()) {
    const other = beside[index];
    const row = page.parentOf(cell);
    if (other === undefined || row === undefined || page.parentOf(other) !== row) continue;
    row.children = row.children.filter((child) => child !== cell);
    const at = row.children.indexOf(other) + (side === 'after' ? 1 : 0);
    row.children = [...row.children.slice(0, at), cell, ...row.children.slice(at)];
  }
}

const SPAN = /^(?:[@\w-]+:)*(?:col-span|col-start|order|row-start|basis|w)-/;

const TRACK_LIST = /^((?:[@\w-]+:)*grid-cols-\[)(.+)\]$/;

/** Two columns that change sides take their widths along. */
export function swapSpans(page: Page, lead: Element, anchor: Element, at: Place['at']): void {
  const parent = page.parentOf(lead);
  if (
    !['leftof', 'rightof', 'before', 'after'].includes(at) ||
    parent === undefined ||
    parent !== page.parentOf(anchor) ||
    elementsIn(parent).length !== 2
  )
    return;
  setClasses(
    parent,
    listClasses(parent).map((name) => {
      const [, start = '', tracks = ''] = TRACK_LIST.exec(name) ?? [];
      const parts = tracks.split('_');
      return start === '' || parts.length !== 2 ? name : `${start}${parts.toReversed().join('_')}]`;
    }),
  );
  for (const one of [lead, anchor])
    setClasses(
      one,
      listClasses(one).filter((name) => !/(?:^|:)(?:order|col-start)-/.test(name) || !SPAN.test(name)),
    );
}
