import type { Element } from 'hast';
import { isHeadingLike } from '../page/list-sections.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { valueOfField } from '../page/list-fields.ts';
import { isHeadCell } from '../page/make-of-part.ts';
import type { Leaf, Page } from '../page/page.ts';
import { fold, toWords } from '../page/to-words.ts';
import { type Shape, isTyped, shapeOf } from '../page/value-shape.ts';
import { elementsIn } from '../screen-tree.ts';
import { findAttribute } from '../../../markup/element.ts';

/** A value that the page shows, whole or as a part of a longer text, with the words that tell what it is of. */
export interface Point {
  element: Element;
  text: string;
  shape: Shape;
  /** How near each word stands that speaks of it: 1 in the same text, less the further out. */
  about: ReadonlyMap<string, number>;
  /** Words of its own text, for what shares a text with others. */
  beside: readonly string[];
  /** The word right before it in its text. */
  before: string;
  /** Where in a thing of its make it stands, so that others of the make can be asked what they say there. */
  places: readonly string[];
  /** The text that it is all of, or a part of. */
  leaf?: Leaf;
  /** Absent where it is all of what its element says. */
  part?: { leaf: Leaf; start: number; end: number };
  /** What a field holds. */
  isField: boolean;
  /** What the field is called. */
  label?: readonly string[];
  /** It names a thing, and is no value of one. */
  isName: boolean;
}

/** A figure with its unit, a time, a date, an amount of money or a number to call within a longer text. */
const FIGURES =
  /(?<![\p{L}\d])(?:(?:\+\d|0\d)[\d ()-]{6,}\d|\d{1,2}[:.]\d{2}(?!\d|\.\d)|[−-]?[€$£¥]\s?\d[\d.,]*\d|[−-]?[€$£¥]\s?\d|\d[\d.,]*\s?[€$£¥]|\d{1,2}\.? (?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*(?: \d{4})?|[~≈]?\d(?:[\d.,]*\d)?(?:\s?(?:°C|°F|°|%|kg|g|km|cm|mm|m|h|min|s|l|ml|GB|MB|TB|px)(?!\p{L})|\s\p{Ll}{3,}(?! \d))?)(?![\p{L}\d])/giu;

/** All values of a page, whole texts and what stands in them. */
export function listPoints(page: Page): Point[] {
  const points: Point[] = [];
  for (const leaf of page.leaves) {
    const chain = page.chainOf(leaf.element);
    if (chain.some((one) => isUnseen(one) || one.tagName === 'option' || one.tagName === 'title')) continue;
    const around = aboutOf(page, leaf, chain);
    const isName = isNaming(page, leaf, chain);
    const places = placesOf(page, leaf.element, chain);
    const add = (start: number, end: number, index: string): void => {
      const text = leaf.text.slice(start, end);
      const isWhole = start === 0 && end === leaf.text.length;
      const beside = isWhole ? [] : toWords(`${leaf.text.slice(0, start)} ${leaf.text.slice(end)}`);
      const about = new Map(around);
      for (const word of beside) about.set(word, 1);
      points.push({
        element: leaf.element,
        text,
        shape: shapeOf(text),
        about,
        beside: isWhole ? [] : clauseAround(leaf.text, start, end),
        before: fold(/(\S+)\s*$/u.exec(leaf.text.slice(0, start))?.[1] ?? '').replaceAll(/[.,:;()]/g, ''),
        places: places.map((one) => `${one} ${index}`),
        isField: false,
        leaf,
        isName: isName && isWhole,
        ...(isWhole ? {} : { part: { leaf, start, end } }),
      });
    };
    add(0, leaf.text.length, 'all');
    if (WHOLE.has(shapeOf(leaf.text).kind) || leaf.text.length > 240) continue;
    const pieces = piecesOf(leaf.text);
    if (pieces.length > 1) for (const [index, [start, end]] of pieces.entries()) add(start, end, String(index));
    for (const match of leaf.text.matchAll(FIGURES)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!pieces.some(([from, to]) => from === start && to === end)) add(start, end, 'figure');
    }
  }
  points.push(...listJoined(page));
  for (const field of page.fields) {
    if (field.kind !== 'text' && field.kind !== 'select') continue;
    const text = valueOfField(field);
    const about = new Map(outerWords(page, field.control, page.chainOf(field.control)));
    for (const word of toWords(field.label)) about.set(word, 0.97);
    points.push({
      element: field.control,
      text,
      shape: shapeOf(text),
      about,
      beside: [],
      before: '',
      places: [],
      isField: true,
      label: toWords(field.label),
      isName: false,
    });
  }
  return points;
}

