import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { scopeOf, type Editing } from '../editing.ts';
import type { Found } from '../find/found.ts';
import { findTargets } from '../find/find-targets.ts';
import { listItemGroups, titleOf } from '../find/list-items.ts';
import { coverage, normal, stemsOf } from '../find/match-words.ts';
import type { Section } from '../find/outline.ts';
import { sectionsIn } from '../find/sections-in.ts';
import { blockName, headingOf, listMatching, partName } from '../screen-tree.ts';
import { isWithin } from '../find/list-named.ts';
import { parseAmount } from './amount.ts';
import { valueElement } from './recompute.ts';

const CHART = String.raw`(?:(?:bar|line|pie|ring|donut|column|area|progress)\s+)?(?:chart|graph|plot|bars?|line|ring|donut|pie|diagram)`;
const NOUN =
  /^(?:the\s+)?(?:value|figure|number|bar|point|share|slice|segment|column|amount|part|temperature)\s+(?:of|for|at|on)\s+(?:the\s+)?|\s+(?:value|bar|point|share|slice|segment|figure|gifts?)$/gi;

/** A value in a drawing: the element that holds it, in each drawing that shows the same. */
export interface Point {
  found: Found;
  values: Element[];
}

/**
 * "Tuesday in the chart", "the monthly share": the value of one point of a drawing. Only where the words name a drawing or
 * nothing but a drawing has such a label.
 */
export function findPoint(editing: Editing, words: string): Point | undefined {
  const placed = /^(.+?)\s+(?:in|on|of)\s+(?:the\s+|my\s+)?(.+)$/i.exec(words);
  const place = placed?.[2];
  const isChart = place !== undefined && new RegExp(`(?:^|\\s)${CHART}$`, 'i').test(place);
  const sections = sectionsIn(scopeOf(editing)).filter(isDrawn);
  if (sections.length === 0) return undefined;
  const meant = place === undefined ? [] : sectionsAt(editing, sections, place);
  const isPlaced = isChart || meant.length > 0;
  const label = (isPlaced ? (placed?.[1] ?? words) : words).replaceAll(NOUN, '').trim();
  const searched = meant.length > 0 ? meant : sections;
  const points = searched.flatMap((section) => pointsOf(section.element).filter(({ title }) => isLabel(label, title)));
  if (points.length === 0 || (!isPlaced && !NOUN_ONLY.test(words) && isSaidElsewhere(editing, sections, label)))
    return undefined;
  const exact = points.filter(({ title }) => normal(title) === normal(label));
  const [first] = exact.length > 0 ? exact : points;
  if (first === undefined) return undefined;
  const same = (exact.length > 0 ? exact : points).filter(
    ({ title, value }) => normal(title) === normal(first.title) && readableText(value) === readableText(first.value),
  );
  return { found: { elements: [first.item], kind: 'item' }, values: same.map(({ value }) => value) };
}

const NOUN_ONLY = /\b(?:share|bar|point|slice|segment)\b/i;

const isDrawn = ({ kinds, element, isFurniture }: Section): boolean =>
  !isFurniture &&
  (kinds.has('series') ||
    kinds.has('breakdown') ||
    listMatching(element, (one) => partName(one) === 'point').length > 1);

/** The drawings that words for a place mean: by heading, by block, or "the chart" where there is one. */
function sectionsAt(editing: Editing, sections: readonly Section[], place: string): Section[] {
  const about = place.replace(new RegExp(`(?:^|\\s+)${CHART}$`, 'i'), '').trim();
  if (about === '') return [];
  const stems = stemsOf(about);
  const speaking = sections.filter(
    ({ element }) =>
      coverage(stems, stemsOf(`${headingOf(element)} ${(blockName(element) ?? '').replaceAll('-', ' ')}`)) === 1,
  );
  if (speaking.length > 0) return speaking;
  const element = findTargets(scopeOf(editing), { words: place })?.elements[0];
  return element === undefined ? [] : sections.filter((one) => isWithin(editing.tree, one.element, element));
}

interface LabelledValue {
  item: Element;
  title: string;
  value: Element;
}

const pointsOf = (section: Element): LabelledValue[] => {
  const groups = listItemGroups(section).filter(({ items }) => items.length > 1);
  return groups.flatMap(({ items }) =>
    items.flatMap((item) => {
      const value = valueElement(item);
      return value === undefined || parseAmount(readableText(value)) === undefined || item.tagName === 'tr'
        ? []
        : [{ item, title: titleOfPoint(item, value), value }];
    }),
  );
};

/** A point is named by its label; where the value stands first it is not taken for the name. */
const titleOfPoint = (item: Element, value: Element): string => {
  const label = listMatching(item, (one) => partName(one) === 'label' && one !== value)[0];
  return label === undefined ? titleOf(item) : readableText(label);
};

const isLabel = (words: string, title: string): boolean => {
  if (normal(words) === normal(title)) return true;
  const [asked, spoken] = [stemsOf(words), stemsOf(title)];
  return asked.length > 0 && spoken.length > 0 && coverage(asked, spoken) === 1 && coverage(spoken, asked) >= 0.5;
};

/** Whether something that is no drawing has the name. */
const isSaidElsewhere = ({ tree }: Editing, sections: readonly Section[], label: string): boolean =>
  listMatching(
    tree.body,
    (one) =>
      normal(readableText(one)) === normal(label) && !sections.some(({ element }) => isWithin(tree, element, one)),
  ).length > 0;
