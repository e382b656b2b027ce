import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { findKind } from '../../understand/find-kind.ts';
import { listStems, toSingular } from '../../understand/word-forms.ts';
import { blockName, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { isChart, type ShownKind } from './infer-kinds.ts';
import { listItemGroups, titleOf, type ItemGroup } from './list-items.ts';
import { coverage, isSameWord, stemsOf } from './match-words.ts';
import { listSections, type Section } from './outline.ts';
import { findPartNoun } from './part-nouns.ts';

/** What a finder looks through: a tree, and the part of it that is meant. */
export interface Scope {
  tree: ScreenTree;
  root: Element;
  /** Words of what the screen is about, for nouns that its texts don't say: "pet". */
  topic: readonly string[];
}

export type PartKind = 'section' | 'item' | 'part' | 'text';

export interface Named {
  elements: Element[];
  kind: PartKind;
  /** How sure the noun means these: 1 for its own word, less for a guess. */
  certainty: number;
}

const CHARTS = /^(?:chart|graph|plot|diagram)$/;
const PIES = /^(?:pie|donut|doughnut|ring|pie chart|donut chart|doughnut chart|ring chart)$/;
const SECTIONS = /^(?:section|block|module|widget|area|panel|part)$/;
const LISTS = /^list$/;
const TABLES = /^table$/;
/** Nouns for one of many, whatever it is. */
const ANY_ITEM =
  /^(?:card|row|item|entry|tile|line|box|element|one|record|step|option|thing|cell|bullet|bullet point|point|post|result|product|photo|picture|image|record|list item)$/;

/** What a section shows for "chart", "table", "list" and "form"; its kinds else. */
export const isOfNoun = (section: Section, noun: string): boolean => {
  const { kinds, element } = section;
  if (CHARTS.test(noun) || /^(?:bar|line|area|column) (?:chart|graph)$/.test(noun))
    return kinds.has('series') || kinds.has('breakdown') || (blockName(element) === undefined && isChart(element));
  if (PIES.test(noun)) return kinds.has('breakdown') || kinds.has('series');
  if (TABLES.test(noun))
    return listMatching(element, (one) => one.tagName === 'table').length > 0 || element.tagName === 'table';
  if (LISTS.test(noun))
    return (
      kinds.has('records') && listMatching(element, (one) => one.tagName === 'li' || partName(one) === 'row').length > 1
    );
  return false;
};

export const kindOfWords = (stems: readonly string[], isPlural?: boolean): ShownKind | undefined => {
  if (stems.includes('logo')) return 'logos';
  const kind = findKind(stems, false, isPlural)?.kind;
  return kind === 'button' ? undefined : kind;
};

const singularOf = (noun: string): string => {
  const words = noun.toLowerCase().trim().split(/\s+/);
  const last = words.pop() ?? '';
  return [...words, toSingular(last)].join(' ');
};

/** Everything that a noun means in a part of the screen, in document order. */
export function listNamed(scope: Scope, noun: string): Named | undefined {
  const { tree, root } = scope;
  const single = singularOf(noun);
  const inside = (element: Element): boolean => root === tree.body || isWithin(tree, root, element);
  const sections = listSections(tree).filter(({ element }) => inside(element));
  if (SECTIONS.test(single))
    return named(
      sections.filter(({ isFurniture }) => !isFurniture).map(({ element }) => element),
      'section',
      1,
    );
  const part = findPartNoun(noun.toLowerCase().trim()) ?? findPartNoun(single);
  if (/^(?:the )?(?:prices|plans|tickets)$/i.test(noun)) {
    const priced = sections
      .filter(({ kinds, isFurniture }) => kinds.has('plans') && !isFurniture)
      .map(({ element }) => element);
    if (priced.length > 0) return named(priced, 'section', 1);
  }
  if (part !== undefined) {
    const found = part[1](root, tree);
    if (found.length > 0) return named(found, part[2] === true ? 'text' : 'part', 1);
  }
  const shown = outermost(
    tree,
    sections.filter((section) => isOfNoun(section, single)).map(({ element }) => element),
  );
  if (shown.length > 0) return named(shown, 'section', 1);
  const group = findGroup(scope, sections, single);
  return group === undefined ? undefined : named(group.items, 'item', group.certainty);
}

const named = (elements: Element[], kind: PartKind, certainty: number): Named | undefined =>
  elements.length === 0 ? undefined : { elements, kind, certainty };

export function isWithin(tree: ScreenTree, root: Element, element: Element): boolean {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at)) if (at === root) return true;
  return false;
}

const outermost = (tree: ScreenTree, elements: readonly Element[]): Element[] =>
  elements.filter((element) => !elements.some((other) => other !== element && isWithin(tree, other, element)));

