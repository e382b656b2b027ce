import type { Element } from 'hast';
import { createText } from '../../../markup/element.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { nameOf } from '../name-of.ts';
import { cloneElement, insertBeside, listMatching } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { addNamedItem } from './apply-count.ts';
import { capitalise } from './capitalise.ts';

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
  const wanted = title ?? tab;
  if (wanted === undefined || wanted.trim() === '' || noun === 'section') return undefined;
  if (noun === '' && quoted.length === 0) return undefined;
  const isBare = what.replace(/["“”]/g, '').trim() === quoted[0];
  if (noun === '' && !isBare) return undefined;
  const near = position !== undefined && 'of' in position ? findIn(editing, position.of) : undefined;
  const root = near?.elements[0];
  if (position !== undefined && 'of' in position && root === undefined)
    return { failed: `nothing here is called "${position.of.words}"` };
  if (position !== undefined && position.at !== 'inside' && root !== undefined && near?.kind !== 'section')
    return addBeside(editing, root, wanted, position.at === 'above' ? 'before' : 'after');
  return addNamedItem(
    editing,
    noun === '' ? 'row' : noun === 'toggle' || noun === 'switch' ? 'row' : noun,
    capitalise(wanted),
    root ?? editing.tree.body,
  );
}

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
