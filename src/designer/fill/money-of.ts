/** How amounts of one money are written in one language, and how many of it buy what one euro does. */
export interface Money {
  sides: readonly [before: string, after: string];
  decimals: number;
  scale: number;
}

/** Moneys of which a handful buys nothing, by their round worth: amounts are invented in thousands where people pay so. */
const SCALES: Readonly<Record<string, number>> = {
  JPY: 100,
  KRW: 1000,
  CNY: 8,
  SEK: 10,
  NOK: 10,
  DKK: 8,
  PLN: 5,
  CZK: 25,
  HUF: 400,
  ISK: 100,
  TRY: 40,
  RUB: 100,
  UAH: 50,
  INR: 100,
  THB: 40,
  PHP: 60,
  MXN: 20,
  ARS: 1000,
  CLP: 1000,
  COP: 4000,
  ZAR: 20,
  EGP: 50,
  KES: 100,
  NGN: 1500,
  IDR: 10_000,
  VND: 20_000,
};
/** From here on nobody pays small change. */
const WHOLE_FROM = 8;

const writeOne = (currency: string, locale: string): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);

const signIn = (parts: readonly Intl.NumberFormatPart[]): string | undefined =>
  parts.find(({ type }) => type === 'currency')?.value;

/** The language as it is written where the money is paid, else as it is: the code of a money opens with its land's. */
function inLandOf(currency: string, locale: string): string {
  const [language = locale] = locale.split('-');
  const there = `${language}-${currency.slice(0, 2)}`;
  return Intl.NumberFormat.supportedLocalesOf(there).length > 0 && signIn(writeOne(currency, there)) !== currency
    ? there
    : locale;
}

/** An ISO 4217 code as a page in the locale writes it. */
export function moneyOf(currency: string, locale: string): Money {
  const scale = SCALES[currency] ?? 1;
  const here = writeOne(currency, locale);
  // A language alone may know no sign for it: in Spanish a sol is "PEN", as it is written in Peru "S/".
  const parts = signIn(here) === currency ? writeOne(currency, inLandOf(currency, locale)) : here;
  const at = parts.findIndex(({ type }) => type === 'currency');
  const sign = parts[at]?.value ?? currency;
  const gap = (neighbour: number): string => (/\s/u.test(parts[neighbour]?.value ?? '') ? ' ' : '');
  const number = parts.findIndex(({ type }) => type === 'integer');
  return {
    sides:
      at < number ? [`${sign}${gap(at + 1) || (/\p{L}$/u.test(sign) ? ' ' : '')}`, ''] : ['', `${gap(at - 1)}${sign}`],
    decimals: scale >= WHOLE_FROM ? 0 : 2,
    scale,
  };
}
