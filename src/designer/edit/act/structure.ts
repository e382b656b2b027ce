import { cellAround } from '../page/cell-around.ts';
import type { Element, ElementContent } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import { liftTo, thingOf } from '../page/lift-to.ts';
import type { Phrase } from '../ask/read-phrase.ts';
import { unitOf, type Page } from '../page/page.ts';

/** What moves, goes or is copied when a thing does: several elements where nothing holds them together. */
export function wholeOf(page: Page, element: Element, phrase: Phrase): Element[] {
  const { noun } = phrase;
  if (
    noun === 'text' ||
    noun === 'hint' ||
    noun === 'heading' ||
    noun === 'title' ||
    noun === 'badge' ||
    noun === 'icon' ||
    noun === 'picture' ||
    noun === 'date' ||
    noun === 'time' ||
    noun === 'price' ||
    noun === 'label' ||
    noun === 'avatar'
  )
    return [noun === 'text' || noun === 'hint' ? lineOf(page, element) : element];
  if (noun === 'chart') return sectionAround(page, element) ?? [unitOf(page, element)];
  if (noun === 'legend' || noun === 'form' || noun === 'nav') return [unitOf(page, element)];
  const control = page.fields.find((one) => one.control === element || one.labelElement === element);
  const line = control === undefined ? undefined : page.parentOf(control.box);
  // "The promo code row": a field and the button beside it.
  if (
    (noun === 'row' || noun === 'line') &&
    line?.tagName === 'div' &&
    elementsIn(line).length <= 3 &&
    elementsIn(line).every((one) => ['input', 'select', 'button', 'label', 'span'].includes(one.tagName))
  )
    return [line];
  const cell = cellAround(page, element);
  if (cell !== undefined && isHeadCell(page, cell)) return columnOf(page, cell);
  if (cell !== undefined && (noun === undefined || noun === 'row' || noun === 'item' || noun === 'line')) {
    const row = page.chainOf(cell).find((one) => one.tagName === 'tr');
    if (row !== undefined) return [row];
  }
  if (
    noun === 'row' ||
    noun === 'item' ||
    noun === 'card' ||
    noun === 'section' ||
    noun === 'list' ||
    noun === 'table' ||
    noun === 'column'
  ) {
    const section =
      noun === 'section'
        ? page.sections.find((one) => one.elements[0] === element || one.heading === element)
        : undefined;
    if (section !== undefined) return [...section.elements];
    if (page.groupOf(element) !== undefined || noun === 'list' || noun === 'table') return [unitOf(page, element)];
  }
  const section = page.sections.find(
    (one) => one.heading === element && one.elements.length > 1 && one.heading.tagName !== 'h1',
  );
  if (section !== undefined) return [...section.elements];
  const field = page.fields.find((one) => one.control === element);
  if (field !== undefined) return [field.box];
  const parent = page.parentOf(element);
  if ((element.tagName === 'a' || element.tagName === 'button') && parent?.tagName === 'li') return [parent];
  const thing = thingOf(page, element);
  const pair = parent?.tagName === 'dl' && thing.tagName === 'dt' ? [thing, ...followers(page, thing)] : undefined;
  return pair ?? [thing];
}

/** The section that has nothing but this under its heading. */
function sectionAround(page: Page, element: Element): Element[] | undefined {
  const section = page.sections.findLast(
    (one) =>
      one.heading.tagName !== 'h1' && one.elements.some((outer) => outer !== element && page.contains(outer, element)),
  );
  const unit = unitOf(page, element);
  const others = section?.elements.flatMap((outer) => page.leavesIn(outer)) ?? [];
  const isSole = others.every(
    (leaf) => page.contains(unit, leaf.element) || page.contains(section?.heading ?? unit, leaf.element),
  );
  return section !== undefined && isSole ? [...section.elements] : undefined;
}

/** The values behind a label of a list in which each stands alone. */
function followers(page: Page, term: Element): Element[] {
  const siblings = elementsIn(page.parentOf(term) ?? term);
  const rest = siblings.slice(siblings.indexOf(term) + 1);
  const end = rest.findIndex((one) => one.tagName === 'dt');
  return end < 0 ? rest : rest.slice(0, end);
}

