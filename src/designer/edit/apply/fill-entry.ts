import { ownText } from '../find/own-text.ts';
import { capitalise } from '../../capitalise.ts';
import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Editing } from '../editing.ts';
import { stateTexts } from '../find/entry-states.ts';
import type { EntryList } from '../find/list-entries.ts';
import { titleElement } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { listPictures } from '../find/part-nouns.ts';
import { elementsIn, listMatching, partName, removeFrom } from '../screen-tree.ts';
import { setPicture } from './apply-picture.ts';
import { toTitle } from './to-title.ts';
import { sortOfDetail, type DetailSort } from './entry-detail.ts';
import { dressState } from './state-tone.ts';
import { setState } from './set-state.ts';
import { replaceWords, setWords } from './set-words.ts';

/** One text of an entry that can say something else; a text of several parts has one place for each. */
interface Place {
  leaf: Element;
  joint: string;
  segments: { text: string; sort: DetailSort; said?: string }[];
}

/** What becomes of texts that nothing was said about: they stay, or go as another's. */
export type Unsaid = 'drop-texts' | 'drop-all';

/**
 * An entry says a title and details, each where texts of its sort stand; answers with the details that found no place.
 * The entry must stand in the tree.
 */
export function fillEntry(
  editing: Editing,
  list: EntryList,
  entry: Element,
  said: { title: string; details: readonly string[] },
  unsaid: Unsaid,
): string[] {
  const { tree } = editing;
  const states = new Set(
    list.entries.flatMap((one) => stateTexts({ ...one, group: '' })).map((text) => text.toLowerCase()),
  );
  const place = titleElement(entry);
  const before = readableText(place);
  const fixed = constantsOf(list);
  const places = listPlaces(entry, place, states).filter(({ leaf }) => !fixed.has(readableText(leaf)));
  const code = isCode(before) && !/\d/.test(said.title) ? nextCode(list) : undefined;
  const named = code === undefined ? undefined : placeOfName(entry, places);
  if (named !== undefined) named.said = said.title;
  const details = code === undefined || named !== undefined ? said.details : [said.title, ...said.details];
  const left: string[] = [];
  let state: string | undefined;
  for (const detail of details) {
    const sort = sortOfDetail(detail, states);
    if (sort === 'state') state = detail;
    else if (!fill(entry, places, detail, sort)) left.push(detail);
  }
  const over = left.filter((detail) => !fill(entry, places, detail, 'text') && !append(places, detail));
  retitle(editing, entry, place, before, code ?? said.title);
  for (const one of places) write(editing, entry, one, unsaid);
  const mark = listMatching(entry, (one) => ['status', 'badge', 'tag'].includes(partName(one) ?? ''))[0];
  if (state !== undefined) {
    tree.refresh();
    if (mark === undefined) setState(editing, [entry], state);
    else dressState(tree, mark, toTitle(state));
  } else if (unsaid === 'drop-all' && mark !== undefined && isState(mark, states)) clear(editing, entry, mark);
  tree.refresh();
  return over;
}

