import { cut, type Piece } from '../../form/piece.ts';
import type { TextNode } from '../../outline.ts';
import { findQuoted, type Quoted } from '../../values/quoted.ts';
import { wordsOf } from './words-of.ts';

export interface Attributed {
  /** What stands before the first quotation. */
  head: Piece;
  quotes: TextNode[];
}

const NAME =
  "\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:\\p{Lu}[\\p{L}.'’-]*|van|von|de|der|den|da|di|del|do|dos|la|le|of|&|e|y|and|und|et)){0,4}";
const BEHIND = new RegExp(
  `^\\s*(?:[—–-]{1,2}\\s*|\\(|,?\\s*(?:signed(?: by)?|by|from|von|gezeichnet|signé(?: par)?|firmado(?: por)?|firmato)\\s+|,\\s*)?[*_]*(${NAME})[*_]*(?:\\s*[,(·|]\\s*([^()"“”«»:;]{2,80}?))?\\)?\\s*[.;/]?\\s*$`,
  'u',
);
const BEFORE = new RegExp(`^[*_]*(${NAME})[*_]*(?:\\s*[,(]\\s*([^()"“”«»:;]{2,60}?)\\)?)?:\\s*$`, 'u');

const MARKS = '"“„«\'‘「『';

/**
 * What people say, with who says it: `"We walk backwards." — Silas Tarrant, ropemaker`, `"…" (Ayumi, platform lead)`,
 * `*Prudence*: "…"`; several in one line as well. Nothing where a quotation of the line is nobody's.
 */
export function readAttributed(piece: Piece): Attributed | undefined {
  const quoted = findQuoted(piece.text).filter((one) => isSaid(piece.text, one));
  const [first] = quoted;
  if (first === undefined) return undefined;
  const quotes: TextNode[] = [];
  for (const [index, one] of quoted.entries()) {
    const next = quoted[index + 1]?.start ?? piece.text.length;
    const match = BEHIND.exec(piece.text.slice(one.end, next));
    if (match?.[1] === undefined) return readSigned(piece, quoted);
    quotes.push(quoteOf(piece, one, { name: match[1], note: match[2] }, one.end));
  }
  return { head: cut(piece, 0, first.start), quotes };
}

/** Each name before its words. */
function readSigned(piece: Piece, quoted: readonly Quoted[]): Attributed | undefined {
  const quotes: TextNode[] = [];
  for (const [index, one] of quoted.entries()) {
    const from = quoted[index - 1]?.end ?? 0;
    const gap = piece.text.slice(from, one.start).replace(/^[\s;,/.·-]+/, '');
    const match = BEFORE.exec(gap);
    if (match?.[1] === undefined) return undefined;
    quotes.push(quoteOf(piece, one, { name: match[1], note: match[2] }, from));
  }
  const rest = piece.text.slice(quoted.at(-1)?.end ?? 0);
  return /^[\s.;]*$/.test(rest) ? { head: cut(piece, 0, 0), quotes } : undefined;
}

/** A sentence between quotation marks, and not a label. */
function isSaid(words: string, { mark, inner }: Quoted): boolean {
  if (!MARKS.includes(mark)) return false;
  const said = words.slice(inner.start, inner.end);
  const count = said.trim().split(/\s+/).length;
  return (count >= 3 && /[.!?…]$/.test(said.trim())) || count >= 6;
}

function quoteOf(
  piece: Piece,
  { inner }: Quoted,
  by: { name: string; note?: string | undefined },
  from: number,
): TextNode {
  const at = (part: string): Piece => {
    const start = piece.text.indexOf(part, from);
    return cut(piece, start, start + part.length);
  };
  return {
    kind: 'text',
    role: 'quote',
    words: wordsOf(cut(piece, inner.start, inner.end)),
    by: wordsOf(at(by.name)),
    ...(by.note === undefined ? {} : { byNote: wordsOf(at(by.note)) }),
  };
}
