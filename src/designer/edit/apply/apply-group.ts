import type { Element } from 'hast';
import { createElement, createText, listClasses, setClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { StructureOperation } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { entryField } from '../find/entry-values.ts';
import { stateTexts } from '../find/entry-states.ts';
import { findCell } from '../find/find-cell.ts';
import { listsNamed } from '../find/find-entries.ts';
import { entryAround, entryListOf, type Entry, type EntryList } from '../find/list-entries.ts';
import { titleOf } from '../find/list-items.ts';
import { cloneElement, elementsIn, isHeading, listMatching, partName } from '../screen-tree.ts';

/** More groups than entries share are no order. */
const MOST_GROUPS = 8;

/** Entries under a heading for each of their states, days, persons: in the order in which these first stand. */
export function applyGroup(editing: Editing, { target, by }: Extract<StructureOperation, { kind: 'group' }>): Outcome {
  const list = listOf(editing, target.words);
  const [first] = list?.entries ?? [];
  if (list === undefined || first === undefined) return { failed: `nothing here is called "${target.words}"` };
  const parents = new Set(list.entries.map(({ element }) => editing.tree.parentOf(element)));
  const [parent] = parents;
  if (parents.size > 1 || parent === undefined) return { failed: `the ${target.words} stand in groups already` };
  const keys = list.entries.map((entry) => keyOf(editing, entry, by));
  const names = [...new Set(keys.map((key) => key ?? 'Other'))];
  if (keys.every((key) => key === undefined)) return { failed: `the ${target.words} do not say their ${by}` };
  if (names.length < 2 || names.length > MOST_GROUPS || names.length === list.entries.length)
    return { failed: `the ${target.words} have no ${by} that several share` };
  const groups = names.map((name) => ({
    name,
    entries: list.entries.filter((_, index) => (keys[index] ?? 'Other') === name).map(({ element }) => element),
  }));
  if (first.element.tagName === 'tr') groupRows(parent, groups);
  else groupList(editing, parent, groups);
  editing.tree.refresh();
  return { done: `grouped the ${target.words} by ${by}: ${names.join(', ')}` };
}

function listOf(editing: Editing, words: string): EntryList | undefined {
  const scope = scopeOf(editing);
  const found = /^(?:it|them|everything|all)$/i.test(words) ? undefined : findIn(editing, { words });
  const [element] = found?.elements ?? [];
  const entry = element === undefined ? undefined : entryAround(scope, element);
  return (
    listsNamed(scope, /^(?:it|them|everything|all)$/i.test(words) ? 'ones' : words)[0] ??
    (entry === undefined ? undefined : entryListOf(scope, entry))
  );
}

/** What an entry has of that sort. */
function keyOf(editing: Editing, entry: Entry, by: string): string | undefined {
  if (/\b(?:status|state|tag|label|badge|stage|availability)\b/i.test(by)) {
    const [state] = stateTexts({ ...entry, group: '' });
    if (state !== undefined) return state;
  }
  if (/\b(?:letter|name|title|alphabet)/i.test(by)) return titleOf(entry.element).charAt(0).toUpperCase();
  const cell = findCell(scopeOf(editing), entry.element, by)?.elements[0];
  return entryField(entry.element, by) ?? (cell === undefined ? undefined : readableText(cell));
}

interface Group {
  name: string;
  entries: Element[];
}

/** A list becomes one for each group, under headings of the rank below the section's. */
function groupList({ tree }: Editing, list: Element, groups: readonly Group[]): void {
  const holder = tree.parentOf(list);
  if (holder === undefined) return;
  const rank = Number(/^h([1-6])$/.exec(listMatching(holder, isHeading)[0]?.tagName ?? 'h2')?.[1] ?? 2);
  const parts = groups.flatMap(({ name, entries }, index) => {
    const own = index === 0 ? list : { ...cloneElement(list), children: [] };
    own.children = entries;
    const heading = createElement(
      `h${Math.min(6, rank + 1)}`,
      {
        dataPart: 'group',
        className: ['mt-6', 'font-label', 'text-label-lg', 'font-semibold', 'text-on-surface-variant'],
      },
      [createText(name)],
    );
    if (index > 0) setClasses(own, [...listClasses(own).filter((one) => !one.startsWith('mt-')), 'mt-2']);
    return [heading, own];
  });
  holder.children = holder.children.flatMap((child) => (child === list ? parts : [child]));
}

/** In a table a row that spans it heads each group. */
function groupRows(body: Element, groups: readonly Group[]): void {
  const width = Math.max(...groups.flatMap(({ entries }) => entries.map((row) => elementsIn(row).length)));
  const others = elementsIn(body).filter((one) => !groups.some(({ entries }) => entries.includes(one)));
  body.children = [
    ...groups.flatMap(({ name, entries }) => [
      createElement('tr', { dataPart: 'group' }, [
        createElement(
          'th',
          {
            scope: 'rowgroup',
            colSpan: width,
            className: [
              'px-3',
              'pt-6',
              'pb-2',
              'text-left',
              'font-label',
              'text-label-lg',
              'font-semibold',
              'text-on-surface-variant',
            ],
          },
          [createText(name)],
        ),
      ]),
      ...entries,
    ]),
    ...others.filter((one) => readableText(one) !== '' && partName(one) !== 'group'),
  ];
}
