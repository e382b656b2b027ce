import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { findExact } from './find-exact.ts';
import { findLikely } from './find-likely.ts';
import { findSaying } from './find-saying.ts';
import { toFound, type Found } from './found.ts';
import { labelOf } from './label-of.ts';
import { listNamed, type Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';

/** "The notice about …": of the things of a sort the one that speaks of it. */
export function findLabelled(scope: Scope, label: string, noun: string): Found | undefined {
  const named = listNamed(scope, noun);
  const match = named?.elements
    .map((element) => ({
      element,
      score: coverage(stemsOf(label), stemsOf(`${labelOf(element)} ${readableText(element)}`)),
    }))
    .reduce<{ element?: Element; score: number }>((top, each) => (each.score > top.score ? each : top), { score: 0.6 });
  if (named !== undefined && match?.element !== undefined) return toFound(match.element, named.kind);
  return findExact(scope, label) ?? findLikely(scope, label) ?? findSaying(scope, label);
}
