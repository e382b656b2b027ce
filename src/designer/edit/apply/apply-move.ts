import type { Element } from 'hast';
import { createElement } from '../../../markup/element.ts';
import type { Position, StructureOperation, TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { topSections } from '../find/sections-in.ts';
import { findDestination } from '../find/find-destination.ts';
import { titleOf } from '../find/list-items.ts';
import { isWithin } from '../find/list-named.ts';
import { coverage, stemsOf } from '../find/match-words.ts';
import { nameOf, namesOf } from '../name-of.ts';
import {
  blockAround,
  blockName,
  elementsIn,
  partName,
  insertBeside,
  removeFrom,
  listBlocks,
  listMatching,
  unitAround,
  type ScreenTree,
} from '../screen-tree.ts';
import { pairUp } from './pair-up.ts';
import { findItems } from './apply-count.ts';
import { swapColumns } from './swap-columns.ts';
import { holdsMain, wholeThings } from './whole-thing.ts';

type Move = Extract<StructureOperation, { kind: 'move' | 'move-step' | 'swap' | 'reverse' }>;

/** Whole things stand elsewhere; what is in them is not touched. */
export function applyMove(editing: Editing, operation: Move): Outcome {
  const items = operation.kind === 'reverse' ? findItems(editing, operation.target.words) : undefined;
  const [item] = items ?? [];
  if (item !== undefined) return reverse(editing, editing.tree.parentOf(item) ?? item);
  const target = operation.kind === 'swap' ? sharePlace(editing, operation.target, operation.other) : operation.target;
  const found = findIn(editing, target);
  if (found === undefined) return unknown(operation.target);
  const units = withFilters(editing, wholeThings(editing, found)).filter((unit) => !holdsMain(unit));
  const [unit] = units;
  if (unit === undefined) return { failed: 'the whole page cannot be moved' };
  switch (operation.kind) {
    case 'move': {
      const outcome = moveTo(editing, groupOf(editing.tree, units), operation.position);
      return 'done' in outcome ? withNote(outcome.done, found) : outcome;
    }
    case 'move-step':
      return moveStep(editing, unit, operation.step);
    case 'swap': {
      const other = findIn(editing, operation.other);
      const columns = swapColumns(editing, operation.target, operation.other);
      if (columns !== undefined) return columns;
      const places = [target, operation.other].map(
        ({ words }) => findDestination(scopeOf(editing), words)?.elements[0],
      );
      const [one, two] = places.map((place) =>
        place === undefined ? undefined : wholeThings(editing, { elements: [place], kind: 'part' })[0],
      );
      if (one !== undefined && two !== undefined) return swap(editing, entryOf(editing, one), entryOf(editing, two));
      return other === undefined ? unknown(operation.other) : swap(editing, unit, wholeThings(editing, other)[0]);
    }
    case 'reverse':
      return reverse(
        editing,
        found.kind === 'section' || units.length === 1 ? unit : (editing.tree.parentOf(unit) ?? unit),
      );
  }
}

/** The entry of a navigation that a word stands in. */
function entryOf({ tree }: Editing, element: Element): Element {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at)) {
    const parent = tree.parentOf(at);
    if (at.tagName === 'li' || (at.tagName === 'a' && parent?.tagName !== 'li')) return at;
  }
  return element;
}

/** "Beds and Harvest in the tab bar": both stand there. */
function sharePlace(editing: Editing, target: TargetWords, other: TargetWords): TargetWords {
  const place = / (?:in|on|of) the .+$/i.exec(other.words)?.[0];
  if (place === undefined || target.quoted !== undefined) return target;
  const placed = { ...target, words: `${target.words}${place}` };
  return findIn(editing, placed) === undefined ? target : placed;
}

/** The search field of a bar moves with the bar. */
export const withFilters = ({ tree }: Editing, units: readonly Element[]): Element[] =>
  units.map((unit) => {
    const block = partName(unit) === 'search' ? blockAround(tree, unit) : undefined;
    return block === undefined || listMatching(block, (one) => one.tagName === 'h1').length > 0
      ? unit
      : unitAround(tree, block);
  });

/** Several things that are all their box holds move as the box. */
function groupOf(tree: ScreenTree, units: readonly Element[]): Element[] {
  const [first] = units;
  const parent = first === undefined ? undefined : tree.parentOf(first);
  return units.length > 1 && parent !== undefined && elementsIn(parent).every((child) => units.includes(child))
    ? [parent]
    : [...units];
}

