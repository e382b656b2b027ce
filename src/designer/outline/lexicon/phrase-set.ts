import { expandPhrase, splitOutside } from './expand-phrase.ts';
import { GLUED, type LexiconLang, type WordsByLang } from './languages.ts';
import { addPhrase, type PhraseIndex } from './phrase-index.ts';

/** Words of one class in one language and in English. */
export interface PhraseSet {
  phrases: PhraseIndex<{ isWeak: boolean }>;
  /** For languages without spaces. */
  glued: string[];
}

/** Builds the set of a class for a language once. */
export const lazyPhraseSet = (words: WordsByLang): ((lang: LexiconLang) => PhraseSet) => {
  const sets = new Map<LexiconLang, PhraseSet>();
  return (lang) => {
    const known = sets.get(lang);
    if (known !== undefined) return known;
    const set: PhraseSet = { phrases: {}, glued: [] };
    for (const of of lang === 'en' ? (['en'] as const) : [lang, 'en' as const])
      for (const word of splitOutside(words[of] ?? '', ',')) {
        const isWeak = word.startsWith('?');
        for (const text of expandPhrase(isWeak ? word.slice(1) : word))
          if (GLUED.has(of)) set.glued.push(text);
          else addPhrase(set.phrases, text, { isWeak });
      }
    set.glued.sort((a, b) => b.length - a.length);
    sets.set(lang, set);
    return set;
  };
};
