import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { findKind } from '../../understand/find-kind.ts';
import { listStems } from '../../understand/word-forms.ts';
import type { SlotKind } from '../../write/slots.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import { blockName, elementsIn, isHeading, listMatching } from '../screen-tree.ts';

export type ShownKind = SlotKind | 'navigation' | 'logos';

const SHOWS: ReadonlyMap<string, SlotKind> = new Map(BLOCKS.map(({ id, shows }) => [id, shows]));

/** Kinds of content a section shows: what its block shows, else what its tags, its parts and its heading tell. */
export function kindsOf(element: Element, heading: string): Set<ShownKind> {
  const id = blockName(element);
  const known = id === undefined ? undefined : SHOWS.get(id);
  if (known !== undefined) return new Set([known]);
  const kinds = new Set<ShownKind>();
  const spoken = findKind(listStems(`${id?.replaceAll('-', ' ') ?? ''} ${heading}`.trim()))?.kind;
  const isName = listStems(heading).length <= MOST_NAME_WORDS;
  if (spoken !== undefined && spoken !== 'button' && isName) kinds.add(spoken);
  for (const kind of byStructure(element)) kinds.add(kind);
  return kinds;
}

/** A longer heading is a sentence, whose nouns say little of what stands under it. */
const MOST_NAME_WORDS = 4;

function byStructure(element: Element): ShownKind[] {
  const has = (...tags: string[]): number => listMatching(element, (one) => tags.includes(one.tagName)).length;
  const kinds: ShownKind[] = [];
  const name = element.tagName;
  if (name === 'footer') kinds.push('footer');
  if (name === 'nav' || name === 'aside' || (name === 'header' && has('nav') > 0)) kinds.push('navigation');
  if (has('table') > 0) kinds.push('records');
  if (has('details') > 1) kinds.push('questions');
  if (has('blockquote') > 0) kinds.push('quotes');
  if (isChart(element)) kinds.push('series', 'breakdown');
  const inputs = has('input', 'textarea', 'select');
  if (name === 'form' && inputs === 1) kinds.push('closing');
  if (inputs > 1 || (name === 'form' && inputs > 0)) kinds.push('form');
  if (has('h1') > 0 && listMatching(element, (one) => one.tagName === 'button' || one.tagName === 'a').length > 0)
    kinds.push('hero');
  const priced = readableText(element).match(/[$€£]\s?\d/g)?.length ?? 0;
  if (priced > 1 && has('button', 'a') > 1 && has('table') === 0) kinds.push('plans');
  if (priced === 0 && has('h3', 'h4') >= 3 && has('blockquote', 'details', 'table') === 0) kinds.push('points');
  if (has('ol') > 0) kinds.push('steps');
  if (has('ul', 'ol') > 0) kinds.push('records');
  if (countPictures(element) > 1) kinds.push('gallery');
  if (isFigures(element)) kinds.push('metrics');
  if (isLogoStrip(element)) kinds.push('logos');
  return kinds;
}

const countPictures = (element: Element): number =>
  element.tagName === 'img' || findAttribute(element, 'dataPicture') !== undefined
    ? 1
    : element.tagName === 'svg'
      ? 0
      : elementsIn(element).reduce((sum, child) => sum + countPictures(child), 0);

/** A drawing that is no picture and no icon, or a box of bars. */
export const isChart = (element: Element): boolean => listCharts(element).length > 0;

export function listCharts(element: Element): Element[] {
  const found: Element[] = [];
  const visit = (one: Element): void => {
    if (one.tagName === 'svg') {
      const isIcon = findAttribute(one, 'dataIcon') !== undefined || findAttribute(one, 'dataPicture') !== undefined;
      const label = findAttribute(one, 'ariaLabel') ?? '';
      if (!isIcon && (/\b(?:chart|graph|trend|plot)\b/i.test(label) || hasBars(one))) found.push(one);
      return;
    }
    for (const child of elementsIn(one)) visit(child);
  };
  visit(element);
  return found;
}

const hasBars = (svg: Element): boolean =>
  elementsIn(svg).filter(
    (shape) => shape.tagName === 'rect' || shape.tagName === 'polyline' || shape.tagName === 'path',
  ).length > 1 && !/^0 0 24 24$/.test(findAttribute(svg, 'viewBox') ?? '');

const isFigures = (element: Element): boolean => {
  const figures = listMatching(
    element,
    (one) =>
      /^[+−-]?[$€£]?\s?\d[\d.,]*\s?(?:%|k|m|h|km|min)?$/i.test(readableText(one)) && elementsIn(one).length === 0,
  );
  return figures.length >= 3 && readableText(element).length < 400;
};

const isLogoStrip = (element: Element): boolean => {
  if (listMatching(element, isHeading).length > 0 || element.tagName === 'nav') return false;
  const words = listMatching(element, (one) => elementsIn(one).length === 0 && readableText(one) !== '');
  return (
    words.length >= 4 &&
    words.every(
      (one) =>
        one.tagName !== 'a' &&
        one.tagName !== 'button' &&
        readableText(one).length < 24 &&
        /^\p{Lu}/u.test(readableText(one)),
    ) &&
    !/\d/.test(readableText(element))
  );
};

/** Whether an element looks like a button, whatever its tag. */
export const isButtonLike = (element: Element): boolean => {
  if (element.tagName === 'button' || findAttribute(element, 'role') === 'button') return true;
  if (element.tagName === 'input') return ['submit', 'button', 'reset'].includes(findAttribute(element, 'type') ?? '');
  if (element.tagName !== 'a') return false;
  const classes = listClasses(element);
  const isFilled = classes.some((one) => /^(?:bg|border)-(?!transparent)/.test(one));
  return isFilled && classes.some((one) => /^(?:px|py|p|h|min-h)-/.test(one));
};