const lineOf = (page: Page, element: Element): Element => {
  const line = page.chainOf(element).find((one) => ['p', 'li', 'blockquote', 'figcaption'].includes(one.tagName));
  const chosen = line !== undefined && page.textOf(line) === page.textOf(element) ? line : element;
  return liftTo(page, chosen, 'text') ?? chosen;
};

/** All cells of the column that a head cell heads. */
export function columnOf(page: Page, head: Element): Element[] {
  const table = page.chainOf(head).find((one) => one.tagName === 'table');
  const row = page.parentOf(head);
  if (table === undefined || row === undefined) return [head];
  const at = elementsIn(row).indexOf(head);
  return listMatching(table, (one) => one.tagName === 'tr').flatMap((one) => elementsIn(one)[at] ?? []);
}

/** Takes elements out, with the boxes that would be left empty; a grid keeps no empty track. */
export function takeOut(page: Page, elements: readonly Element[]): void {
  for (const element of elements) {
    let at = element;
    for (;;) {
      const parent = page.parentOf(at) ?? (at === page.tree.body ? undefined : page.tree.body);
      if (parent === undefined) break;
      const count = elementsIn(parent).length;
      parent.children = parent.children.filter((child) => child !== at);
      fitTracks(parent, count);
      const isEmpty =
        elementsIn(parent).length === 0 &&
        !parent.children.some((child) => child.type === 'text' && child.value.trim() !== '') &&
        ['div', 'ul', 'ol', 'dl', 'section', 'li', 'p', 'fieldset', 'nav', 'form', 'span'].includes(parent.tagName);
      if (!isEmpty) break;
      at = parent;
    }
  }
}

const TRACKS = /^((?:[@\w-]+:)*grid-cols-)(\d+|\[repeat\((\d+),(.+)\)\])$/;

/** A row of as many tracks as it had things gets as many as it has now. */
export function fitTracks(parent: Element, before: number): void {
  const after = elementsIn(parent).length;
  if (after === 0 || after === before) return;
  setClasses(
    parent,
    listClasses(parent).map((name) => {
      const [, start = '', plain = '', repeated, rest = ''] = TRACKS.exec(name) ?? [];
      if (start === '') {
        const [, open = '', tracks = ''] =
          /^((?:[@\w-]+:)*grid-cols-\[)((?:1fr|minmax\(0,1fr\))(?:_(?:1fr|minmax\(0,1fr\)))*)\]$/.exec(name) ?? [];
        const parts = tracks.split('_');
        return open !== '' && parts.length === before && before > 2
          ? `${open}${Array.from({ length: after }, () => parts[0]).join('_')}]`
          : name;
      }
      if (repeated === undefined) return Number(plain) === before ? `${start}${after}` : name;
      return Number(repeated) === before ? `${start}[repeat(${after},${rest})]` : name;
    }),
  );
}

/** Puts content beside an element of the page. */
export function putBeside(
  page: Page,
  reference: Element,
  content: readonly ElementContent[],
  side: 'before' | 'after',
): void {
  const parent = page.parentOf(reference) ?? page.tree.body;
  const count = elementsIn(parent).length;
  const at = parent.children.indexOf(reference) + (side === 'after' ? 1 : 0);
  parent.children = [...parent.children.slice(0, at), ...content, ...parent.children.slice(at)];
  fitTracks(parent, count);
}

/** What no other thing of its make has: that it is the current, the chosen, or the open one. */
export function dropStates(copy: Element): void {
  for (const one of [copy, ...listMatching(copy, () => true)]) {
    for (const name of ['ariaCurrent', 'checked', 'open']) delete one.properties[name];
    for (const name of ['ariaSelected', 'ariaPressed', 'ariaChecked', 'ariaExpanded'])
      if (findAttribute(one, name) === 'true') one.properties[name] = 'false';
  }
}

/** Puts elements beside one of a parent's children, and gives them room where it counts its columns. */
export function insertIn(
  parent: Element,
  reference: Element,
  content: readonly Element[],
  side: 'before' | 'after',
): void {
  const count = elementsIn(parent).length;
  const at = parent.children.indexOf(reference) + (side === 'after' ? 1 : 0);
  parent.children = [...parent.children.slice(0, at), ...content, ...parent.children.slice(at)];
  fitTracks(parent, count);
}
