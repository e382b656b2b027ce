import { toPixels } from '../paint/computed-style.ts';
import { multiply } from '../paint/transform.ts';
import { listInlineBoxes } from './box-tree.ts';
import { canLengthenLast, settleLines } from './settle-lines.ts';
import type { MeasuredNode, MeasuredTextRun } from '@takumi-rs/core';
import type { Matrix } from '../layout-tree.ts';
import type { LayoutBox } from './box-tree.ts';
import type { CascadedStyle } from './cascade.ts';
import type { ShownElement } from './styled-document.ts';

/** A box with its measures, all in device pixels; the children are those of the box, in order. */
export interface MeasuredBox {
  box: LayoutBox;
  width: number;
  height: number;
  /** From the box's own corner to the page, its transform included. */
  transform: Matrix;
  /** From the corner of the content box. */
  runs: MeasuredTextRun[];
  children: MeasuredBox[];
}

/** Lays out a box by itself at a given size in CSS pixels, with what it inherits. */
export type MeasureAlone = (box: LayoutBox, size: BoxSize, inherited: InheritedStyle) => Promise<MeasuredNode>;

interface BoxSize {
  widthPx: number;
  heightPx: number;
}

export type InheritedStyle = Readonly<Record<string, string>>;

/** Everything that decides how text is set. */
const INHERITED =
  /^(?:font-|line-height|letter-spacing|word-|text-(?:align|transform|wrap|indent)|white-space|overflow-wrap|hyphens|direction)/;

interface Pairing {
  pixelsPerCssPixel: number;
  measureAlone: MeasureAlone;
}

/**
 * Puts what the layout engine measured to the boxes it was given. The engine tells nothing about the inside of
 * boxes that stand in a line of text (these are laid out once more by themselves), counts their margins in, and
 * leaves out the rows of tables.
 */
export async function toMeasuredBox(
  box: LayoutBox,
  node: MeasuredNode,
  pairing: Pairing,
  around?: Ancestry,
): Promise<MeasuredBox> {
  const inside = within(box, around);
  const set = box.content.kind === 'text' ? await toSetText(box, node, pairing, inside) : node;
  const { width, height, transform, runs } = set;
  const children = await toChildren(box, set, pairing, inside);
  return { box, width, height, transform, runs, children };
}

const EDGES = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width'] as const;
/** Which part of the room beside a line lies before it. */
const BEFORE: Readonly<Record<string, number>> = { center: 0.5, right: 1, end: 1 };

/** A stretch of text with its lines as they are painted. */
async function toSetText(
  box: LayoutBox,
  node: MeasuredNode,
  { pixelsPerCssPixel: scale, measureAlone }: Pairing,
  inside: Ancestry | undefined,
): Promise<MeasuredNode> {
  if (node.runs.length < 2) return node;
  const inherited = toInheritedStyle(inside);
  const wrap = inherited['text-wrap'];
  if (wrap !== 'balance' && wrap !== 'pretty') return node;
  if (wrap === 'pretty' && inside !== undefined && !canLengthenLast(inside.element.style)) return node;
  const edges = EDGES.reduce((sum, name) => sum + toPixels(box.element?.style.computed[name] ?? '') * scale, 0);
  return settleLines({
    measured: node,
    contentWidth: node.width - edges,
    wrap,
    before: BEFORE[inherited['text-align'] ?? ''] ?? 0,
    pixelsPerCssPixel: scale,
    measure: (contentWidth) =>
      measureAlone(box, { widthPx: (contentWidth + edges) / scale, heightPx: node.height / scale }, inherited),
  });
}

/** The elements that a box stands in, from the inside out. */
interface Ancestry {
  element: ShownElement;
  around: Ancestry | undefined;
}

const within = ({ element }: LayoutBox, around: Ancestry | undefined): Ancestry | undefined =>
  element === undefined ? around : { element, around };

const toInheritedStyle = (ancestry: Ancestry | undefined): InheritedStyle =>
  ancestry === undefined ? {} : { ...toInheritedStyle(ancestry.around), ...toInherited(ancestry.element) };

const handedDown = new WeakMap<CascadedStyle, InheritedStyle>();

