import { isTyped, shapeOf } from '../page/value-shape.ts';

/** A value as large, as signed and as exact as the one that it takes the place of. */
export function inForm(old: string, given: string): string {
  const isWord = /^\p{Lu}/u.test(old) && /^\p{Ll}/u.test(given) && !isTyped(shapeOf(old.slice(0, 1)));
  const value = isWord ? given.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : given;
  const own = shapeOf(old);
  const plain = /^[€$£¥]?\s?(\d+(?:[.,]\d{1,2})?)(?:\s?(?:[€$£¥]|eur|euros?|dollars?|pounds?))?$/i.exec(value)?.[1];
  const [amount] = /\d[\d.,]*\d|\d/.exec(old) ?? [];
  if (own.kind === 'money' && plain !== undefined && amount !== undefined && isSameSign(old, value)) {
    const [, cents] = /([.,])\d{2}$/.exec(amount) ?? [];
    const exact = cents === undefined || /[.,]/.test(plain) ? plain : `${plain}${cents}00`;
    return old.replace(amount, exact);
  }
  const [, name] = /\d\.? (\p{L}{4,})/u.exec(old) ?? [];
  const [month] = /(?<=\d\.? )(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})\.?/iu.exec(value) ?? [];
  if (own.kind === 'date' && name !== undefined && month !== undefined) {
    const whole = MONTHS.find((one) => one.toLowerCase().startsWith(month.toLowerCase().slice(0, 3))) ?? month;
    const dated = value.replace(month, whole);
    return /\p{L}, \d{1,2}:/u.test(old) ? dated.replace(/(\p{L}) (?=\d{1,2}:)/u, '$1, ') : dated;
  }
  if (own.kind === 'time' && /^\d:\d{2}$/.test(value) && /^0\d:/.test(old)) return `0${value}`;
  return value;
}

/** Words typed in small letters, in the letters of those that they take the place of: "ida storm" for "Henrik Vasa". */
export function inLetters(old: string, given: string): string {
  if (given !== given.toLowerCase() || !/^\p{Lu}/u.test(old) || isTyped(shapeOf(given))) return given;
  const words = old.split(/\s+/);
  const isTitled = words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  return given.replaceAll(isTitled ? /(?<![\p{L}'’])\p{Ll}/gu : /^\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Whether an amount is given in the currency that it stood in, or in none. */
const isSameSign = (old: string, value: string): boolean => {
  const given =
    /[€$£¥]/.exec(value)?.[0] ??
    (/eur/i.test(value) ? '€' : /dollar/i.test(value) ? '$' : /pound/i.test(value) ? '£' : undefined);
  return given === undefined || old.includes(given);
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
