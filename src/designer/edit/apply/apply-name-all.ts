import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import type { TextOperation } from '../edit-operation.ts';
import { scopeOf, type Editing, type Outcome } from '../editing.ts';
import { isColumnHead } from '../find/find-column.ts';
import { listNamed } from '../find/list-named.ts';
import { normal } from '../find/match-words.ts';
import { cloneElement, insertBeside, listMatching, partName, removeFrom } from '../screen-tree.ts';
import { findItems } from './apply-count.ts';
import { placeOfWords, setWords } from './set-words.ts';

const NAVIGATION = /\b(?:nav(?:igation)?|menu|header|top bar|bottom bar|tab bar|sidebar|footer)\b/i;

/** Names for all of one sort in order; the sort grows or shrinks to as many as there are names. */
export function applyNameAll(
  editing: Editing,
  { target, names }: Extract<TextOperation, { kind: 'name-all' }>,
): Outcome {
  const isPlaces = NAVIGATION.test(target.words) || /^tabs$/i.test(target.words);
  const lists = isPlaces
    ? listNavigations(editing)
    : [planHeads(editing, target.words) ?? findItems(editing, target.words) ?? []];
  const meant = lists.filter((items) => items.length > 1);
  if (meant.length === 0) return { failed: `nothing here is called "${target.words}"` };
  const kind = isPlaces ? 'text' : (listNamed(scopeOf(editing), target.words)?.kind ?? 'item');
  for (const items of meant) rename(editing, items, names, kind);
  editing.tree.refresh();
  return { done: `called the ${target.words} ${names.map((name) => `"${name}"`).join(', ')}` };
}

function rename(
  editing: Editing,
  items: readonly Element[],
  names: readonly string[],
  kind: 'text' | 'item' | 'part' | 'section',
): void {
  let last = items[0];
  names.forEach((name, index) => {
    let item = items[index];
    if (item === undefined && last !== undefined) {
      item = cloneElement(last);
      insertBeside(editing.tree, last, [item], 'after');
    }
    if (item === undefined) return;
    setWords(kind === 'text' ? innermost(item) : placeOfWords(item, kind), name);
    last = item;
  });
  for (const item of items.slice(names.length)) removeFrom(editing.tree, item);
}

/** Plans that are compared in a table stand in its head. */
function planHeads(editing: Editing, words: string): Element[] | undefined {
  if (!/\b(?:plans|tiers|packages|columns)$/i.test(words)) return undefined;
  const [section] = listNamed(scopeOf(editing), /columns$/i.test(words) ? 'table' : 'plans')?.elements ?? [];
  const heads =
    section === undefined ? [] : listMatching(section, isColumnHead).filter((head) => readableText(head) !== '');
  return heads.length < 2
    ? undefined
    : heads.map(
        (head) => listMatching(head, (one) => ['group', 'name', 'title'].includes(partName(one) ?? ''))[0] ?? head,
      );
}

const innermost = (item: Element): Element =>
  listMatching(item, (one) => normal(readableText(one)) === normal(readableText(item))).at(-1) ?? item;

/** The entries of each navigation of the page that is not its foot: the bar, and the menu that stands for it on a phone. */
const listNavigations = ({ tree }: Editing): Element[][] => {
  const links = listMatching(tree.body, (element) => element.tagName === 'nav' && !isInFoot(tree, element)).map((nav) =>
    listMatching(nav, (one) => one.tagName === 'a').map((link) => {
      const parent = tree.parentOf(link);
      return parent?.tagName === 'li' ? parent : link;
    }),
  );
  const first = links.find((entries) => entries.length > 1);
  const said = (first ?? []).map((entry) => normal(readableText(entry))).join('|');
  return links.filter((entries) => entries.map((entry) => normal(readableText(entry))).join('|') === said);
};

const isInFoot = (tree: Editing['tree'], element: Element): boolean => {
  for (let at = tree.parentOf(element); at !== undefined; at = tree.parentOf(at))
    if (at.tagName === 'footer') return true;
  return false;
};
