import type { Element } from 'hast';
import { createText, findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import type { BlockVariant, BlockWidth, Ground } from '../../blocks/block.ts';
import type { Want } from '../../brief.ts';
import type { Slot, SlotKind } from '../../write/slots.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { Editing } from '../editing.ts';
import { titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { blockName, elementsIn, headingOf, partName } from '../screen-tree.ts';
import { drawBlock } from './draw-block.ts';
import { valueElement } from './recompute.ts';
import { parseAmount } from './amount.ts';

const GROUNDS: readonly Ground[] = ['surface', 'tonal', 'field', 'inverse'];
const WIDTHS: readonly BlockWidth[] = ['wide', 'full', 'narrow'];

/** The points of a plot by their labels, as the screen shows them. */
type Values = ReadonlyMap<string, number>;

/**
 * Remembers how this designer's own block draws the values of `items`, which stand in `section`; to be called after values
 * changed, it draws the block again and moves what the drawing of the new values moves: lines, bars, depths of colour, axes.
 * Undefined when no block draws what stands there.
 */
export function watchPlot(editing: Editing, section: Element, items: readonly Element[]): (() => boolean) | undefined {
  const block = BLOCKS.find(({ id }) => id === blockName(section));
  const [first] = items;
  if (block === undefined || first === undefined) return undefined;
  const before = readValues(items);
  if (before === undefined) return undefined;
  for (const written of listWritten(editing, section, block.shows)) {
    const slot = withValues(written, before);
    if (slot === undefined) continue;
    for (const variant of block.variants)
      for (const width of WIDTHS)
        for (const ground of GROUNDS) {
          const draw = (shown: Slot): Element | undefined => tryDraw(editing, variant, shown, width, ground);
          const drawn = draw(slot);
          const pair = drawn === undefined ? undefined : findPlot(editing, section, first, drawn, items.length);
          if (pair === undefined) continue;
          return () => {
            const after = readValues(items);
            const next = after === undefined ? undefined : withValues(written, after);
            const redrawn = next === undefined ? undefined : draw(next);
            const plot = redrawn === undefined ? undefined : pair.locate(redrawn);
            if (plot === undefined) return false;
            patch(pair.shown, pair.drawn, plot);
            editing.tree.refresh();
            return true;
          };
        }
  }
  return undefined;
}

function readValues(items: readonly Element[]): Values | undefined {
  const values = items.map((item) => {
    const value = valueElement(item);
    return [normal(titleOf(item)), value === undefined ? undefined : numberOf(readableText(value))] as const;
  });
  const known = values.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
  return known.length === items.length ? new Map(known) : undefined;
}

/** "~18.40" → 18.4, "81.9k" → 81900. */
const numberOf = (text: string): number | undefined => {
  const value = parseAmount(text.replace(/^~/, ''))?.value;
  return value === undefined ? undefined : /\dk\b/i.test(text) ? Math.round(value * 1e5) / 100 : value;
};

/** Slots that the block may have been drawn from. */
function listWritten({ context }: Editing, section: Element, kind: SlotKind): Slot[] {
  const heading = headingOf(section);
  const wants: (Want | undefined)[] = [
    ...context.brief.wants.filter(({ label }) => normal(label) === normal(heading)),
    ...context.brief.wants.filter((want) => want.kind === kind),
    undefined,
    { id: 'again', label: heading, texts: [], items: [], fields: [], kind },
  ];
  return wants.flatMap((want) => {
    try {
      return [writeSlot(kind, context, want)];
    } catch {
      return [];
    }
  });
}

/** The slot with these numbers where it has points of these labels; undefined when it has none. */
function withValues(slot: Slot, values: Values): Slot | undefined {
  let isFound = false;
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const labels = part.map((one: unknown) => (isPoint(one) ? normal(one.label) : undefined));
      if (part.length === values.size && labels.every((label) => label !== undefined && values.has(label))) {
        isFound = true;
        const sum = [...values.values()].reduce((total, value) => total + value, 0) || 1;
        return part.map((one: { label: string; share?: number }) => {
          const value = values.get(normal(one.label)) ?? 0;
          return { ...one, value, ...(one.share === undefined ? {} : { share: value / sum }) };
        });
      }
      return part.map(visit);
    }
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, one]: [string, unknown]) => [key, visit(one)]));
    return part;
  };
  const changed = visit(slot) as Slot;
  return isFound ? changed : undefined;
}

