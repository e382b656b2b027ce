import type { Mention } from '../lexicon/mention.ts';
import { TOP } from '../values/top-level.ts';

/** Words of a text that stand behind its noun without quotation marks. Offsets into the sentence. */
export interface Unmarked {
  start: number;
  end: number;
}

const OPENS = /^(\s*(?:[:：]|→|->)\s*|\s+)(?=[\p{Lu}\p{Script=Han}]|\d+\s\p{Ll}+\s\p{Ll})/u;

/** Behind a colon, words run up to the next element of the line. */
const AFTER_COLON = /;|\s[/|+]\s|,\s(?=\p{Ll}[\p{L} -]{1,24}(?::\s|\s["“„«`]))|\.?\s*$/u;

/** In a running sentence they end where it goes on. */
const IN_SENTENCE =
  /,(?!\d)|[;(—–]|\s[/|+]\s|\s(?:and|plus)\s(?:(?:then|below|under)\s)?(?:an?|the|its|two|three|then|below|under|on)\s|\s(?:with|beside|next to)\s(?:an?|the|its|two|three)\s|\s(?:laid|set|written|printed|placed|drawn|centred|centered|standing)\s|\s(?:over|on|across|under|below|above)\s(?:it|the|top|that)\b|\s(?:in|as)\s(?:an?\s)?(?:very\s)?(?:large|big|small|bold|huge|white|black|italics?|capitals)\b|\s(?:is|are|at|stands|sits|goes)\s(?:the|at|in|on)\s|\.?\s*$/u;

/** Nouns whose words are sentences of their own. */
const SAYS =
  /^(?:.*\b)?(?:title|heading|headline|h1|h2|sentence|tagline|slogan|subtitle|sub|subline|lead|line|titel|überschrift|satz|titre|título|titolo|tytuł|rubrik)$/iu;

/** How words go on behind a comma: "Closed, road traffic running", "41 open deadlines, 3 in grace period". */
const GOES_ON =
  /^,\s(?!(?:an?|the|its|and|with|in|on|at|to|of|for|from|by|below|under|above|over|beside|then|plus|next|big|bold|small|large|centred|centered|left|right|aligned|und|mit|et|avec|y|con|e|com|en|met|die|der|das|le|la|el|il|het|de)\s)(?:\d+\s)?\p{Ll}+(?:\s\p{Ll}+){1,4}(?=[.;]|$)/u;

function afterComma(text: string, at: number, mentions: readonly Mention[]): number {
  const more = GOES_ON.exec(text.slice(at));
  if (more === null) return at;
  const end = at + more[0].length;
  return mentions.some(({ start }) => start > at && start < end) ? at : end;
}

/**
 * Titles and sentences that are given without quotation marks: "the title Three hundred metres of patience laid over it",
 * "h1: Learn to read with your hands". What they are made of is no element.
 */
export function findUnmarked(text: string, mentions: readonly Mention[], levels: Uint8Array): Unmarked[] {
  const found: Unmarked[] = [];
  for (const mention of mentions) {
    if (mention.isModifier || mention.isPlural || mention.makes.kind !== 'text' || !SAYS.test(mention.text)) continue;
    const opens = OPENS.exec(text.slice(mention.end));
    if (opens === null || levels[mention.end] !== TOP) continue;
    const start = mention.end + opens[0].length;
    const isGiven = /[:：→>]/u.test(opens[0]);
    const stop = (isGiven ? AFTER_COLON : IN_SENTENCE).exec(text.slice(start));
    const first = start + (stop?.index ?? text.length - start);
    const end = isGiven ? first : afterComma(text, first, mentions);
    const words = text.slice(start, end).split(/\s+/).length;
    const isPlain = levels.subarray(start, end).every((level) => level === TOP);
    if (isPlain && words <= 24 && (words >= 2 || isGiven) && end > start) found.push({ start, end });
  }
  return found;
}
