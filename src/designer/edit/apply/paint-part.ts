import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { keepColors, noteAdded, PAINT } from './kept-colors.ts';

/** Gives a part a ground of its own, marked so that it keeps it in every theme, and room around its words. */
export function paintPart(part: Element, hex: string): void {
  keepColors(part);
  const room = roomFor(part);
  noteAdded(part, room);
  const classes = listClasses(part).filter((one) => !PAINT.test(one));
  setClasses(part, [...classes, ...room, `bg-[${hex}]`]);
  for (const inner of listMatching(part, isOnGround)) {
    const own = listClasses(inner);
    if (own.some((one) => INK.test(one)))
      setClasses(
        inner,
        own.filter((one) => !INK.test(one)),
      );
  }
  // Wrappers that only carry the part's own ground give way to it.
  for (const inner of elementsIn(part))
    if (readableText(inner) === readableText(part) && listClasses(inner).some((one) => /^bg-(?!\[)/.test(one)))
      setClasses(
        inner,
        listClasses(inner).filter((one) => !PAINT.test(one)),
      );
}

/** Colours of words that were chosen for the old ground. */
const INK =
  /^(?:[@\w-]+:)*text-(?:on-(?:primary|secondary|tertiary|inverse|error)[\w-]*|inverse-[\w-]+|white|(?:primary|secondary|tertiary)-fixed[\w-]*|\[#[0-9a-f]+\])$/;
const isOnGround = (inner: Element): boolean =>
  !listClasses(inner).some((one) => /^(?:[@\w-]+:)*bg-(?!transparent)/.test(one));

const BOXES = new Set(['section', 'article', 'div', 'li', 'form']);

/** Words at the very edge of a coloured ground look cut. */
const roomFor = (part: Element): string[] => {
  if (isPadded(part)) return [];
  if (part.tagName === 'p' || part.tagName === 'span') return ['inline-block', 'w-fit', 'rounded-sm', 'px-2', 'py-1'];
  const isBare = BOXES.has(part.tagName) && !elementsIn(part).every(isPadded);
  return isBare ? ['rounded-lg', 'p-4'] : [];
};

const isPadded = (element: Element): boolean =>
  listClasses(element).some((one) => /^(?:p|px|pl)-/.test(one)) || findAttribute(element, 'dataPicture') !== undefined;
