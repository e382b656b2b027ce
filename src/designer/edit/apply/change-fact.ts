import { capitalise } from '../../capitalise.ts';
import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { itemsIn } from '../find/items-in.ts';
import { titleElement, titleOf } from '../find/list-items.ts';
import { coverage, stemsOf } from '../find/match-words.ts';
import { blockName, listMatching, partName } from '../screen-tree.ts';
import { listValues, readValues, type ValueKind } from '../value-kinds.ts';
import { capitaliseLike, changeWords } from './change-state.ts';
import { changePlacedValues } from './change-placed-values.ts';
import { listTextNodes, setWords } from './set-words.ts';

const STREET =
  /\b(?:\d+[a-z]?,? [\p{Lu}][\p{L}’' -]*(?:street|st|lane|road|rd|avenue|ave|square|way|row|hill|quay|court|place|drive|close|mews|terrace|walk|yard)|\p{Lu}[\p{L}’' -]*(?:street|lane|road|avenue|square|way|row|hill|quay|court|place|terrace|straße|strasse|gasse|platz|weg) \d+|(?:rue|calle|via|plaza|place) .+|\p{Lu}\p{L}+(?:straße|strasse|gasse|platz|weg) \d+)\b/iu;
const FACTS: readonly (readonly [RegExp, ValueKind | 'address'])[] = [
  [/^(?:phone|telephone|tel|mobile|phone number|telephone number|number to call)$/i, 'phone'],
  [/^(?:e-?mail|mail|e-?mail address|mail address)$/i, 'email'],
  [/^(?:address|location|venue|place|street|adresse|direcci[oó]n)$/i, 'address'],
];

/**
 * "Our address is 8 Harbour Street": how a house is reached, where the screen says it. A field that asks for the same is
 * not meant. Undefined when the words are no such thing or the screen says none.
 */
export function changeFact(editing: Editing, { words, quoted }: TargetWords, to: string): Outcome | undefined {
  const sort = FACTS.find(([pattern]) => pattern.test(words))?.[1];
  if (sort === undefined || quoted !== undefined) return undefined;
  const { tree } = editing;
  const isIn = (element: Element, tag: string): boolean => {
    for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at))
      if (at.tagName === tag) return true;
    return false;
  };
  const nodes = listTextNodes(tree.body).filter(({ parent }) => !isIn(parent, 'label') && !isIn(parent, 'table'));
  if (sort === 'address') {
    if (readValues(to) !== undefined || !/\s/.test(to)) return undefined;
    const map = listMatching(tree.body, (one) => blockName(one) === 'place-map')[0];
    const inMap =
      map === undefined
        ? undefined
        : listTextNodes(map).find(({ parent }) => partName(parent) === 'title' && !/^h[1-6]$/.test(parent.tagName));
    const placed = nodes.filter(
      ({ node }) =>
        STREET.test(node.value) &&
        node.value.length < LONGEST_ADDRESS &&
        listValues(node.value).every(({ kind }) => kind === 'number'),
    );
    const [first] = placed.length > 0 ? placed : inMap === undefined ? [] : [inMap];
    if (first === undefined) return undefined;
    const before = first.node.value.trim();
    for (const { node } of nodes) if (node.value.trim() === before) node.value = to;
    return { done: `changed the address "${before}" to "${to}"` };
  }
  if (readValues(to)?.[0]?.kind !== sort) return undefined;
  const holding = nodes.filter(({ node }) => listValues(node.value).some(({ kind }) => kind === sort));
  const before = holding.flatMap(({ node }) => listValues(node.value)).find(({ kind }) => kind === sort)?.text;
  if (before === undefined) return undefined;
  for (const { node } of holding) node.value = node.value.replaceAll(before, to);
  for (const link of listMatching(tree.body, (one) => one.tagName === 'a')) {
    const href = findAttribute(link, 'href') ?? '';
    if (href.startsWith('tel:') && sort === 'phone') link.properties['href'] = `tel:${to.replaceAll(/[^\d+]/g, '')}`;
    if (href.startsWith('mailto:') && sort === 'email') link.properties['href'] = `mailto:${to}`;
  }
  return { done: `changed ${before} to ${to}` };
}

