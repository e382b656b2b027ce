import { byLang } from './by-lang.ts';
import { OTHER_WORDS } from './other-words.ts';
import { OTHER_TONGUES } from './tongues.ts';
import type { Tongue } from './tongues.ts';

export type InTongues = Readonly<Record<Tongue, string>>;

/**
 * One word in every language that words are filled in: those of the lexicon from `row`, as in `byLang`, the others by `key`,
 * which is the English word where none is given. Throws RangeError when one is missing, so that a hole in a table is found
 * when it is loaded.
 */
export function inTongues(row: string, key?: string): InTongues {
  const words = byLang(row);
  const others = OTHER_TONGUES.map((tongue) => {
    const word = OTHER_WORDS.get(tongue)?.get(key ?? words.en);
    if (word === undefined) throw new RangeError(`no word in ${tongue} for: ${key ?? words.en}`);
    return [tongue, word] as const;
  });
  return { ...words, ...Object.fromEntries(others) } as InTongues;
}
