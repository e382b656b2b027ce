import type { Span } from '../outline.ts';
import { isDigit, isWordy } from './characters.ts';

export interface FoundNumber extends Span {
  value: number;
  /** Written with a sign in front: a change or a value below zero. */
  isSigned: boolean;
  /** Written with decimals, so no index, year or number of a house. */
  hasFraction: boolean;
}

const SIGNS = new Set(['+', '-', '−', '±', '–']);
const GAPS = new Set([' ', '\u00a0', '\u202f', '\u2009', "'", '’']);

/**
 * The number that starts at `at`, in the spellings of many languages: 1,240.50, 1.240,50, 1 240,5, 18.640, −12, 0,3.
 * A comma or point before exactly three digits groups thousands, unless only a zero stands before it.
 *
 * @example numberAt('a 1 340 kg', 2) // { start: 2, end: 7, value: 1340, isSigned: false, hasFraction: false }
 */
export function numberAt(text: string, at: number): FoundNumber | undefined {
  const sign = text.charAt(at);
  const isSigned = SIGNS.has(sign);
  let first = isSigned ? at + 1 : at;
  // "− 12" with a gap is a sign only where nothing stands before it.
  if (isSigned && text.charAt(first) === ' ' && sign === '−') first += 1;
  if (!isDigit(text.charAt(first))) {
    const part = fractionAt(text, first);
    return part === undefined
      ? undefined
      : { start: at, end: part.end, value: part.value, isSigned, hasFraction: true };
  }
  if (isWordy(text.charAt(at - 1)) && isSigned) return undefined;
  let end = digitsEnd(text, first);
  let digits = text.slice(first, end);
  const group = groupMark(text, first, end);
  if (group !== '') {
    while (text.charAt(end) === group && isGroup(text, end + 1)) {
      digits += text.slice(end + 1, end + 4);
      end += 4;
    }
  }
  const point = text.charAt(end);
  let hasFraction = false;
  if ((point === '.' || point === ',') && point !== group && isDigit(text.charAt(end + 1))) {
    const stop = digitsEnd(text, end + 1);
    // 5.1.2 and 12.03.2026 are versions and dates, and "1,2,3" is a list.
    if (!(text.charAt(stop) === point && isDigit(text.charAt(stop + 1)))) {
      digits += `.${text.slice(end + 1, stop)}`;
      hasFraction = true;
      end = stop;
    }
  }
  const part = hasFraction ? undefined : fractionAt(text, end);
  if (part !== undefined) {
    digits = String(Number(digits) + part.value);
    hasFraction = true;
    end = part.end;
  }
  const value = Number(digits) * (sign === '-' || sign === '−' || sign === '–' ? -1 : 1);
  return { start: at, end, value, isSigned, hasFraction };
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

/** "2 ½" and "2½". */
function fractionAt(text: string, at: number): { end: number; value: number } | undefined {
  const from = text.charAt(at) === ' ' ? at + 1 : at;
  const value = FRACTIONS[text.charAt(from)];
  return value === undefined ? undefined : { end: from + 1, value };
}

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charAt(end))) end += 1;
  return end;
}

/** The mark between thousands, or none. */
function groupMark(text: string, first: number, end: number): string {
  const mark = text.charAt(end);
  if (end - first > 3 || text.charAt(first) === '0') return '';
  if (mark !== '.' && mark !== ',' && !GAPS.has(mark)) return '';
  if (!isGroup(text, end + 1)) return '';
  return mark;
}

function isGroup(text: string, at: number): boolean {
  return digitsEnd(text, at) === at + 3;
}
