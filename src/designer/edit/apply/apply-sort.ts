import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { StructureOperation } from '../edit-operation.ts';
import { findIn, scopeOf, unknown, type Editing, type Outcome } from '../editing.ts';
import { listsNamed } from '../find/find-entries.ts';
import { listItemGroups, titleOf } from '../find/list-items.ts';
import { coverage, stemsOf } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { elementsIn, listMatching, partName } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { findItems } from './apply-count.ts';

/** The items of a list by one of their values. Items in which it cannot be read come last, in their order. */
export function applySort(
  editing: Editing,
  { target, by, isDescending }: Extract<StructureOperation, { kind: 'sort' }>,
): Outcome {
  const items0 =
    target.words === 'everything'
      ? sortable(editing, by)
      : listSaying(editing, findItems(editing, target.words), target.words, by);
  const found = items0 === undefined ? findIn(editing, target) : undefined;
  const [first] = items0 ?? found?.elements ?? [];
  if (first === undefined) return unknown(target);
  const parent = found?.kind === 'section' ? listOf(first) : (editing.tree.parentOf(first) ?? first);
  const items = elementsIn(parent).filter((item) => ['li', 'tr', 'article', 'div', 'figure'].includes(item.tagName));
  if (items.length < 2) return { failed: `${nameOf(first)} has nothing to sort` };
  const keys = items.map((item) => keyOf(item, by));
  if (keys.filter((key) => key !== undefined).length < 2) return { failed: `nothing in ${nameOf(first)} says "${by}"` };
  const order = items
    .map((item, index) => ({ item, key: keys[index], index }))
    .toSorted((a, b) => compare(a.key, b.key) * (isDescending ? -1 : 1) || a.index - b.index)
    .map(({ item }) => item);
  let next = 0;
  parent.children = parent.children.map((child) =>
    items.some((item) => item === child) ? (order[next++] ?? child) : child,
  );
  editing.tree.refresh();
  return {
    done: `sorted ${found === undefined ? `the ${target.words}` : nameOf(first)} by ${by}${isDescending ? ', highest first' : ''}`,
  };
}

/** Of the lists that are called so the one whose entries have what they are sorted by. */
function listSaying(editing: Editing, items: Element[] | undefined, words: string, by: string): Element[] | undefined {
  const isSaying = (list: readonly Element[]): boolean =>
    list.filter((item) => keyOf(item, by) !== undefined).length > 1;
  if (items === undefined || isSaying(items)) return items;
  const lists = listsNamed(scopeOf(editing), words).map(({ entries }) => entries.map(({ element }) => element));
  return lists.find(isSaying) ?? items;
}

/** "Sort by Since": the list or table whose entries have that. */
const sortable = (editing: Editing, by: string): Element[] | undefined =>
  listItemGroups(editing.tree.body)
    .map(({ items }) => items)
    .filter((items) => items.length > 2 && items.every((item) => ['li', 'tr', 'article'].includes(item.tagName)))
    .find((items) => items.filter((item) => keyOf(item, by) !== undefined).length > items.length / 2);

const listOf = (element: Element): Element =>
  listMatching(element, (one) => ['ul', 'ol', 'tbody'].includes(one.tagName) && elementsIn(one).length > 1)[0] ??
  element;

type Key = number | string | undefined;

function keyOf(item: Element, by: string): Key {
  if (/\b(?:name|title|alphabet\w*|label)\b/i.test(by)) return titleOf(item).toLowerCase();
  const leaves = listMatching(item, (one) => elementsIn(one).length === 0 && readableText(one) !== '');
  const named = leaves.find(
    (leaf, index) => index > 0 && coverage(stemsOf(by), stemsOf(readableText(leaves[index - 1] ?? leaf))) === 1,
  );
  const cell = cellUnder(item, by);
  if (cell !== undefined) {
    const amount = parseAmount(cell);
    return amount === undefined ? cell.toLowerCase() : amount.value;
  }
  const value = leaves.find((leaf) => partName(leaf) === 'value');
  const text = [named, value, ...leaves]
    .filter((leaf) => leaf !== undefined)
    .map((leaf) => readableText(leaf))
    .find((shown) => isLike(shown, by));
  if (text === undefined) return undefined;
  const clock = /^(\d{1,2}):(\d{2})/.exec(text);
  return clock === null ? (parseAmount(text)?.value ?? text.toLowerCase()) : Number(clock[1]) * 60 + Number(clock[2]);
}

/** What a row says in the column of that name. */
function cellUnder(item: Element, by: string): string | undefined {
  if (item.tagName !== 'tr') return undefined;
  // A phone shows the column's name in the cell itself.
  const cell = elementsIn(item).find((one) => {
    const label = elementsIn(one)[0];
    return (
      label !== undefined && elementsIn(one).length > 1 && coverage(stemsOf(by), stemsOf(readableText(label))) === 1
    );
  });
  return cell === undefined ? undefined : readableText(elementsIn(cell).at(-1) ?? cell);
}

const isLike = (text: string, by: string): boolean => {
  if (/\b(?:price|cost|amount|total|money)\b/i.test(by)) return /[$€£¥]/.test(text);
  if (/\b(?:time|hour|start|arrival|departure)\b/i.test(by)) return /\d{1,2}:\d{2}/.test(text);
  if (/\b(?:date|day|newest|oldest|latest|recent|age)\b/i.test(by))
    return /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\d{4}-\d{2}|\b(?:19|20)\d\d\b/iu.test(text);
  return parseAmount(text) !== undefined;
};

const compare = (one: Key, other: Key): number => {
  if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
};
