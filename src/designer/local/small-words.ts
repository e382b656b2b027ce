import { FUNCTION_WORDS } from '../outline/lexicon/function-words.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import { foldWord } from '../understand/word-forms.ts';

const known = new Map<string, ReadonlySet<string>>();

/** The words of a language that bind others, folded; none of a language that the lexicon does not know. */
export function smallWordsOf(lang: string): ReadonlySet<string> {
  const words = known.get(lang) ?? new Set((FUNCTION_WORDS[toLexiconLang(lang)] ?? '').split(' ').map(foldWord));
  known.set(lang, words);
  return words;
}
