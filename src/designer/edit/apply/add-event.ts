import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { findIn, type Editing, type Outcome } from '../editing.ts';
import { listItemGroups, titleElement } from '../find/list-items.ts';
import { nameOf } from '../name-of.ts';
import { cloneElement, insertBeside, listMatching, partName, renewIds } from '../screen-tree.ts';
import { listValues, readValues } from '../value-kinds.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';
import { changePlacedValues } from './change-placed-values.ts';
import { changePlace } from './change-fact.ts';
import { listTextNodes, setWords } from './set-words.ts';

const EVENT =
  /^(?:an?|another|one more|the)\s+(?:new )?(.+?)\s+(?:at|from|on)\s+((?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\s+(?:at\s+)?)?\d{1,2}(?:[:.]\d{2}|\s?[ap]m).*?)(?:\s+(?:on|in|at)\s+(?:the\s+)?(\p{L}.*))?$/iu;

/** "A meeting with the auditors at 15:45 in room 2": one more entry of what goes by the clock, where it belongs. */
export function addEvent(editing: Editing, { what, position }: AddOperation): Outcome | undefined {
  const joined =
    position !== undefined && 'joint' in position ? `${what} ${position.joint} ${position.of.words}` : what;
  const [, title, when = '', place] = EVENT.exec(joined.replaceAll(/["“”]/g, '')) ?? [];
  if (title === undefined || readValues(when) === undefined) return undefined;
  const { tree } = editing;
  const root =
    position !== undefined && 'of' in position && place === undefined
      ? findIn(editing, position.of)?.elements[0]
      : undefined;
  const hasTime = (item: Element): boolean =>
    listTextNodes(item).some(({ node }) =>
      listValues(node.value).some(({ kind }) => kind === 'time' || kind === 'range'),
    ) && /\p{L}{3}/u.test(readableText(titleElement(item)));
  const group = listItemGroups(root ?? tree.body)
    .filter(
      ({ items }) => items.length > 1 && items.every(hasTime) && partName(items[0] ?? tree.body) !== 'destination',
    )
    .toSorted((a, b) => b.items.length - a.items.length)[0];
  const last = group?.items.at(-1);
  if (last === undefined) return undefined;
  const entry = cloneElement(last);
  renewIds(tree, entry);
  insertBeside(tree, last, [entry], 'after');
  setWords(titleElement(entry), toTitle(title));
  for (const state of listMatching(entry, (one) => ['status', 'tag', 'note'].includes(partName(one) ?? '')))
    state.children = [];
  tree.refresh();
  changePlacedValues(editing, { elements: [entry], kind: 'item' }, entry, when);
  changePlace(entry, place === undefined ? '' : toTitle(place));
  tree.refresh();
  return {
    done: `added "${toTitle(title)}" at ${when}${place === undefined ? '' : ` in ${place}`} to the list with ${nameOf(last)}`,
  };
}
