import type { Element } from 'hast';
import { findAttribute, isBlank } from '../element.ts';
import type { Place } from './place.ts';
import type { Compound, Selector, SelectorTest } from './selector.ts';

/** Whether a selector, apart from its state and generated box, holds for an element. */
export function matches(selector: Selector, place: Place): boolean {
  return matchesFrom(selector.compounds, selector.compounds.length - 1, place);
}

function matchesFrom(compounds: readonly Compound[], index: number, place: Place): boolean {
  const compound = compounds[index];
  if (compound === undefined || !holds(compound, place)) return false;
  if (index === 0) return true;
  switch (compound.combinator) {
    case '>':
      return place.parent !== undefined && matchesFrom(compounds, index - 1, place.parent);
    case '+': {
      const before = place.siblings[place.index - 1];
      return before !== undefined && matchesFrom(compounds, index - 1, before);
    }
    case '~':
      return place.siblings.slice(0, place.index).some((before) => matchesFrom(compounds, index - 1, before));
    default:
      for (let around = place.parent; around !== undefined; around = around.parent) {
        if (matchesFrom(compounds, index - 1, around)) return true;
      }
      return false;
  }
}

const holds = ({ tag, id, classes, tests }: Compound, place: Place): boolean =>
  (tag === undefined || tag === place.element.tagName.toLowerCase()) &&
  (id === undefined || id === place.id) &&
  classes.every((name) => place.classes.has(name)) &&
  tests.every((test) => passes(test, place));

function passes(test: SelectorTest, place: Place): boolean {
  const { element } = place;
  switch (test.kind) {
    case 'attribute':
      return hasAttribute(element, test);
    case 'nth':
      return isNth(test, place);
    case 'only':
      return listPeers(place, test.ofType).length === 1;
    case 'empty':
      return element.children.every(
        (child) => child.type === 'comment' || (child.type === 'text' && isBlank(child.value)),
      );
    case 'root':
      return place.parent === undefined;
    case 'checked':
      return element.properties['checked'] === true || element.properties['selected'] === true;
    case 'disabled':
      return element.properties['disabled'] === true;
    case 'is':
      return test.selectors.some((selector) => matches(selector, place));
    case 'not':
      return !test.selectors.some((selector) => matches(selector, place));
  }
}

const listPeers = ({ siblings, element }: Place, ofType: boolean): readonly Place[] =>
  ofType ? siblings.filter((other) => other.element.tagName === element.tagName) : siblings;

function isNth(test: Extract<SelectorTest, { kind: 'nth' }>, place: Place): boolean {
  const { step, offset, fromEnd, ofType } = test;
  const peers = listPeers(place, ofType);
  const index = ofType ? peers.indexOf(place) : place.index;
  const distance = (fromEnd ? peers.length - index : index + 1) - offset;
  return step === 0 ? distance === 0 : distance % step === 0 && distance / step >= 0;
}

/** HTML's names where hast's differ by more than the dashes. */
const HAST_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  readonly: 'readOnly',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  contenteditable: 'contentEditable',
};
const toHastName = (name: string): string =>
  HAST_NAMES[name] ?? name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function hasAttribute(
  element: Element,
  { name, operator, value }: Extract<SelectorTest, { kind: 'attribute' }>,
): boolean {
  const own = findAttribute(element, toHastName(name));
  if (own === undefined) return false;
  switch (operator) {
    case '':
      return true;
    case '=':
      return own === value;
    case '~=':
      return own.split(/\s+/).includes(value);
    case '|=':
      return own === value || own.startsWith(`${value}-`);
    case '^=':
      return value !== '' && own.startsWith(value);
    case '$=':
      return value !== '' && own.endsWith(value);
    default:
      return value !== '' && own.includes(value);
  }
}
