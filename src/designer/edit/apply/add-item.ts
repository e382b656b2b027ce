import type { Element } from 'hast';
import { createText } from '../../../markup/element.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { listItemGroups, titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { cloneElement, elementsIn, insertBeside, listMatching, partName } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { addNamedItem } from './apply-count.ts';
import { readableText } from '../../../markup/text-content.ts';
import { itemsIn } from '../find/items-in.ts';
import { toTitle } from './to-title.ts';
import { replaceWords } from './set-words.ts';
import { headKind } from './want-of.ts';

const NOUN =
  '(row|card|item|entry|line|step|question|tab|column|message|person|member|speaker|product|option|chip|link|nav(?:igation)? (?:link|item|entry)|menu (?:item|entry)|metric|tile|plan|song|destination|stop|toggle|switch|setting|filter chip|section|thing)';

/** "A column called Blocked", "'Sun cream' to the packing list", "a person called …", "a message from me: …". */
export function addItem(editing: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  const named = new RegExp(
    String.raw`^(?:an?|another|the|one more|new)?\s*(?:new |filter |nav )?${NOUN}(?:\s+for)?\s*(?:called|named|titled|saying|that says|labelled|with the (?:text|title))?\s*[:"“]?\s*(.*?)["”]?$`,
    'i',
  ).exec(what);
  const title =
    quoted[0] ??
    /\b(?:called|named|titled|saying)\s+(.+)$/i.exec(what)?.[1] ??
    (named?.[1] !== undefined && /^(?:toggle|switch|tab|column|chip)$/i.test(named[1]) ? named[2] : undefined) ??
    /:\s*(.+)$/.exec(what)?.[1];
  const tab = /^(?:an?\s+)?(.+?)\s+(?:tab|destination)$/i.exec(what)?.[1];
  const noun = (named?.[1] ?? (tab === undefined ? '' : 'nav link'))
    .toLowerCase()
    .replace(/^nav(?:igation)? item$|^tab$|^destination$|^menu (?:item|entry)$/, 'nav link');
  const said = /^(?:an?|another|the|one more)\s+(?:new )?[\p{L}-]+\s+(?:called|named|titled)\s+(.+)$/iu.exec(what)?.[1];
  const price = /\s(?:for|at|costing|priced at)\s+([$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])$/i.exec(what)?.[1];
  const wanted = title ?? tab ?? said;
  if (wanted === undefined || wanted.trim() === '' || noun === 'section') return undefined;
  if (noun === '' && quoted.length === 0 && said === undefined) return undefined;
  const isBare =
    what
      .replace(/\s(?:for|at|costing|priced at)\s+\S+$/i, '')
      .replace(/["“”]/g, '')
      .trim() === quoted[0];
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of) : undefined;
  const root = near?.elements[0];
  // "A deal 'Harbour Lights' to Meeting", "a folder 'Archive'": whatever it is called, it is one more of what is there.
  const other =
    /^(?:(?:an?|another|the|one more|new)\s+)?(?:new )?(?!(?:an?|the|another|new|called|named)\b)([\p{L}-]{3,})\s+(?:(?:called |named |titled )?["“”'‘’]|(?:called|named|titled)\s)/iu.exec(
      what,
    )?.[1];
  const isNamed = other !== undefined && !NO_ITEM.test(other);
  const edge = position?.at === 'inside' ? position.edge : undefined;
  if (edge === 'top' && root !== undefined) return addFirst(editing, holderOf(editing, root), toTitle(wanted));
  if (noun === '' && !isBare && isNamed) return addOther(editing, other, toTitle(wanted), root, position);
  if (noun === '' && !isBare) return undefined;
  if (position !== undefined && 'of' in position && root === undefined)
    return { failed: `nothing here is called "${position.of.words}"` };
  const group = root === undefined ? undefined : groupUnder(editing, root, noun);
  if (group !== undefined && position?.at === 'below')
    return addNamedItem(editing, 'row', toTitle(wanted), group, isSwitched(noun));
  if (position !== undefined && position.at !== 'inside' && root !== undefined && near?.kind !== 'section')
    return addBeside(editing, root, wanted, position.at === 'above' ? 'before' : 'after');
  const outcome = addNamedItem(
    editing,
    noun === '' ? 'row' : noun === 'toggle' || noun === 'switch' ? 'row' : noun,
    toTitle(wanted),
    root ?? editing.tree.body,
    isSwitched(noun),
  );
  if (price !== undefined && outcome !== undefined && 'done' in outcome) setPrice(editing, toTitle(wanted), price);
  return outcome;
}

/** What a new entry costs. */
function setPrice(editing: Editing, title: string, price: string): void {
  const item = itemsIn(scopeOf(editing)).find((one) => normal(titleOf(one)) === normal(title));
  const money =
    item === undefined
      ? undefined
      : listMatching(
          item,
          (one) => elementsIn(one).length === 0 && /[$€£¥]\s?\d|\d\s?[$€£¥]/.test(readableText(one)),
        )[0];
  if (money !== undefined) replaceWords(money, price);
}

/** A toggle is copied from a row that has one. */
const isSwitched =
  (noun: string) =>
  (item: Element): boolean =>
    /^(?:toggle|switch)$/i.test(noun)
      ? listMatching(item, (one) => one.tagName === 'input' && one.properties['type'] === 'checkbox').length > 0
      : true;

const NO_ITEM =
  /^(?:button|cta|link|field|section|block|banner|notice|heading|headline|text|paragraph|checkbox|input|form|chart|table|list|picture|image)s?$/i;

/** One more of what the noun means here, or of what stands in the place that is named; a noun that means nothing adds nothing. */
function addOther(
  editing: Editing,
  noun: string,
  title: string,
  root: Element | undefined,
  position: AddOperation['position'],
): Outcome | undefined {
  if (position !== undefined && 'of' in position) {
    if (root === undefined) return { failed: `nothing here is called "${position.of.words}"` };
    return (
      addNamedItem(editing, noun, title, holderOf(editing, root)) ??
      addNamedItem(editing, 'row', title, holderOf(editing, root))
    );
  }
  return (
    addNamedItem(editing, noun, title, editing.tree.body) ??
    (headKind(noun) === undefined ? { failed: `there is no list of ${noun}s here to add "${title}" to` } : undefined)
  );
}

/** One more at the head of a list. */
function addFirst(editing: Editing, holder: Element, title: string): Outcome | undefined {
  const outcome = addNamedItem(editing, 'row', title, holder);
  if (outcome === undefined || !('done' in outcome)) return outcome;
  const item = listItemGroups(holder)
    .flatMap(({ items }) => items)
    .find((one) => normal(titleOf(one)) === normal(title));
  const list = item === undefined ? undefined : editing.tree.parentOf(item);
  if (item !== undefined && list !== undefined) {
    const others = list.children.filter((child) => child !== item);
    const at = others.findIndex((child) => child.type === 'element' && child.tagName === item.tagName);
    list.children = others.toSpliced(Math.max(0, at), 0, item);
    editing.tree.refresh();
  }
  return { done: `added "${title}" at the top of ${nameOf(holder)}` };
}

/** The column or section that a heading stands for. */
const holderOf = ({ tree }: Editing, element: Element): Element => {
  for (let at: Element | undefined = element; at !== undefined && at !== tree.body; at = tree.parentOf(at))
    if (
      listItemGroups(at).some(({ items }) => items.length > 0 && partName(items[0] ?? at) !== 'column') ||
      listMatching(at, (one) => partName(one) === 'card' || partName(one) === 'row').length > 0
    )
      return at;
  return element;
};

/** "Under Push": the group that is headed so, whose rows are meant. */
const groupUnder = (editing: Editing, root: Element, noun: string): Element | undefined => {
  if (!/^(?:toggle|switch|setting|option|row|item|entry|question|field)$/i.test(noun)) return undefined;
  const isGroup =
    partName(root) === 'group' ||
    listMatching(root, (one) => /^h[2-6]$/.test(one.tagName)).length > 0 ||
    /^h[2-6]$/.test(root.tagName);
  if (!isGroup) return undefined;
  const holder = holderOf(editing, root);
  return holder === editing.tree.body ? undefined : holder;
};

/** A copy of the neighbour with a title of its own. */
function addBeside(editing: Editing, neighbour: Element, title: string, side: 'before' | 'after'): Outcome | undefined {
  const { tree } = editing;
  const holder =
    ['li', 'tr', 'article'].includes(neighbour.tagName) || tree.parentOf(neighbour) === undefined
      ? neighbour
      : thingAround(editing, neighbour);
  const copy = cloneElement(holder);
  const heading = listMatching(copy, (element) => /^h[1-6]$/.test(element.tagName))[0] ?? copy;
  heading.children = [createText(title)];
  for (const list of listMatching(copy, (element) => element.tagName === 'ul')) list.children = [];
  for (const count of listMatching(copy, (element) => element.properties['dataPart'] === 'count'))
    count.children = [createText('0')];
  insertBeside(tree, holder, [copy], side);
  return { done: `added "${title}" ${side === 'after' ? 'after' : 'before'} ${nameOf(neighbour)}` };
}

const thingAround = ({ tree }: Editing, element: Element): Element => {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
    if (
      ['li', 'tr', 'article'].includes(at.tagName) ||
      ['column', 'card', 'row'].includes(String(at.properties['dataPart'] ?? ''))
    )
      return at;
  return element;
};