/** The items that a noun means: by the name of their part, of their section, or of what the screen is about. */
function findGroup(
  { tree, root, topic }: Scope,
  sections: readonly Section[],
  noun: string,
): { items: Element[]; certainty: number } | undefined {
  const list = (): ItemGroup[] => mergeGroups(listItemGroups(root)).filter(({ items }) => items.length > 1);
  const groups = root === tree.body ? tree.recall('groups', list) : list();
  const sectionAround = (group: ItemGroup): Section | undefined =>
    sections
      .filter(({ element }) => isWithin(tree, element, group.parent))
      .findLast(({ heading, isFurniture }) => heading !== '' || isFurniture) ??
    sections.findLast(({ element }) => isWithin(tree, element, group.parent));
  const stems = listStems(noun);
  const last = stems.at(-1) ?? '';
  const kind = kindOfWords(stems) ?? kindOfWords([`${last}s`]);
  const isAny = ANY_ITEM.test(noun);
  const ranked = groups.map((group, index) => {
    const section = sectionAround(group);
    const isFurniture = section?.isFurniture === true;
    const telling = stems.length > 1 && ANY_ITEM.test(last) ? stems.slice(0, -1) : stems;
    const spoken = section === undefined ? [] : stemsOf(section.heading);
    const heading = section === undefined ? 0 : coverage(telling, spoken) * 0.9 + coverage(spoken, telling) * 0.1;
    const byTitle =
      group.items.filter((item) => stemsOf(titleOf(item)).some((one) => isSameWord(one, last))).length >=
      group.items.length / 2
        ? 0.75
        : 0;
    const byHead =
      group.items[0]?.tagName === 'tr' && headsOf(tree, group.parent).some((head) => isSameWord(head, last)) ? 0.7 : 0;
    const own = partName(group.items[0] ?? group.parent);
    const isItemShaped =
      own !== undefined
        ? ['row', 'card', 'field', 'metric', 'message', 'column', 'fact', 'group', 'tab'].includes(own)
        : isBig(group);
    const byPart = own === last ? 0.6 : 0;
    const byKind = section !== undefined && kind !== undefined && section.kinds.has(kind) ? 0.8 : 0;
    const byTopic = topic.some((word) => isSameWord(word, last)) ? 0.4 : 0;
    const byFigure = FIGURES.test(noun) && isFigureGroup(group) ? 0.75 : 0;
    const byRoot = root === tree.body ? 0 : 0.5;
    const sureness = Math.max(heading, byKind, byPart, byTitle, byHead, byFigure, isAny ? 0.5 : 0, byTopic, byRoot);
    const weight =
      sureness +
      (isItemShaped ? 0.35 : 0) +
      byPart / 3 +
      prominence(group) -
      (isFurniture ? 0.5 : 0) -
      index * 0.002 -
      depthOf(tree, group.parent) * 0.001;
    return { items: group.items, certainty: sureness, weight };
  });
  const best = ranked.reduce<(typeof ranked)[number] | undefined>(
    (top, one) => (top === undefined || one.weight > top.weight ? one : top),
    undefined,
  );
  return best === undefined || best.certainty < 0.34 ? undefined : best;
}

const FIGURES = /^(?:tile|stat|metric|kpi|figure|stat card)$/;
/** Boxes of a label and a number. */
const isFigureGroup = ({ items }: ItemGroup): boolean =>
  items.length > 2 &&
  items.every(
    (item) =>
      item.tagName === 'div' &&
      readableText(item).length < 80 &&
      /\d/.test(readableText(item)) &&
      /\p{L}{3}/u.test(readableText(item)),
  );

const headsOf = (tree: ScreenTree, parent: Element): string[] => {
  const table = tree.parentOf(parent) ?? parent;
  return listMatching(table, (one) => one.tagName === 'th').flatMap((one) => stemsOf(readableText(one)));
};

const isBig = ({ items }: ItemGroup): boolean =>
  items.some((item) => readableText(item).length > 12 || listMatching(item, () => true).length > 1);
const prominence = ({ items }: ItemGroup): number =>
  Math.min(0.2, items.reduce((sum, item) => sum + readableText(item).length, 0) / 4000);

const depthOf = (tree: ScreenTree, element: Element): number => {
  let depth = 0;
  for (let at = tree.parentOf(element); at !== undefined; at = tree.parentOf(at)) depth += 1;
  return depth;
};

/** Columns of a board and halves of a list hold one sort of item together. */
function mergeGroups(groups: readonly ItemGroup[]): ItemGroup[] {
  const merged: ItemGroup[] = [];
  for (const group of groups) {
    const shape = shapeOf(group);
    const same = merged.find((one) => shapeOf(one) === shape && shape !== '' && isSibling(one, group, groups));
    if (same === undefined) merged.push({ ...group, items: [...group.items] });
    else same.items.push(...group.items);
  }
  return merged;
}

const shapeOf = ({ items, parent }: ItemGroup): string => {
  const [first] = items;
  return first === undefined ? '' : `${parent.tagName}>${first.tagName}.${partName(first) ?? ''}`;
};

const isSibling = (one: ItemGroup, other: ItemGroup, groups: readonly ItemGroup[]): boolean =>
  groups.some(
    ({ items }) =>
      items.some((item) => containsParent(item, one.parent)) &&
      items.some((item) => containsParent(item, other.parent)) &&
      !items.some((item) => containsParent(item, one.parent) && containsParent(item, other.parent)),
  ) ||
  (partName(one.items[0] ?? one.parent) !== undefined && sameBox(one.parent, other.parent));

const containsParent = (item: Element, parent: Element): boolean =>
  item === parent || listMatching(item, (one) => one === parent).length > 0;
const sameBox = (one: Element, other: Element): boolean =>
  findAttribute(one, 'className') !== undefined &&
  one.tagName === other.tagName &&
  findAttribute(one, 'className') === findAttribute(other, 'className');
