import { toClock } from '../../to-clock.ts';
import { shapeOf } from '../page/value-shape.ts';

const SIGN = /[€$£¥]/;
const SIGNS: Readonly<Record<string, string>> = {
  eur: '€',
  euro: '€',
  euros: '€',
  usd: '$',
  dollar: '$',
  dollars: '$',
  gbp: '£',
  pounds: '£',
  pound: '£',
  yen: '¥',
  jpy: '¥',
};

/** A new value written as the old one is: its currency's place, the room before its unit, the words before it. */
export function likeForm(old: string, fresh: string): string {
  const to = fresh.trim();
  const before = shapeOf(old);
  const after = shapeOf(to);
  if (after.kind === 'times' && old.includes('×'))
    return to.replaceAll(/\s*[x×]\s*/g, old.includes(' × ') ? ' × ' : '×');
  if (before.kind === 'time' && after.kind === 'time') return likeClock(old, to);
  const whole = /^\d[\d.,]*(\s?(?:\/|of|von|sur|de|van)\s?\d.*)$/.exec(old)?.[1];
  if (before.kind === 'ratio' && after.kind === 'number' && whole !== undefined) return `${to}${whole}`;
  const lead = /^((?:due|about|around|from|ca\.?|only|at|by|~|≈)\s?)(?=.*\d)/i.exec(old)?.[1] ?? '';
  const withLead = (given: string): string => withMonth(old, withWords(given));
  const withWords = (value: string): string =>
    lead !== '' && !value.toLowerCase().startsWith(lead.trim().toLowerCase()) ? `${lead}${value}` : value;
  if (before.kind === 'money' && (after.kind === 'money' || after.kind === 'number')) {
    const digits = /\d[\d.,' ]*\d|\d/.exec(to)?.[0] ?? to;
    const given = SIGN.exec(to)?.[0] ?? SIGNS[/\p{L}+/u.exec(to.toLowerCase())?.[0] ?? ''];
    const own = SIGN.exec(old)?.[0];
    if (own !== undefined && (given === undefined || given === own)) {
      const tail = /\d(\s?(?:\/|per|an?)\s?\p{L}+.*)$/u.exec(to)?.[1];
      const form = /^([^\d]*)\d[\d.,' ]*\d|^([^\d]*)\d/.exec(old)?.[0] ?? '';
      const sign = to.startsWith('−') || to.startsWith('-') ? '−' : '';
      const pre = old.slice(0, old.search(/\d/)).replace(/[−-]/, '');
      const post = old.slice(form.length);
      return `${sign}${pre}${digits}${tail ?? post}`;
    }
    return to;
  }
  if (
    before.kind === 'quantity' &&
    (after.kind === 'number' || (after.kind === 'quantity' && after.unit === before.unit))
  ) {
    const [, number = '', unit = ''] = /^([~≈+\-−]?\s?\d[\d.,' ]*?)\s*(\D.*)?$/u.exec(to) ?? [];
    const [, gap = '', ownUnit = ''] = /\d(\s*)([^\d\s.,'][^\d]*)$/u.exec(old) ?? [];
    // Another scale is no other way to write the old one.
    const isOther = /f$/i.test(unit) !== /f$/i.test(ownUnit) && /[cf]$/i.test(unit);
    if (number !== '' && ownUnit !== '' && !isOther && !/\d/.test(ownUnit) && !/\d/.test(unit))
      return withLead(`${inThousands(old, number.trim())}${gap}${ownUnit}`);
  }
  // "Quantity 1": a figure behind the word that says what it counts.
  const [, called = '', unit = ''] = /^(\p{L}{3,} )\d[\d.,]*(\D*)$/u.exec(old) ?? [];
  if (called !== '' && (before.kind === 'words' || before.kind === 'code') && after.kind === 'number')
    return `${called}${to}${unit}`;
  if (after.kind !== 'words') return withLead(to);
  return to;
}

/** "16 nov" where "14 Nov" stood. */
const withMonth = (old: string, value: string): string =>
  /\d\.? \p{Lu}\p{Ll}{2}/u.test(old)
    ? value.replace(/(?<=\d\.? )(?=(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))\p{Ll}/u, (letter) =>
        letter.toUpperCase(),
      )
    : value;

/** "1150" where "1,130" stood. */
function inThousands(old: string, number: string): string {
  const [, mark] = /\d([.,' ])\d{3}(?!\d)/.exec(old) ?? [];
  return mark !== undefined && /^\d{4,6}$/.test(number) ? number.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, mark) : number;
}

/** "6 in the morning" and "1:45 pm" as a clock of 24 hours where the old time stands on one. */
function likeClock(old: string, to: string): string {
  const [, hours = '', minutes = '00', rest = ''] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(\D*)$/.exec(to) ?? [];
  if (hours === '' || rest === '' || !/^\d{1,2}[:.]\d{2}$/.test(old)) return to;
  const isLate = /^p|afternoon|evening|night/i.test(rest) && Number(hours) < 12;
  const isMidnight = /^a|morning|night/i.test(rest) && Number(hours) === 12;
  const clock = toClock((isMidnight ? 0 : Number(hours) + (isLate ? 12 : 0)) * 60 + Number(minutes));
  return old.includes('.') ? clock.replace(':', '.') : clock;
}
