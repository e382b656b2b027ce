import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import { findAttribute, isElement, listClasses, setClasses } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import type { Random } from '../seeded-random.ts';
import { blockName, createScreenTree, elementsIn, isHeading, listMatching } from '../edit/screen-tree.ts';

/*
 * Changes of arrangement inside a document's parts, for screens that have few of them: a form, a timer, a player. Each
 * says in words what it did; undefined when there was nothing to do. No text is touched.
 */

/** Heads of sections that stand in the middle go to the left, and the other way round. */
export function setHeads(body: Element): string | undefined {
  const tree = createScreenTree(body);
  // A head beside something else keeps its side.
  const heads = listMatching(body, holdsHead).filter((head) => !isRow(tree.parentOf(head)));
  const centred = heads.filter((head) => listClasses(head).includes('text-center'));
  if (centred.length > 0) {
    for (const head of centred) {
      setClasses(
        head,
        listClasses(head)
          .filter((name) => name !== 'mx-auto')
          .map((name) => ({ 'text-center': 'text-left', 'items-center': 'items-start' })[name] ?? name),
      );
      for (const one of elementsIn(head))
        setClasses(
          one,
          listClasses(one).filter((name) => name !== 'mx-auto' && name !== 'text-center'),
        );
    }
    return 'heads at the left';
  }
  const columns = heads.filter((head) => {
    const classes = listClasses(head);
    return (
      !classes.some((name) => /(?:^|:)(?:flex-row|grid|justify-between)$/.test(name)) &&
      (classes.includes('flex-col') || !classes.includes('flex'))
    );
  });
  for (const head of columns) {
    const classes = listClasses(head).filter((name) => !/^(?:items-start|text-left)$/.test(name));
    // The middle is that of the page, not of the box that the words fill.
    setClasses(head, [...classes, 'w-full', 'text-center', ...(classes.includes('flex-col') ? ['items-center'] : [])]);
  }
  return columns.length === 0 ? undefined : 'heads in the middle';
}

const isRow = (element: Element | undefined): boolean =>
  element !== undefined &&
  listClasses(element).some((name) => /^(?:\w+:)?flex(?:-row|-wrap)?$/.test(name)) &&
  !listClasses(element).includes('flex-col');

/** A small box of a heading and the text that belongs to it; no box of a whole section. */
const holdsHead = (element: Element): boolean => {
  const inside = elementsIn(element);
  return (
    inside.length > 0 &&
    inside.length <= 3 &&
    inside.some(isHeading) &&
    inside.every((one) => isHeading(one) || one.tagName === 'p')
  );
};

/** On a phone the main action fills the width; elsewhere one that does gets the width of its words. */
export function setActions(body: Element, _random: Random, device: DrawnDevice): string | undefined {
  const actions = listMatching(body, (element) => isAction(element) && readableText(element).length > 3);
  const wide = actions.filter((action) => listClasses(action).includes('w-full'));
  // Under a thumb the main action stays wide.
  if (wide.length > 0 && device === 'MOBILE') return undefined;
  if (wide.length > 0) {
    for (const action of wide) {
      const alignment = listClasses(action).some((name) => name.startsWith('self-')) ? [] : ['self-start'];
      setClasses(action, [...listClasses(action).filter((name) => name !== 'w-full'), ...alignment]);
    }
    return 'actions as wide as their words';
  }
  const main = device === 'MOBILE' ? actions.filter((action) => listClasses(action).includes('bg-primary')) : [];
  for (const action of main) {
    setClasses(action, [
      ...listClasses(action).filter((name) => !name.startsWith('self-')),
      'w-full',
      'justify-center',
      'text-center',
    ]);
  }
  return main.length === 0 ? undefined : 'actions over the whole width';
}

/** A button, or a link that looks like one. */
const isAction = (element: Element): boolean =>
  (element.tagName === 'button' || element.tagName === 'a') &&
  listClasses(element).some((name) => /^(?:bg-(?:primary|secondary|tertiary|inverse)|border$)/.test(name));

