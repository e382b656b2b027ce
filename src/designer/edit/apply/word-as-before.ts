import { parseAmount, printAmount } from './amount.ts';

const CURRENCY = /[$€£¥]/;

/**
 * A new value written the way the old one was: with its currency and its sign, on its side, "90k" as "90,000" where numbers
 * are written out. `to` says more than the old one where it brings a unit of its own.
 */
export function wordAsBefore(to: string, before: string): string {
  const like = parseAmount(before);
  const thousand = /^([+−-]?\s?[$€£¥]?\s?\d[\d.,]*)\s?k$/i.exec(to.trim());
  const isInThousands = /\dk\b/i.test(before);
  const expanded =
    thousand !== null && !isInThousands && like !== undefined ? multiplied(thousand[1] ?? to, 1000) : to.trim();
  const amount = parseAmount(expanded);
  if (like === undefined || amount === undefined) return expanded;
  const currency = CURRENCY.exec(before)?.[0];
  if (currency !== undefined) {
    const own = CURRENCY.exec(expanded)?.[0];
    if (own !== undefined && own !== currency) return withSign(expanded, before);
    const isBare = /^[+−-]?\s?[$€£¥]?\s?[\d.,]+\s?[$€£¥]?$/.test(expanded);
    if (!isBare) return withSign(expanded, before);
    const digits = expanded.replaceAll(/[$€£¥\s+−-]/g, '');
    const isBefore = before.indexOf(currency) < before.search(/\d/);
    return withSign(isBefore ? `${currency}${digits}` : `${digits} ${currency}`, before);
  }
  return expanded;
}

/** What went out goes out still, unless a sign was given. */
const withSign = (text: string, before: string): string => {
  const sign = /^\s*([+−-])/.exec(before)?.[1];
  return sign === undefined || /^\s*[+−-]/.test(text) ? text : `${sign}${text}`;
};

const multiplied = (text: string, factor: number): string => {
  const amount = parseAmount(text);
  return amount === undefined ? text : printAmount(amount.value * factor, { ...amount, group: ',' }, 0);
};
