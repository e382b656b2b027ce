import type { Element } from 'hast';
import { clean } from './clean-words.ts';
import { findBeside, findOnSide } from './find-beside.ts';
import { findByOrdinal } from './find-by-ordinal.ts';
import { findCell } from './find-cell.ts';
import { findExact } from './find-exact.ts';
import { findHeld } from './find-held.ts';
import { findLabelled } from './find-labelled.ts';
import { findLikely } from './find-likely.ts';
import { findNamedPart } from './find-named-part.ts';
import { toFound, type FindByWords, type Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import { listNamed, type Scope } from './list-named.ts';
import { placeAround } from './place-around.ts';

const RELATIONS =
  /\s+(next to|beside|near|adjacent to|right of|left of|in|of|from|on|inside|within|to|for|among|at|under|below|above|over|about|with|called|named|titled|saying)\s+/gi;

/** "The last row of the list", "the card next to the chart", "the button under the headline", "the notice about …". */
export function findRelated(scope: Scope, words: string, find: FindByWords): Found | undefined {
  const joints = [...words.matchAll(RELATIONS)].toReversed();
  for (const joint of joints) {
    const what = clean(words.slice(0, joint.index));
    const other = clean(words.slice(joint.index + joint[0].length));
    const relation = (joint[1] ?? '').toLowerCase();
    if (what === '' || other === '') continue;
    if (/^(?:about|with|called|named|titled|saying)$/.test(relation)) {
      const labelled = findLabelled(scope, other, what);
      if (labelled !== undefined) return labelled;
      continue;
    }
    // What a condition narrows is not the whole that it stands in.
    if (/^(?:everything|all|anything)\b.*\b(?:that|which|who)\b/i.test(what)) return undefined;
    const anchor = find(scope, other);
    const [element] = anchor?.elements ?? [];
    if (element === undefined) continue;
    if (/^(?:next to|beside|near|adjacent to|right of|left of)$/.test(relation)) {
      const near = findBeside(scope, element, what);
      if (near !== undefined) return near;
    } else if (/^(?:under|below|above|over)$/.test(relation)) {
      const near = findOnSide(scope, element, what, /under|below/.test(relation));
      if (near !== undefined) return near;
    } else {
      const inner = { ...scope, root: anchor?.kind === 'text' ? placeAround(scope, element) : element };
      const found =
        findCell(scope, inner.root, what) ??
        (anchor?.kind === 'section' ? findExact(inner, what) : undefined) ??
        findByOrdinal(inner, what) ??
        findNamedPart(inner, what) ??
        findNounIn(inner, what) ??
        findExact(inner, what) ??
        findLikely(inner, what) ??
        findHeld(scope, anchor, what) ??
        findEntry(scope, anchor, inner.root, what, relation);
      if (found !== undefined) return found;
    }
  }
  // "Sport from the filters", where nothing is called filters: the very name is enough.
  const [, bare] = /^(.{4,40}?)\s+(?:from|in|on) (?:the )?\p{L}+$/u.exec(words) ?? [];
  return bare === undefined ? undefined : findExact(scope, clean(bare));
}

/** "The mail from Ilse": the entry that names her, whatever such entries are called. */
const findEntry = (
  scope: Scope,
  anchor: Found | undefined,
  around: Element,
  what: string,
  relation: string,
): Found | undefined =>
  anchor?.kind === 'text' &&
  /^(?:from|of|by|with|to|for)$/.test(relation) &&
  ['li', 'tr', 'article', 'label'].includes(around.tagName) &&
  /^[\p{L}-]+$/u.test(what) &&
  !isFurnitureText(scope.tree, around)
    ? toFound(around, 'item')
    : undefined;

const findNounIn = (scope: Scope, noun: string): Found | undefined => {
  const named = listNamed(scope, noun);
  return named === undefined || named.certainty < 0.6 ? undefined : toFound(named.elements[0], named.kind);
};
