import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { listsNamed } from '../find/find-entries.ts';
import { findTargets } from '../find/find-targets.ts';
import { entryAround, entryListOf, listEntries } from '../find/list-entries.ts';
import { listItemGroups, titleElement, titleOf } from '../find/list-items.ts';
import { isWithin, listNamed } from '../find/list-named.ts';
import { likeness, normal } from '../find/match-words.ts';
import { findFreeName, PERSON_NAME } from './find-free-name.ts';
import { nameOf, namesOf } from '../name-of.ts';
import { cloneElement, insertBeside, listMatching, partName, renewIds } from '../screen-tree.ts';
import { takeOut, tell, updateCount } from './apply-remove.ts';
import { drawLike } from './draw-like.ts';
import { watchSums } from './recompute.ts';
import { readableText } from '../../../markup/text-content.ts';
import { listPictures } from '../find/part-nouns.ts';
import { setPicture } from './apply-picture.ts';
import { watchTally } from './watch-tally.ts';
import { listTextNodes, setWords } from './set-words.ts';

type Count = Extract<EditOperation, { kind: 'count' }>;

/** More than so many of one thing help nobody. */
const MOST_ITEMS = 60;

/** As many of a thing as asked: the last go, new ones are written like their neighbours. */
export function applyCount(editing: Editing, operation: Count): Outcome {
  const { target, amount, keep, title } = operation;
  const items = inTheirBoxes(editing, acrossGroups(editing, target.words, findItems(editing, target.words)));
  if (items === undefined || items.length === 0) return { failed: `nothing here is called "${target.words}"` };
  const wanted =
    'number' in amount
      ? amount.number
      : 'change' in amount
        ? items.length + amount.change
        : Math.ceil(items.length * amount.factor);
  if (wanted > MOST_ITEMS) return { failed: `${wanted} is more than one list can hold` };
  if (wanted < 1) return { failed: `that would leave no ${target.words}; "remove" takes them away` };
  if (wanted === items.length) return { already: `there are ${wanted} of "${target.words}"` };
  const [first] = items;
  const follow = first === undefined ? () => [] : watchSums(editing.tree, first);
  const tally = first === undefined ? () => [] : watchTally(editing, first);
  const column = first === undefined ? undefined : columnOf(editing, first);
  const outcome =
    wanted < items.length
      ? lessen(editing, keep === 'first' ? items.slice(wanted) : items.slice(0, items.length - wanted))
      : extend(editing, items, wanted - items.length, title);
  if (column !== undefined) updateCount(column);
  const followed = [...follow(), ...tally()];
  return 'done' in outcome ? { done: `${outcome.done}${tell(followed)}` } : outcome;
}

/** "Three notifications": of the whole list, also where days part it. */
function acrossGroups(editing: Editing, words: string, items: Element[] | undefined): Element[] | undefined {
  const [first] = items ?? [];
  if (first === undefined || / (?:in|of|on|from|to|under|for|at) /i.test(words)) return items;
  const list = entryListOf(scopeOf(editing), first)?.entries.map(({ element }) => element) ?? [];
  const isBoard = list.some((item) => columnOf(editing, item) !== undefined);
  return !isBoard && items !== undefined && items.every((item) => list.includes(item)) ? list : items;
}

/** A card that is all its list item holds is counted, taken and copied with it. */
function inTheirBoxes({ tree }: Editing, items: Element[] | undefined): Element[] | undefined {
  const boxes = items?.map((item) => tree.parentOf(item)) ?? [];
  const isAlone = boxes.every(
    (box) => box?.tagName === 'li' && box.children.filter(({ type }) => type === 'element').length === 1,
  );
  return isAlone && boxes.length > 0 ? boxes.flatMap((box) => box ?? []) : items;
}

const columnOf = ({ tree }: Editing, item: Element): Element | undefined => {
  for (let at = tree.parentOf(item); at !== undefined; at = tree.parentOf(at)) if (partName(at) === 'column') return at;
  return undefined;
};

