import { toWords } from '../page/to-words.ts';
import { ANDS, REASONS, type Sense } from './phrase-senses.ts';
import { RELATIONS } from './relation-phrases.ts';
import { VERBS } from './verb-phrases.ts';

export const ASK_LANGS = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
export type AskLang = (typeof ASK_LANGS)[number];

interface Phrase {
  words: readonly string[];
  sense: Sense;
}

const indexes = new Map<AskLang, Map<string, Phrase[]>>();

/** Phrases of one language by their first word, longest first. */
export function phrasesOf(lang: AskLang): Map<string, Phrase[]> {
  const known = indexes.get(lang);
  if (known !== undefined) return known;
  const index = new Map<string, Phrase[]>();
  const add = (sense: Sense, list: string | undefined, isVerb = false): void => {
    for (const phrase of (list ?? '').split(',')) {
      const words = toWords(phrase);
      const [first] = words;
      if (first === undefined) continue;
      for (const form of isVerb && words.length === 1 ? formsOf(first, lang) : [first])
        index.set(form, [...(index.get(form) ?? []), { words: [form, ...words.slice(1)], sense }]);
    }
  };
  for (const [sense, words] of Object.entries(VERBS)) add(sense as Sense, words[lang], true);
  for (const [sense, words] of Object.entries(RELATIONS)) add(sense as Sense, words[lang]);
  add('reason', REASONS[lang]);
  add('and', ANDS[lang]);
  for (const phrases of index.values()) phrases.sort((one, other) => other.words.length - one.words.length);
  indexes.set(lang, index);
  return index;
}

/** A verb as it is told, asked for and named: "schiebe", "schieben"; "déplace", "déplacer", "déplacez". */
function formsOf(word: string, lang: AskLang): readonly string[] {
  const ending = ENDINGS[lang]?.find(([end]) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  if (ending === undefined) return [word];
  const stem = word.slice(0, -ending[0].length);
  return [...new Set([word, ...ending[1].map((end) => stem + end)])];
}
const SHORTEST_STEM = 4;
const ENDINGS: Readonly<Partial<Record<AskLang, readonly (readonly [string, readonly string[]])[]>>> = {
  de: [
    ['en', ['e', 'en', 't']],
    ['e', ['e', 'en', 't']],
  ],
  fr: [
    ['er', ['e', 'er', 'ez']],
    ['ez', ['e', 'er', 'ez']],
    ['e', ['e', 'er', 'ez']],
  ],
  es: [
    ['ar', ['a', 'ar', 'e']],
    ['a', ['a', 'ar', 'e']],
  ],
  it: [['are', ['a', 'are', 'ate']]],
  pt: [
    ['ar', ['a', 'ar', 'e']],
    ['a', ['a', 'ar', 'e']],
  ],
};

const FUNCTION_WORDS: Readonly<Record<AskLang, string>> = {
  en: 'the a an of to in on and is it this that with for please make should',
  de: 'der die das den dem ein eine einen und ist nicht bitte mit im zum auf soll mach keine von alles am an aus vom zur ins beim nach raus weg statt auch noch',
  fr: 'le la les un une des du et est dans pour avec sur mets en remplace ajoute supprime change au',
  es: 'el la los las un una y es por con del en cambia pon quita el añade para al',
  it: 'il lo la gli le un una e di del con per nel sposta aggiungi cambia togli della al',
  nl: 'de het een en is van met voor op maak zet haal die niet naar verander voeg bij er',
  pt: 'o a os as um uma e do da com para no na muda põe tira adiciona troca ao',
};

/** The language that most words of an instruction are of; English where nothing speaks against it. */
export function langOf(words: readonly string[]): AskLang {
  let best: AskLang = 'en';
  let most = 0;
  for (const lang of ASK_LANGS) {
    const known = new Set(toWords(FUNCTION_WORDS[lang]));
    const phrases = phrasesOf(lang);
    const hits =
      words.filter((word) => known.has(word)).length +
      words.filter(
        (word, at) =>
          phrases
            .get(word)
            ?.some((one) => one.sense in VERBS && one.words.every((each, next) => words[at + next] === each)) === true,
      ).length;
    // A word that two languages share tells nothing against English.
    if (hits > most + Number(best === 'en' && most > 0)) {
      most = hits;
      best = lang;
    }
  }
  return best;
}
