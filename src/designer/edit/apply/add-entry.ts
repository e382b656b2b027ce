import { capitalise } from '../../capitalise.ts';
import type { Element } from 'hast';
import { scopeOf, type Editing, type Outcome } from '../editing.ts';
import { listsNamed } from '../find/find-entries.ts';
import type { EntryList } from '../find/list-entries.ts';
import { normal } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { cloneElement, elementsIn, insertBeside, listMatching, partName, renewIds } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { tell, updateCount } from './apply-remove.ts';
import { partDetails } from './entry-detail.ts';
import { fillEntry } from './fill-entry.ts';
import { watchSums } from './recompute.ts';
import { watchTally } from './watch-tally.ts';

const NAMED =
  /^(?:(?:an?|another|one more|the|one|new)\s+)*(?:((?:[\p{Ll}-]+\s+){0,2}?[\p{Ll}-]+)\s*(?::|\bfor\b|\bcalled\b|\bnamed\b|\btitled\b|\bfrom\b|\bby\b|\bof\b|\bwith\b|(?=\s["“\p{Lu}]))\s*)?(["“\p{Lu}\d].+|(?<=: ?).+)$/u;
const NO_ENTRY =
  /\b(?:button|link|field|section|block|banner|notice|heading|headline|text|paragraph|checkbox|input|form|chart|table|list|picture|image|photo|column|tab|filter|search|message|reply|question|badge|map|menu|page|screen|logo|icon)s?$/i;

/** "An order for Anna Berg, paid, €120": one more entry, with each of the details where its like stands. */
export function addEntry(editing: Editing, { what: words, position }: AddOperation): Outcome | undefined {
  const what =
    position?.at === 'inside' && position.edge === undefined
      ? `${words} ${position.joint} ${position.of.words}`
      : words;
  const plain = what.replaceAll(/["“”]/g, '').trim();
  const [, noun = '', rest = ''] = NAMED.exec(what.trim()) ?? [];
  if (rest === '' || NO_ENTRY.test(noun)) return undefined;
  const { list, group, said } = placeIn(editing, noun, rest.replaceAll(/["“”]/g, '')) ?? {};
  if (list === undefined || said === undefined) return undefined;
  const { title, details } = partDetails(said);
  if (
    (details.length === 0 && group === undefined) ||
    title === '' ||
    title.split(/\s+/).length > LONGEST_TITLE ||
    plain === ''
  )
    return undefined;
  const name = capitalise(title);
  const isFirst = position?.at === 'top' || (position?.at === 'inside' && position.edge === 'top');
  const parted = [...Map.groupBy(list.entries, (entry) => entry.group)];
  const inGroup =
    parted.find(([heading]) => heading === group)?.[1] ??
    parted.map(([, entries]) => entries).reduce((most, one) => (one.length > most.length ? one : most));
  const neighbour = (isFirst ? inGroup[0] : inGroup.at(-1))?.element;
  if (neighbour === undefined) return undefined;
  const { tree } = editing;
  const follow = watchSums(tree, neighbour);
  const tally = watchTally(editing, neighbour);
  const model = richest(inGroup);
  const entry = cloneElement(model);
  renewIds(tree, entry);
  for (const box of listMatching(entry, (one) => one.tagName === 'input')) delete box.properties['checked'];
  insertBeside(tree, neighbour, [entry], isFirst ? 'before' : 'after');
  const left = fillEntry(editing, list, entry, { title: name, details }, 'drop-all');
  for (let at = tree.parentOf(entry); at !== undefined; at = tree.parentOf(at))
    if (partName(at) === 'column') updateCount(at);
  return {
    done: `added "${name}" ${isFirst ? 'before' : 'after'} ${nameOf(neighbour)}${left.length === 0 ? '' : `, which has no place for "${left.join('" or "')}"`}${tell([...follow(), ...tally()])}`,
  };
}

const LONGEST_TITLE = 9;

/** The list that is meant, the group of it that is named, and the words without that name. */
function placeIn(
  editing: Editing,
  noun: string,
  rest: string,
): { list: EntryList; group?: string; said: string } | undefined {
  const lists = listsNamed(
    scopeOf(editing),
    noun === '' || /^(?:row|card|item|entry|line|one|record)$/i.test(noun) ? 'ones' : noun,
  );
  const placed =
    /^(.+?)\s+(?:to|in|into|under|for)\s+(?:the\s+)?([\p{L}\d ]+?)(?:\s+(?:column|group|section|list))?((?:\s+(?:for|by|at|due)\s|,).*)?$/iu.exec(
      rest,
    );
  if (placed !== null)
    for (const list of lists) {
      const group = list.entries
        .map((entry) => entry.group)
        .find((one) => one !== '' && normal(one) === normal(placed[2] ?? ''));
      if (group !== undefined) return { list, group, said: `${placed[1] ?? ''}${placed[3] ?? ''}` };
    }
  const [list] = lists;
  return list === undefined ? undefined : { list, said: rest };
}

/** The entry with the most places for details. */
const richest = (entries: EntryList['entries']): Element =>
  entries.map(({ element }) => element).reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most));
const sizeOf = (element: Element): number =>
  elementsIn(element).reduce((sum, child) => sum + 1 + (child.tagName === 'svg' ? 0 : sizeOf(child)), 0);
