import type { Element } from 'hast';
import { createElement } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation, Position, TargetWords } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { findTarget, wholeThing } from '../find-target.ts';
import {
  blockName,
  cloneElement,
  elementsIn,
  headingOf,
  insertBeside,
  listBlocks,
  listMatching,
  removeFrom,
  unitAround,
  type ScreenTree,
} from '../screen-tree.ts';

type StructureOperation = Extract<EditOperation, { kind: 'remove' | 'duplicate' | 'move' | 'move-step' | 'swap' }>;

/** Takes away, repeats and reorders whole things; what is inside them is not touched. */
export function applyStructure({ tree }: Editing, operation: StructureOperation): Outcome {
  const found = findTarget(tree, operation.target);
  if (found === undefined) return unknown(operation.target);
  const thing = wholeThing(tree, found);
  const unit = blockName(thing) === undefined ? thing : unitAround(tree, thing);
  const name = nameOf(thing);
  switch (operation.kind) {
    case 'remove':
      if (unit.tagName === 'main' || listMatching(unit, (element) => element.tagName === 'main').length > 0)
        return { failed: 'that would leave nothing of the screen' };
      removeFrom(tree, unit);
      return { done: `removed ${name}` };
    case 'duplicate':
      insertBeside(tree, unit, [cloneElement(unit)], 'after');
      return { done: `repeated ${name}` };
    case 'move':
      return move(tree, unit, name, operation.position);
    case 'move-step':
      return moveStep(tree, unit, name, operation.step);
    case 'swap':
      return swap(tree, unit, name, operation.other);
  }
}

const unknown = ({ quoted, words }: TargetWords): Outcome => ({
  failed: `nothing here is called "${quoted ?? words}"`,
});

const nameOf = (thing: Element): string => {
  const words = headingOf(thing) || readableText(thing);
  return words === ''
    ? `the ${blockName(thing) ?? thing.tagName}`
    : `"${words.length > 60 ? `${words.slice(0, 59)}…` : words}"`;
};

function move(tree: ScreenTree, unit: Element, name: string, position: Position): Outcome {
  if (!('of' in position)) {
    moveToEdge(tree, unit, position.at);
    return { done: `moved ${name} to the ${position.at}` };
  }
  const other = findTarget(tree, position.of);
  if (other === undefined) return unknown(position.of);
  const reference = referenceOf(tree, other);
  if (reference === unit || contains(unit, reference)) return { failed: `${name} cannot stand beside itself` };
  detach(tree, unit);
  insertBeside(tree, reference, [unit], position.at === 'above' ? 'before' : 'after');
  return { done: `moved ${name} ${position.at} ${nameOf(other)}` };
}

export function referenceOf(tree: ScreenTree, found: Element): Element {
  const thing = wholeThing(tree, found);
  return blockName(thing) === undefined ? thing : unitAround(tree, thing);
}

const contains = (outer: Element, inner: Element): boolean =>
  listMatching(outer, (element) => element === inner).length > 0;

/** A part goes to the edge of its list; a block goes to the edge of the page's content. */
function moveToEdge(tree: ScreenTree, unit: Element, edge: 'top' | 'bottom'): void {
  const isBlock = blockName(unit) !== undefined || listBlocks(unit).length > 0;
  const siblings = isBlock ? contentUnits(tree) : elementsIn(tree.parentOf(unit) ?? tree.body);
  const others = siblings.filter((sibling) => sibling !== unit);
  const reference = edge === 'top' ? others[0] : others.at(-1);
  if (reference === undefined) return;
  const parent = tree.parentOf(unit);
  const fromColumn = isBlock && parent !== undefined && parent !== tree.parentOf(reference);
  detach(tree, unit);
  const placed = fromColumn && tree.parentOf(reference)?.tagName === 'main' ? withMargins(unit) : unit;
  insertBeside(tree, reference, [placed], edge === 'top' ? 'before' : 'after');
}

/** Direct content of `main` that may be passed: not the title or opening of the page. */
function contentUnits(tree: ScreenTree): Element[] {
  const [main] = listMatching(tree.body, (element) => element.tagName === 'main');
  if (main === undefined) return elementsIn(tree.body);
  const units = elementsIn(main);
  const [only] = units;
  const list = units.length === 1 && only !== undefined && blockName(only) === undefined ? elementsIn(only) : units;
  return list.filter(
    (unit) => listMatching(unit, (element) => element.tagName === 'h1').length === 0 && unit.tagName !== 'h1',
  );
}

/** A block that leaves its column for the page needs the page's margins. */
const withMargins = (unit: Element): Element =>
  createElement('div', { className: ['mx-auto', 'w-full', 'max-w-7xl', 'px-page'] }, [unit]);

function detach(tree: ScreenTree, unit: Element): void {
  const parent = tree.parentOf(unit);
  if (parent !== undefined) parent.children = parent.children.filter((child) => child !== unit);
  tree.refresh();
}

function moveStep(tree: ScreenTree, unit: Element, name: string, step: 1 | -1): Outcome {
  const siblings = elementsIn(tree.parentOf(unit) ?? tree.body);
  const neighbour = siblings[siblings.indexOf(unit) + step];
  if (neighbour === undefined) return { failed: `${name} is at the ${step === 1 ? 'end' : 'start'} already` };
  detach(tree, unit);
  insertBeside(tree, neighbour, [unit], step === 1 ? 'after' : 'before');
  return { done: `moved ${name} ${step === 1 ? 'down' : 'up'}` };
}

function swap(tree: ScreenTree, unit: Element, name: string, words: TargetWords): Outcome {
  const found = findTarget(tree, words);
  if (found === undefined) return unknown(words);
  const other = referenceOf(tree, found);
  if (other === unit || contains(unit, other) || contains(other, unit))
    return { failed: `${name} cannot change places with itself` };
  const [mine, theirs] = [tree.parentOf(unit), tree.parentOf(other)];
  if (mine === undefined || theirs === undefined) return { failed: `${name} has no place of its own` };
  const [at, otherAt] = [mine.children.indexOf(unit), theirs.children.indexOf(other)];
  mine.children = mine.children.with(at, other);
  theirs.children = theirs.children.with(otherAt, unit);
  tree.refresh();
  return { done: `changed places of ${name} and ${nameOf(found)}` };
}