const isPoint = (one: unknown): one is { label: string; value: number } =>
  typeof one === 'object' &&
  one !== null &&
  'label' in one &&
  typeof one.label === 'string' &&
  'value' in one &&
  typeof one.value === 'number';

function tryDraw(
  editing: Editing,
  variant: BlockVariant<SlotKind>,
  slot: Slot,
  width: BlockWidth,
  ground: Ground,
): Element | undefined {
  try {
    return drawBlock(editing, variant, slot, { width, level: 2, ground, key: 'again' })[0];
  } catch {
    return undefined;
  }
}

interface Pair {
  shown: Element;
  drawn: Element;
  /** The same place in another drawing. */
  locate(root: Element): Element | undefined;
}

/** The largest box around the first point that stands in both drawings alike. */
function findPlot(
  { tree }: Editing,
  section: Element,
  first: Element,
  drawn: Element,
  count: number,
): Pair | undefined {
  const label = normal(titleOf(first));
  const path = pathTo(drawn, (element) => isLike(element, first) && normal(titleOf(element)) === label);
  if (path === undefined) return undefined;
  let best: Pair | undefined;
  let shown = tree.parentOf(first);
  for (let up = 1; up < path.length && shown !== undefined && shown !== section; up += 1) {
    const at = path[path.length - 1 - up];
    if (at === undefined || skeleton(at) !== skeleton(shown)) break;
    const steps = path.length - 1 - up;
    if (elementsIn(at).length > 0 && countLike(shown, first) >= count)
      best = {
        shown,
        drawn: at,
        locate: (root) =>
          pathTo(root, (element) => isLike(element, first) && normal(titleOf(element)) === label)?.[steps],
      };
    shown = tree.parentOf(shown);
  }
  return best;
}

const isLike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && partName(one) === partName(other);

const countLike = (root: Element, like: Element): number => {
  let count = 0;
  const visit = (element: Element): void => {
    if (isLike(element, like)) count += 1;
    for (const child of elementsIn(element)) visit(child);
  };
  visit(root);
  return count;
};

/** Elements from the root to the first that `test` lets through. */
function pathTo(root: Element, test: (element: Element) => boolean): Element[] | undefined {
  if (test(root)) return [root];
  for (const child of elementsIn(root)) {
    const path = pathTo(child, test);
    if (path !== undefined) return [root, ...path];
  }
  return undefined;
}

/** Shape of a drawing: tags, and the geometry that its values decide. */
const skeleton = (element: Element): string =>
  element.properties['dataPicture'] !== undefined || element.properties['dataIcon'] !== undefined
    ? 'picture'
    : `${element.tagName}[${geometry(element)}](${elementsIn(element).map(skeleton).join()})`;

const geometry = (element: Element): string =>
  ['style', 'd', 'points', 'x', 'y', 'width', 'height', 'cx', 'cy']
    .map((name) => (findAttribute(element, name) ?? '').replaceAll(/\s+/g, ''))
    .join('|');

const DATA_ID = 'dataId';

/** Brings what is shown from one drawing to the next: what the next draws alike stays as it is. */
function patch(shown: Element, before: Element, after: Element): void {
  for (const name of new Set([...Object.keys(before.properties), ...Object.keys(after.properties)])) {
    if (name === DATA_ID || name === 'id') continue;
    if (JSON.stringify(before.properties[name]) === JSON.stringify(after.properties[name])) continue;
    const value = after.properties[name];
    if (value === undefined) delete shown.properties[name];
    else shown.properties[name] = value;
  }
  const [own, old, next] = [elementsIn(shown), elementsIn(before), elementsIn(after)];
  if (
    own.length !== old.length ||
    old.length !== next.length ||
    next.some((child, index) => child.tagName !== own[index]?.tagName)
  ) {
    if (next.length > 0 || old.length > 0) shown.children = after.children;
    return;
  }
  if (next.length === 0 && readableText(before) !== readableText(after))
    shown.children = [createText(readableText(after))];
  next.forEach((child, index) => {
    const [mine, was] = [own[index], old[index]];
    if (mine !== undefined && was !== undefined) patch(mine, was, child);
  });
}
