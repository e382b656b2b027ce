import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Editing } from '../editing.ts';
import { isWithin } from '../find/list-named.ts';
import { listItemGroups } from '../find/list-items.ts';
import { listSections } from '../find/outline.ts';
import { blockName, elementsIn, listMatching, partName } from '../screen-tree.ts';
import { parseAmount, printAmount } from './amount.ts';
import { watchPlot } from './redraw-plot.ts';
import { ringPaths } from './ring-paths.ts';
import { valueElement } from './recompute.ts';
import { replaceWords } from './set-words.ts';

/** What a drawing did when a value of it changed: it moved, it could not, or there is none. */
export type Drawn = 'moved' | 'kept' | 'none';

/** Points of a percentage by which a drawing may differ from a value that is written rounded. */
const TOLERANCE = 1.5;
const SIZE = /(?:^|[;\s])(?:height|width):\s*(\d+(?:\.\d+)?)%/;

interface Mark {
  value: Element;
  /** Elements whose style holds the size of the mark: the bar, and the label that stands on it. */
  sized: Element[];
  size: number;
}

/**
 * Remembers how the drawing around a value shows its values, before one changes: bars as long as their values, parts of a
 * bar as wide as their shares, a ring of shares. To be called after the change.
 */
export function watchDrawing(editing: Editing, value: Element): () => Drawn {
  const { tree } = editing;
  const section = listSections(tree).findLast((one) => isWithin(tree, one.element, value));
  if (section === undefined) return () => 'none';
  const isDrawn =
    section.kinds.has('series') ||
    section.kinds.has('breakdown') ||
    listMatching(section.element, (one) => partName(one) === 'point').length > 1;
  if (!isDrawn) return () => 'none';
  const items = listItemGroups(section.element).find((group) =>
    group.items.some((item) => isWithin(tree, item, value)),
  )?.items;
  const values = (items ?? []).flatMap((item) => valueElement(item) ?? []);
  const keeps = (): Drawn => (hasDrawing(section.element) ? 'kept' : 'none');
  if (items === undefined || values.length !== items.length || !values.includes(value)) return keeps;
  const redraw = watchPlot(editing, section.element, items);
  if (redraw !== undefined) return () => (redraw() ? 'moved' : keeps());
  return (
    watchBars(section.element, items, values) ??
    watchShares(section.element, values) ??
    watchRing(editing, section.element, values) ??
    keeps
  );
}

const amountOf = (element: Element): number => parseAmount(readableText(element))?.value ?? Number.NaN;
const styleOf = (element: Element): string => findAttribute(element, 'style') ?? '';
const sizeOf = (element: Element): number => Number(SIZE.exec(styleOf(element))?.[1] ?? Number.NaN);
const isNear = (size: number, wanted: number): boolean => Math.abs(size - wanted) < TOLERANCE;
const oneDecimal = (size: number): number => Math.round(size * 10) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const resize = (element: Element, from: number, to: number): void => {
  element.properties['style'] = styleOf(element).replaceAll(/\d+(?:\.\d+)?(?=%)/g, (size) =>
    Number(size) === from ? String(oneDecimal(to)) : size,
  );
};

/** One bar in each item, all from zero on one scale. */
function watchBars(section: Element, items: readonly Element[], values: readonly Element[]): (() => Drawn) | undefined {
  const marks = items.flatMap((item, index): Mark[] => {
    const styled = listMatching(item, (one) => styleOf(one).includes('%'));
    const bars = styled.filter((one) => Number.isFinite(sizeOf(one)));
    const [bar] = bars;
    const value = values[index];
    if (bar === undefined || bars.length > 1 || value === undefined) return [];
    const size = sizeOf(bar);
    return [{ value, size, sized: styled.filter((one) => styleOf(one).includes(`${size}%`)) }];
  });
  const most = Math.max(...values.map(amountOf));
  const perUnit = (marks.find(({ value }) => amountOf(value) === most)?.size ?? Number.NaN) / most;
  if (marks.length !== items.length || !marks.every(({ value, size }) => isNear(size, amountOf(value) * perUnit)))
    return undefined;
  const ticks = listTicks(section, items);
  const before = new Map(marks.map(({ value }) => [value, amountOf(value)]));
  return () => {
    const highest = Math.max(...values.map(amountOf)) * perUnit;
    if (!Number.isFinite(highest) || values.some((value) => amountOf(value) < 0)) return 'kept';
    const factor = FACTORS.find((each) => highest <= 100 * each);
    if (factor === undefined || (factor > 1 && ticks.length === 0)) return 'kept';
    for (const { value, sized, size } of marks) {
      const isSame = amountOf(value) === before.get(value);
      for (const one of sized) resize(one, size, (isSame ? size : amountOf(value) * perUnit) / factor);
    }
    if (factor > 1) for (const tick of ticks) stretch(tick, factor);
    return 'moved';
  };
}

/** By how much an axis grows when a bar would stand out of it: its marks stay whole numbers. */
const FACTORS = [1, 2, 3, 4, 5, 10, 20, 50, 100];

const stretch = (tick: Element, factor: number): void => {
  const like = parseAmount(readableText(tick));
  if (like !== undefined) replaceWords(tick, printAmount(like.value * factor, like));
};

/** Numbers of an axis: at least three beside each other, from zero by equal steps. */
function listTicks(section: Element, items: readonly Element[]): Element[] {
  const rows = listMatching(section, (one) => elementsIn(one).length > 2 && !items.includes(one)).map(elementsIn);
  return (
    rows.find((ticks) => {
      const numbers = ticks.map(amountOf);
      const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
      return step > 0 && numbers.every((number, index) => Math.abs(number - index * step) < step / 100);
    }) ?? []
  );
}

/** One bar whose parts are as wide as their shares. */
function watchShares(section: Element, values: readonly Element[]): (() => Drawn) | undefined {
  const share = (value: Element): number => (amountOf(value) / sum(values.map(amountOf))) * 100;
  const parts = listMatching(section, (one) => elementsIn(one).length === values.length)
    .map(elementsIn)
    .find((children) =>
      children.every((child, index) => {
        const value = values[index];
        return value !== undefined && isNear(sizeOf(child), share(value));
      }),
    );
  if (parts === undefined) return undefined;
  return () => {
    parts.forEach((part, index) => {
      const value = values[index];
      if (value !== undefined) resize(part, sizeOf(part), share(value));
    });
    return 'moved';
  };
}

/** A ring of this designer, drawn again from its numbers. */
function watchRing(editing: Editing, section: Element, values: readonly Element[]): (() => Drawn) | undefined {
  const [ring] = listMatching(section, (one) => partName(one) === 'ring');
  const paths = (ring?.children ?? []).flatMap((child) =>
    child.type === 'element' && child.tagName === 'svg' ? elementsIn(child) : [],
  );
  if (paths.length !== values.length || blockName(section) !== 'share-breakdown') return undefined;
  return () => {
    const drawn = ringPaths(editing, values.map(amountOf));
    if (drawn.length !== paths.length) return 'kept';
    drawn.forEach((path, index) => {
      const part = paths[index];
      if (part !== undefined) part.properties['d'] = path;
    });
    return 'moved';
  };
}

/** A drawing in lines, which is no icon and no picture. */
const hasDrawing = (section: Element): boolean =>
  [section, ...listMatching(section, () => true)].some((one) =>
    elementsIn(one).some(
      (child) =>
        child.tagName === 'svg' &&
        child.properties['dataIcon'] === undefined &&
        child.properties['dataPicture'] === undefined,
    ),
  );
