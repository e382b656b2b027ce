import type { Span, Words } from '../outline.ts';
import { findQuoted } from './quoted.ts';
import { trimRange } from './trim-range.ts';

/**
 * A part of a prompt, literally. `text` has no quotation marks or emphasis round it, `span` covers them, so that a
 * piece can be sliced from the prompt again and read further without losing what was quoted.
 */
export interface Piece extends Words {
  origin: 'literal';
  span: Span;
  /** All of it stood between quotation marks, in bold, italics or back ticks: words to be shown as they are. */
  isQuoted?: true;
  /** It stood in brackets: "(done)". The span covers the words only, not the brackets. */
  isAside?: true;
}

/** Words without the marks round them, and without emphasis inside: `**Trial** 9` → "Trial 9". */
export function withoutMarks(text: string): { text: string; isQuoted: boolean } {
  const quoted = findQuoted(text);
  const first = quoted[0];
  if (first === undefined) return { text, isQuoted: false };
  if (first.start === 0 && first.end === text.length) {
    return { text: text.slice(first.inner.start, first.inner.end), isQuoted: true };
  }
  let shown = '';
  let done = 0;
  for (const one of quoted) {
    if (!isEmphasis(one.mark)) continue;
    shown += text.slice(done, one.start) + text.slice(one.inner.start, one.inner.end);
    done = one.end;
  }
  return { text: shown + text.slice(done), isQuoted: false };
}

/** @example toPiece('a, "b c" ', 2, 9, 100) // { text: 'b c', origin: 'literal', span: { start: 103, end: 108 }, isQuoted: true } */
export function toPiece(text: string, start: number, end: number, base: number): Piece {
  const { start: from, end: to } = trimRange(text, start, end);
  const bare = withoutMarks(text.slice(from, to));
  const piece: Piece = { text: bare.text, origin: 'literal', span: { start: base + from, end: base + to } };
  if (bare.isQuoted) piece.isQuoted = true;
  return piece;
}

function isEmphasis(mark: string): boolean {
  return mark === '**' || mark === '*' || mark === '_' || mark === '__' || mark.startsWith('`');
}