function toInherited({ style }: ShownElement): InheritedStyle {
  const known =
    handedDown.get(style) ?? Object.fromEntries([...style.specified].filter(([property]) => INHERITED.test(property)));
  handedDown.set(style, known);
  return known;
}

async function toChildren(
  { content, display }: LayoutBox,
  node: MeasuredNode,
  pairing: Pairing,
  around: Ancestry | undefined,
): Promise<MeasuredBox[]> {
  if (content.kind === 'art') return [];
  if (content.kind === 'text') {
    const boxes = listInlineBoxes(content.items);
    return Promise.all(pairUp(boxes, node.children).map(([box, child]) => toInlineBox(box, child, pairing, around)));
  }
  if (display === 'table') return toTableParts(content.boxes, node.children.values(), pairing, around);
  return Promise.all(
    pairUp(content.boxes, node.children).map(([box, child]) => toMeasuredBox(box, child, pairing, around)),
  );
}

/** The mark of a list item is measured too, before everything else in the item. */
function pairUp(boxes: LayoutBox[], nodes: MeasuredNode[]): [LayoutBox, MeasuredNode][] {
  const marks = Math.max(0, nodes.length - boxes.length);
  return boxes.flatMap((box, index): [LayoutBox, MeasuredNode][] => {
    const node = nodes[index + marks];
    return node === undefined ? [] : [[box, node]];
  });
}

async function toInlineBox(
  box: LayoutBox,
  node: MeasuredNode,
  pairing: Pairing,
  around: Ancestry | undefined,
): Promise<MeasuredBox> {
  const scale = pairing.pixelsPerCssPixel;
  const margin = (side: 'top' | 'right' | 'bottom' | 'left'): number =>
    toPixels(box.element?.style.specified.get(`margin-${side}`) ?? '') * scale;
  const width = Math.max(0, node.width - margin('left') - margin('right'));
  const height = Math.max(0, node.height - margin('top') - margin('bottom'));
  const transform = multiply(node.transform, [1, 0, 0, 1, margin('left'), margin('top')]);
  if (box.content.kind === 'art') return { box, width, height, transform, runs: [], children: [] };
  const alone = await pairing.measureAlone(
    box,
    { widthPx: width / scale, heightPx: height / scale },
    toInheritedStyle(around),
  );
  const inner = await toMeasuredBox(box, alone, pairing, around);
  return { ...moveBox(inner, transform), width, height, transform };
}

const moveBox = (measured: MeasuredBox, by: Matrix): MeasuredBox => ({
  ...measured,
  transform: multiply(by, measured.transform),
  children: measured.children.map((child) => moveBox(child, by)),
});

/** Cells come one after the other, each with its content in a box of its own; rows are what holds them. */
async function toTableParts(
  boxes: LayoutBox[],
  cells: Iterator<MeasuredNode>,
  pairing: Pairing,
  around: Ancestry | undefined,
): Promise<MeasuredBox[]> {
  const parts: MeasuredBox[] = [];
  for (const box of boxes) {
    const isHolder = /^table-(?:row|header-group|footer-group)/.test(box.display) && box.content.kind === 'boxes';
    if (isHolder && box.content.kind === 'boxes') {
      parts.push(toHolder(box, await toTableParts(box.content.boxes, cells, pairing, within(box, around))));
      continue;
    }
    const cell = cells.next();
    if (cell.done === true) break;
    const withInside: LayoutBox = {
      ...box,
      content: { kind: 'boxes', boxes: [{ display: 'block', content: box.content }] },
    };
    parts.push(await toMeasuredBox(withInside, cell.value, pairing, around));
  }
  return parts;
}

function toHolder(box: LayoutBox, children: MeasuredBox[]): MeasuredBox {
  const left = Math.min(...children.map(({ transform }) => transform[4]));
  const top = Math.min(...children.map(({ transform }) => transform[5]));
  const right = Math.max(...children.map(({ transform, width }) => transform[4] + width));
  const bottom = Math.max(...children.map(({ transform, height }) => transform[5] + height));
  const isEmpty = children.length === 0;
  const size = isEmpty ? { width: 0, height: 0 } : { width: right - left, height: bottom - top };
  return { box, ...size, transform: [1, 0, 0, 1, isEmpty ? 0 : left, isEmpty ? 0 : top], runs: [], children };
}