const LONGEST_ADDRESS = 60;

/** "The hours of Saturday are 10:00–14:00", "to Closed". */
export function changeHours(editing: Editing, { words }: TargetWords, to: string): Outcome | undefined {
  const day = /^(?:opening |business )?hours (?:of|on|for) (?:the )?(.+)$/i.exec(words)?.[1];
  if (day === undefined) return undefined;
  const stems = stemsOf(day);
  const item = itemsIn(scopeOf(editing)).find(
    (one) =>
      coverage(stems, stemsOf(titleOf(one))) === 1 &&
      listTextNodes(one).some(
        ({ node }) => listValues(node.value).some(({ kind }) => kind === 'range') || CLOSED.test(node.value),
      ),
  );
  if (item === undefined) return { failed: `no opening hours stand here for ${day}` };
  const hours = listTextNodes(item).find(
    ({ node, parent }) =>
      parent !== titleElement(item) &&
      (listValues(node.value).some(({ kind }) => kind === 'range') || CLOSED.test(node.value)),
  );
  if (hours === undefined) return undefined;
  if (CLOSED.test(to) || CLOSED.test(hours.node.value))
    return changeWords({ elements: [item], kind: 'item' }, hours.parent, capitaliseLike(to, 'A'));
  return changePlacedValues(editing, { elements: [item], kind: 'item' }, item, to);
}

const CLOSED = /^\s*(?:closed|geschlossen|fermé|cerrado)\s*$/i;

/** "Comfort is now the practice manager", "lunch is at Bar Centrale": what a person does, where an event is. */
export function changeRoleOrPlace(editing: Editing, target: TargetWords, to: string): Outcome | undefined {
  const found = findIn(editing, target);
  const [item] = found?.elements ?? [];
  if (found?.kind !== 'item' || item === undefined) return undefined;
  const role = /^(?:now )?(?:the|our|an?) (?:new )?(.+)$/i.exec(to)?.[1] ?? /^now (.+)$/i.exec(to)?.[1];
  if (role !== undefined) {
    const said = listMatching(
      item,
      (one) => ['role', 'subtitle'].includes(partName(one) ?? '') && readableText(one) !== '',
    )[0];
    const isPerson =
      listMatching(
        item,
        (one) => partName(one) === 'name' || (findAttribute(one, 'dataPicture') ?? '').startsWith('avatar'),
      ).length > 0;
    return said === undefined || !isPerson
      ? undefined
      : changeWords(found, said, capitaliseLike(role, readableText(said)));
  }
  const place = /^(?:in|at) (?:the )?(\p{Lu}.*|room .+|(?:studio|hall|gate|dock|platform) .+)$/iu.exec(to)?.[1];
  const hasTime = listTextNodes(item).some(({ node }) =>
    listValues(node.value).some(({ kind }) => kind === 'range' || kind === 'time'),
  );
  if (place === undefined || readValues(place) !== undefined || !hasTime) return undefined;
  const spot = placeIn(item);
  return spot === undefined ? undefined : changeWords(found, spot, capitalise(place));
}

/** The text of an event that says where: neither its name nor its time nor its state. */
const placeIn = (item: Element): Element | undefined =>
  listTextNodes(item).find(
    ({ node, parent }) =>
      parent !== titleElement(item) &&
      /\p{L}{3}/u.test(node.value) &&
      partName(parent) !== 'status' &&
      listValues(node.value).every(({ kind }) => kind === 'number'),
  )?.parent;

/** Says another place; `''` takes what is said of it away. */
export function changePlace(item: Element, to: string): void {
  const spot = placeIn(item);
  if (spot === undefined) return;
  if (to === '') spot.children = [];
  else setWords(spot, to);
}
