import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import type { Scope } from './list-named.ts';
import { normal } from './match-words.ts';

/** A place to go, by its name. */
export function findDestination({ tree, root }: Scope, words: string): Found | undefined {
  const wanted = normal(words);
  const text = listMatching(
    root,
    (element) =>
      normal(readableText(element)) === wanted &&
      !elementsIn(element).some((child) => normal(readableText(child)) === wanted) &&
      isFurnitureText(tree, element),
  )[0];
  return toFound(text, 'text');
}
