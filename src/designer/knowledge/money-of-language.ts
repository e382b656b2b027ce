/** Where a language is spoken in one land, or in lands that pay with one money. Spanish, Portuguese and Arabic are not. */
export const MONEY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  el: 'EUR',
  pl: 'PLN',
  sv: 'SEK',
  tr: 'TRY',
  ja: 'JPY',
  ko: 'KRW',
  zh: 'CNY',
  he: 'ILS',
  hi: 'INR',
  th: 'THB',
  fi: 'EUR',
  sk: 'EUR',
  et: 'EUR',
  bg: 'EUR',
  cs: 'CZK',
  da: 'DKK',
  nb: 'NOK',
  hu: 'HUF',
  ro: 'RON',
  ru: 'RUB',
  uk: 'UAH',
  vi: 'VND',
  id: 'IDR',
};

/** Moneys that lands of readers of English pay with; what is told in English and set nowhere is told in one of them. */
const MONEYS_READ_IN_ENGLISH: ReadonlySet<string> = new Set(['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'NZD']);

/** The money of a page in English whose prompt names no place: that of the trade's own texts where its readers pay with it. */
export const moneyForReaders = (own: string): string => (MONEYS_READ_IN_ENGLISH.has(own) ? own : 'USD');