/** The items that words count: "testimonials", "rows in recent runs", "cards in Done", "it". */
export function findItems(editing: Editing, words: string): Element[] | undefined {
  const placed = /^(.+?)\s+(?:in|of|on|from|to|into|for|at|under)\s+(?:the\s+)?(.+)$/i.exec(words);
  if (placed?.[1] !== undefined && placed[2] !== undefined) {
    const place = findIn(editing, { words: placed[2] });
    const root = place?.elements[0];
    if (root !== undefined) {
      const inside = PICTURED.test(placed[1]) ? undefined : listNamed(scopeOf(editing, root), placed[1]);
      if (inside !== undefined && inside.elements.length > 0) return sameParent(editing, inside.elements);
      const own = biggestGroup(root);
      if (own !== undefined) return own;
    }
  }
  // "Members" are those of the part that adds a member, before anything that could be meant.
  const headed = listsNamed(scopeOf(editing), words, true);
  if (headed.length === 1 && headed[0] !== undefined) return headed[0].entries.map(({ element }) => element);
  const named = listNamed(scopeOf(editing), words);
  if (isGuess(editing, named)) {
    const [list] = listsNamed(scopeOf(editing), words);
    if (list !== undefined) return list.entries.map(({ element }) => element);
  }
  if (named !== undefined && named.kind !== 'section' && named.kind !== 'text' && named.certainty >= 0.34)
    return sameParent(editing, named.elements);
  const around = named?.kind === 'text' ? itemsAround(editing, named.elements) : undefined;
  if (around !== undefined) return around;
  const section = findTargets(scopeOf(editing), { words });
  const [root] = section?.elements ?? [];
  if (root !== undefined && section?.kind === 'section') return entriesOf(editing, root) ?? biggestGroup(root);
  if (root !== undefined && section?.kind === 'item')
    return listItemGroups(editing.tree.body).find(({ items }) => items.includes(root))?.items;
  const lastWord = words.split(/\s+/).at(-1) ?? '';
  const byLast = lastWord === words ? undefined : listNamed(scopeOf(editing), lastWord);
  return byLast !== undefined && byLast.kind === 'item' && byLast.certainty >= 0.4
    ? sameParent(editing, byLast.elements)
    : undefined;
}

/** The entries of a section whose likes are boxes that hold them. */
function entriesOf(editing: Editing, root: Element): Element[] | undefined {
  const boxes = biggestGroup(root) ?? [];
  if (boxes.length === 0 || boxes.some(({ tagName }) => tagName !== 'section')) return undefined;
  const lists = listEntries({ ...scopeOf(editing), root }).map(({ entries }) => entries.map(({ element }) => element));
  return lists.toSorted((a, b) => b.length - a.length)[0];
}

/** Boxes that hold entries are none themselves: the noun means them only because the screen is about it. */
const isGuess = (editing: Editing, named: ReturnType<typeof listNamed>): boolean =>
  named?.kind === 'item' &&
  named.elements.every(
    (one) =>
      partName(one) !== 'column' &&
      entryAround(scopeOf(editing), one) === undefined &&
      listEntries({ ...scopeOf(editing), root: one }).length > 0,
  );

const PICTURED = /^(?:pictures?|photos?|images?|items?|things?|entries|rows|cards)$/i;

/** Of the things that a noun means, those that stand in one list: the longest. */
function sameParent({ tree }: Editing, elements: readonly Element[]): Element[] {
  const byParent = new Map<Element | undefined, Element[]>();
  for (const element of elements)
    byParent.set(tree.parentOf(element), [...(byParent.get(tree.parentOf(element)) ?? []), element]);
  return [...byParent.values()].reduce<Element[]>((most, list) => (list.length > most.length ? list : most), []);
}

/** The smallest list whose items hold the texts one by one. */
const itemsAround = ({ tree }: Editing, texts: readonly Element[]): Element[] | undefined =>
  listItemGroups(tree.body).findLast(
    ({ items }) =>
      items.filter((item) => texts.some((text) => isWithin(tree, item, text))).length >=
        Math.max(2, items.length / 2) && texts.length < items.length * 3,
  )?.items;

const biggestGroup = (root: Element): Element[] | undefined => {
  const groups = listItemGroups(root).filter(({ items }) => items.length > 0);
  const own = groups.find(({ items }) =>
    ['row', 'card', 'message', 'metric'].includes(partName(items[0] ?? root) ?? ''),
  );
  if (own !== undefined) return own.items;
  const best = groups.reduce<(typeof groups)[number] | undefined>(
    (most, group) => (most === undefined || weigh(group.items) > weigh(most.items) ? group : most),
    undefined,
  );
  return best?.items ?? singleItem(root);
};

/** A list of one has no group. */
const singleItem = (root: Element): Element[] | undefined => {
  const [item] = listMatching(
    root,
    (element) => ['row', 'card'].includes(partName(element) ?? '') || element.tagName === 'li',
  );
  return item === undefined ? undefined : [item];
};

const weigh = (items: readonly Element[]): number => items.reduce((sum, item) => sum + titleOf(item).length + 10, 0);

function lessen(editing: Editing, items: readonly Element[]): Outcome {
  const names = namesOf(items);
  for (const item of items) takeOut(editing, item);
  return { done: `took away ${names}` };
}

