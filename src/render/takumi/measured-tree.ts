import { joinLines } from '../layout/join-lines.ts';
import { toPixels } from '../paint/computed-style.ts';
import { IDENTITY, invert, multiply, toTransform } from '../paint/transform.ts';
import { toEmptyElement, toStyledElement } from './styled-drawing.ts';
import { assignRuns, listTextLeaves } from './text-runs.ts';
import type { Box, Matrix } from '../layout-tree.ts';
import type { StyledElement, StyledLine, StyledText } from '../layout/styled-element.ts';
import type { ComputedStyle } from '../paint/computed-style.ts';
import type { InlineItem } from './box-tree.ts';
import type { MeasuredBox } from './measured-box.ts';
import type { ShownElement } from './styled-document.ts';
import type { TextPiece } from '../layout/join-lines.ts';
import type { TextLeaf } from './text-runs.ts';

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

/** The measured page as elements again: boxes in page pixels, text by lines, paint order. */
export function toMeasuredTree(root: MeasuredBox, measuring: Measuring): StyledElement {
  const { element } = root.box;
  if (element === undefined) throw new Error('The root box of a page stands for an element');
  const outer: Outer = { matrix: IDENTITY, x: 0, y: 0, paintOrder: 0, style: element.style.computed };
  const [styled] = toStyled(root, outer, measuring);
  if (styled?.kind !== 'element') throw new Error('A box with an element is measured as one');
  return styled;
}

function toStyled(measured: MeasuredBox, outer: Outer, measuring: Measuring): Styled[] {
  const { element, content } = measured.box;
  const place = toPlace(measured, outer, measuring);
  const paintOrder = outer.paintOrder + (element === undefined ? 0 : toRise(element));
  const style = element?.style.computed ?? outer.style;
  const inner: Outer = { matrix: measured.transform, x: place.x, y: place.y, paintOrder, style };
  const children =
    content.kind === 'text'
      ? toParagraph(measured, content.items, place, inner, measuring)
      : measured.children.flatMap((child) => toStyled(child, inner, measuring));
  if (element === undefined) return children;
  if (content.kind === 'art') return [{ ...toStyledElement(element), box: place, paintOrder }];
  return [{ ...toEmptyElement(element), box: place, paintOrder, children }];
}

/** Where the box lies before it is turned: its absolute matrix without its own transform and its holder's. */
function toPlace(measured: MeasuredBox, outer: Outer, { pixelsPerCssPixel }: Measuring): Box {
  const width = measured.width / pixelsPerCssPixel;
  const height = measured.height / pixelsPerCssPixel;
  const style = measured.box.element?.style.computed;
  const within = multiply(invert(outer.matrix), measured.transform);
  const own = style === undefined ? undefined : toTransform(style, { x: 0, y: 0, width, height });
  const local = own === undefined ? within : multiply(within, invert(onDevice(own, pixelsPerCssPixel)));
  return { x: outer.x + local[4] / pixelsPerCssPixel, y: outer.y + local[5] / pixelsPerCssPixel, width, height };
}

const onDevice = ([a, b, c, d, e, f]: Matrix, scale: number): Matrix => [a, b, c, d, e * scale, f * scale];

/** CSS 2.1, appendix E, among siblings: positioned boxes over the others, higher ones over lower ones. */
function toRise({ style: { specified } }: ShownElement): number {
  const isPositioned = (specified.get('position') ?? 'static') !== 'static';
  const isRaised = isPositioned || specified.has('transform') || Number(specified.get('opacity') ?? 1) < 1;
  return isRaised ? 1 + Math.max(0, toPixels(specified.get('z-index') ?? '')) : 0;
}

interface Paragraph {
  runs: ReadonlyMap<TextLeaf, TextPiece[]>;
  boxes: Iterator<MeasuredBox>;
  measuring: Measuring;
}

/** Characters that set words apart from the direction of a line are no words. */
const isSeen = ({ text }: { text: string }): boolean => !/^[\u2066-\u2069]+$/u.test(text);

/** A stretch of text: its runs belong to the block, its inline boxes are the block's children. */
function toParagraph(
  { box, runs, children }: MeasuredBox,
  items: InlineItem[],
  place: Box,
  inner: Outer,
  measuring: Measuring,
): Styled[] {
  const scale = measuring.pixelsPerCssPixel;
  const style = box.element?.style.computed;
  const left = place.x + toInset(style, 'left');
  const top = place.y + toInset(style, 'top');
  const onPage = runs.filter(isSeen).map(({ text, x, y, width, height }): TextPiece => {
    return { text, box: { x: left + x / scale, y: top + y / scale, width: width / scale, height: height / scale } };
  });
  const assigned = assignRuns(listTextLeaves(items), onPage);
  const paragraph: Paragraph = { runs: assigned, boxes: children.values(), measuring };
  return items.flatMap((item) => toInline(item, inner, paragraph));
}

const toInset = (style: ComputedStyle | undefined, side: 'top' | 'right' | 'bottom' | 'left'): number =>
  style === undefined ? 0 : toPixels(style[`padding-${side}`]) + toPixels(style[`border-${side}-width`]);

function toInline(item: InlineItem, outer: Outer, paragraph: Paragraph): Styled[] {
  if (item.kind === 'box') {
    const measured = paragraph.boxes.next();
    return measured.done === true ? [] : toStyled(measured.value, outer, paragraph.measuring);
  }
  if (item.kind === 'text') return [toText(item, outer.style, paragraph)];
  const style = item.element.style.computed;
  const children = item.items.flatMap((inner) => toInline(inner, { ...outer, style }, paragraph));
  const boxes = children.flatMap((child) =>
    child.kind === 'text' ? child.lines.map(({ box }) => box) : child.box === undefined ? [] : [child.box],
  );
  const paintOrder = outer.paintOrder + toRise(item.element);
  return [{ ...toEmptyElement(item.element), ...toUnion(boxes, style), paintOrder, children }];
}

function toText(item: TextLeaf, style: ComputedStyle, { runs, measuring }: Paragraph): StyledText {
  const share = measuring.toBaselineShare(style);
  const lines = joinLines(runs.get(item) ?? []).map(({ text, box }): StyledLine => {
    return { text, box, baselineY: box.y + box.height * share };
  });
  return { kind: 'text', text: item.text, lines };
}

/** The box around others, grown by the padding and borders of the element that holds them; none around nothing. */
function toUnion(boxes: Box[], style: ComputedStyle): { box?: Box } {
  if (boxes.length === 0) return {};
  const x = Math.min(...boxes.map((box) => box.x)) - toInset(style, 'left');
  const y = Math.min(...boxes.map((box) => box.y)) - toInset(style, 'top');
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + toInset(style, 'right');
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + toInset(style, 'bottom');
  return { box: { x, y, width: right - x, height: bottom - y } };
}
