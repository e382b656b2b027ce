import { readableText } from '../../../markup/text-content.ts';
import { findDestination } from './find-destination.ts';
import { findExact } from './find-exact.ts';
import { toFound, type Found } from './found.ts';
import { labelOf } from './label-of.ts';
import { listNamed, type Scope } from './list-named.ts';
import { normal } from './match-words.ts';
import { ORDINALS } from './ordinals.ts';

/** "The Start with one bag button": a noun behind the very name. */
export function findExactPart(scope: Scope, words: string): Found | undefined {
  const before = /^(button|link|field|tab|chip|card|row|plan|column|group|section|toggle|option)\s+(.+)$/i.exec(words);
  if (before?.[1] !== undefined && before[2] !== undefined) {
    const found =
      findExactNoun(scope, before[2], before[1]) ?? findExact(scope, before[2]) ?? findDestination(scope, before[2]);
    if (found !== undefined) return found;
  }
  const match =
    /^(.+?)\s+(button|link|field|tab|chip|card|row|plan|ticket|tile|column|group|section|message|item|toggle|switch|option|step)$/i.exec(
      words,
    );
  if (match?.[1] === undefined || match[2] === undefined || ORDINALS[match[1].toLowerCase()] !== undefined)
    return undefined;
  const named = listNamed(scope, match[2]);
  const found = named?.elements.find((element) => normal(labelOf(element)) === normal(match[1] ?? ''));
  return named === undefined ? undefined : toFound(found, named.kind);
}

/** The thing of a sort that says the quoted words. */
export const findExactNoun = (scope: Scope, quoted: string, noun: string): Found | undefined => {
  const named = listNamed(scope, noun);
  const match =
    named?.elements.find((element) => normal(labelOf(element)) === normal(quoted)) ??
    named?.elements.find((element) => normal(readableText(element)).includes(normal(quoted)));
  return named === undefined ? undefined : toFound(match, named.kind);
};
