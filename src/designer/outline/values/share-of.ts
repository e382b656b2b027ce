import { findValues } from './value-at.ts';

const PERCENT = /%|％/u;

/**
 * How much of a whole a text tells, 0…1: shares, and amounts of a total. Changes ("+3 %"), readings ("132/78") and dates
 * tell none.
 *
 * @example shareOf('1,300 of 2,000 ml') // 0.65
 */
export function shareOf(text: string): number | undefined {
  if (text.length > 200 || !/\d/u.test(text)) return undefined;
  for (const value of findValues(text)) {
    const { number } = value;
    if (number === undefined) continue;
    if (value.kind === 'ratio' && value.of !== undefined) {
      if (number >= 0 && value.of > 0 && number <= value.of && !isMonth(text, value.start, value.of))
        return round(number / value.of);
    }
    if (value.kind === 'share' && PERCENT.test(text.slice(value.start, value.end)) && number >= 0 && number <= 100) {
      if (!/^[+±~-]/u.test(text.slice(value.start)) || text.charAt(value.start) === '~') return round(number / 100);
    }
  }
  return undefined;
}

/** "03/2026" and "2024/25" are dates. */
function isMonth(text: string, start: number, of: number): boolean {
  return of >= 1900 && of < 2100 && /^\d{1,2}\/\d{4}/u.test(text.slice(start));
}

function round(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
