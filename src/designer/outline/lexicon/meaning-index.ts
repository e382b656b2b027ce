import { splitOutside, expandPhrase } from './expand-phrase.ts';
import { GLUED, type LexiconLang, type WordsByLang } from './languages.ts';
import { addPhrase, type PhraseIndex } from './phrase-index.ts';

/** An entry of a class of words as the index holds it. */
export interface Meant<T> {
  id: string;
  means: T;
  isWeak: boolean;
}

export interface MeaningIndex<T> {
  phrases: PhraseIndex<Meant<T>>;
  /** For languages without spaces, longest first. */
  glued: { text: string; value: Meant<T> }[];
}

/** The words of a class in one language and in English; sure words before those that are everyday words too. */
export const buildMeaningIndex = <T>(
  entries: Readonly<Record<string, WordsByLang & { means: T }>>,
  lang: LexiconLang,
): MeaningIndex<T> => {
  const index: MeaningIndex<T> = { phrases: {}, glued: [] };
  for (const of of lang === 'en' ? (['en'] as const) : [lang, 'en' as const])
    for (const isWeakTurn of [false, true])
      for (const [id, entry] of Object.entries(entries))
        for (const word of splitOutside(entry[of] ?? '', ',')) {
          const isWeak = word.startsWith('?');
          if (isWeak !== isWeakTurn) continue;
          const value = { id, means: entry.means, isWeak };
          for (const text of expandPhrase(isWeak ? word.slice(1) : word))
            if (GLUED.has(of)) index.glued.push({ text, value });
            else addPhrase(index.phrases, text, value);
        }
  index.glued.sort((a, b) => b.text.length - a.text.length);
  return index;
};

/** Keeps one index per language once it is built. */
export const lazyMeaningIndex = <T>(
  entries: Readonly<Record<string, WordsByLang & { means: T }>>,
): ((lang: LexiconLang) => MeaningIndex<T>) => {
  const indexes = new Map<LexiconLang, MeaningIndex<T>>();
  return (lang) => {
    const known = indexes.get(lang) ?? buildMeaningIndex(entries, lang);
    indexes.set(lang, known);
    return known;
  };
};
