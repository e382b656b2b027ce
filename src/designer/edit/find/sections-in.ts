import type { Element } from 'hast';
import { isPageWide } from './is-furniture.ts';
import { isWithin, type Scope } from './list-named.ts';
import { listSections, type Section } from './outline.ts';

/** Sections of the scope, in document order. */
export const sectionsIn = ({ tree, root }: Scope): Section[] =>
  listSections(tree).filter(({ element }) => root === tree.body || isWithin(tree, root, element));

/** Sections that stand in no other, without bars and navigation; the foot of the page is one. */
export function topSections(scope: Scope): Element[] {
  const sections = sectionsIn(scope)
    .filter(({ isFurniture, element }) => !isFurniture || element.tagName === 'footer')
    .filter(({ element }) => !isPageWide(element));
  return sections
    .map(({ element }) => element)
    .filter(
      (element) => !sections.some((other) => other.element !== element && isWithin(scope.tree, other.element, element)),
    );
}
