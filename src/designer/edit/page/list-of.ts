import type { Element } from 'hast';
import type { Noun } from '../ask/nouns.ts';
import { isOf } from './kinds.ts';
import { isUnseen } from './is-unseen.ts';
import type { Page } from './page.ts';

/** All elements that a noun can be said of, in reading order; outermost ones for what holds others. */
export function listOf(page: Page, noun: Noun, within?: readonly Element[]): Element[] {
  const found = page.elements.filter(
    (element) => isOf(page, element, noun) && (noun === 'column' || !isUnseen(element)),
  );
  const scoped =
    noun === 'section' && within === undefined
      ? found.filter((one) => !['header', 'footer', 'nav', 'fieldset'].includes(one.tagName))
      : within === undefined
        ? found
        : found.filter((element) => within.some((outer) => page.contains(outer, element)));
  return INNERMOST.has(noun)
    ? scoped.filter((one) => !scoped.some((other) => other !== one && page.contains(one, other)))
    : scoped.filter((one) => !scoped.some((other) => other !== one && page.contains(other, one)));
}

const INNERMOST: ReadonlySet<Noun> = new Set([
  'text',
  'line',
  'hint',
  'badge',
  'price',
  'date',
  'time',
  'value',
  'counter',
  'quantity',
  'state',
  'item',
  'row',
  'card',
  'picture',
  'icon',
  'total',
  'weight',
  'temperature',
  'percentage',
]);
