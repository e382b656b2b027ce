import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { toLexiconLang } from '../lexicon/languages.ts';
import { LATIN_NEIGHBOURS, NEIGHBOUR_LANGUAGES, NEIGHBOURS_BY_SCRIPT } from './neighbour-languages.ts';
import type { NeighbourLanguage } from './neighbour-languages.ts';

/** Scripts that one language is mostly written in; Japanese comes first, since it mixes its own with Chinese signs. */
const SCRIPTS: readonly (readonly [lang: string, letters: RegExp, leastShare: number])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.1],
  ['ko', /\p{Script=Hangul}/gu, 0.3],
  ['zh', /\p{Script=Han}/gu, 0.3],
  ['ru', /\p{Script=Cyrillic}/gu, 0.3],
  ['ar', /\p{Script=Arabic}/gu, 0.3],
  ['he', /\p{Script=Hebrew}/gu, 0.3],
  ['el', /\p{Script=Greek}/gu, 0.3],
  ['th', /\p{Script=Thai}/gu, 0.3],
  ['hi', /\p{Script=Devanagari}/gu, 0.3],
  ['hy', /\p{Script=Armenian}/gu, 0.3],
  ['ka', /\p{Script=Georgian}/gu, 0.3],
  ['bn', /\p{Script=Bengali}/gu, 0.3],
  ['ta', /\p{Script=Tamil}/gu, 0.3],
];

/** The language of a script that one language is mostly written in; undefined for Latin letters. */
export function findScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([, script, least]) => (text.match(script)?.length ?? 0) / Math.max(1, letters) > least)?.[0];
}

/** Whether a language is told by its script alone. */
export const isOfOwnScript = (lang: string): boolean => SCRIPTS.some(([other]) => other === lang);

/** The beginning tells; whole books have been sent. */
const READ_CHARACTERS = 1200;
/** What a word that a language shares with its neighbours weighs, one with letters of its own, and one with its ending. */
const WORD = 1;
const LETTERS = 1;
const ENDING = 0.5;
/** Under this a single name may have told. */
const LEAST = 1;

/**
 * BCP 47 tag of a text's language. `reading` is the language that the text is read in, one of a few; the tag is that of a
 * neighbour where its words and letters speak for the neighbour: a page in Ukrainian is read as Russian and is not Russian.
 */
export function tellLanguage(text: string, reading: string): string {
  const said = text.slice(0, READ_CHARACTERS).normalize('NFC');
  const script = findScript(said);
  const neighbours = script === undefined ? LATIN_NEIGHBOURS : (NEIGHBOURS_BY_SCRIPT[script] ?? []);
  // A language of a script of its own is told by the script; of signs that two share, the reader knows more.
  const usual = script === undefined || (script === 'zh' && reading === 'ja') ? reading : script;
  const words = said.toLowerCase().match(/\p{L}[\p{L}\p{M}'’ʼ·]*/gu) ?? [];
  const own = ownWords(usual);
  // A tag that was told before, of a language that is read as another, stays.
  if (usual in NEIGHBOUR_LANGUAGES) return usual;
  const letters = OWN_LETTERS[usual];
  const sure = SURE_LETTERS[usual];
  const speaking = words.length < SENTENCE_WORDS ? words : words.filter((word) => !BORROWED.has(word));
  const base = weigh(speaking, own, { words: '', ...(sure === undefined ? {} : { letters: sure }) });
  // What two languages have in common speaks for neither: the neighbour is told by what it has alone.
  const telling = words.filter((word) => !own.has(word));
  const scores = neighbours.map((lang) => {
    const told = withoutShared(NEIGHBOUR_LANGUAGES[lang], letters);
    const alone = weigh(telling, wordsOf(lang), told);
    const score = usual === 'en' ? alone : weigh(words, wordsOf(lang), told);
    return { lang, score: alone < LEAST ? 0 : score };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a), {
    lang: usual,
    score: Math.max(base, LEAST - 0.01),
  });
  return best.lang;
}

/** Letters that the languages which are read have, and which of their neighbours only some do: "ç" is no sign of Catalan in Turkish. */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  de: /[äöüß]/u,
  fr: /[çœéêèàùûîïëâô]/u,
  es: /[ñ¿¡áéíóú]/u,
  pt: /[ãõçáéíóúâêôà]/u,
  it: /[òìùàèé]/u,
  nl: /[ëï]/u,
  pl: /[ąćęłńśźżó]/u,
  sv: /[åäö]/u,
  tr: /[ğışçöü]/u,
  ru: /[ыэё]/u,
  ar: /[ةىأإؤ]|^ال/u,
};

/** Those of them that no neighbour has: they speak for the language. */
const SURE_LETTERS: Readonly<Record<string, RegExp>> = {
  de: /ß/u,
  fr: /œ/u,
  es: /[ñ¿¡]/u,
  pt: /[ãõ]/u,
  pl: /[ąęłńśźż]/u,
  tr: /[ğış]/u,
  ru: /[ыэё]/u,
  ar: /[ةىأإؤ]|^ال/u,
};

/** A neighbour's letters count in words that hold none of the language that is read. */
function withoutShared(told: NeighbourLanguage | undefined, own: RegExp | undefined): NeighbourLanguage | undefined {
  const letters = told?.letters;
  if (told === undefined || letters === undefined || own === undefined) return told;
  return { ...told, letters: new RegExp(`^(?!.*(?:${own.source})).*(?:${letters.source})`, 'u') };
}

function weigh(words: readonly string[], own: ReadonlySet<string>, told?: NeighbourLanguage): number {
  const small = words.filter((word) => own.has(word)).length * WORD;
  const lettered = words.filter((word) => told?.letters?.test(word) === true).length * LETTERS;
  const ended = words.filter((word) => word.length > 5 && told?.endings?.test(word) === true).length * ENDING;
  return small + lettered + ended;
}

const wordsOf = (lang: string): ReadonlySet<string> => new Set((NEIGHBOUR_LANGUAGES[lang]?.words ?? '').split(' '));

/** Small words of Russian, which no lexicon holds; they are what its neighbours have in common with it. */
const RUSSIAN =
  'и с со для на в по из или не это что страница страницу экран приложение кнопка список сайт создай сделай мобильное веб';
/** Words of screens that prompts in English have, and words of other languages that are English ones or parts of names. */
const ENGLISH =
  'app page screen site website web mobile phone list menu opening hours create design build make show program side la el un per se me jam ski';

/** Words of screens that other languages have taken over: in a phrase of several words they do not speak for English. */
const BORROWED: ReadonlySet<string> = new Set(['app', 'web', 'site', 'website', 'menu', 'mobile', 'program']);
/** A shorter phrase may hold a name: "Den app". */
const SENTENCE_WORDS = 3;

/** Small words of Arabic, and words of screens. */
const ARABIC =
  'في من على إلى مع عن أو ثم هذا هذه التي الذي كل تحت فوق بعد قبل و فيه فيها صفحة شاشة تطبيق زر لوحة قائمة';

function ownWords(lang: string): ReadonlySet<string> {
  if (lang === 'ru') return new Set(RUSSIAN.split(' '));
  if (lang === 'ar') return new Set(ARABIC.split(' '));
  const known = toLexiconLang(lang);
  if (known === 'en' && lang !== 'en') return new Set();
  const small = (FUNCTION_WORDS[known] ?? '').split(' ');
  return new Set(known === 'en' ? [...small, ...ENGLISH.split(' ')] : small);
}
