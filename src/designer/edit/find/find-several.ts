import { toSingular } from '../../understand/word-forms.ts';
import { clean } from './clean-words.ts';
import type { FindByWords, Found } from './found.ts';
import type { Scope } from './list-named.ts';
import { findPartNoun } from './part-nouns.ts';

/** "The mug and the towel", "phone and date fields", "the first and the last section". */
export function findSeveral(scope: Scope, words: string, find: FindByWords): Found | undefined {
  const parts = words
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|as well as|plus)\s+/i)
    .map(clean)
    .filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  const head = /(\p{L}+)$/u.exec(parts.at(-1) ?? '')?.[1] ?? '';
  const found = parts.map((part) => {
    const bare = part.endsWith(head) ? part.slice(0, -head.length).trim() : part;
    const withHead =
      isPartWord(head) && bare !== '' ? find(scope, `${bare} ${toSingular(head.toLowerCase())}`) : undefined;
    return { part, found: withHead ?? find(scope, part) };
  });
  const elements = found.flatMap((each) => each.found?.elements ?? []);
  if (elements.length === 0) return undefined;
  const missing = found.filter((each) => each.found === undefined).map(({ part }) => part);
  return {
    elements: [...new Set(elements)],
    kind: found.find((each) => each.found !== undefined)?.found?.kind ?? 'part',
    ...(missing.length === 0 ? {} : { missing }),
  };
}

const isPartWord = (word: string): boolean =>
  (!/^maps?$/i.test(word) && findPartNoun(toSingular(word.toLowerCase())) !== undefined) ||
  /^(?:sections?|cards?|rows?|items?|charts?|plans?|entries)$/i.test(word);
