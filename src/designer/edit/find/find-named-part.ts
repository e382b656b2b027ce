import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { toSingular } from '../../understand/word-forms.ts';
import { toFound, type Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import { labelOf } from './label-of.ts';
import { isHeading, listMatching } from '../screen-tree.ts';
import { isWithin, listNamed, type Scope } from './list-named.ts';
import { coverage, likeness, stemsOf } from './match-words.ts';
import { listSections } from './outline.ts';
import { findPartNoun } from './part-nouns.ts';
import { pickPainted } from './pick-painted.ts';
import { pickProminent } from './pick-prominent.ts';

/** "The Buy now button", "the phone field", "the blue button", "the hero", "the Studio plan". */
export function findNamedPart(scope: Scope, words: string): Found | undefined {
  const tokens = words.split(/\s+/);
  for (let cut = Math.max(0, tokens.length - 3); cut < tokens.length; cut += 1) {
    const noun = tokens.slice(cut).join(' ').toLowerCase();
    const label = tokens.slice(0, cut).join(' ');
    const isKnown =
      findPartNoun(noun.split(' ').map(toSingular).join(' ')) !== undefined || findPartNoun(noun) !== undefined;
    if (!isKnown) continue;
    const named = listNamed(scope, noun);
    if (named === undefined) continue;
    const spoken =
      label !== '' && /^(?:text|line|words|message|copy|greeting)$/.test(noun)
        ? headingSaying(scope, label)
        : undefined;
    if (spoken !== undefined) return spoken;
    const headed = /^(?:numbers|figures|values|texts?|words|amounts)$/.test(noun)
      ? sectionHeaded(scope, label)
      : undefined;
    if (headed !== undefined) return headed;
    if (label === '') return pickProminent(scope, named.elements, named.kind, noun);
    const painted = pickPainted(named.elements, label, (element) => isFurnitureText(scope.tree, element));
    if (painted !== undefined) return toFound(painted, named.kind);
    const best =
      bestOf(named.elements, label, (element) => labelOf(element) || readableText(element)) ??
      bestOf(
        named.elements,
        label,
        (element) => `${findAttribute(element, 'dataPicture') ?? ''} ${contextOf(scope, element)}`,
      );
    if (best !== undefined) return toFound(best, named.kind);
  }
  return undefined;
}

/** "The at a glance numbers": the part that is headed so. */
const sectionHeaded = (scope: Scope, label: string): Found | undefined =>
  toFound(
    listSections(scope.tree).find(
      ({ heading, isFurniture, element }) =>
        !isFurniture && likeness(label, heading) > 0.94 && isWithin(scope.tree, scope.root, element),
    )?.element,
    'section',
  );

/** "The welcome text": a heading that says so. */
const headingSaying = (scope: Scope, label: string): Found | undefined => {
  const stems = stemsOf(label);
  const said = listMatching(
    scope.root,
    (one) => isHeading(one) && stems.length > 0 && coverage(stems, stemsOf(readableText(one))) === 1,
  );
  return said.length === 1 ? toFound(said[0], 'text') : undefined;
};

/** The words around a thing that has none of its own, such as a picture. */
const contextOf = ({ tree }: Scope, element: Element): string => {
  const section = listSections(tree).findLast((one) => isWithin(tree, one.element, element));
  return `${section?.heading ?? ''} ${section?.names.join(' ') ?? ''} ${[...(section?.kinds ?? [])].join(' ')}`;
};

function bestOf(
  elements: readonly Element[],
  label: string,
  nameOf: (element: Element) => string,
): Element | undefined {
  const asked = stemsOf(label);
  const best = elements
    .map((element) => ({
      element,
      score:
        likeness(label, nameOf(element)) +
        (asked.length > 0 && coverage(asked, stemsOf(nameOf(element))) === 1 ? 0.2 : 0),
    }))
    .reduce<{ element?: Element; score: number }>((top, each) => (each.score > top.score ? each : top), {
      score: 0.39,
    });
  return best.element;
}
