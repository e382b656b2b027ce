import { MONTHS } from './calendar-words.ts';
import { isLower } from './characters.ts';
import { type Piece, toPiece } from './piece.ts';
import { QUOTED, TOP, markLevels } from './top-level.ts';

const SHORT =
  /(?:^|[\s(.])(?:\p{L}|No|Nr|St|Dr|Mr|Mrs|Ms|Prof|ca|approx|max|min|vs|etc|e\.g|i\.e|z\.B|p\.ej|incl|Std|Sr|Sra|nº|n|art|tel|Tel|kl|godz)$/u;

/**
 * Sentences at top level, stops included. Abbreviations, initials, decimals and stops inside quotations end none; where
 * `isLoose`, the next one may begin with a small letter, as people type.
 *
 * @example splitSentences('Chair 1: R.K., Running. Chair 2: free.').length // 2
 */
export function splitSentences(text: string, base = 0, isLoose = false): Piece[] {
  const levels = markLevels(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!endsAt(text, at, levels, isLoose)) continue;
    pieces.push(toPiece(text, from, at + 1, base));
    from = at + 1;
  }
  pieces.push(toPiece(text, from, text.length, base));
  return pieces.filter((piece) => piece.text !== '');
}

function endsAt(text: string, at: number, levels: Uint8Array, isLoose: boolean): boolean {
  const char = text.charAt(at);
  if (char === '\n') return levels[at] === TOP;
  if (char === '。' || char === '！' || char === '？') return levels[at] === TOP;
  if (!/[.!?]/u.test(char)) return isQuotedStop(text, at, levels);
  if (levels[at] !== TOP || !/\s/u.test(text.charAt(at + 1))) return false;
  if (char === '.' && SHORT.test(text.slice(Math.max(0, at - 8), at))) return false;
  const following = /^\s+(\p{L}+)/u.exec(text.slice(at + 1, at + 16))?.[1]?.toLowerCase() ?? '';
  if (char === '.' && /(?:^|[^\d])\d{1,2}$/.test(text.slice(Math.max(0, at - 3), at)) && MONTHS.has(following))
    return false;
  const next = text
    .slice(at + 1, at + 12)
    .trimStart()
    .charAt(0);
  const word = /^\s+(\p{L}+)/u.exec(text.slice(at + 1, at + 16))?.[1]?.toLowerCase() ?? '';
  if (MONTHS.has(word) && /(?:^|\D)\d{1,2}$/u.test(text.slice(Math.max(0, at - 3), at))) return false;
  // "6. November" and "approx. twelve": what goes on in small letters, or after a number of a date, is no new sentence.
  if (
    /^\d{1,2}$/u.test(
      text
        .slice(Math.max(0, at - 3), at)
        .trim()
        .split(/\s/u)
        .at(-1) ?? '',
    ) &&
    /\p{L}/u.test(next) &&
    at < 4
  )
    return false;
  return isLoose || char !== '.' || !isLower(next) || text.charAt(at - 1) === ')';
}

/** `… "Keep a bucket under the tap."` ends where its quotation does, if a capital follows. */
function isQuotedStop(text: string, at: number, levels: Uint8Array): boolean {
  if (levels[at] !== QUOTED || levels[at + 1] !== TOP || !/[.!?]/u.test(text.charAt(at - 1))) return false;
  return /^\s+[\p{Lu}"“„«]/u.test(text.slice(at + 1, at + 4));
}