/** Values that are drawn in several texts: a figure and its unit, "2" and "of 5". */
function listJoined(page: Page): Point[] {
  const holders = new Set(page.leaves.flatMap(({ element }) => [element, page.parentOf(element) ?? element]));
  return [...holders].flatMap((element): Point[] => {
    const text = page.textOf(element);
    const leaves = page.leavesIn(element);
    const chain = page.chainOf(element);
    const [leaf] = leaves;
    if (leaf === undefined || leaves.length < 2 || leaves.length > 3 || text.length > 24 || chain.some(isUnseen))
      return [];
    const shape = shapeOf(text);
    if (!['ratio', 'date', 'times'].includes(shape.kind)) return [];
    if (leaves.some((one) => ['ratio', 'date', 'times'].includes(shapeOf(one.text).kind))) return [];
    return [
      {
        element,
        text,
        shape,
        about: aboutOf(page, leaf, chain),
        beside: [],
        before: '',
        places: [],
        isField: false,
        isName: false,
      },
    ];
  });
}

/** Where old words stand in the middle of longer texts, as values of their own. */
export function listParts(points: readonly Point[], from: string): Point[] {
  const words = from
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`\s+`)}(?![\p{L}\p{N}])`, 'giu');
  return points.flatMap((point): Point[] => {
    if (point.part !== undefined || point.isField || fold(point.text) === fold(from)) return [];
    const leaf = point.leaf;
    const [match, ...others] = leaf === undefined ? [] : [...leaf.text.matchAll(pattern)];
    if (leaf === undefined || match === undefined || others.length > 0) return [];
    const start = match.index;
    const end = start + match[0].length;
    const text = leaf.text.slice(start, end);
    if (points.some(({ part }) => part?.leaf === leaf && part.start === start && part.end === end)) return [];
    const beside = toWords(`${leaf.text.slice(0, start)} ${leaf.text.slice(end)}`);
    return [
      {
        ...point,
        text,
        shape: shapeOf(text),
        about: new Map([...point.about, ...beside.map((word): [string, number] => [word, 1])]),
        beside: [],
        places: [],
        part: { leaf, start, end },
      },
    ];
  });
}

/** Sorts of values that are one, however long. */
const WHOLE: ReadonlySet<string> = new Set([
  'money',
  'number',
  'quantity',
  'time',
  'times',
  'ratio',
  'phone',
  'address',
]);

/** Parts of a text between commas, points and dashes. */
function piecesOf(text: string): (readonly [number, number])[] {
  const pieces: (readonly [number, number])[] = [];
  let start = 0;
  for (const match of text.matchAll(/,\s+|;\s+|\s[·|–—]\s|\.\s+(?=\p{Lu})/gu)) {
    pieces.push([start, match.index]);
    start = match.index + match[0].length;
  }
  pieces.push([start, text.replace(/[.]$/, '').length]);
  return pieces.filter(([from, to]) => to > from);
}

/** Words of the part of a text that a figure stands in. */
function clauseAround(text: string, start: number, end: number): string[] {
  const [from, to] = piecesOf(text).find(([one, other]) => one <= start && other >= end) ?? [start, end];
  return toWords(`${text.slice(from, start)} ${text.slice(end, to)}`);
}

const isNaming = (page: Page, { element }: Leaf, chain: readonly Element[]): boolean => {
  if (chain.some((one) => isHeadingLike(one) || one.tagName === 'button' || one.tagName === 'a')) return true;
  if (chain.some((one) => one.tagName === 'dt' || isHeadCell(page, one))) return true;
  if (page.fields.some((one) => one.labelElement === element)) return true;
  const item = chain.find((one) => page.groupOf(one) !== undefined && !['td', 'th'].includes(one.tagName));
  return item !== undefined && titleLeaf(page, item) === element && (isFirst(page, item, element) || isLoud(chain));
};

const isLoud = (chain: readonly Element[]): boolean =>
  chain.some((one) => /^(?:strong|b|th|summary)$/.test(one.tagName));

/** Whether a text is the first words of a thing: what stands bold behind others can be a value. */
const isFirst = (page: Page, item: Element, element: Element): boolean => firstLeaf(page, item) === element;

const firstLeaf = (page: Page, item: Element): Element | undefined =>
  page.leavesIn(item).find(({ element, text }) => /\p{L}{2}/u.test(text) && !isUnseen(element))?.element;

/** What tells of a text: its label, its row and column, its thing, its section. */
function aboutOf(page: Page, leaf: Leaf, chain: readonly Element[]): Map<string, number> {
  const about = new Map(outerWords(page, leaf.element, chain));
  const add = (text: string, near: number): void => {
    for (const word of toWords(text)) about.set(word, Math.max(about.get(word) ?? 0, near));
  };
  // The text before it in the same box: a label, where it is no value itself.
  const at = page.leaves.indexOf(leaf);
  const before = page.leaves[at - 1];
  const box = chain[1] ?? page.tree.body;
  const shared = [box, page.parentOf(box)].find(
    (one) => one !== undefined && before !== undefined && page.contains(one, before.element),
  );
  if (
    before !== undefined &&
    shared !== undefined &&
    page.textOf(shared).length < 90 &&
    !isTyped(shapeOf(before.text)) &&
    !['tr', 'tbody', 'table', 'main', 'body'].includes(shared.tagName)
  )
    add(before.text, 0.95);
  return about;
}

function outerWords(page: Page, element: Element, chain: readonly Element[]): Map<string, number> {
  const about = new Map<string, number>();
  const add = (text: string, near: number): void => {
    if (text.length > 120) return;
    for (const word of toWords(text)) about.set(word, Math.max(about.get(word) ?? 0, near));
  };
  const own = page.textOf(element);
  const cell = chain.find((one) => one.tagName === 'td');
  if (cell !== undefined) {
    // What else one cell says: the lesson, above where it is.
    if (page.textOf(cell) !== own) add(page.textOf(cell), 0.92);
    const row = page.parentOf(cell);
    const table = chain.find((one) => one.tagName === 'table');
    if (row !== undefined && table !== undefined) {
      const column = elementsIn(row).indexOf(cell);
      const head = page.elements.find(
        (one) =>
          one.tagName === 'tr' && page.contains(table, one) && elementsIn(one).some((th) => isHeadCell(page, th)),
      );
      const top = head === undefined ? undefined : elementsIn(head)[column];
      if (top !== undefined && top !== cell) add(page.textOf(top), 0.95);
      const [first] = elementsIn(row);
      if (first !== undefined && first !== cell) add(page.textOf(first), 0.9);
      const title = titleLeaf(page, row);
      if (title !== undefined && !page.contains(cell, title)) add(page.textOf(title), 0.88);
    }
  }
  const term = chain.find((one) => one.tagName === 'dd');
  if (term !== undefined) {
    const siblings = elementsIn(page.parentOf(term) ?? term);
    const label = siblings.slice(0, siblings.indexOf(term)).findLast((one) => one.tagName === 'dt');
    if (label !== undefined) add(page.textOf(label), 0.97);
  }
  let near = 0.9;
  for (const outer of chain) {
    if (page.groupOf(outer) === undefined || ['td', 'th', 'a', 'button'].includes(outer.tagName)) continue;
    const title = titleLeaf(page, outer);
    const first = firstLeaf(page, outer);
    if (title !== undefined && title !== element) add(page.textOf(title), near);
    if (first !== undefined && first !== element && first !== title) add(page.textOf(first), near - 0.02);
    near -= 0.1;
  }
  for (const [at, outer] of chain.entries()) {
    add(findAttribute(outer, 'ariaLabel') ?? '', Math.max(0.4, 0.85 - at * 0.05));
    const told = page.byId(findAttribute(outer, 'ariaLabelledBy') ?? '');
    if (told !== undefined) add(page.textOf(told), 0.6);
  }
  for (const section of page.sections)
    if (section.heading !== element && section.elements.some((one) => page.contains(one, element)))
      add(page.textOf(section.heading), section.level === 1 ? 0.3 : 0.6);
  return about;
}

/** Signatures of where in a thing of its make a text stands: in this column, and in any cell alike. */
function placesOf(page: Page, element: Element, chain: readonly Element[]): string[] {
  const path: string[] = [];
  for (const outer of chain) {
    const parent = page.parentOf(outer);
    if (parent === undefined) return [];
    const siblings = elementsIn(parent);
    if (outer.tagName === 'td' || outer.tagName === 'th') {
      const table = chain.find((one) => one.tagName === 'table');
      const inner = path.join('/');
      const key = `table${page.orderOf(table ?? outer)}`;
      return [`${key} ${siblings.indexOf(outer)} ${inner}`, `${key} ${inner}`];
    }
    const group = page.groupOf(outer);
    if (group !== undefined && group.items.length > 1 && (outer !== element || outer.tagName === 'li'))
      return [`group${page.orderOf(group.parent)} ${outer.tagName} ${path.join('/')}`];
    path.unshift(`${outer.tagName}${siblings.indexOf(outer)}`);
  }
  return [];
}
