import { moneyOf } from './money-of.ts';
import { MONEY_OF_LANGUAGE } from '../knowledge/money-of-language.ts';
import type { LexiconLang } from '../outline/lexicon/languages.ts';

/** How the prompt's own words write values; what is filled is written alike. */
export interface WritingHabits {
  /** Written around an amount: `['€', '']`, `['', ' €']`. */
  money: readonly [before: string, after: string];
  moneyDecimals: number;
  /** How many of the money buy what one euro does, roughly. */
  moneyScale: number;
  /** Between the number and its percent sign. */
  percentGap: string;
  isFahrenheit: boolean;
  isMiles: boolean;
  hasHour12: boolean;
}

const MONEY_OF: Readonly<Record<LexiconLang, readonly [string, string]>> = {
  en: ['$', ''],
  de: ['', ' €'],
  fr: ['', ' €'],
  es: ['', ' €'],
  pt: ['€ ', ''],
  it: ['', ' €'],
  nl: ['€ ', ''],
  pl: ['', ' zł'],
  sv: ['', ' kr'],
  tr: ['', ' TL'],
  ja: ['', '円'],
  ko: ['', '원'],
  zh: ['¥', ''],
};

/** Currencies whose amounts have no small change on a screen. */
const WHOLE = /[円원₩]|kr|TL|¥|元/u;
const BEFORE = /(?:US\$|NZ\$|A\$|C\$|R\$|[€$£¥₺₩₹]|CHF|EUR|USD|GBP)[ \u00a0]?(?=\d)/u;
const AFTER = /\d([ \u00a0]?(?:€|zł|kr|TL|₺|円|원|元|Kč|Ft|CHF|EUR|USD|GBP|\$|£))(?!\p{L})/u;

/** What the signs of a language's own money buy. */
const scaleOf = (sign: string): number => (/[円원]/u.test(sign) ? 100 : /kr|TL|zł|₺/u.test(sign) ? 8 : 1);

/** The money that goes without saying where a language of several lands is read for itself. */
const USUAL_MONEY: Partial<Record<LexiconLang, string>> = { en: 'USD', es: 'EUR', pt: 'EUR' };

/**
 * Reads them off all words of the prompt that stand on the screen. `currency` is the money of its place or its language,
 * ISO 4217: it counts where those words hold no amount.
 */
export function readHabits(text: string, lang: LexiconLang, locale: string, currency?: string): WritingHabits {
  const before = BEFORE.exec(text)?.[0];
  const after = AFTER.exec(text)?.[1];
  const isOwn = before === undefined && after === undefined;
  const isUsual =
    currency === (USUAL_MONEY[lang] ?? MONEY_OF_LANGUAGE[lang]) && locale.startsWith(lang) && !/br/i.test(locale);
  const placed = isOwn && currency !== undefined && !isUsual ? moneyOf(currency, locale) : undefined;
  const money: readonly [string, string] =
    placed?.sides ??
    (before !== undefined
      ? [before, '']
      : after !== undefined
        ? ['', after]
        : lang === 'pt' && /br/i.test(locale)
          ? ['R$ ', '']
          : MONEY_OF[lang]);
  const amounts = [...text.matchAll(/(?:[€$£][ \u00a0]?)(\d[\d.,]*)|(\d[\d.,]*)[ \u00a0]?(?:€|zł|TL|£|\$)/gu)];
  const withChange = amounts.filter(([, one, two]) => /[.,]\d{2}$/.test(one ?? two ?? '')).length;
  const isWholeMoney = WHOLE.test(money.join('')) || (amounts.length > 0 && withChange === 0);
  return {
    money,
    moneyDecimals: placed?.decimals ?? (isWholeMoney ? 0 : 2),
    moneyScale: placed?.scale ?? scaleOf(money.join('')),
    percentGap: /\d([ \u00a0]?)%/u.exec(text)?.[1] ?? (/^(?:de|fr|es|sv|pl)/.test(lang) ? ' ' : ''),
    isFahrenheit: /°F|℉/u.test(text) && !/°C|℃/u.test(text),
    isMiles: /\d ?(?:mi|miles?)\b/u.test(text) && !/\d ?km\b/u.test(text),
    hasHour12: /\d ?(?:am|pm|a\.m\.|p\.m\.)/iu.test(text),
  };
}
