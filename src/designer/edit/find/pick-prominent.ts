import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { partName } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import type { PartKind, Scope } from './list-named.ts';

/** Of several that a noun means the main one; the note says that it was chosen. */
export function pickProminent(
  scope: Scope,
  elements: readonly Element[],
  kind: PartKind,
  noun: string,
): Found | undefined {
  const main = elements.find((element) => partName(element) === 'primary-action');
  const outside = elements.find((element) => !isFurnitureText(scope.tree, element) && readableText(element) !== '');
  const meant = /button|cta/.test(noun) ? (main ?? outside ?? elements[0]) : elements[0];
  const note =
    elements.length > 1 && kind !== 'text' && !/^(?:hero|search|logo)/.test(noun)
      ? `of ${elements.length} that "${noun}" could mean it is ${/button|cta/.test(noun) ? 'the main one' : 'the first'}`
      : undefined;
  return toFound(meant, kind, note);
}
