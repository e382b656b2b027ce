import type { Element, Text } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { withNote, type Editing, type Outcome } from '../editing.ts';
import type { Found } from '../find/found.ts';
import { listItemGroups, titleElement } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { nameOf } from '../name-of.ts';
import { isHeading, listMatching, partName } from '../screen-tree.ts';
import { tell } from './apply-remove.ts';
import { listTextNodes } from './set-words.ts';
import { isPlacedKind, listValues, nameOfKind, readValues, type SaidValue } from '../value-kinds.ts';
import { minutesOf, wordValue } from './word-value.ts';

/** A value of the screen that another takes the place of. */
interface Swap {
  node: Text;
  before: string;
  to: string;
}

/**
 * "Friday 3pm" on a meeting: its day and its time, where it says one, written as it writes them. Undefined when the words
 * are something else than days, times, measures and ways to reach somebody; those never take the place of a name.
 */
export function changePlacedValues(editing: Editing, found: Found, element: Element, to: string): Outcome | undefined {
  const said = readValues(to);
  if (said === undefined || !said.some(({ kind }) => isPlacedKind(kind))) return undefined;
  // A figure whose unit stands beside it is a value of its own.
  const unit = listMatching(element, (one) => partName(one) === 'unit')[0];
  if (unit !== undefined && said.every(({ kind }) => kind === 'measure')) return undefined;
  const title = titleElement(element);
  const hasTitle = found.kind === 'item' || found.kind === 'section';
  const nodes = listTextNodes(element).filter(
    ({ parent }) =>
      !hasTitle || (parent !== title && !isHeading(parent)) || readValues(readableText(parent)) !== undefined,
  );
  const year = editing.context.now.getUTCFullYear();
  const swaps: Swap[] = [];
  for (const value of said) {
    const swap = swapFor(
      nodes.map(({ node }) => node),
      value,
      year,
    );
    if (swap === undefined) {
      if ((!hasTitle && !isHeading(element)) || value.kind === 'email' || value.kind === 'phone') return undefined;
      return { failed: `${nameOf(element)} shows no ${nameOfKind(value.kind)} that could be ${value.text}` };
    }
    swaps.push(swap);
  }
  const isSame = swaps.every(({ before, to: after }) => before === after);
  if (isSame) return { already: `${nameOf(element)} says ${swaps.map(({ to: after }) => after).join(' ')}` };
  const name = nameOf(element);
  for (const swap of swaps) swapIn(element, swap);
  const twins = swapTwins(editing, element, title, swaps);
  editing.tree.refresh();
  const isSorted = sortAgain(editing, element);
  const changes = swaps.map(({ before, to: after }) => `${before} to ${after}`).join(' and ');
  return withNote(
    `changed ${changes}${hasTitle ? ` of ${name}` : ''}${tell([...(twins ? ['the same in another place'] : []), ...(isSorted ? ['its place in the order'] : [])])}`,
    found,
  );
}

/** The value of the same sort that stands first; a day for a date and a time for a range where there is no other. */
function swapFor(nodes: readonly Text[], said: SaidValue, year: number): Swap | undefined {
  const values = nodes.flatMap((node) => listValues(node.value).map((value) => ({ node, value })));
  const ranked = [
    ...values.filter(({ value }) => value.kind === 'range' && /time|range|measure/.test(said.kind)),
    ...values.filter(({ value }) => value.kind === said.kind && value.kind !== 'range'),
    ...values,
  ];
  const own = said.kind === 'measure' ? ranked.toSorted((a, b) => rank(a.value, said) - rank(b.value, said)) : ranked;
  for (const { node, value } of own) {
    const to = wordValue(said, value, year);
    if (to !== undefined) return { node, before: value.text, to };
  }
  return undefined;
}

const rank = (value: SaidValue, said: SaidValue): number => (value.kind === said.kind ? 0 : 1);

/** Everywhere in a thing where the old value stands, also as the start of a longer one. */
function swapIn(element: Element, { before, to }: Swap): boolean {
  let isSwapped = false;
  const start = /^\d{1,2}[:.]\d{2}(?=\s?[–—-])/.exec(before)?.[0];
  const newStart = /^\d{1,2}[:.]\d{2}/.exec(to)?.[0];
  for (const { node } of listTextNodes(element)) {
    const values = listValues(node.value);
    const own = values.find(({ text }) => text === before);
    const begins = start === undefined ? undefined : values.find(({ text }) => text === start);
    const value = own ?? begins;
    const after = own === undefined ? newStart : to;
    if (value === undefined || after === undefined) continue;
    node.value = `${node.value.slice(0, value.start)}${after}${node.value.slice(value.start + value.text.length)}`;
    isSwapped = true;
  }
  return isSwapped;
}

/** The same thing in another part of the screen, by its title, says the same. */
function swapTwins({ tree }: Editing, element: Element, title: Element, swaps: readonly Swap[]): boolean {
  const name = normal(readableText(title));
  if (name === '') return false;
  const others = listMatching(
    tree.body,
    (one) =>
      one !== title &&
      one.children.some((child) => child.type === 'text') &&
      normal(readableText(one)) === name &&
      listMatching(element, (inner) => inner === one).length === 0,
  );
  let isSwapped = false;
  for (const other of others) {
    const parent = tree.parentOf(other);
    if (parent === undefined || readableText(parent).length > name.length + LONGEST_TWIN) continue;
    for (const swap of swaps) isSwapped = swapIn(parent, swap) || isSwapped;
  }
  return isSwapped;
}

const LONGEST_TWIN = 90;

/** Minutes. */
const [MORNING, EVENING, DAY] = [5 * 60, 18 * 60, 24 * 60];

/** In a list that goes by the clock an entry with another time stands where it belongs. */
function sortAgain({ tree }: Editing, item: Element): boolean {
  const parent = tree.parentOf(item);
  const group = parent === undefined ? undefined : listItemGroups(parent).find(({ items }) => items.includes(item));
  if (parent === undefined || group === undefined || group.parent !== parent) return false;
  const timeOf = (one: Element): number | undefined => {
    const value = listTextNodes(one)
      .flatMap(({ node }) => listValues(node.value))
      .find(({ kind }) => kind === 'time' || kind === 'range');
    return value === undefined ? undefined : minutesOf(value.text);
  };
  const others = group.items.filter((one) => one !== item);
  const times = others.map(timeOf);
  const clock = timeOf(item);
  // After midnight comes what an evening ends with.
  const isLate = clock !== undefined && clock < MORNING && times.some((time) => (time ?? 0) >= EVENING);
  const own = clock === undefined || !isLate ? clock : clock + DAY;
  const isClock =
    others.length > 1 &&
    times.every((time, index) => time !== undefined && (index === 0 || time >= (times[index - 1] ?? 0)));
  if (!isClock || own === undefined) return false;
  const next = others.find((_, index) => (times[index] ?? 0) > own);
  const wanted = next === undefined ? [...others, item] : others.toSpliced(others.indexOf(next), 0, item);
  if (wanted.every((one, index) => one === group.items[index])) return false;
  const places = group.items.map((one) => parent.children.indexOf(one));
  const children = [...parent.children];
  for (const [index, place] of places.entries()) children[place] = wanted[index] ?? children[place] ?? item;
  parent.children = children;
  tree.refresh();
  return true;
}

/** Whether new words are a bare value, which never takes the place of a name. */
export const isBareValue = (to: string): boolean => {
  const values = readValues(to);
  return (
    values !== undefined &&
    values.every(({ kind }) => kind !== 'email' && kind !== 'phone') &&
    values.some(({ kind }) => kind !== 'number')
  );
};
