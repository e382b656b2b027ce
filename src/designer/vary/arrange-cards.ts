import type { Element } from 'hast';
import type { DrawnDevice } from '../../domain/designer.ts';
import { findAttribute, listClasses, setClasses } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import type { Random } from '../seeded-random.ts';
import { createScreenTree, elementsIn, listMatching } from '../edit/screen-tree.ts';
import { isTitled } from './arrange-details.ts';

/*
 * Changes of arrangement for pages that a client made, with openings and cards of their own. Each says in words what it did;
 * undefined when there was nothing to do. No text is touched.
 */

const isPicture = (element: Element | undefined): element is Element =>
  element !== undefined && findAttribute(element, 'dataPicture') !== undefined && readableText(element) === '';

/** Faces and marks are no pictures of the page. */
const isMark = (element: Element): boolean => /^(?:avatar|logo)\b/.test(findAttribute(element, 'dataPicture') ?? '');

const LEAST_CARDS = 3;

/** A card: its picture first, then the box of its words. */
const isCard = (element: Element): boolean => {
  const [picture, words, ...others] = elementsIn(element);
  return isPicture(picture) && words !== undefined && others.length === 0 && readableText(words) !== '';
};

const isGridClass = (name: string): boolean => /(?:^|:)(?:grid(?:-cols-\S+)?|auto-rows-\S+|columns-\d)$/.test(name);

/** Cards under their pictures become rows beside them. */
export function cardsToRows(body: Element): string | undefined {
  const lists = listMatching(body, (element) => {
    const cards = elementsIn(element);
    return listClasses(element).some(isGridClass) && cards.length >= LEAST_CARDS && cards.every(isCard);
  });
  for (const list of lists) {
    setClasses(list, [
      ...listClasses(list).filter((name) => !isGridClass(name)),
      'grid',
      'grid-cols-1',
      'lg:grid-cols-2',
    ]);
    for (const card of elementsIn(list)) {
      const [picture, words] = elementsIn(card);
      setClasses(card, [
        ...listClasses(card).filter((name) => !/^(?:flex|flex-col|block)$/.test(name)),
        'flex',
        'items-stretch',
      ]);
      if (picture !== undefined) setClasses(picture, ['w-28', 'sm:w-48', 'min-h-40', 'shrink-0', 'object-cover']);
      if (words !== undefined) setClasses(words, [...listClasses(words), 'min-w-0', 'flex-1', 'self-center']);
    }
  }
  return lists.length === 0 ? undefined : 'cards as rows beside their pictures';
}

/** An opening that stands in the middle goes to the left of its ground, and the other way round. */
export function turnOpening(body: Element): string | undefined {
  const tree = createScreenTree(body);
  const [title] = listMatching(body, (element) => element.tagName === 'h1');
  const box = title === undefined ? undefined : tree.parentOf(title);
  if (title === undefined || box === undefined || box.tagName === 'body' || box.tagName === 'main') return undefined;
  const around = [box, tree.parentOf(box)].filter((one) => one !== undefined && !/^(?:body|main)$/.test(one.tagName));
  const middle = around.find((one) => one !== undefined && listClasses(one).includes('text-center'));
  const isPictured = around.some((one) => one !== undefined && listMatching(one, isPicture).length > 0);
  // A half of an opening keeps its side.
  const [, outer] = around;
  const isHalf =
    outer !== undefined &&
    elementsIn(outer).length > 1 &&
    listClasses(outer).some((name) => /(?:^|:)(?:grid-cols-\S+|flex-row|grid|flex)$/.test(name));
  if (isPictured || isHalf) return undefined;
  if (middle === undefined) {
    const classes = listClasses(box);
    if (classes.some((name) => /(?:^|:)(?:grid|flex|flex-row)$/.test(name)) || elementsIn(box).length < 2)
      return undefined;
    setClasses(box, [...classes.filter((name) => name !== 'text-left'), 'text-center']);
    for (const one of elementsIn(box))
      if (listClasses(one).some((name) => name.startsWith('max-w-'))) setClasses(one, [...listClasses(one), 'mx-auto']);
    return 'the opening in the middle';
  }
  setClasses(middle, [
    ...listClasses(middle).filter(
      (name) => name !== 'text-center' && name !== 'justify-center' && !/^p[xl]-/.test(name),
    ),
    'text-left',
    'justify-start',
    'px-6',
    'md:px-16',
  ]);
  for (const one of [box, ...elementsIn(box)])
    if (one !== middle)
      setClasses(
        one,
        listClasses(one).filter((name) => !/^(?:mx-auto|text-center|items-center)$/.test(name)),
      );
  return 'the opening at the left';
}

const FLUID = /^grid-cols-\[repeat\(auto-\w+,.*\)\]$/;

/** Cards that fill the width as they can stand in rows of two, larger. */
export function fewerAcross(body: Element, _random: Random, device: DrawnDevice): string | undefined {
  if (device === 'MOBILE') return undefined;
  const grids = listMatching(
    body,
    (element) =>
      listClasses(element).some((name) => FLUID.test(name)) &&
      elementsIn(element).length >= LEAST_CARDS &&
      elementsIn(element).length % 2 === 0,
  );
  for (const grid of grids)
    setClasses(grid, [...listClasses(grid).filter((name) => !FLUID.test(name)), 'grid-cols-1', 'sm:grid-cols-2']);
  return grids.length === 0 ? undefined : 'larger cards in rows of two';
}

/** A picture that stands alone among parts goes to the other end of them, never above the title. */
export function movePicture(body: Element): string | undefined {
  const tree = createScreenTree(body);
  // One card of several keeps its picture where the others have theirs.
  const isOneOfSeveral = (element: Element): boolean => {
    const parent = tree.parentOf(element);
    return (
      parent !== undefined &&
      elementsIn(parent).filter(({ tagName }) => tagName === element.tagName).length > 1 &&
      element.tagName !== 'section'
    );
  };
  for (const stack of listMatching(body, (element) => elementsIn(element).length >= 3 && !isOneOfSeveral(element))) {
    const inside = elementsIn(stack);
    const picture = inside.find((element) => isPicture(element) && !isMark(element));
    if (
      picture === undefined ||
      // What stands beside each other is a row: it has no top.
      (listClasses(stack).includes('flex') && !listClasses(stack).includes('flex-col')) ||
      listClasses(stack).some((name) => /^(?:absolute|relative|grid)$/.test(name) || /flex-row/.test(name)) ||
      !inside.some(isTitled)
    )
      continue;
    const others = inside.filter((element) => element !== picture);
    const isLast = inside.indexOf(picture) === inside.length - 1;
    const [first, ...rest] = others;
    if (first === undefined) continue;
    const order = isLast ? [first, picture, ...rest] : [...others, picture];
    if (order.every((element, at) => element === inside[at])) continue;
    stack.children = order;
    return isLast ? 'the picture at the top' : 'the picture at the end';
  }
  return undefined;
}
