import { LEXICON_LANGS } from '../../outline/lexicon/languages.ts';
import type { LexiconLang } from '../../outline/lexicon/languages.ts';

export type ByLang = Readonly<Record<LexiconLang, string>>;

/**
 * One word in every language, in the order of LEXICON_LANGS (en de fr es pt it nl pl sv tr ja ko zh), parted by bars.
 * Throws RangeError when one is missing, so that a hole in a table is found when it is loaded.
 */
export function byLang(row: string): ByLang {
  const words = row.split('|').map((word) => word.trim());
  if (words.length !== LEXICON_LANGS.length) throw new RangeError(`${words.length} languages in: ${row}`);
  return Object.fromEntries(LEXICON_LANGS.map((lang, index) => [lang, words[index] ?? ''])) as Record<
    LexiconLang,
    string
  >;
}
