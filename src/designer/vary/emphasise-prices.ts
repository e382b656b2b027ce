import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import { elementsIn, listMatching } from '../edit/screen-tree.ts';

const PRICE_WORDS = /^(?:prices?|pricing|costs?|fees?|rates?)$/;
/** An amount of money alone, with its unit at most: `€12`, `CHF 1,480`, `9 zł`, `£118 a night`. */
const MONEY =
  /^(?:from\s+)?(?:(?:\p{Sc}|\b[A-Z]{3}|kr|R)\s?\d[\d.,\s]*|\d[\d.,\s]*(?:\p{Sc}|\b[A-Z]{3}\b|zł|kr))(?:\s?(?:\/|an?|per)\s?\p{L}+)?$/u;
const MOST_CHARACTERS = 18;

/** Sizes of type and the one that a price takes instead: two steps up the scale. */
const LARGER: Readonly<Record<string, string>> = {
  'text-label-md': 'text-title-md',
  'text-label-lg': 'text-title-md',
  'text-body-sm': 'text-title-md',
  'text-body-md': 'text-title-lg',
  'text-body-lg': 'text-title-lg',
  'text-title-sm': 'text-title-lg',
  'text-title-md': 'text-headline-sm',
  'text-title-lg': 'text-headline-md',
  'text-headline-sm': 'text-headline-lg',
  'text-headline-md': 'text-display-sm',
  'text-headline-lg': 'text-display-md',
  'text-display-sm': 'text-display-md',
};

/** Sets prices in larger, bolder type where the wish names them; whether there were any. */
export function emphasisePrices(body: Element, word: string | undefined): boolean {
  if (word === undefined || !PRICE_WORDS.test(word)) return false;
  const prices = listMatching(body, isPrice).filter((one) => !elementsIn(one).some(isPrice));
  for (const price of prices)
    setClasses(price, [
      ...new Set([
        ...listClasses(price)
          .filter((name) => !/^font-(?:normal|medium|semibold|light)$/.test(name))
          .map((name) => LARGER[name] ?? name),
        'font-bold',
        'whitespace-nowrap',
      ]),
    ]);
  return prices.length > 0;
}

const isPrice = (element: Element): boolean => {
  const text = readableText(element).replaceAll(/\s+/g, ' ').trim();
  return (
    text.length <= MOST_CHARACTERS &&
    MONEY.test(text) &&
    !/^(?:td|th|text|option|button|a)$/.test(element.tagName) &&
    findAttribute(element, 'dataPicture') === undefined &&
    listClasses(element).some((name) => name in LARGER)
  );
};