/** Numbers that name entries: "2026-041", "#1042". */
const isCode = (text: string): boolean => /^[#\p{Lu}]{0,4}[-\s]?\d[\d-]*$/u.test(text);

/** Where a row that is named by a number says whose it is. */
function placeOfName(entry: Element, places: readonly Place[]): Place['segments'][number] | undefined {
  const cell = elementsIn(entry).find((one) =>
    /^(?:client|customer|name|member|person|who|company|guest|patient|student|supplier|buyer)\b/i.test(
      readableText(one),
    ),
  );
  return cell === undefined
    ? undefined
    : places.find(({ leaf }) => listMatching(cell, (one) => one === leaf).length > 0)?.segments[0];
}

/** The number behind the last of a list. */
function nextCode({ entries }: EntryList): string | undefined {
  const codes = entries.map(({ element }) => readableText(titleElement(element))).filter(isCode);
  const last = codes.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return last?.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
}

/** What most entries of a list say alike belongs to the list. */
function constantsOf({ entries }: EntryList): Set<string> {
  const counts = new Map<string, number>();
  for (const { element } of entries)
    for (const text of new Set(listMatching(element, (one) => elementsIn(one).length === 0).map(readableText)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(
    [...counts]
      .filter(([text, count]) => count > 2 && count >= entries.length / 2 && !/\d/.test(text))
      .map(([text]) => text),
  );
}

const isState = (mark: Element, states: ReadonlySet<string>): boolean => states.has(readableText(mark).toLowerCase());

function listPlaces(entry: Element, title: Element, states: ReadonlySet<string>): Place[] {
  const face = faceOf(entry);
  return listMatching(
    entry,
    (one) =>
      /[\p{L}\d]/u.test(ownText(one)) &&
      one !== title &&
      listMatching(title, (inner) => inner === one).length === 0 &&
      !listClasses(one).some((name) => name === 'sr-only' || name.endsWith(':hidden')) &&
      !['status', 'badge', 'tag', 'action'].includes(partName(one) ?? '') &&
      !['button', 'dt', 'option'].includes(one.tagName),
  ).map((leaf) => {
    const text = ownText(leaf);
    const joint = text.includes(' · ') ? ' · ' : ', ';
    const parts = text.split(joint);
    // "Mara Okafor, due Mon 23 Nov" are two things, "14 pages, with a pencil" are one.
    const isParted = parts.some((part) => ['date', 'clock', 'money', 'mail'].includes(sortOfDetail(part)));
    return {
      leaf,
      joint,
      segments: (isParted ? parts : [text]).map((part) => ({
        text: part,
        sort:
          face !== '' && (normal(part) === normal(face) || partName(leaf) === 'person')
            ? ('person' as const)
            : sortOfDetail(part, states),
      })),
    };
  });
}

/** Who the face of an entry is. */
const faceOf = (entry: Element): string => {
  const [picture] = listPictures(entry, (shown) => shown.startsWith('avatar'));
  return picture === undefined ? '' : (findAttribute(picture, 'dataPicture') ?? '').replace(/^\w+:\s*|\s*\|.*$/g, '');
};

const OF_PERSON = /^(?:for|by|from|of|assigned to|with|owner|assignee:?)\s+(?=\p{Lu})/u;

function fill(entry: Element, places: readonly Place[], detail: string, sort: DetailSort): boolean {
  const cell = entry.tagName === 'tr' ? cellNamed(places, detail) : undefined;
  if (cell !== undefined) return true;
  const all = places.flatMap(({ segments }) => segments);
  const people = all.filter((segment) => segment.sort === 'person' && segment.said === undefined);
  if (OF_PERSON.test(detail) && people.length > 0) {
    for (const segment of people) segment.said = detail.replace(OF_PERSON, '');
    return true;
  }
  const segment = all.find((one) => one.said === undefined && one.sort === sort);
  if (segment === undefined) return false;
  const bare = sort === 'text' ? detail.replace(OF_PERSON, '') : detail.replace(/^(?:at|for|on)\s+/i, '');
  // "due Mon 23 Nov" stays what is due.
  const lead = sort === 'date' ? (/^(?:due|since|from|until|by|back|joined)\s+/i.exec(segment.text)?.[0] ?? '') : '';
  const given =
    lead !== '' && !bare.toLowerCase().startsWith(lead.toLowerCase())
      ? `${lead}${bare.replace(/^(?:due|since|from|until|by|back|joined)\s+/i, '')}`
      : bare;
  segment.said = /^[\p{Lu}\d]/u.test(segment.text) ? capitalise(given) : given;
  return true;
}

/** "total €20": the cell that has that label. */
function cellNamed(places: readonly Place[], detail: string): true | undefined {
  const [, label, value] = /^(\p{L}[\p{L} ]*?)\s*[:=]\s*(.+)$/u.exec(detail) ?? [];
  if (label === undefined || value === undefined) return undefined;
  const place = places.find(({ leaf }) => normal(findAttribute(leaf, 'ariaLabel') ?? '') === normal(label));
  const [segment] = place?.segments ?? [];
  if (segment === undefined) return undefined;
  segment.said = value;
  return true;
}

/** More words join the text that words went to. */
function append(places: readonly Place[], detail: string): boolean {
  const segment = places
    .flatMap(({ segments }) => segments)
    .findLast((one) => one.said !== undefined && one.sort === 'text');
  if (segment?.said === undefined) return false;
  segment.said = `${segment.said}, ${detail}`;
  return true;
}

function write(editing: Editing, entry: Element, { leaf, joint, segments }: Place, unsaid: Unsaid): void {
  const isDropped = (sort: DetailSort): boolean => unsaid === 'drop-all' || sort === 'text' || sort === 'person';
  const kept = segments.flatMap(({ text, sort, said }) => said ?? (isDropped(sort) ? [] : [text]));
  const person = segments.find((segment) => segment.sort === 'person' && segment.said !== undefined);
  if (kept.length === 0) clear(editing, entry, leaf);
  else replaceWords(leaf, kept.join(joint));
  if (person?.said !== undefined)
    for (const picture of listPictures(entry, (shown) => shown.startsWith('avatar')))
      setPicture(editing, picture, person.said);
}

/** A cell keeps its place with a dash; any other text goes, with a box that held nothing else. */
function clear({ tree }: Editing, entry: Element, leaf: Element): void {
  const cell = elementsIn(entry).find((one) => listMatching(one, (inner) => inner === leaf).length > 0);
  const isNamed = cell !== undefined && listMatching(cell, (one) => one === titleElement(entry)).length > 0;
  if (entry.tagName === 'tr' && !isNamed) {
    replaceWords(leaf, '–');
    return;
  }
  const parent = tree.parentOf(leaf);
  if (parent === undefined) return;
  parent.children = parent.children.filter((child) => child !== leaf);
  // A dot between two texts is none at an end.
  const words = parent.children.filter((child) => child.type === 'element' || child.value.trim() !== '');
  for (const child of parent.children)
    if (child.type === 'text' && child.value.trim() === '·' && (words[0] === child || words.at(-1) === child))
      child.value = '';
  tree.refresh();
  if (parent !== entry && readableText(parent) === '' && elementsIn(parent).length === 0) removeFrom(tree, parent);
}

function retitle(editing: Editing, entry: Element, place: Element, before: string, title: string): void {
  setWords(place, title);
  for (const one of [entry, ...listMatching(entry, () => true)]) {
    const label = findAttribute(one, 'ariaLabel');
    if (label?.includes(before) === true && before !== '') one.properties['ariaLabel'] = label.replace(before, title);
  }
  for (const picture of listPictures(entry, (shown) => !shown.startsWith('avatar') || shown.includes(before)))
    setPicture(editing, picture, title);
}
