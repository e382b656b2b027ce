import { clean } from './clean-words.ts';
import { toFound, type Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import { labelledPlural } from './labelled-plural.ts';
import { listNamed, type Scope } from './list-named.ts';
import { ORDINALS } from './ordinals.ts';
import { findPartNoun } from './part-nouns.ts';

/** "The second card", "the last section", "the top picture". */
export function findByOrdinal(scope: Scope, words: string): Found | undefined {
  const match = /^(\p{L}+|\d+(?:st|nd|rd|th))\s+(.+)$/iu.exec(words);
  const place = ORDINALS[match?.[1]?.toLowerCase() ?? ''];
  const noun = clean(match?.[2] ?? '');
  if (place === undefined || noun === '') return undefined;
  if (
    /^(?:top|bottom|left|right|upper)$/i.test(match?.[1] ?? '') &&
    /^(?:bar|navigation|nav|menu|rail|row|line)$/i.test(noun)
  )
    return undefined;
  const title = /^(.+?)\s+(title|name|text|label|headline)$/i.exec(noun);
  const holder =
    title?.[1] === undefined || findPartNoun(noun.toLowerCase()) !== undefined
      ? undefined
      : findByOrdinal(scope, `${match?.[1] ?? ''} ${title[1]}`);
  if (holder !== undefined) return holder;
  const label = /^(.+?)\s+(\p{L}+)$/u.exec(noun);
  const named =
    listNamed(scope, noun) ??
    (label?.[2] === undefined ? undefined : (labelledPlural(scope, noun) ?? nounOf(scope, label[2])));
  if (named === undefined) return undefined;
  const outside =
    scope.root === scope.tree.body
      ? named.elements.filter((element) => !isFurnitureText(scope.tree, element))
      : named.elements;
  return toFound((outside.length > 0 ? outside : named.elements).at(place), named.kind);
}

const nounOf = (scope: Scope, noun: string): ReturnType<typeof listNamed> => {
  const named = listNamed(scope, noun);
  return named !== undefined && named.certainty >= 0.5 ? named : undefined;
};
