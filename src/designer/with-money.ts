import type { Outline } from './outline/outline.ts';
import { findCurrency } from './understand/find-currency.ts';
import { findPlace } from './understand/find-place.ts';

/** What is filled in is priced in the money of the place that the prompt names. */
export function withMoney(outline: Outline, prompt: string): Outline {
  const currency = findCurrency(prompt, outline.lang, findPlace(prompt)?.currency);
  return currency === undefined ? outline : { ...outline, currency };
}
