import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { scopeOf, type Editing, type Outcome } from '../editing.ts';
import { isUnread } from '../find/entry-states.ts';
import { entryListOf, type EntryList } from '../find/list-entries.ts';
import { normal } from '../find/match-words.ts';
import { namesOf } from '../name-of.ts';
import { cloneElement, elementsIn, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { toTitle } from './to-title.ts';
import { putBadge } from './entry-badge.ts';
import { markRead } from './mark-read.ts';
import { setWords } from './set-words.ts';
import { dressState } from './state-tone.ts';

/** Entries of a list in another state: their mark says so in its colour; one without a mark gets the list's, else a badge. */
export function setState(editing: Editing, entries: readonly Element[], to: string): Outcome | undefined {
  const [first] = entries;
  const list = first === undefined ? undefined : entryListOf(scopeOf(editing), first);
  if (first === undefined || list === undefined) return undefined;
  if (/^(?:read|seen|opened)$/i.test(to)) {
    if (!list.entries.some(({ element }) => isUnread(element)))
      return entries.some(isUnread) ? undefined : { already: `${namesOf(entries)} is read` };
    const count = markRead(editing.tree, list, entries);
    return count === 0 ? { already: `${namesOf(entries)} is read` } : { done: `marked ${count} as read` };
  }
  const words = toTitle(to);
  const others = entries.filter((entry) => normal(readableText(markOf(entry) ?? entry)) !== normal(to));
  if (others.length === 0) return { already: `${namesOf(entries)} is ${to}` };
  // A mark that is put here now is no model of how the list marks.
  const models = list.entries.map(({ element }) => element).filter((element) => markOf(element) !== undefined);
  for (const entry of others) mark(editing.tree, list, models, entry, words);
  editing.tree.refresh();
  return { done: `marked ${namesOf(others)} as "${words}"` };
}

const markOf = (entry: Element): Element | undefined =>
  listMatching(entry, (one) => partName(one) === 'status')[0] ??
  listMatching(entry, (one) => ['badge', 'tag'].includes(partName(one) ?? '') && !/^h\d$/.test(one.tagName))[0];

function mark(tree: ScreenTree, list: EntryList, models: readonly Element[], entry: Element, words: string): void {
  if (restate(list, entry, words)) return;
  const own = markOf(entry);
  if (own !== undefined) {
    dressState(tree, own, words);
    return;
  }
  for (const element of models) {
    const model = markOf(element);
    const place = model === undefined ? undefined : placeLike(tree, element, model, entry);
    if (model === undefined || place === undefined) continue;
    const copy = cloneElement(model);
    place.children = [...place.children, copy];
    dressState(tree, copy, words);
    return;
  }
  putBadge(tree, entry, words, 'status');
}

/** "#4182, high, Rhea Kapoor": where others say it among small facts, it stands among them. */
function restate({ entries }: EntryList, entry: Element, words: string): boolean {
  const factsOf = (one: Element): { leaf: Element; parts: string[] }[] =>
    listMatching(one, (leaf) => elementsIn(leaf).length === 0)
      .map((leaf) => ({ leaf, parts: readableText(leaf).split(', ') }))
      .filter(({ parts }) => parts.length > 2);
  for (const { element } of entries)
    for (const { leaf: model, parts } of factsOf(element)) {
      const at = parts.findIndex((part) => normal(part) === normal(words));
      const own = factsOf(entry).find(
        ({ leaf, parts: mine }) => mine.length === parts.length && leaf.tagName === model.tagName,
      );
      if (at === -1 || own === undefined) continue;
      setWords(own.leaf, own.parts.with(at, parts[at] ?? words).join(', '));
      return true;
    }
  return false;
}

/** The box in one entry that stands where the box of another's mark does. */
function placeLike(tree: ScreenTree, from: Element, model: Element, to: Element): Element | undefined {
  const path: number[] = [];
  let at = tree.parentOf(model);
  for (; at !== undefined && at !== from; at = tree.parentOf(at)) {
    const parent = tree.parentOf(at);
    if (parent === undefined) return undefined;
    path.unshift(elementsIn(parent).indexOf(at));
  }
  if (at !== from) return undefined;
  let place: Element | undefined = to;
  let like: Element | undefined = from;
  for (const index of path) {
    place = place === undefined ? undefined : elementsIn(place)[index];
    like = like === undefined ? undefined : elementsIn(like)[index];
    if (place?.tagName !== like?.tagName) return undefined;
  }
  return place;
}
