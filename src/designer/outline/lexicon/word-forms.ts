import { splitOutside, expandPhrase } from './expand-phrase.ts';
import type { LexiconLang } from './languages.ts';

/** One spelling of a word of the lexicon. */
export interface WordForm {
  text: string;
  isPlural: boolean;
  isWeak: boolean;
  /** Ends compounds too. */
  isSuffix: boolean;
}

/** All forms of one entry's words in one language, plurals by the language's rule where none are given. */
export const listWordForms = (words: string, lang: LexiconLang): WordForm[] =>
  splitOutside(words, ',').flatMap((word) => {
    const isWeak = word.startsWith('?');
    const isSuffix = word.startsWith('-');
    const [singular = '', plural] = splitOutside(isWeak || isSuffix ? word.slice(1) : word, '|').map((part) =>
      part.replace(/^\?/, ''),
    );
    const one = splitOutside(singular, '/')
      .flatMap(expandPhrase)
      .map((text) => text.replaceAll('·', ''));
    const stems = lang === 'pl' ? splitOutside(singular, '/').flatMap(expandPhrase).map(toStem) : [];
    const many =
      plural === undefined
        ? one.flatMap((text) => pluralise(text, lang))
        : splitOutside(plural, '/').flatMap(expandPhrase);
    // Plurals first: a word that is plural by itself ("FAQs|FAQs") stays so.
    const selfPlural = plural !== undefined && plural === singular;
    return [
      ...(selfPlural ? [] : [...one, ...stems]).map((text) => ({ text, isPlural: false, isWeak, isSuffix })),
      ...many.map((text) => ({ text, isPlural: true, isWeak, isSuffix })),
      ...(plural === undefined ? one.flatMap((text) => bend(text, lang)) : []).map((text) => ({
        text,
        isPlural: false,
        isWeak,
        isSuffix,
      })),
    ];
  });

const toStem = (text: string): string => text.replace(/·\p{L}*/gu, '');

const pluralise = (text: string, lang: LexiconLang): string[] => {
  if (lang === 'en') return [pluraliseEnglish(text)];
  if (lang === 'fr' || lang === 'es' || lang === 'pt' || lang === 'it') return pluraliseRomance(text, lang);
  const endings =
    lang === 'de' ? ['e', 'n', 'en', 'er', 'ern', 's'] : lang === 'nl' ? ['en', 's', "'s", 'n'] : (SWEDISH[lang] ?? []);
  const stem = lang === 'sv' ? text.replace(/[ae]$/, '') : text;
  return endings.flatMap((ending) => (stem === text ? [text + ending] : [text + ending, stem + ending]));
};

const SWEDISH: Partial<Record<LexiconLang, string[]>> = {
  sv: ['ar', 'er', 'or', 'r', 'arna', 'erna', 'orna', 'rna', 'na'],
};

/** Singular forms beside the plain one: the German genitive, the Swedish definite form. */
const bend = (text: string, lang: LexiconLang): string[] => {
  if (lang === 'de') return [`${text}s`, `${text}es`];
  return lang === 'sv' ? ['en', 'n', 'et', 't'].map((ending) => text + ending) : [];
};

const pluraliseEnglish = (text: string): string => {
  // "call to action", "grid of photos": the first word carries the plural.
  const head = /^(\w+)( (?:of|to|in|with|at|under|below|above|for|and) .*)$/.exec(text);
  if (head !== null) return pluraliseEnglish(head[1] ?? '') + (head[2] ?? '');
  if (/(?:s|x|ch|sh|z)$/.test(text)) return `${text}es`;
  return /[^aeiou]y$/.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`;
};

const SMALL = new Set(
  'de d da do das dos du des del della di a à en em in con com avec per par para pour sur al au aux'.split(' '),
);

/** Noun and adjective both take the plural, up to the first small word: "barres latérales", "barra de progreso" → "barras de progreso". */
const pluraliseRomance = (text: string, lang: LexiconLang): string[] => {
  const words = text.split(' ');
  const small = words.findIndex((word) => SMALL.has(word) || /^d['’]/.test(word));
  const until = small === -1 ? words.length : small;
  const every = words.map((word, at) => (at < until ? pluraliseWord(word, lang) : word)).join(' ');
  const first = [pluraliseWord(words[0] ?? '', lang), ...words.slice(1)].join(' ');
  return every === first ? [every] : [every, first];
};

const pluraliseWord = (word: string, lang: LexiconLang): string => {
  if (lang === 'it') {
    if (/[cg]a$/.test(word)) return `${word.slice(0, -1)}he`;
    if (/[cg]o$/.test(word)) return `${word.slice(0, -1)}hi`;
    if (word.endsWith('io')) return word.slice(0, -1);
    if (word.endsWith('a')) return `${word.slice(0, -1)}e`;
    return /[oe]$/.test(word) ? `${word.slice(0, -1)}i` : word;
  }
  if (/[sxz]$/.test(word)) return lang === 'es' && /[rnl]$/.test(word) ? `${word}es` : word;
  if (lang === 'fr')
    return /(?:eau|eu)$/.test(word) ? `${word}x` : word.endsWith('al') ? `${word.slice(0, -2)}aux` : `${word}s`;
  if (lang === 'pt') {
    if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`;
    if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
    if (/[ae]l$/.test(word)) return `${word.slice(0, -1)}is`;
    return /[rz]$/.test(word) ? `${word}es` : `${word}s`;
  }
  if (word.endsWith('ón')) return `${word.slice(0, -2)}ones`;
  return /[aeiouáéó]$/.test(word) ? `${word}s` : `${word}es`;
};