export function moveTo(editing: Editing, units: readonly Element[], position: Position): Outcome {
  const [unit] = units;
  if (unit === undefined) return { failed: 'there is nothing to move' };
  const names = namesOf(units);
  if (!('of' in position)) {
    const reference = edgeOf(editing, unit, position.at);
    if (reference === undefined) return { already: `${names} stands alone` };
    if (reference === unit) return { already: `${names} is at the ${position.at}` };
    put(editing, units, reference, position.at === 'top' ? 'before' : 'after');
    return { done: `moved ${names} to the ${position.at}` };
  }
  const other = findIn(editing, position.of);
  const [place] = other === undefined ? [] : wholeThings(editing, other);
  if (place === undefined) return unknown(position.of);
  const isOwnList =
    position.at === 'inside' &&
    (/^(?:list|table|column|row)$/i.test(position.of.words) || (isWithin(editing.tree, place, unit) && place !== unit));
  if (position.at === 'inside' && position.edge !== undefined && isOwnList)
    return moveTo(editing, units, { at: position.edge });
  const reference =
    position.at !== 'inside' && isWithin(editing.tree, place, unit)
      ? partBeside(editing, unit, position.of.words)
      : levelOf(editing, unit, position.at === 'inside' ? (edgeChildOf(place, position.edge) ?? place) : place);
  if (reference === undefined || units.includes(reference)) return { failed: `${names} cannot stand beside itself` };
  const isFirst = position.at === 'above' || (position.at === 'inside' && position.edge === 'top');
  put(editing, units, reference, isFirst ? 'before' : 'after');
  if (position.at === 'beside' && editing.device !== 'MOBILE')
    pairUp(
      editing.tree,
      reference,
      editing.tree.parentOf(unit)?.children.includes(reference) === true ? unit : (editing.tree.parentOf(unit) ?? unit),
    );
  return {
    done: `moved ${names} ${position.at === 'inside' ? 'into' : position.at === 'beside' ? 'next to' : position.at} ${nameOf(place)}`,
  };
}

/** "The payment before the delivery address" of one form: the part of it beside, by its name, else the first. */
function partBeside({ tree }: Editing, unit: Element, words: string): Element | undefined {
  const parts = elementsIn(tree.parentOf(unit) ?? unit).filter((one) => one !== unit && one.tagName === unit.tagName);
  return parts.find((one) => coverage(stemsOf(titleOf(one)), stemsOf(words)) === 1) ?? parts[0];
}

/** A section goes beside sections: what it is to stand at is the section around, not a part within. */
function levelOf({ tree }: Editing, unit: Element, place: Element): Element | undefined {
  if (isWithin(tree, unit, place)) return undefined;
  if (listBlocks(unit).length === 0 && blockName(unit) === undefined) return place;
  for (let at: Element | undefined = place; at !== undefined && at !== tree.body; at = tree.parentOf(at))
    if (blockName(at) !== undefined) return isWithin(tree, unit, at) ? undefined : unitAround(tree, at);
  return place;
}

const edgeChildOf = (element: Element, edge: 'top' | 'bottom' = 'bottom'): Element | undefined => {
  const list = listMatching(element, (one) => ['ul', 'ol', 'tbody'].includes(one.tagName))[0] ?? element;
  return elementsIn(list).at(edge === 'top' ? 0 : -1);
};

/** The first or last thing that may be passed: an item's siblings, a section's sections below the title of the page. */
function edgeOf(editing: Editing, unit: Element, edge: 'top' | 'bottom'): Element | undefined {
  const { tree } = editing;
  const sections = topSections(scopeOf(editing)).map((element) => unitAround(tree, element));
  const isSection =
    sections.some((section) => section === unit || isWithin(tree, unit, section)) ||
    blockName(unit) !== undefined ||
    listBlocks(unit).length > 0;
  if (!isSection && isListed(tree, unit)) {
    const siblings = elementsIn(tree.parentOf(unit) ?? tree.body).filter(
      (sibling) => sibling.tagName === unit.tagName && sibling !== unit,
    );
    return edge === 'top' ? siblings[0] : siblings.at(-1);
  }
  const isOpening = (element: Element): boolean =>
    listMatching(element, (one) => one.tagName === 'h1').length > 0 &&
    listMatching(element, (one) => one.tagName === 'h1')[0] !== undefined;
  const opening = sections.find((section) => section !== unit && isOpening(section));
  const passable = sections.filter(
    (section) =>
      section !== unit &&
      !isOpening(section) &&
      section.tagName !== 'footer' &&
      !isWithin(tree, unit, section) &&
      !isWithin(tree, section, unit),
  );
  // Behind the opening it stands as high as it can, unless the opening is content as well: then it goes above that.
  if (edge === 'top' && opening !== undefined && isSection && isContent(opening)) {
    const order = listMatching(tree.body, () => true);
    const isNext = !passable.some((section) => order.indexOf(section) < order.indexOf(unit));
    if (isNext && order.indexOf(opening) < order.indexOf(unit)) return opening;
  }
  if (passable.length > 0) return edge === 'top' ? passable[0] : passable.at(-1);
  const siblings = elementsIn(tree.parentOf(unit) ?? tree.body).filter(
    (sibling) => sibling !== unit && !isOpening(sibling),
  );
  return edge === 'top' ? siblings[0] : siblings.at(-1);
}