/** New items from the trade's knowledge where the section's block can be drawn again, else copies of the last ones. */
function extend(editing: Editing, items: readonly Element[], number: number, title: string | undefined): Outcome {
  const { tree } = editing;
  const taken = new Set(items.map((item) => normal(titleOf(item))));
  const fresh = title === undefined ? drawLike(editing, items).filter((item) => !taken.has(normal(titleOf(item)))) : [];
  let after = items.at(-1);
  const added: Element[] = [];
  for (let index = 0; index < number && after !== undefined; index += 1) {
    const model = items[(items.length + index) % items.length] ?? after;
    const item: Element = fresh[index] ?? copyOf(after, model);
    renewIds(tree, item);
    if (fresh[index] === undefined && title === undefined) renamePerson(editing, item, taken);
    taken.add(normal(titleOf(item)));
    if (title !== undefined && index === 0) setWords(titleElement(item), title);
    insertBeside(tree, after, [item], 'after');
    added.push(item);
    after = item;
  }
  return {
    done: `added ${namesOf(added)}${fresh.length < number && title === undefined ? ', written after a neighbour' : ''}`,
  };
}

const dropEmpty = (item: Element): void => {
  item.children = item.children.filter(
    (child) =>
      child.type !== 'element' || child.children.length > 0 || !['subtitle', 'note'].includes(partName(child) ?? ''),
  );
  for (const child of item.children) if (child.type === 'element' && child.tagName !== 'svg') dropEmpty(child);
};

/** The same person does not stand in a list twice: another name of the trades stands in. */
function renamePerson(editing: Editing, item: Element, taken: ReadonlySet<string>): void {
  const place = titleElement(item);
  const name = readableText(place);
  if (!PERSON_NAME.test(name) || listMatching(item, (one) => one === place).length === 0) return;
  if (!editing.context.domain.people.some((person) => person.name === name)) return;
  const other = findFreeName(taken);
  if (other === undefined) return;
  for (const one of [item, ...listMatching(item, () => true)]) {
    const label = findAttribute(one, 'ariaLabel');
    if (label?.includes(name) === true) one.properties['ariaLabel'] = label.replace(name, other);
  }
  for (const picture of listPictures(item, (shown) => shown.includes(name))) setPicture(editing, picture, other);
  for (const { node } of listTextNodes(item)) node.value = node.value.replace(name, other);
}

/** A copy whose marks of choice and numbers fit its place. */
function copyOf(last: Element, model: Element): Element {
  const copy = cloneElement(model);
  const number = /^\d+$/.exec(markerText(last));
  const [marker] = listMatching(copy, (element) => partName(element) === 'marker');
  if (number !== null && marker !== undefined) setWords(marker, String(Number(number[0]) + 1));
  for (const input of listMatching(
    copy,
    (element) => element.tagName === 'input' && findAttribute(element, 'type') === 'radio',
  ))
    delete input.properties['checked'];
  return copy;
}

const markerText = (item: Element): string => {
  const [marker] = listMatching(item, (element) => partName(element) === 'marker');
  const text = marker?.children.find((child) => child.type === 'text');
  return text?.type === 'text' ? text.value.trim() : '';
};

/** One more of the named things with a given title, where the screen has such things. */
export function addNamedItem(
  editing: Editing,
  noun: string,
  title: string,
  root: Element,
  isModel: (item: Element) => boolean = () => true,
): Outcome | undefined {
  const named = listNamed(scopeOf(editing, root), noun);
  const items =
    named !== undefined && (named.kind === 'item' || named.kind === 'part')
      ? sameParent(editing, named.elements)
      : root === editing.tree.body
        ? undefined
        : biggestGroup(root);
  const last = items?.at(-1);
  if (
    items === undefined ||
    last === undefined ||
    (named !== undefined && named.certainty < 0.5 && root === editing.tree.body)
  )
    return undefined;
  const item = copyOf(last, items.findLast(isModel) ?? last);
  // What was said of the neighbour is not known of the new one.
  if (item.tagName !== 'tr')
    for (const note of listMatching(item, (one) => ['subtitle', 'note'].includes(partName(one) ?? '')))
      note.children = [];
  dropEmpty(item);
  renewIds(editing.tree, item);
  const place = titleElement(item);
  setWords(
    place === item && listMatching(item, () => true).length > 0
      ? (listMatching(item, (one) =>
          one.children.some((child) => child.type === 'text' && child.value.trim() !== ''),
        )[0] ?? item)
      : place,
    title,
  );
  for (const label of [item, ...listMatching(item, () => true)])
    if (
      findAttribute(label, 'ariaLabel') !== undefined &&
      likeness(findAttribute(label, 'ariaLabel') ?? '', titleOf(last)) > 0.8
    )
      label.properties['ariaLabel'] = title;
  insertBeside(editing.tree, last, [item], 'after');
  const column = columnOf(editing, last);
  if (column !== undefined) updateCount(column);
  return { done: `added "${title}" after ${nameOf(last)}` };
}
