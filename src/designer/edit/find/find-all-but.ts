import type { Element } from 'hast';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { clean } from './clean-words.ts';
import { findSeveral } from './find-several.ts';
import { entriesAround, findEntries } from './find-entries.ts';
import type { FindByWords, Found } from './found.ts';
import { listItemGroups } from './list-items.ts';
import { isWithin, listNamed, type Scope } from './list-named.ts';
import { topSections } from './sections-in.ts';

/** "Everything except the map", "all fields but the e-mail", "everything below the reviews". */
export function findAllBut(scope: Scope, words: string, find: FindByWords): Found | undefined {
  const match =
    /^(?:everything|all|anything|all other things)(?:\s+(?:the\s+)?(?!except|but)([\p{L} -]+?))?\s+(?:except|but|other than|apart from|besides)(?: for)?\s+(.+)$/iu.exec(
      words,
    );
  if (match?.[2] !== undefined) {
    const kept =
      findEntries(scope, match[2], true) ?? find(scope, clean(match[2])) ?? findSeveral(scope, match[2], find);
    if (kept === undefined) return undefined;
    const noun = match[1];
    const listed = noun === undefined ? undefined : listNamed(scope, noun)?.elements;
    const universe = listed ?? siblingsLike(scope, kept);
    const others = universe.filter(
      (element) =>
        !kept.elements.some((keep) => isWithin(scope.tree, element, keep) || isWithin(scope.tree, keep, element)),
    );
    return others.length === 0 ? undefined : { elements: others, kind: kept.kind };
  }
  const side =
    /^(?:everything|all)(?: that is| that stands| which is)?\s+(below|under|after|above|before|over)\s+(.+)$/i.exec(
      words,
    );
  if (side?.[2] === undefined) return undefined;
  const anchor = find(scope, clean(side[2]))?.elements[0];
  if (anchor === undefined) return undefined;
  const order = listMatching(scope.tree.body, () => true);
  const isAfter = /below|under|after/i.test(side[1] ?? '');
  const others = topSections(scope).filter(
    (element) =>
      !isWithin(scope.tree, element, anchor) &&
      (isAfter ? order.indexOf(element) > order.indexOf(anchor) : order.indexOf(element) < order.indexOf(anchor)),
  );
  return others.length === 0 ? undefined : { elements: others, kind: 'section' };
}

function siblingsLike(scope: Scope, kept: Found): Element[] {
  const [first] = kept.elements;
  if (first === undefined) return [];
  if (kept.kind === 'section')
    return topSections(scope).filter((element) => element.tagName !== 'footer' && element.tagName !== 'header');
  const entries = entriesAround(scope, kept.elements);
  if (entries !== undefined) return entries;
  const group = listItemGroups(scope.root).find(({ items }) => items.includes(first));
  return group?.items ?? elementsIn(scope.tree.parentOf(first) ?? scope.root);
}
