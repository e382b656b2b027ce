import { toPixels } from '../paint/computed-style.ts';
import { IDENTITY, invert, multiply, toTransform } from '../paint/transform.ts';
import { toStyledElement } from './styled-drawing.ts';
import { assignRuns, listTextLeaves } from './text-runs.ts';
import type { MeasuredNode } from '@takumi-rs/core';
import type { Box, Matrix } from '../layout-tree.ts';
import type { StyledElement, StyledLine, StyledText } from '../layout/styled-element.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type { InlineItem, LayoutBox } from './box-tree.ts';
import type { ShownElement } from './styled-document.ts';
import type { TextLeaf, TextRun } from './text-runs.ts';

export interface Measuring {
  pixelsPerCssPixel: number;
  /** How far below the top of a text box the baseline of its font lies, as a share of the box's height. */
  toBaselineShare(style: ComputedStyle): number;
}

type Styled = StyledElement | StyledText;

/** The box that holds another one. */
interface Outer {
  /** Absolute, in device pixels, its own transform included. */
  matrix: Matrix;
  /** Top left corner in CSS pixels, before any transform. */
  x: number;
  y: number;
  paintOrder: number;
  /** Of the element that text in here takes its style from. */
  style: ComputedStyle;
}

/** Joins what the layout engine measured with the boxes it was given; both trees have the same shape. */
export function toMeasuredTree(root: LayoutBox, measured: MeasuredNode, measuring: Measuring): StyledElement {
  if (root.element === undefined) throw new Error('The root box of a page stands for an element');
  const outer: Outer = { matrix: IDENTITY, x: 0, y: 0, paintOrder: 0, style: root.element.style.computed };
  const [element] = toMeasured(root, measured, outer, measuring);
  if (element?.kind !== 'element') throw new Error('A box with an element is measured as one');
  return element;
}

function toMeasured(box: LayoutBox, measured: MeasuredNode, outer: Outer, measuring: Measuring): Styled[] {
  const place = toPlace(box, measured, outer, measuring);
  const { element } = box;
  const style = element?.style.computed ?? outer.style;
  const paintOrder = outer.paintOrder + (element === undefined ? 0 : toRise(element));
  const inner: Outer = { matrix: measured.transform, x: place.x, y: place.y, paintOrder, style };
  if (element === undefined) return toContent(box, measured, place, inner, measuring);
  const bare = toStyledElement(element);
  const children = box.content.kind === 'art' ? bare.children : toContent(box, measured, place, inner, measuring);
  return [{ ...bare, box: place, paintOrder, children }];
}

/** Where the box lies before it is turned: its absolute matrix without its own transform and its holder's. */
function toPlace({ element }: LayoutBox, measured: MeasuredNode, outer: Outer, { pixelsPerCssPixel }: Measuring): Box {
  const width = measured.width / pixelsPerCssPixel;
  const height = measured.height / pixelsPerCssPixel;
  const own = element === undefined ? undefined : toTransform(element.style.computed, { x: 0, y: 0, width, height });
  const [a, b, c, d, e, f] = own ?? IDENTITY;
  const ownOnDevice: Matrix = [a, b, c, d, e * pixelsPerCssPixel, f * pixelsPerCssPixel];
  const local = multiply(multiply(invert(outer.matrix), measured.transform), invert(ownOnDevice));
  return { x: outer.x + local[4] / pixelsPerCssPixel, y: outer.y + local[5] / pixelsPerCssPixel, width, height };
}

/** CSS 2.1, appendix E, among siblings: positioned boxes over the others, higher ones over lower ones. */
function toRise({ style: { specified } }: ShownElement): number {
  const isPositioned = (specified.get('position') ?? 'static') !== 'static';
  const isRaised = isPositioned || specified.has('transform') || Number(specified.get('opacity') ?? 1) < 1;
  return isRaised ? 1 + Math.max(0, toPixels(specified.get('z-index') ?? '')) : 0;
}

function toContent(box: LayoutBox, measured: MeasuredNode, place: Box, inner: Outer, measuring: Measuring): Styled[] {
  const { content } = box;
  if (content.kind === 'art') return [];
  if (content.kind === 'text') return toParagraph(content.items, box.element, measured, place, inner, measuring);
  if (box.display === 'table') return toTableParts(content.boxes, measured.children.values(), inner, measuring);
  return content.boxes.flatMap((child, index) => toChild(child, measured.children[index], inner, measuring));
}

