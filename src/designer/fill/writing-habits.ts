import type { LexiconLang } from '../outline/lexicon/languages.ts';

/** How the prompt's own words write values; what is filled is written alike. */
export interface WritingHabits {
  /** Written around an amount: `['€', '']`, `['', ' €']`. */
  money: readonly [before: string, after: string];
  moneyDecimals: number;
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

/** Reads them off all words of the prompt that stand on the screen. */
export function readHabits(text: string, lang: LexiconLang, locale: string): WritingHabits {
  const before = BEFORE.exec(text)?.[0];
  const after = AFTER.exec(text)?.[1];
  const money: readonly [string, string] =
    before !== undefined
      ? [before, '']
      : after !== undefined
        ? ['', after]
        : lang === 'pt' && /br/i.test(locale)
          ? ['R$ ', '']
          : MONEY_OF[lang];
  const amounts = [...text.matchAll(/(?:[€$£][ \u00a0]?)(\d[\d.,]*)|(\d[\d.,]*)[ \u00a0]?(?:€|zł|TL|£|\$)/gu)];
  const withChange = amounts.filter(([, one, two]) => /[.,]\d{2}$/.test(one ?? two ?? '')).length;
  const isWholeMoney = WHOLE.test(money.join('')) || (amounts.length > 0 && withChange === 0);
  return {
    money,
    moneyDecimals: isWholeMoney ? 0 : 2,
    percentGap: /\d([ \u00a0]?)%/u.exec(text)?.[1] ?? (/^(?:de|fr|es|sv|pl)/.test(lang) ? ' ' : ''),
    isFahrenheit: /°F|℉/u.test(text) && !/°C|℃/u.test(text),
    isMiles: /\d ?(?:mi|miles?)\b/u.test(text) && !/\d ?km\b/u.test(text),
    hasHour12: /\d ?(?:am|pm|a\.m\.|p\.m\.)/iu.test(text),
  };
}
