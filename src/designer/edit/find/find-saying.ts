import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { controlAround, isControl } from './control-around.ts';
import { toFound, type Found } from './found.ts';
import type { Scope } from './list-named.ts';
import { normal } from './match-words.ts';

/** The innermost element that says the words among others, or an item that does. */
export function findSaying(scope: Scope, words: string): Found | undefined {
  const wanted = normal(words);
  if (wanted.length < 2) return undefined;
  const saying = listMatching(scope.root, (element) => normal(readableText(element)).includes(wanted));
  const inner = saying.find(
    (element) => !elementsIn(element).some((child) => normal(readableText(child)).includes(wanted)),
  );
  return inner === undefined || readableText(inner).length > wanted.length * 6 + 60
    ? undefined
    : toFound(controlAround(scope.tree, inner), isControl(scope.tree, inner) ? 'part' : 'text');
}
