import { ALSO_ENGLISH } from '../outline/lexicon/function-words.ts';
import { findScript, isOfOwnScript } from '../outline/language/tell-language.ts';
import { BORROWED_WORDS } from './vocabulary/borrowed-words.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { LEXICON_LANGUAGES } from './vocabulary/lexicon.ts';
import { isEnglishWord } from './correct-spelling.ts';
import { listKnownPhrases } from './translate-words.ts';
import { foldWord, listWords, toSingular } from './word-forms.ts';

/** Letters that few languages share; they help where a prompt has only three words. */
const LETTERS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['de', /[äöüß]/i],
  ['fr', /[çœêèàùûîïë]/i],
  ['es', /[ñ¿¡]/i],
  ['pt', /[ãõ]|ção|ções/i],
  ['pl', /[ąćęłńśźż]/i],
  ['tr', /[ğışİ]/],
  ['it', /[òìù]|(?:^|\s)(?:dell|nell|un|all)['’]\p{L}/iu],
  ['sv', /[åäö]/i],
];

/** Words before which French takes a vowel off: "l'application", "page d'accueil". */
const ELISION = /(?:^|[\s(])(?:l|d|qu|j|n|s|c)['’]\p{L}/iu;

/** Words that are English too tell nothing of another language: "app", "website". */
const ENGLISH_WORDS = new Set(
  [...LEXICON_LANGUAGES.values()].flatMap((words) => [...words.values()]).flatMap((english) => english.split(' ')),
);

/** Words of screens are borrowed by many languages; each counts for English less than a small word of another. */
const ENGLISH_NOUN = 0.25;
/** What a small word weighs that is an English one too. */
const HALF = 0.5;
/** A noun of screens that English does not have tells a language alone, where nothing speaks for English. */
const NOUN = 0.6;

/** Of languages in Latin letters but English; a script of its own tells the others. */
const MARKS = Object.entries(LANGUAGES)
  .filter(([lang]) => lang !== 'en' && !isOfOwnScript(lang))
  .map(([lang, grammar]) => ({ lang, words: new Set(grammar.marks.split(' ')) }));
const ENGLISH_MARKS: ReadonlySet<string> = new Set((LANGUAGES['en']?.marks ?? '').split(' '));

const isEnglishToo = (phrase: string): boolean =>
  isEnglishWord(phrase) ||
  BORROWED_WORDS.has(phrase) ||
  (!phrase.includes(' ') && (ENGLISH_WORDS.has(phrase) || ENGLISH_WORDS.has(toSingular(phrase))));

/** The beginning tells; whole books have been sent. */
const READ_CHARACTERS = 1200;

/** A longer prompt has small words enough; only of a short one each word is looked at from all sides. */
const SHORT_WORDS = 12;

const listNouns = (prompt: string, words: readonly string[], lang: string): string[] =>
  words.length <= SHORT_WORDS
    ? listKnownPhrases(prompt, lang)
    : words.filter((word) => LEXICON_LANGUAGES.get(lang)?.has(word) === true);

/** Japanese that is written without kana is told from Chinese by what its signs mean there. */
const tellHan = (prompt: string): string => {
  const reach = (lang: string): number =>
    listKnownPhrases(prompt, lang).reduce((sum, phrase) => sum + phrase.length, 0);
  return reach('ja') > reach('zh') ? 'ja' : 'zh';
};

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);

/** BCP 47 tag of the language a prompt is written in; English when nothing tells. */
export const findLanguage = (text: string): string => {
  const prompt = text.slice(0, READ_CHARACTERS);
  const script = findScript(prompt);
  if (script !== undefined) return script === 'zh' ? tellHan(prompt) : script;
  const words = listWords(prompt).flatMap((word) => foldWord(word).split(/['’]/));
  const scores = MARKS.map(({ lang, words: marks }) => {
    const marked = words.filter((word) => marks.has(word)).map((word) => (ALSO_ENGLISH.has(word) ? HALF : 1));
    const small = sumOf(marked) + (lang === 'fr' && ELISION.test(prompt) ? 1 : 0);
    const known = listNouns(prompt, words, lang);
    const nouns = known.filter((phrase) => !isEnglishToo(phrase));
    const letters = LETTERS.some(([owner, pattern]) => owner === lang && pattern.test(prompt)) ? 1 : 0;
    // Each word of a phrase tells as much: "comida a domicilio".
    const told = small + nouns.join(' ').split(' ').length * (nouns.length === 0 ? 0 : NOUN);
    // What it shares with English speaks for neither, and among its neighbours for the one that has more of the words.
    const shared = new Set(known);
    const english = sumOf(
      words
        .filter((word) => !shared.has(word))
        .map((word) => (ENGLISH_MARKS.has(word) ? 1 : word.length > 3 && isEnglishWord(word) ? ENGLISH_NOUN : 0)),
    );
    // A single word may be somebody's name: it tells the language where nothing English stands beside it.
    const isName = small + letters === 0 && nouns.length === 1 && english > 0;
    return { lang, score: isName ? 0 : told + (told > 0 ? letters : letters * 0.5), known: known.length, english };
  });
  const told = scores.filter(({ score, english }) => score > english && score >= NOUN);
  const [first, ...rest] = told;
  if (first === undefined) return 'en';
  const isNearer = (a: (typeof told)[number], b: (typeof told)[number]): boolean =>
    a.score - a.english > b.score - b.english || (a.score - a.english === b.score - b.english && a.known > b.known);
  return rest.reduce((best, candidate) => (isNearer(candidate, best) ? candidate : best), first).lang;
};
