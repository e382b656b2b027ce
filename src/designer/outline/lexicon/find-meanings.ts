import type { LexiconLang } from './languages.ts';
import type { MeaningIndex, Meant } from './meaning-index.ts';
import { matchPhrase } from './phrase-index.ts';
import type { ReadText } from './read-text.ts';
import { toCount } from './to-count.ts';

/** A phrase of a class found in a text. */
export interface FoundMeaning<T> extends Meant<T> {
  start: number;
  end: number;
  text: string;
  /** The number that its words say: 3 of "in three columns". */
  count?: number;
  /** Index of the first and after the last token; absent in languages without spaces. */
  from?: number;
  to?: number;
}

/** All phrases of a class in a text, longest first and without overlap, in order. */
export const findMeanings = <T>(read: ReadText, indexOf: (lang: LexiconLang) => MeaningIndex<T>): FoundMeaning<T>[] => {
  const { text, tokens, lang } = read;
  const index = indexOf(lang);
  const found: FoundMeaning<T>[] = index.glued.length > 0 ? findGlued(read, index) : [];
  const isCount = (token: { key: string }): boolean => toCount(token.key, lang) !== undefined;
  for (let at = 0; at < tokens.length;) {
    const match = matchPhrase(index.phrases, tokens, at, isCount);
    const first = tokens[at];
    const final = tokens[at + (match?.length ?? 1) - 1];
    if (match === undefined || first === undefined || final === undefined) {
      at += 1;
      continue;
    }
    const count = tokens
      .slice(at, at + match.length)
      .map((token) => toCount(token.key, lang))
      .find((number) => number !== undefined);
    found.push({
      ...match.value,
      start: first.start,
      end: final.end,
      text: text.slice(first.start, final.end),
      ...(count === undefined ? {} : { count }),
      from: at,
      to: at + match.length,
    });
    at += match.length;
  }
  return index.glued.length > 0 ? found.sort((a, b) => a.start - b.start) : found;
};

const findGlued = <T>({ text, quoted }: ReadText, index: MeaningIndex<T>): FoundMeaning<T>[] => {
  const taken = quoted.map(({ start, end }) => ({ start, end }));
  const found: FoundMeaning<T>[] = [];
  for (const { text: word, value } of index.glued)
    for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
      const end = start + word.length;
      if (taken.some((range) => start < range.end && end > range.start)) continue;
      taken.push({ start, end });
      found.push({ ...value, start, end, text: word });
    }
  return found;
};
