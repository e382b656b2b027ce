import { MONEY_OF_LANGUAGE } from './knowledge/money-of-language.ts';
import type { Outline } from './outline/outline.ts';
import { tellCurrency } from './understand/find-currency.ts';
import { findPlace } from './understand/find-place.ts';

/**
 * What is filled in is priced in the money of the place that the prompt names, else in that of the screen that it stands
 * `beside`, else in that of its language.
 */
export function withMoney(outline: Outline, prompt: string, beside = ''): Outline {
  const told = [prompt, beside].map((text) => tellCurrency(text, outline.lang, findPlace(text)?.currency));
  const currency = told.find((one) => one !== undefined) ?? MONEY_OF_LANGUAGE[outline.lang];
  return currency === undefined ? outline : { ...outline, currency };
}
