import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { drawnClasses } from './drawn-classes.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { within } from './within.ts';
import type { Page } from './page.ts';

export const FILLED = /^(?:(?:sm|md|lg|xl|@\w+):)*bg-(?!transparent|clip|cover|center|no-|none)/;

export const isButton = (element: Element): boolean => {
  if (element.tagName === 'button' || findAttribute(element, 'role') === 'button') return true;
  if (element.tagName === 'input') return /^(?:submit|button|reset)$/.test(findAttribute(element, 'type') ?? '');
  if (element.tagName !== 'a' || element.properties['ariaCurrent'] !== undefined) return false;
  const classes = drawnClasses(element);
  return (
    classes.some((name) => FILLED.test(name) || /^border(?:$|-\d|-(?!b|t|l|r))/.test(name)) &&
    classes.some((name) => /^(?:px?|py)-/.test(name))
  );
};

/** A short text on a ground of its own: a state, a count, a tag. */
export function isBadge(page: Page, element: Element): boolean {
  if (!['span', 'small', 'em', 'b', 'strong', 'div', 'p', 'mark', 'i', 'time'].includes(element.tagName)) return false;
  const text = page.textOf(element);
  const part = findAttribute(element, 'dataPart') ?? '';
  if (text.length > 32 || text === '') return false;
  if (/^(?:badge|state|status|tag|chip|pill)$/.test(part)) return true;
  const classes = drawnClasses(element);
  return (
    classes.some((name) => FILLED.test(name) || /^border(?:$|-)/.test(name)) &&
    classes.some((name) => name.startsWith('rounded')) &&
    listMatching(element, (one) => ['p', 'h1', 'h2', 'h3', 'ul', 'div', 'a', 'button', 'input'].includes(one.tagName))
      .length === 0
  );
}

export const isPicture = (element: Element): boolean =>
  element.tagName === 'img' ||
  findAttribute(element, 'dataPicture') !== undefined ||
  (element.tagName === 'svg' && findAttribute(element, 'role') === 'img' && !isIcon(element));

export const isIcon = (element: Element): boolean => {
  if (element.tagName !== 'svg' || findAttribute(element, 'dataPicture') !== undefined) return false;
  if (findAttribute(element, 'dataIcon') !== undefined) return true;
  const side = Number(findAttribute(element, 'width') ?? Number.NaN);
  const classes = drawnClasses(element);
  const sized = classes.map((name) => /^(?:w|size)-(\d+(?:\.\d+)?)$/.exec(name)?.[1]).find((one) => one !== undefined);
  return side <= 32 || Number(sized ?? Number.NaN) <= 8;
};

/** A cell of the head of a table, or of its first row of `th`. */
export const isHeadCell = (page: Page, element: Element): boolean =>
  element.tagName === 'th' &&
  findAttribute(element, 'scope') !== 'row' &&
  (within(page, element, 'thead') ||
    elementsIn(page.parentOf(element) ?? element).every((one) => one.tagName === 'th'));

/** Lanes that stand beside each other: three or more sections of one make. */
export const isLaneLike = (page: Page, element: Element): boolean =>
  page
    .chainOf(element)
    .slice(0, 4)
    .some((one) => isLane(page, one));

export const isLane = (page: Page, element: Element): boolean => {
  const group = page.groupOf(element);
  return (
    group !== undefined &&
    group.items.length >= 2 &&
    ['section', 'div', 'article', 'li'].includes(element.tagName) &&
    page.sections.some((one) => one.elements[0] === element) &&
    listMatching(element, (one) => ['ul', 'ol', 'article', 'li'].includes(one.tagName)).length > 0
  );
};
