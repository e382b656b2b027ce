/** Sorts of values that stand in texts; one of a sort takes the place of another of it. */
export type ValueKind =
  | 'email'
  | 'range'
  | 'time'
  | 'date'
  | 'weekday'
  | 'money'
  | 'percent'
  | 'phone'
  | 'measure'
  | 'number';

/** A value where it stands in a text. */
export interface SaidValue {
  kind: ValueKind;
  text: string;
  start: number;
}

const TIME = String.raw`(?:\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?[ap]\.?m\b\.?)`;
/** What the names of the months begin with. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-zäéûç]*`;
const DAY_NAME =
  '(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur?|sun)(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?';
const NUMBER = String.raw`\d{1,3}(?:[,. \u00a0']\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:[kcm]?m|k?g|mg|m?l|min(?:ute)?s?|h(?:ou)?rs?|h|s(?:ec(?:ond)?s?)?|days?|weeks?|months?|years?|nights?|[kM]Wh?|[kMGT]B|km\/h|mph|miles?|mi|k?cal|bpm|lbs?|oz|ft|°[CF]?)`;

const PATTERNS: readonly (readonly [ValueKind, string])[] = [
  ['email', String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`],
  [
    'date',
    String.raw`\d{4}-\d{2}-\d{2}|(?:(?:${DAY_NAME}),?\s+)?(?:(?:the\s+)?\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?${MONTH}|${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?(?![\d:]))(?:,?\s+20\d{2})?`,
  ],
  ['range', String.raw`(?:${TIME}|\d{1,2})\s?(?:[–—-]|to|until|till|bis)\s?${TIME}`],
  ['phone', String.raw`\+\d[\d\s()/.-]{6,}\d|\(?0\d[\d\s()/-]{6,}\d`],
  ['time', TIME],
  ['weekday', String.raw`${DAY_NAME}|today|tomorrow|yesterday|tonight`],
  ['money', String.raw`[$€£¥]\s?(?:${NUMBER})(?:\s?(?:bn|[km])\b)?|(?:${NUMBER})\s?[€£$¥]`],
  ['percent', String.raw`(?:${NUMBER})\s?%`],
  ['measure', String.raw`(?:${NUMBER})\s?${UNIT}(?![\p{L}\d])`],
  ['number', NUMBER],
];
const ANY = new RegExp(
  String.raw`(?<![\p{L}\d.,:@])(?:${PATTERNS.map(([, source], index) => `(?<v${index}>${source})`).join('|')})(?![\p{L}\d@])`,
  'giu',
);

/** All values of a text in order: "Tue 17 Nov, 14:00–15:30" holds a date and a range. */
export function listValues(text: string): SaidValue[] {
  return [...text.matchAll(ANY)].flatMap((match) => {
    const index = PATTERNS.findIndex((_, at) => match.groups?.[`v${at}`] !== undefined);
    const kind = PATTERNS[index]?.[0];
    return kind === undefined ? [] : [{ kind, text: match[0], start: match.index }];
  });
}

/** The values of words that are nothing but values, such as "Friday 3pm" or "12 May at 10:00"; else undefined. */
export function readValues(words: string): SaidValue[] | undefined {
  const values = listValues(words);
  const rest = values.reduceRight(
    (left, { start, text }) => `${left.slice(0, start)} ${left.slice(start + text.length)}`,
    words,
  );
  const isBare = /^[\s,]*(?:(?:at|on|the|from|next|this|about|around)\b[\s,]*)*$/i.test(rest);
  return values.length > 0 && isBare ? values : undefined;
}

/** Times, dates and the like, which stand inside of longer texts. */
export const isPlacedKind = (kind: ValueKind): boolean =>
  ['email', 'range', 'time', 'date', 'weekday', 'phone', 'measure'].includes(kind);

/** How an answer calls a sort. */
export const nameOfKind = (kind: ValueKind): string =>
  ({
    email: 'e-mail address',
    range: 'time',
    time: 'time',
    date: 'date',
    weekday: 'day',
    money: 'price',
    percent: 'share',
    phone: 'phone number',
    measure: 'measure',
    number: 'number',
  })[kind];
