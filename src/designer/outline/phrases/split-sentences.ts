import { cut, type Piece } from '../form/piece.ts';
import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { MONTHS } from '../values/calendar-words.ts';
import { markLevels, TOP } from '../values/top-level.ts';

const STOPS = '.!?。！？';
/** Words whose full stop ends no sentence. */
const SHORT =
  /(?:^|[\s(])(?:[A-ZÀ-Ž]|St|Mt|No|Nr|Mr|Mrs|Ms|Dr|Prof|Fr|Sr|Jr|vs|etc|approx|incl|excl|max|min|ca|bzw|usw|z\.\s?B|d\.\s?h|e\.\s?g|i\.\s?e|p\.\s?ej|Tel|tel|Art|Abs|art|nº|núm|Sra|Srta|av|ul|dr|m\.in|np|tzn|bv|ed|vol|fig|pp?|hrs?|temp|qty|Ltd|Inc|Co|Inv|Reg|Ref|Cat)$/;

/**
 * The sentences of a passage, with their final stops. Stops inside quotation marks and brackets, in figures, initials and
 * abbreviations end nothing; a quotation that ends a sentence keeps its stop.
 */
export function splitSentences(passage: Piece): Piece[] {
  const { text } = passage;
  const levels = markLevels(text);
  const sentences: Piece[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!endsAt(text, levels, at)) continue;
    push(sentences, cut(passage, from, at + 1));
    from = at + 1;
  }
  push(sentences, cut(passage, from));
  return sentences;
}

const push = (list: Piece[], piece: Piece): void => {
  if (piece.text !== '') list.push(piece);
};

function endsAt(text: string, levels: Uint8Array, at: number): boolean {
  const character = text.charAt(at);
  if (character === '\n') return levels[at] === TOP && /[.:;!?]\s*$/.test(text.slice(Math.max(0, at - 3), at));
  if (levels[at] !== TOP) return endsWithQuote(text, levels, at);
  if (!STOPS.includes(character)) return false;
  if ('。！？'.includes(character)) return true;
  const next = text.charAt(at + 1);
  if (next !== '' && next.trim() !== '') return false;
  if (character !== '.') return true;
  const before = text.slice(Math.max(0, at - 12), at);
  if (SHORT.test(before)) return endsWithLetter(before, text.slice(at + 1, at + 16));
  // Entries that are parted by a slash may be sentences.
  if (/^\s+\/\s/.test(text.slice(at + 1, at + 5))) return false;
  // "19. Februar", "1. Header": an ordinal before what it counts.
  const following = /^\s+(\p{L}+)/u.exec(text.slice(at + 1, at + 16))?.[1]?.toLowerCase() ?? '';
  if (/(?:^|[^\d])\d{1,2}$/.test(before) && MONTHS.has(following)) return false;
  return !(
    /(?:^|\s)\d{1,2}$/.test(before) &&
    /^\s+\p{L}/u.test(text.slice(at + 1)) &&
    /(?:^|\s)(?:am|vom|zum|den|der|le|el)\s+\d{1,2}$/i.test(before)
  );
}

/** "… on shelf C. To the right …": a letter behind what it counts, and a small word that begins a sentence, never a name. */
const endsWithLetter = (before: string, behind: string): boolean => {
  const [, next = ''] = /^\s+(\p{Lu}\p{Ll}+)\s/u.exec(behind) ?? [];
  return /\p{Ll}{3}\s\p{Lu}$/u.test(before) && OPENERS.has(next.toLowerCase());
};

const OPENERS: ReadonlySet<string> = new Set(FUNCTION_WORDS.en?.split(' '));

/** A quotation that closes with its own stop before a new sentence: `…says "Done." Then …`. */
function endsWithQuote(text: string, levels: Uint8Array, at: number): boolean {
  if (levels[at + 1] !== TOP && at + 1 < text.length) return false;
  const inner = text.charAt(at - 1);
  if (!STOPS.includes(inner) || !/["'”’»“`*」]/.test(text.charAt(at))) return false;
  return /^\s+(?:\p{Lu}|["“«„])/u.test(text.slice(at + 1, at + 6));
}
