import type { Span } from '../outline.ts';
import { type Separator, type SeparatorKind, findSeparators } from './separators.ts';
import { trimRange } from './trim-range.ts';

/** What parts the cells of one row, from strong to weak. Dots of a leader ("Built ..... 1987") count as tabs. */
const STRENGTH: SeparatorKind[] = ['tab', 'pipe', 'semicolon', 'slash', 'dot', 'arrow', 'dash', 'comma'];

/** Separators that occur in a line, from strong to weak. */
export function rowSeparators(line: string, separators: readonly Separator[] = findSeparators(line)): SeparatorKind[] {
  const present = new Set(separators.map(({ kind }) => kind));
  return STRENGTH.filter((kind) => present.has(kind));
}

/** The line's parts between separators of one kind; the pipes round a Markdown row part nothing. */
export function splitBy(
  line: string,
  kind: SeparatorKind,
  separators: readonly Separator[] = findSeparators(line),
): Span[] {
  const ranges: Span[] = [];
  let from = 0;
  const whole = trimRange(line, 0, line.length);
  for (const one of separators) {
    if (one.kind !== kind) continue;
    if (kind === 'pipe' && one.start <= whole.start) {
      from = one.end;
      continue;
    }
    ranges.push({ start: from, end: one.start });
    from = one.end;
  }
  const isClosed = kind === 'pipe' && line.charAt(whole.end - 1) === '|' && ranges.length > 0;
  if (!isClosed && (from < whole.end || kind === 'pipe' || kind === 'slash'))
    ranges.push({ start: from, end: withoutStop(line, from, whole.end) });
  return ranges;
}

/** A sentence's stop after the last cell is not the cell's, unless the cell is a sentence itself. */
function withoutStop(line: string, start: number, end: number): number {
  if (line.charAt(end - 1) !== '.') return end;
  const cell = line.slice(start, end - 1);
  return cell.split(' ').length > 4 || /(?:^|[ .])\p{Lu}$/u.test(cell) ? end : end - 1;
}
