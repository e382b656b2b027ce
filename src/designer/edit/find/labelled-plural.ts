import { readableText } from '../../../markup/text-content.ts';
import { listNamed, type Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';

/** "Sale badges": of the badges, those that say so. */
export function labelledPlural(scope: Scope, words: string): ReturnType<typeof listNamed> {
  const match = /^(.+?)\s+(\p{L}+)$/u.exec(words);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const named = listNamed(scope, match[2]);
  const elements =
    named?.elements.filter((element) => coverage(stemsOf(match[1] ?? ''), stemsOf(readableText(element))) >= 1) ?? [];
  return named === undefined || elements.length === 0 ? undefined : { ...named, elements };
}
