import { getElementIndex, type ElementIndex } from './element-index.ts';
import { findGluedMentions } from './find-glued-mentions.ts';
import { cutEndings, type StemToken } from './cut-endings.ts';
import { matchCompound, type WordMatch } from './match-compound.ts';
import { toMention, type Mention } from './mention.ts';
import { matchPhrase } from './phrase-index.ts';
import { readPhraseAfter } from './read-phrase-after.ts';
import { isQuality, readPhraseBefore } from './read-phrase-before.ts';
import { readText, type ReadText } from './read-text.ts';

export type { Mention } from './mention.ts';

/**
 * All element nouns of a text outside of quotation marks and code fences, longest match first, in order. English nouns are
 * found in every language. `lang` is a BCP 47 tag; without it the language is guessed from the text.
 */
export const findMentions = (text: string, lang?: string): Mention[] => {
  const read = readText(text, lang);
  const index = getElementIndex(read.lang);
  const { tokens } = read;
  const stems: readonly StemToken[] = cutEndings(tokens, index.stems, read.lang);
  const mentions: Mention[] = findGluedMentions(read, index);
  for (let at = 0; at < tokens.length;) {
    const match = matchAt(read, index, stems, at);
    const first = tokens[at];
    const length = match?.length ?? 1;
    const final = stems[at + length - 1];
    // "Table 4" is the name of a table that people sit at.
    const isSeat =
      (first?.key === 'table' || first?.key === 'tables') &&
      length === 1 &&
      /^(?: |s?\s?[:：] Table )\d{1,3}(?![\d.,]*\s?(?:columns|cols|rows|px|x|×|%))/u.test(text.slice(first.end));
    // "map-tile service": what a hyphen ties to a following word is a part of that word.
    const isTied = tokens[at + length]?.gap === 'hyphen' && !tokens[at + length]?.isNumber;
    if (match === undefined || first === undefined || final === undefined || isTied || isSeat) {
      at += 1;
      continue;
    }
    const before = readPhraseBefore(read, at);
    const after = readPhraseAfter(read, at + length);
    mentions.push(
      toMention(match.value, {
        start: first.start,
        end: final.end,
        text: text.slice(first.start, final.end),
        isPlural: match.value.isPlural || (match.isCut === true && final.isPlural === true),
        phraseStart: before.start ?? first.start,
        phraseEnd: after.end ?? final.end,
        modifiers: [...before.modifiers, ...after.modifiers],
        count: before.count,
        qualifier: match.front ?? before.qualifier,
      }),
    );
    at += length;
  }
  if (index.glued.size > 0) mentions.sort((a, b) => a.start - b.start);
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    mention.isModifier = next !== undefined && /^[ \u00a0-]$/.test(text.slice(mention.end, next.start));
  }
  return mentions;
};

/** The longest noun at a token, unless words that only describe hide a noun reaching farther: "small | line drawing". */
const matchAt = (
  read: ReadText,
  index: ElementIndex,
  stems: readonly StemToken[],
  at: number,
): WordMatch | undefined => {
  const match = longestAt(read, index, stems, at);
  if (match === undefined) return undefined;
  for (let skip = 1; skip < match.length && isQuality(read.tokens, at + skip - 1, read.lang); skip += 1)
    if (skip + (longestAt(read, index, stems, at + skip)?.length ?? 0) > match.length) return undefined;
  return match;
};

/** As written, or with endings cut where that reaches farther; at last as the end of a compound. */
const longestAt = (
  read: ReadText,
  index: ElementIndex,
  stems: readonly StemToken[],
  at: number,
): WordMatch | undefined => {
  const plain: WordMatch | undefined = matchPhrase(index.phrases, read.tokens, at);
  const cut = index.stems.size === 0 ? undefined : matchPhrase(index.phrases, stems, at);
  if ((cut?.length ?? 0) > (plain?.length ?? 0)) return { ...(cut as WordMatch), isCut: true };
  return plain ?? matchCompound(index, read.tokens, at, read);
};
