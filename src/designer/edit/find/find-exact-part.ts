import { readableText } from '../../../markup/text-content.ts';
import { findDestination } from './find-destination.ts';
import { findExact } from './find-exact.ts';
import { toFound, type Found } from './found.ts';
import { labelOf } from './label-of.ts';
import { listNamed, type Scope } from './list-named.ts';
import { listMatching } from '../screen-tree.ts';
import { isColumnHead } from './find-column.ts';
import { listItemGroups, titleOf } from './list-items.ts';
import { likeness, normal } from './match-words.ts';
import { sectionsIn } from './sections-in.ts';
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
    /^(.+?)\s+(button|link|field|tab|chip|card|row|plan|package|tier|ticket|tile|column|group|section|message|item|toggle|switch|option|step)$/i.exec(
      words,
    );
  if (match?.[1] === undefined || match[2] === undefined || ORDINALS[match[1].toLowerCase()] !== undefined)
    return undefined;
  const plan = /^(?:plan|package|tier|ticket)$/i.test(match[2]) ? findPlan(scope, match[1]) : undefined;
  if (plan !== undefined) return plan;
  const named = listNamed(scope, match[2]);
  const found = named?.elements.find((element) => normal(labelOf(element)) === normal(match[1] ?? ''));
  return named === undefined ? undefined : toFound(found, named.kind);
}

/** "The family package": what is sold under that name, as a card or as a column of a table. */
function findPlan(scope: Scope, name: string): Found | undefined {
  for (const { element, kinds } of sectionsIn(scope)) {
    if (!kinds.has('plans')) continue;
    const cards = [
      ...listMatching(element, isColumnHead),
      ...listItemGroups(element)
        .flatMap(({ items }) => items)
        .filter(({ tagName }) => tagName !== 'span'),
    ];
    const found = cards.find((card) => likeness(name, titleOf(card)) > 0.9);
    if (found !== undefined) return toFound(found, 'item');
  }
  return undefined;
}

/** The thing of a sort that says the quoted words. */
export const findExactNoun = (scope: Scope, quoted: string, noun: string): Found | undefined => {
  const named = listNamed(scope, noun);
  const match =
    named?.elements.find((element) => normal(labelOf(element)) === normal(quoted)) ??
    named?.elements.find((element) => normal(readableText(element)).includes(normal(quoted)));
  return named === undefined ? undefined : toFound(match, named.kind);
};
