import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import type { TargetWords } from '../edit-operation.ts';
import { isFurnitureText } from '../find/is-furniture.ts';
import { itemsIn } from '../find/items-in.ts';
import { textsOfItem, titleOf } from '../find/list-items.ts';
import { isWithin } from '../find/list-named.ts';
import { normal } from '../find/match-words.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { findIn, scopeOf, unknown, withNote, type Editing, type Outcome } from '../editing.ts';
import { isColumnHead, listColumn } from '../find/find-column.ts';
import type { Found } from '../find/found.ts';
import { namesOf } from '../name-of.ts';
import { readableText } from '../../../markup/text-content.ts';
import {
  blockName,
  elementsIn,
  isHeading,
  listMatching,
  partName,
  removeFrom,
  type ScreenTree,
} from '../screen-tree.ts';
import { isNoPlan, PLAN, plansNamed } from './plan-parts.ts';
import { watchSums } from './recompute.ts';
import { watchTally } from './watch-tally.ts';
import { holdsMain, wholeThings } from './whole-thing.ts';

/** Takes whole things away; sums and counts that spoke of them follow. */
export function applyRemove(editing: Editing, target: TargetWords): Outcome {
  const plans = target.quoted === undefined && PLAN.test(target.words) ? plansNamed(editing, target.words) : [];
  const found: Found | undefined = plans.length > 0 ? { elements: plans, kind: 'item' } : findIn(editing, target);
  if (found === undefined || isNoPlan(editing, target, found.elements)) return unknown(target);
  // A field that is not there must not take the form with it.
  if (FIELD.test(target.words) && found.kind === 'section' && found.elements.length === 1) return unknown(target);
  const meant = wholeSection(editing, found, target);
  const things = wholeThings(editing, withColumns(editing, withTwins(editing, meant, target))).filter(
    (thing) => !holdsMain(thing) && thing.tagName !== 'body',
  );
  if (things.length === 0) return { failed: 'that would leave nothing of the screen' };
  const [plan] = plans;
  const names =
    plan !== undefined
      ? `the plan "${titleOf(plan)}"`
      : found.elements.every(isColumnHead) && found.elements.length === 1
        ? `the column ${namesOf(found.elements)}`
        : namesOf(things);
  const follow =
    found.kind === 'section'
      ? []
      : things
          .slice(0, 1)
          .flatMap((thing) => [
            watchSums(editing.tree, editing.tree.parentOf(thing) ?? thing),
            watchTally(editing, thing),
          ]);
  for (const thing of things) takeOut(editing, thing);
  const followed = follow.flatMap((tellFollowers) => tellFollowers());
  return withNote(`removed ${names}${tell(followed)}`, found);
}

const FIELD = /\b(?:field|input|checkbox|row|column|button)$/i;

/** "The questions": all entries of a part are the part. */
function wholeSection(editing: Editing, found: Found, { words }: TargetWords): Found {
  if (found.elements.length < 3 || !['item', 'part'].includes(found.kind) || /\bexcept\b|\bbut\b/i.test(words))
    return found;
  const bySection = Map.groupBy(found.elements, (element) => sectionOf(editing, element) ?? element);
  const elements = [...bySection].flatMap(([section, own]) => (isAllOf(editing, section, own) ? [section] : own));
  return elements.length === found.elements.length ? found : { ...found, elements, kind: 'section' };
}

function isAllOf(editing: Editing, section: Element, own: readonly Element[]): boolean {
  // A column of a board stays when its cards go.
  if (partName(section) === 'column') return false;
  if (own.length < 3 || own.includes(section) || holdsMain(section)) return false;
  const others = itemsIn({ ...scopeOf(editing), root: section }).filter(
    (item) =>
      !own.some((each) => each === item || isWithin(editing.tree, each, item) || isWithin(editing.tree, item, each)),
  );
  return others.length === 0 && listMatching(section, (one) => one.tagName === 'h1').length === 0;
}

