import type { Span } from '../outline.ts';
import { isSpace } from './characters.ts';

/**
 * The range without white space at its ends.
 *
 * @example trimRange('a  b ', 1, 5) // { start: 3, end: 4 }
 */
export function trimRange(text: string, start: number, end: number): Span {
  let from = start;
  let to = Math.max(start, end);
  while (from < to && isSpace(text.charAt(from))) from += 1;
  while (to > from && isSpace(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}
