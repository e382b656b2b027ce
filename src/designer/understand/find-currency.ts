import { MONEY_OF_LANGUAGE } from '../knowledge/money-of-language.ts';
import { findNationalMoney } from './find-nationality.ts';

/** Words for the money that prices are asked to be told in. */
const NAMED: readonly (readonly [currency: string, words: string])[] = [
  ['USD', String.raw`(?:us|american) dollars?|dollars?|usd|dólares|dollari|доллар\p{L}*|ドル|美元|달러`],
  ['EUR', String.raw`euros?|eur|евро|ユーロ|欧元|유로`],
  ['GBP', String.raw`(?:british )?pounds?(?: sterling)?|sterling|gbp|britische[rn]? pfund`],
  ['CHF', String.raw`swiss francs?|(?:schweizer )?franken|chf|francs suisses`],
  ['JPY', String.raw`yen|jpy`],
  ['INR', String.raw`(?:indian )?rupees|inr|₹`],
  ['PLN', String.raw`zloty|złot\p{L}+|pln`],
  ['CZK', String.raw`czech crowns?|koruna|czk|korunách`],
  ['SEK', String.raw`swedish (?:krona|kronor|crowns)|sek|kronor`],
  ['NOK', String.raw`norwegian (?:kroner|crowns)|nok`],
  ['DKK', String.raw`danish (?:kroner|crowns)|dkk`],
  ['CAD', String.raw`canadian dollars?|cad`],
  ['AUD', String.raw`australian dollars?|aud`],
  ['BRL', String.raw`reais|brazilian real|brl`],
  ['MXN', String.raw`mexican pesos?|pesos mexicanos|mxn`],
  ['TRY', String.raw`(?:turkish )?lira|try|türk lirası`],
  ['ILS', String.raw`shekels?|ils|שקלים`],
  ['AED', String.raw`dirhams?|aed|درهم`],
  ['KRW', String.raw`won|krw`],
  ['CNY', String.raw`yuan|renminbi|cny|rmb|人民币`],
];
/** A measure of weight is a pound too: it is money only where a price is told in it. */
const BEFORE = String.raw`(?:prices?|priced|costs?|amounts?|fees?|rates?|charged|paid|money|currency|preise?n?|prix|precios|prezzi|preços)(?:\s\p{L}+){0,2}?\s(?:in|en|em|w|i|:)\s`;
const STATED = NAMED.map(
  ([currency, words]) => [currency, new RegExp(`${BEFORE}(?:${words})(?!\\p{L})`, 'iu')] as const,
);

/** Signs of one money alone; a dollar is of many, and "kr" of four. */
const SIGNS: readonly (readonly [currency: string, sign: RegExp])[] = [
  ['EUR', /€\s?\d|\d\s?€/u],
  ['GBP', /£\s?\d/u],
  ['INR', /₹\s?\d/u],
  ['KRW', /₩\s?\d|\d\s?원/u],
  ['ILS', /₪\s?\d|\d\s?₪/u],
  ['TRY', /₺\s?\d|\d\s?₺/u],
  ['PLN', /\d\s?zł/u],
  ['CZK', /\d\s?Kč/u],
  ['NGN', /₦\s?\d/u],
  ['BRL', /R\$\s?\d/u],
];

/**
 * The money that a prompt names, else that of its own prices, else of its place, else of the land that what it is about is
 * said to be of. Undefined where none of them tells.
 */
export function tellCurrency(text: string, lang: string, placed: string | undefined): string | undefined {
  const stated = STATED.filter(([, words]) => words.test(text)).map(([currency]) => currency);
  // "Canadian dollars" are dollars too; the longer name is the one that is meant, and stands behind.
  return stated.at(-1) ?? SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? placed ?? findNationalMoney(text, lang);
}

/** The money that a page's prices are told in, ISO 4217: the one that the prompt tells, at last that of its language. */
export const findCurrency = (text: string, lang: string, placed: string | undefined): string | undefined =>
  tellCurrency(text, lang, placed) ?? MONEY_OF_LANGUAGE[lang];
