import type { Element } from 'hast';
import { findAttribute } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import { blockName, elementsIn, listMatching } from '../edit/screen-tree.ts';

/** What a screen of one part is made of. */
export interface StageParts {
  bar: Element | undefined;
  main: Element;
  picture: Element | undefined;
}

const MOST_CHARACTERS = 900;
const MOST_BLOCKS = 2;

/** The parts of a screen that is one thing to do, such as a form to sign in; undefined for a page of several. */
export function readOnePart(body: Element): StageParts | undefined {
  const mains = listMatching(body, (one) => one.tagName === 'main');
  const [main] = mains;
  if (main === undefined || mains.length > 1) return undefined;
  const outside = listMatching(
    body,
    (one) => one.tagName === 'nav' || one.tagName === 'footer' || one.tagName === 'aside',
  );
  const blocks = listMatching(main, (one) => blockName(one) !== undefined);
  const hasField = listMatching(main, (one) => ['input', 'button', 'a'].includes(one.tagName)).length > 0;
  const isMuch = readableText(main).length > MOST_CHARACTERS || blocks.length > MOST_BLOCKS;
  // A list is looked through: it wants its page, not a card.
  const isListed =
    listMatching(main, (one) => ['ul', 'ol'].includes(one.tagName) && elementsIn(one).length > 2).length > 0;
  if (
    outside.length > 0 ||
    isMuch ||
    isListed ||
    !hasField ||
    listMatching(main, (one) => one.tagName === 'table').length > 0
  )
    return undefined;
  const side = listMatching(body, (one) => blockName(one) === 'picture-side')[0];
  const bar = listMatching(
    body,
    (one) => one.tagName === 'header' && !isWithin(main, one) && readableText(one) !== '',
  )[0];
  // What stands beside these would be lost.
  const told = [bar, main, side].reduce((sum, one) => sum + (one === undefined ? 0 : readableText(one).length), 0);
  if (readableText(body).replaceAll(/\s/g, '').length > told + 2) return undefined;
  return { bar, main, picture: side === undefined ? undefined : pictureIn(side) };
}

const isWithin = (outer: Element, inner: Element): boolean => listMatching(outer, (one) => one === inner).length > 0;

/** The drawing of a side, which may be drawn already. */
export const pictureIn = (side: Element): Element | undefined =>
  elementsIn(side).find((one) => findAttribute(one, 'dataPicture') !== undefined) ??
  elementsIn(side)
    .flatMap(elementsIn)
    .find((one) => findAttribute(one, 'dataPicture') !== undefined);