const toChild = (box: LayoutBox, measured: MeasuredNode | undefined, outer: Outer, measuring: Measuring): Styled[] =>
  measured === undefined ? [] : toMeasured(box, measured, outer, measuring);

/** The engine measures the cells of a table one after the other, each in a wrapper; rows are what holds them. */
function toTableParts(boxes: LayoutBox[], cells: Iterator<MeasuredNode>, outer: Outer, measuring: Measuring): Styled[] {
  return boxes.flatMap((box): Styled[] => {
    const isPart = /^table-(?:row|header-group|row-group|footer-group|column)/.test(box.display);
    if (!isPart || box.content.kind !== 'boxes' || box.element === undefined) {
      const wrapper = cells.next();
      return wrapper.done === true ? [] : toChild(box, wrapper.value.children[0] ?? wrapper.value, outer, measuring);
    }
    const children = toTableParts(box.content.boxes, cells, { ...outer, style: box.element.style.computed }, measuring);
    const held = toUnion(children.flatMap((child) => (child.kind === 'element' && child.box ? [child.box] : [])));
    return [{ ...toStyledElement(box.element), ...held, paintOrder: outer.paintOrder, children }];
  });
}

/** A stretch of text: its runs belong to the block, its inline boxes are the block's children. */
function toParagraph(
  items: InlineItem[],
  element: ShownElement | undefined,
  measured: MeasuredNode,
  place: Box,
  inner: Outer,
  measuring: Measuring,
): Styled[] {
  const style = element?.style.computed;
  const inset = (side: 'left' | 'top'): number =>
    style === undefined ? 0 : toPixels(style[`padding-${side}`]) + toPixels(style[`border-${side}-width`]);
  const [left, top, scale] = [place.x + inset('left'), place.y + inset('top'), measuring.pixelsPerCssPixel];
  const runs = measured.runs.map(({ text, x, y, width, height }): TextRun => {
    return { text, box: { x: left + x / scale, y: top + y / scale, width: width / scale, height: height / scale } };
  });
  const paragraph: Paragraph = {
    runs: assignRuns(listTextLeaves(items), runs),
    boxes: measured.children.values(),
    measuring,
  };
  return items.flatMap((item) => toInline(item, inner, paragraph));
}

interface Paragraph {
  runs: ReadonlyMap<TextLeaf, TextRun[]>;
  boxes: Iterator<MeasuredNode>;
  measuring: Measuring;
}

function toInline(item: InlineItem, outer: Outer, paragraph: Paragraph): Styled[] {
  if (item.kind === 'box') {
    const measured = paragraph.boxes.next();
    return measured.done === true ? [] : toMeasured(item.box, measured.value, outer, paragraph.measuring);
  }
  if (item.kind === 'text') return [toText(item, outer.style, paragraph)];
  const style = item.element.style.computed;
  const children = item.items.flatMap((inner) => toInline(inner, { ...outer, style }, paragraph));
  const boxes = children.flatMap((child) =>
    child.kind === 'text' ? child.lines.map(({ box }) => box) : child.box === undefined ? [] : [child.box],
  );
  const held = toUnion(boxes, style);
  return [{ ...toStyledElement(item.element), ...held, paintOrder: outer.paintOrder + toRise(item.element), children }];
}

function toText(item: TextLeaf, style: ComputedStyle, { runs, measuring }: Paragraph): StyledText {
  const share = measuring.toBaselineShare(style);
  const lines = (runs.get(item) ?? []).map(({ text, box }): StyledLine => {
    return { text, box, baselineY: box.y + box.height * share };
  });
  return { kind: 'text', text: item.text, lines };
}

/** The box around others, grown by the padding and borders of the element that holds them; none around nothing. */
function toUnion(boxes: Box[], style?: ComputedStyle): { box?: Box } {
  if (boxes.length === 0) return {};
  const grow = (side: 'top' | 'right' | 'bottom' | 'left'): number =>
    style === undefined ? 0 : toPixels(style[`padding-${side}`]) + toPixels(style[`border-${side}-width`]);
  const x = Math.min(...boxes.map((box) => box.x)) - grow('left');
  const y = Math.min(...boxes.map((box) => box.y)) - grow('top');
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + grow('right');
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + grow('bottom');
  return { box: { x, y, width: right - x, height: bottom - y } };
}