/** Pictures and icons at one side of their words go to the other. */
export function flipMedia(body: Element): string | undefined {
  const tree = createScreenTree(body);
  const rows = listMatching(body, (element) => {
    // Between its words and the control beside them a picture would belong to neither.
    if (isRow(tree.parentOf(element)) || isInBar(tree, element)) return false;
    const inside = elementsIn(element);
    const [first, last] = [inside[0], inside.at(-1)];
    return (
      inside.length === 2 &&
      element.tagName !== 'button' &&
      listClasses(element).includes('flex') &&
      !listClasses(element).some((name) => /flex-col/.test(name)) &&
      first !== undefined &&
      last !== undefined &&
      isMedia(first) !== isMedia(last)
    );
  });
  for (const row of rows) {
    const turned = elementsIn(row).toReversed();
    let next = 0;
    row.children = row.children.map((child) => (isElement(child) ? (turned[next++] ?? child) : child));
    // The words take the room between, so that the picture stands at the edge.
    if (!listClasses(row).includes('justify-between'))
      setClasses(row, [...listClasses(row).filter((name) => !name.startsWith('justify-')), 'justify-between']);
  }
  return rows.length === 0 ? undefined : 'pictures at the other side';
}

/** A bar keeps its mark where people look for it, and its account at the other end. */
function isInBar(tree: ReturnType<typeof createScreenTree>, element: Element): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (/^(?:header|nav|footer)$/.test(at.tagName)) return true;
  return false;
}

/** A picture, or a box with nothing but one; an icon stands before its words. */
const isMedia = (element: Element): boolean =>
  readableText(element) === '' &&
  (findAttribute(element, 'dataPicture') !== undefined ||
    listMatching(element, (inner) => inner.tagName === 'img').length > 0 ||
    elementsIn(element).some(isMedia));

export const isTitled = (element: Element): boolean =>
  isHeading(element) || listMatching(element, isHeading).length > 0;

const SHORT_ENTRY = 60;

/** Lists of short entries stand in two columns instead of one, where there is room for two. */
export function pairEntries(body: Element, _random: Random, device: DrawnDevice): string | undefined {
  if (device === 'MOBILE') return undefined;
  const lists = listMatching(body, (element) => {
    const entries = elementsIn(element);
    return (
      (element.tagName === 'ul' || element.tagName === 'ol') &&
      entries.length >= 4 &&
      entries.length % 2 === 0 &&
      !listClasses(element).some((name) => /grid|flex-row|overflow|divide/.test(name)) &&
      listClasses(element).includes('flex-col') &&
      entries.every(
        (entry) =>
          readableText(entry).length <= SHORT_ENTRY &&
          listMatching(entry, (inner) => inner.tagName === 'input').length === 0,
      )
    );
  });
  for (const list of lists) {
    setClasses(list, [
      ...listClasses(list).filter((name) => name !== 'flex' && name !== 'flex-col'),
      'grid',
      'grid-cols-1',
      'sm:grid-cols-2',
      'gap-x-6',
    ]);
  }
  return lists.length === 0 ? undefined : 'lists in two columns';
}

/** A part that stands on the page gets a panel, where there are few parts. */
export function boxBlock(body: Element, random: Random): string | undefined {
  const parts = listMatching(
    body,
    (element) => blockName(element) !== undefined || element.tagName === 'form' || element.tagName === 'section',
  );
  const main = parts.filter(
    (part) =>
      !HEAD_TAGS.has(part.tagName) &&
      !listClasses(part).some((name) => /^(?:bg-|border|shadow|p[xy]?-|absolute|sticky|fixed)/.test(name)),
  );
  const able = main.filter(
    (part) =>
      listMatching(part, () => true).length > LEAST_ON_A_PANEL &&
      // A panel under all of a page is only a margin.
      listMatching(part, () => true).length <= MOST_ON_A_PANEL &&
      // A box in a box says nothing that one of them does not.
      listMatching(part, isPanelled).length === 0 &&
      !main.some((other) => other !== part && listMatching(other, (one) => one === part).length > 0),
  );
  if (able.length === 0) return undefined;
  const chosen =
    able.length < 3 ? [random.pick(able)] : random.next() < 0.5 ? able : able.filter((_, at) => at % 2 === 0);
  for (const part of chosen) setClasses(part, [...listClasses(part), 'rounded-lg', 'bg-surface-container-low', 'p-6']);
  return chosen.length === 1 ? 'on a panel' : 'on panels';
}

