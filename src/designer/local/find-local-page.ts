import { openWhole } from '../knowledge/library.ts';
import { PAGE_LANGUAGES, type PageLanguage } from '../knowledge/parts/page-languages.ts';
import type { PageKnowledge } from '../knowledge/parts/part-knowledge.ts';
import { COMPOUNDING, toLexiconLang } from '../outline/lexicon/languages.ts';
import { foldWord, listWords } from '../understand/word-forms.ts';
import { LANGUAGES } from '../understand/vocabulary/languages.ts';
import { smallWordsOf } from './small-words.ts';

/** A name of a page in its words, those that bind left out. */
interface Named {
  words: readonly string[];
  page: PageKnowledge;
}

interface Known {
  named: readonly Named[];
  /** Every telling word of a name, folded. */
  words: ReadonlySet<string>;
}

const families = new Map(
  PAGE_LANGUAGES.map((lang) => [
    lang,
    openWhole(`pages-${lang}`, (pages: readonly PageKnowledge[]): Known => {
      const named = pages.flatMap((page) => page.words.map((name) => ({ words: contentWords(name, lang), page })));
      return { named, words: new Set(named.flatMap(({ words }) => words)) };
    }),
  ]),
);

const NONE: Known = { named: [], words: new Set() };

const knownIn = (lang: PageLanguage): Known => families.get(lang)?.() ?? NONE;

/** The words by which pages are called in a language, folded. */
export const wordsIn = (lang: PageLanguage): ReadonlySet<string> => knownIn(lang).words;

/** What is known of pages in a language, each once. */
export const listLocalPages = (lang: PageLanguage): readonly PageKnowledge[] => [
  ...new Set(knownIn(lang).named.map(({ page }) => page)),
];

/**
 * What is known of the page that a prompt in another language asks for: the page with the name of which all words are said,
 * whichever says most letters of the prompt; what is said first counts more, since it is what the page is ("Lagerliste für eine
 * Bäckerei"). Nothing where no name is said, or nothing is known in the language.
 */
export function findLocalPage(prompt: string, tag: string): PageKnowledge | undefined {
  const lang = PAGE_LANGUAGES.find((one) => one === tag.slice(0, 2).toLowerCase());
  if (lang === undefined) return undefined;
  const said = contentWords(prompt, lang);
  const purpose = said.length - countBehind(prompt, lang);
  const likeness = COMPOUNDING.has(toLexiconLang(lang)) ? LIKENESS : LIKENESS.slice(0, -1);
  let best: { page: PageKnowledge; worth: number } | undefined;
  for (const { words, page } of knownIn(lang).named) {
    const worth = worthAmong(words, said, { likeness, purpose });
    if (worth > (best?.worth ?? 0)) best = { page, worth };
  }
  return best?.page;
}

interface Weighing {
  likeness: typeof LIKENESS;
  /** From this word on it is said what the page is for, and no more what it is. */
  purpose: number;
}

/** Letters of the words that say all of a name; 0 where one of them is not said. */
function worthAmong(words: readonly string[], said: readonly string[], { likeness, purpose }: Weighing): number {
  const taken = new Set<number>();
  let worth = 0;
  for (const word of words) {
    const fits = likeness.find(([isAlike]) => said.some((one, at) => !taken.has(at) && isAlike(word, one)));
    if (fits === undefined) return 0;
    const [isAlike, share] = fits;
    const found = said.findIndex((one, at) => !taken.has(at) && isAlike(word, one));
    taken.add(found);
    worth += word.length * share * (found < purpose ? 1 : OF_PURPOSE);
  }
  // What is said of the purpose alone is another page: that of whoever it is for.
  if ([...taken].every((at) => at >= purpose)) return 0;
  return taken.has(0) ? worth + OPENING : worth;
}

/** What words of the purpose are worth of their letters: "panel de averías para la empresa de mantenimiento". */
const OF_PURPOSE = 0.5;

/** How many telling words stand behind the word for a purpose; none where it stands before them all. */
function countBehind(prompt: string, lang: PageLanguage): number {
  const purposes = new Set((LANGUAGES[lang]?.purposes ?? '').split(' '));
  const words = prompt.split(/\s+/u);
  const at = words.findIndex((word) => purposes.has(foldWord(word)));
  const isTold = at > 0 && words.slice(0, at).some((word) => tellingWords(word, lang).length > 0);
  return isTold ? tellingWords(words.slice(at + 1).join(' '), lang).length : 0;
}

/** What the prompt's first word is worth beside its letters. */
const OPENING = 6;
const LONGEST_ENDING = 2;
const LEAST_STEM = 3;

/** Two forms of a word: all but their endings is the same ("liste", "listen"; "reserva", "reservar"). */
function isForm(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  const ending = shorter > LEAST_STEM + LONGEST_ENDING ? LONGEST_ENDING : 1;
  return same >= LEAST_STEM && a.length - same <= ending && b.length - same <= ending;
}

/** Shorter words are found in others by accident. */
const LEAST_PART = 5;

/** A compound that begins or ends in a word: "Wassertrinken", "Lagerliste". */
const isPartOf = (word: string, compound: string): boolean =>
  word.length >= LEAST_PART && (compound.startsWith(word) || compound.endsWith(word));

/** How a word of a name is said, the surest first, and what its letters are worth then; the last where compounds are one word. */
const LIKENESS: readonly (readonly [isAlike: (word: string, said: string) => boolean, share: number])[] = [
  [(word, said) => word === said, 1],
  [isForm, 0.8],
  [isPartOf, 0.6],
];

/** Words for whatever is drawn: none tells two pages apart. */
const ANY_PAGE = new Set(
  'app apps seite webseite website screen bildschirm ansicht oberflache ui page ecran application appli interface vue pantalla pagina web aplicacion vista tela aplicativo schermata applicazione scherm pagina sida skarm ekran strona aplikacja sayfa uygulama zum zur'.split(
    ' ',
  ),
);

/** The words of a phrase that tell what it is, folded; all of them where none does. */
function contentWords(phrase: string, lang: PageLanguage): string[] {
  const telling = tellingWords(phrase, lang);
  return telling.length > 0 ? telling : listFolded(phrase);
}

function tellingWords(phrase: string, lang: PageLanguage): string[] {
  const small = smallWordsOf(lang);
  return listFolded(phrase).filter((word) => !small.has(word) && !ANY_PAGE.has(word));
}

const listFolded = (phrase: string): string[] =>
  listWords(phrase.replaceAll('-', ' ').replaceAll(/(?<=\b\p{L})['’]/gu, ' ')).map(foldWord);