/** An opening that is what the screen is for, such as a form or a list, and no title or banner. */
const isContent = (section: Element): boolean =>
  blockName(section) !== 'page-title' &&
  listMatching(section, (one) => ['input', 'table', 'li'].includes(one.tagName)).length > 2;

const isListed = (tree: ScreenTree, unit: Element): boolean => {
  const parent = tree.parentOf(unit);
  return (
    parent !== undefined &&
    elementsIn(parent).filter((sibling) => sibling.tagName === unit.tagName).length > 1 &&
    parent.tagName !== 'main'
  );
};

function put(editing: Editing, units: readonly Element[], reference: Element, side: 'before' | 'after'): void {
  const { tree } = editing;
  const [first] = units;
  const host = tree.parentOf(reference);
  const from = first === undefined ? undefined : tree.parentOf(first);
  const needsMargins =
    host?.tagName === 'main' &&
    from !== host &&
    first !== undefined &&
    first.tagName === 'section' &&
    from?.tagName !== 'main' &&
    hasMarginsOf(from);
  for (const unit of units) detach(tree, unit);
  if (from !== undefined && from.tagName === 'div' && elementsIn(from).length === 0 && from !== host)
    removeFrom(tree, from);
  insertBeside(tree, reference, needsMargins ? units.map(withMargins) : [...units], side);
}

/** A block that leaves its column for the page needs the page's margins. */
const hasMarginsOf = (from: Element | undefined): boolean => from !== undefined && from.tagName === 'div';
const withMargins = (unit: Element): Element =>
  createElement('div', { className: ['mx-auto', 'w-full', 'max-w-7xl', 'px-page'] }, [unit]);

function detach(tree: ScreenTree, unit: Element): void {
  const parent = tree.parentOf(unit);
  if (parent !== undefined) parent.children = parent.children.filter((child) => child !== unit);
  tree.refresh();
}

function moveStep(editing: Editing, unit: Element, step: 1 | -1): Outcome {
  const { tree } = editing;
  const name = nameOf(unit);
  const siblings = elementsIn(tree.parentOf(unit) ?? tree.body);
  const neighbour = siblings[siblings.indexOf(unit) + step];
  if (neighbour === undefined || (step === -1 && isOnlyTitle(neighbour)))
    return { already: `${name} is at the ${step === 1 ? 'end' : 'start'}` };
  detach(tree, unit);
  insertBeside(tree, neighbour, [unit], step === 1 ? 'after' : 'before');
  return {
    done: `moved ${name} ${step === 1 ? 'down' : 'up'}, ${step === 1 ? 'below' : 'above'} ${nameOf(neighbour)}`,
  };
}

const isOnlyTitle = (element: Element): boolean => blockName(element) === 'page-title';

function swap({ tree }: Editing, unit: Element, other: Element | undefined): Outcome {
  const name = nameOf(unit);
  const mine = tree.parentOf(unit);
  const theirs = other === undefined ? undefined : tree.parentOf(other);
  if (other === undefined || other === unit || isWithin(tree, unit, other) || isWithin(tree, other, unit))
    return { failed: `${name} cannot change places with itself` };
  if (mine === undefined || theirs === undefined) return { failed: `${name} has no place of its own` };
  const [at, otherAt] = [mine.children.indexOf(unit), theirs.children.indexOf(other)];
  mine.children = mine.children.with(at, other);
  theirs.children = theirs.children.with(otherAt, unit);
  tree.refresh();
  return { done: `changed places of ${name} and ${nameOf(other)}` };
}

/** The items of a list in the opposite order. */
function reverse({ tree }: Editing, around: Element): Outcome {
  const list =
    listMatching(around, (one) => ['ul', 'ol', 'tbody'].includes(one.tagName) && elementsIn(one).length > 1)[0] ??
    around;
  const items = elementsIn(list).toReversed();
  if (items.length < 2) return { failed: `${nameOf(around)} has no order to turn round` };
  list.children = items;
  tree.refresh();
  return { done: `turned the order of ${nameOf(around)} round` };
}
