import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { isUnread } from '../find/entry-states.ts';
import type { EntryList } from '../find/list-entries.ts';
import { elementsIn, listMatching, partName, removeFrom, type ScreenTree } from '../screen-tree.ts';
import { listTextNodes, setWords } from './set-words.ts';

/** News that were read: their marks go, they look like what was read before, and the number of news follows. */
export function markRead(tree: ScreenTree, list: EntryList, entries: readonly Element[]): number {
  const unread = entries.filter(isUnread);
  const model = list.entries.map(({ element }) => element).find((one) => !isUnread(one));
  for (const entry of unread) {
    for (const mark of listMatching(entry, isUnreadMark)) removeFrom(tree, mark);
    if (model === undefined) lighten(entry);
    else copyLook(entry, model);
  }
  const panels = new Set(unread.flatMap((entry) => tree.parentOf(entry) ?? []));
  for (const panel of panels)
    if (partName(panel) === 'new' || partName(panel) === 'unread') leavePanel(tree, panel, unread, model);
  const rest = list.entries.filter(({ element }) => isUnread(element)).length;
  const section = list.section?.element;
  if (section !== undefined && unread.length > 0)
    for (const count of listMatching(section, (one) => partName(one) === 'unread' && /^\d+ /.test(readableText(one)))) {
      if (rest === 0) removeFrom(tree, count);
      else setWords(count, readableText(count).replace(/^\d+/, String(rest)));
    }
  // "2 unread of 8"
  if (section !== undefined && unread.length > 0)
    for (const { node } of listTextNodes(section)) node.value = node.value.replace(/\b\d+(?= unread\b)/, String(rest));
  tree.refresh();
  return unread.length;
}

const isUnreadMark = (one: Element): boolean =>
  (elementsIn(one).length === 0 && /^\s*\(?unread\)?\s*$/i.test(readableText(one))) ||
  (readableText(one) === '' &&
    elementsIn(one).length === 0 &&
    findAttribute(one, 'dataPicture') === undefined &&
    listClasses(one).includes('rounded-full') &&
    listClasses(one).some((name) => /^bg-(?:primary|on-primary-container|secondary|tertiary)$/.test(name)));

const lighten = (entry: Element): void => {
  for (const one of [entry, ...listMatching(entry, () => true)])
    setClasses(
      one,
      listClasses(one).map((name) => (name === 'font-bold' || name === 'font-semibold' ? 'font-medium' : name)),
    );
};

/** The classes of a like element, part by part. */
function copyLook(entry: Element, model: Element): void {
  setClasses(entry, listClasses(model));
  const left = elementsIn(model);
  for (const child of elementsIn(entry)) {
    const at = left.findIndex((one) => one.tagName === child.tagName && partName(one) === partName(child));
    if (at !== -1 && child.tagName !== 'svg') copyLook(child, left.splice(at, 1)[0] ?? child);
  }
}

/** What was set apart as new joins the first list of what was read. */
function leavePanel(tree: ScreenTree, panel: Element, read: readonly Element[], model: Element | undefined): void {
  const list = model === undefined ? undefined : tree.parentOf(model);
  if (list === undefined || list === panel) return;
  const moved = elementsIn(panel).filter((one) => read.includes(one));
  panel.children = panel.children.filter((child) => !moved.some((one) => one === child));
  list.children = [...moved, ...list.children];
  tree.refresh();
  if (elementsIn(panel).length === 0) removeFrom(tree, panel);
}