export const isPanelled = (element: Element): boolean => {
  const classes = listClasses(element);
  return (
    classes.some((name) => name.startsWith('bg-surface-container')) && classes.some((name) => name.startsWith('p-'))
  );
};

const LEAST_ON_A_PANEL = 4;
const MOST_ON_A_PANEL = 60;
/** What a part must hold to change places with another. */
const SUBSTANTIAL = 5;

/** Of two halves of a part, such as a cart's lines and its sum, the last comes first, under the head. Steps keep their order. */
export function turnParts(body: Element): string | undefined {
  for (const part of listMatching(body, (element) => elementsIn(element).length >= 2)) {
    const classes = listClasses(part);
    if (
      part.tagName === 'form' ||
      !/^(?:div|section|main|article)$/.test(part.tagName) ||
      classes.some((name) => /flex-row|^(?:absolute|relative)$/.test(name))
    )
      continue;
    const inside = elementsIn(part);
    // Of a row of like things, such as cards, none comes before another for its size.
    if (
      inside.length > 2 &&
      inside.every((one) => one.tagName === inside[0]?.tagName && !isTitled(one) === !isTitled(inside[0]))
    )
      continue;
    const halves = inside.filter((one) => listMatching(one, () => true).length >= SUBSTANTIAL && isTurnable(one));
    const [first, last] = halves;
    // What something comes to stands under what it is made of.
    if (last !== undefined && /\b(?:sub)?total\b|\b(?:sum|summe|gesamt|totale?)\b/i.test(readableText(last))) continue;
    if (first === undefined || last === undefined || halves.length > 2 || holdsSteps(part) || inside.at(-1) !== last)
      continue;
    part.children = part.children.flatMap((child) => (child === last ? [] : child === first ? [last, first] : [child]));
    return 'its parts in another order';
  }
  return undefined;
}

const holdsSteps = (element: Element): boolean =>
  listMatching(
    element,
    (inner) => inner.tagName === 'form' || /^(?:radio|checkbox)$/.test(findAttribute(inner, 'type') ?? ''),
  ).length > 0;

const isTurnable = (element: Element): boolean =>
  !HEAD_TAGS.has(element.tagName) &&
  listMatching(element, (inner) => inner.tagName === 'h1' || inner.tagName === 'nav').length === 0;

/** On wide devices the page is as wide as a column of text or as the window lets it. */
export function setWidth(body: Element, _random: Random, device: DrawnDevice): string | undefined {
  if (device === 'MOBILE') return undefined;
  const wide = listMatching(
    body,
    (element) => listClasses(element).includes('max-w-7xl') && element.tagName !== 'header',
  );
  const narrow = listMatching(body, (element) => listClasses(element).includes('max-w-3xl'));
  for (const element of wide)
    setClasses(
      element,
      listClasses(element).map((name) => (name === 'max-w-7xl' ? 'max-w-5xl' : name)),
    );
  if (wide.length > 0) return 'a narrower page';
  for (const element of narrow)
    setClasses(
      element,
      listClasses(element).map((name) => (name === 'max-w-3xl' ? 'max-w-5xl' : name)),
    );
  return narrow.length === 0 ? undefined : 'a wider page';
}

const HEAD_TAGS = new Set(['header', 'nav', 'footer', 'main']);
