import { fold } from './to-words.ts';

/** What sort of value a text is, and in which unit. */
export interface Shape {
  kind: 'money' | 'quantity' | 'number' | 'time' | 'date' | 'ratio' | 'times' | 'address' | 'phone' | 'code' | 'words';
  unit: string;
}

const NUMBER = String.raw`[+\-~≈<>±]?\s?\d[\d.,' ]*`;
const CURRENCY = String.raw`[€$£¥]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|dkk|sek|nok|pln|kr|jpy|yen)\b`;
const MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|januar|februar|marz|mai|juni|juli|oktober|okt|dezember|dez|janvier|fevrier|avril|juin|juillet|aout|octobre|decembre|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|maart|mei|augustus|january|february|march|april|june|july|august|september|october|november|december)\b/;
const DAY =
  /^(?:(?:next |this |on )?(?:mon|tue|wed|thu|fri|sat|sun|tues|thur|thurs)(?:day|nesday|sday|rsday|urday)?|today|tomorrow|yesterday)$/;
const WEEKDAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|tues|thur|thurs)(?:day|nesday|sday|rsday|urday)?\b|^(?:today|tomorrow|yesterday),? /;

const NO_UNIT =
  /^(?:today|tonight|now|tomorrow|yesterday|heute|jetzt|morgen|hoy|ahora|oggi|ora|nu|vandaag|hoje|please|pls|more|less)$/;

const FORMS: readonly (readonly [Shape['kind'], RegExp])[] = [
  ['address', /^\S+@\S+\.\w+$/],
  ['times', /^\d+\s?x\s?\d+(?:\s?[\p{L}%]+)?$/u],
  ['times', /^\d+\s?x\s?\d+(?:\s?x\s?\d+)*\s?(?:mm|cm|m|px)?$/u],
  ['time', /^\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:\s?-\s?\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)?$/],
  ['time', /^\d{1,2}\s?[ap]\.?m\.?$/],
  ['time', /^\d{1,2}(?:[:.]\d{2})?\s?(?:o'clock|uhr|in the (?:morning|afternoon|evening)|at night)$/],
  ['ratio', /^\d[\d.,]*\s?(?:\/|of|out of|von|sur|de|van|di)\s?\d[\d.,]*(?:\s?\p{L}+)?$/u],
  ['phone', /^\+\d[\d\s()-]{6,}$|^0\d[\d\s()-]{6,}$/],
];

/** "€1,200" is money, "62 kg" a quantity in kg, "14 Nov" a date, "3 x 15" times, "cold" words. */
export function shapeOf(text: string): Shape {
  const folded = fold(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:about|around|approx\.?|ca\.?|circa|from|only|just|in|at|on|due|by)\s(?=.*\d)/, '');
  for (const [kind, form] of FORMS) if (form.test(folded)) return { kind, unit: '' };
  if (
    new RegExp(
      `^(?:(?:${CURRENCY})\\s?${NUMBER}|${NUMBER}\\s?(?:${CURRENCY}))(?:\\s?[km]|\\s?bn)?(?:\\s?(?:/|per|an?)\\s?\\p{L}+)?$`,
      'u',
    ).test(folded.replace(/^-/, ''))
  )
    return { kind: 'money', unit: '' };
  if (/^\d+ (?:today|tomorrow|yesterday)$/.test(folded)) return { kind: 'words', unit: '' };
  if (/\d/.test(folded) && folded.length < 32 && (MONTH.test(folded) || WEEKDAY.test(folded)))
    return { kind: 'date', unit: '' };
  if (DAY.test(folded)) return { kind: 'date', unit: '' };
  if (/^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(folded)) return { kind: 'date', unit: '' };
  if (new RegExp(`^${NUMBER}$`).test(folded)) return { kind: 'number', unit: '' };
  const quantity = new RegExp(
    `^${NUMBER}(°?[\\p{L}%°"'µ²³]{1,12}\\.?(?:/\\p{L}+|²|³)?)(?:\\s?\\d+\\s?(?:min|h|s|sec|m|in|oz|lb)?)?$`,
    'u',
  ).exec(folded);
  if (quantity !== null && NO_UNIT.test(quantity[1] ?? '')) return { kind: 'words', unit: '' };
  if (quantity !== null) return { kind: 'quantity', unit: unitOf(quantity[1] ?? '') };
  if (
    /^(?=.*\d)[a-z\d]+(?:[\s-][a-z\d]+){0,2}$/.test(folded) &&
    /\d.*[a-z]|[a-z].*\d/.test(folded) &&
    (/\p{Lu}/u.test(text) || /^\d{4} ?[a-z]{2}$/.test(folded)) &&
    folded.length <= 10
  )
    return { kind: 'code', unit: '' };
  return { kind: 'words', unit: '' };
}

const UNITS: Readonly<Record<string, string>> = {
  hr: 'h',
  hrs: 'h',
  hour: 'h',
  hours: 'h',
  std: 'h',
  stunden: 'h',
  heures: 'h',
  mins: 'min',
  minute: 'min',
  minutes: 'min',
  minuten: 'min',
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  gram: 'g',
  grams: 'g',
  percent: '%',
  prozent: '%',
  degrees: '°c',
  degree: '°c',
  '°': '°c',
  c: '°c',
  '°f': '°c',
  f: '°c',
  days: 'day',
  hours_: 'h',
  liter: 'l',
  litres: 'l',
  liters: 'l',
  litre: 'l',
};
const unitOf = (unit: string): string => UNITS[unit] ?? unit.replace(/(?<=\p{L}{3})s$/u, '');

/** How well a value of one sort can stand where one of another did: 1 the same sort and unit, 0 not at all. */
export function shapeLikeness(one: Shape, other: Shape): number {
  if (one.kind === other.kind) {
    if (one.kind !== 'quantity') return one.kind === 'words' ? 0.5 : 1;
    return one.unit === other.unit ? 1 : isLasting(one.unit) && isLasting(other.unit) ? 0.8 : 0.25;
  }
  const kinds = new Set([one.kind, other.kind]);
  if (kinds.has('number') && (kinds.has('money') || kinds.has('quantity'))) return 0.75;
  if (kinds.has('quantity') && kinds.has('time')) return isLasting(one.unit) || isLasting(other.unit) ? 0.5 : 0;
  if (kinds.has('date') && kinds.has('time')) return 0.3;
  if (kinds.has('ratio') && (kinds.has('number') || kinds.has('quantity'))) return 0.72;
  return 0;
}

const isLasting = (unit: string): boolean => ['h', 'min', 's', 'ms', 'day', 'week'].includes(unit);

export const isTyped = (shape: Shape): boolean => shape.kind !== 'words';