/** One thing that two parts of the screen list, such as a date in the calendar and in the agenda, goes from both. */
function withTwins(editing: Editing, found: Found, { words, quoted }: TargetWords): Found {
  const [first] = found.elements;
  if (first === undefined || found.elements.length > 1) return found;
  if (found.kind !== 'item') return found;
  const title = normal(titleOf(first));
  const said = normal((quoted ?? words).replace(/^the\s+/i, ''));
  if (title !== said || title.split(' ').length < 2) return found;
  const section = sectionOf(editing, first);
  const twins = itemsIn(scopeOf(editing)).filter(
    (item) =>
      item !== first &&
      !isFurnitureText(editing.tree, item) &&
      saysOnly(item, title) &&
      sectionOf(editing, item) !== section,
  );
  return {
    ...found,
    elements: [
      entryOf(editing, first),
      ...twins
        .filter((item) => !twins.some((other) => other !== item && isWithin(editing.tree, item, other)))
        .map((twin) => entryOf(editing, twin)),
      // A calendar marks what its list tells.
      ...listMatching(editing.tree.body, (one) => partName(one) === 'mark' && normal(readableText(one)) === title),
    ],
  };
}

/** The whole entry of a list that a part of it names. */
function entryOf({ tree }: Editing, element: Element): Element {
  const title = normal(titleOf(element));
  for (let at: Element | undefined = element; at !== undefined && at.tagName !== 'section'; at = tree.parentOf(at))
    if (['li', 'tr', 'article'].includes(at.tagName)) return normal(titleOf(at)) === title ? at : element;
  return element;
}

const saysOnly = (item: Element, title: string): boolean =>
  normal(titleOf(item)) === title ||
  textsOfItem(item)
    .filter((text) => !/^\d+$/.test(text))
    .map(normal)
    .join('|') === title;

const sectionOf = (editing: Editing, element: Element): Element | undefined =>
  sectionsIn(scopeOf(editing)).findLast((section) => isWithin(editing.tree, section.element, element))?.element;

/** The head of a column stands for the whole column. */
function withColumns({ tree }: Editing, found: Found): Found {
  const elements = found.elements.flatMap((element) => {
    let table = isColumnHead(element) ? tree.parentOf(element) : undefined;
    while (table !== undefined && table.tagName !== 'table') table = tree.parentOf(table);
    return table === undefined ? [element] : listColumn(table, element);
  });
  return { ...found, elements };
}

/** What followed a change, as the end of a sentence. */
export function tell(followed: readonly string[]): string {
  const parts = [...new Set(followed)];
  return parts.length === 0
    ? ''
    : `, and ${parts.length > 2 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : parts.join(' and ')} follow${parts.length > 1 || parts[0] === 'the shares' ? '' : 's'}`;
}

/** A thing leaves; a grid that gave it a column of its own gives the column up. */
export function takeOut({ tree }: Editing, thing: Element): void {
  const parent = tree.parentOf(thing);
  removeFrom(tree, thing);
  if (parent === tree.body)
    setClasses(
      tree.body,
      listClasses(tree.body).filter((name) => !/^(?:(?:sm|md|lg|xl):)?(?:grid|grid-cols-.+)$/.test(name)),
    );
  if (parent !== undefined && partName(parent) === 'column') updateCount(parent);
  else if (parent !== undefined) dropEmptyGroup(tree, parent);
}

/** A heading within a list whose entries are all gone goes with them; a board keeps its columns. */
function dropEmptyGroup(tree: ScreenTree, list: Element): void {
  const holder = tree.parentOf(list);
  if (holder === undefined || !['ul', 'ol'].includes(list.tagName) || elementsIn(list).length > 0) return;
  if (partName(holder) === 'column') {
    updateCount(holder);
    return;
  }
  const at = elementsIn(holder).indexOf(list);
  const before = elementsIn(holder)[at - 1];
  const isHead = (one: Element): boolean =>
    /^h[2-6]$/.test(one.tagName) ||
    (listMatching(one, isHeading).length === 1 && readableText(one).length < LONGEST_HEAD);
  if (before === undefined || !isHead(before) || ['header', 'ul', 'ol'].includes(before.tagName)) return;
  const isWhole = elementsIn(holder).length === 2 && blockName(holder) === undefined;
  for (const gone of isWhole ? [holder] : [before, list]) removeFrom(tree, gone);
}

const LONGEST_HEAD = 60;

/** A board's column says how many cards it holds. */
export function updateCount(column: Element): void {
  const [count] = listMatching(column, (element) => partName(element) === 'count');
  const cards = listMatching(column, (element) => partName(element) === 'card').length;
  const text = count?.children.find((child) => child.type === 'text');
  if (text?.type === 'text' && /^\d+$/.test(text.value.trim())) text.value = String(cards);
}
