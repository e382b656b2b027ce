import type { Box, LayoutChild, LayoutNode } from '../../render/layout-tree.ts';
import { findAlignment, findGap, measureFlow, type MeasuredFlow } from '../measure-flow.ts';
import type { BoardLayer, Layer } from './layer.ts';

/** What stands in an element, and its layers. */
export interface Part {
  child: LayoutChild;
  layers: readonly Layer[];
}

export interface ArrangedParts {
  /** How the board arranges, in Penpot's words. */
  shape: Readonly<Record<string, unknown>>;
  /** A layer for each part that is seen. */
  units: Layer[];
}

/**
 * How a board arranges its parts by itself, where that puts each of them where the page has it: in the direction of a flex
 * container, else one below the other. What floats keeps its place. Undefined where no flow does that.
 */
export function arrangeParts({ box, flow }: LayoutNode, parts: readonly Part[]): ArrangedParts | undefined {
  const units = parts.filter(({ layers }) => layers.length > 0).map(toUnit);
  const flowing = units.filter(({ child }) => !isFloating(child));
  if (flowing.length === 0) return undefined;
  const direction = flow?.direction ?? 'column';
  const boxes = flowing.map((unit) => unit.box);
  const measured = measureFlow(box, boxes, direction);
  const gap = measured && findGap(measured);
  const alignment = measured && findAlignment(measured);
  if (measured === undefined || gap === undefined || alignment === undefined) return undefined;
  const justify = flow?.justify === 'between' && flowing.length < 2 ? 'start' : (flow?.justify ?? 'start');
  return {
    shape: {
      layout: 'flex',
      // The layers of a board are listed from the bottom, and arranged from the top: reversed, they stand in their order.
      layoutFlexDir: `${direction}-reverse`,
      layoutWrapType: 'nowrap',
      layoutGapType: 'simple',
      layoutGap: { rowGap: gap, columnGap: gap },
      layoutPaddingType: 'multiple',
      layoutPadding: toPadding(measured),
      layoutJustifyContent: justify === 'between' ? 'space-between' : justify,
      layoutAlignItems: alignment,
    },
    units: units.map((unit) => toArranged(unit, flowing.indexOf(unit), measured)),
  };
}

interface Unit {
  child: LayoutChild;
  layer: Layer;
  box: Box;
}

/** One layer of a known size: what is more, or has none, gets a board around it. */
function toUnit({ child, layers }: Part): Unit {
  const [only] = layers;
  const box = layers.length === 1 && only !== undefined ? toBox(only) : undefined;
  if (only !== undefined && box !== undefined) return { child, layer: only, box };
  const isPlain = layers.length === 1 && only?.kind === 'group' && !only.isMasked;
  const layer: BoardLayer = {
    kind: 'board',
    // A wrapper without a name of its own is called as what is in it.
    name: isPlain ? only.name : toName(child),
    box: child.box,
    shape: { fills: [], strokes: [], ...(isPlain && { opacity: only.opacity }) },
    children: isPlain ? only.children : [...layers],
  };
  return { child, layer, box: child.box };
}

const toName = (child: LayoutChild): string => (child.kind === 'text' ? child.text.trim() : child.name);

function toBox(layer: Layer): Box | undefined {
  if (layer.kind === 'group') return undefined;
  if (layer.kind !== 'shape') return layer.box;
  const { x, y, width, height, rotation = 0 } = layer.shape;
  const isBox = [x, y, width, height].every((value) => typeof value === 'number') && rotation === 0;
  return isBox ? { x: Number(x), y: Number(y), width: Number(width), height: Number(height) } : undefined;
}

const isFloating = (child: LayoutChild): boolean => 'floats' in child && child.floats !== undefined;

/** A layer that keeps its place in a board that arranges the others. */
export const toUnarranged = (layer: Layer): Layer => withFields(layer, { layoutItemAbsolute: true });

/** What fills the room that it is given, along the flow or across it, says so. */
function toArranged({ child, layer }: Unit, at: number, { direction, alignments }: MeasuredFlow): Layer {
  if (at < 0) return toUnarranged(layer);
  const fillsMain = 'grows' in child && child.grows;
  const fillsCross = alignments[at] === 'stretch' && layer.kind === 'board';
  const [across, down] = direction === 'row' ? [fillsMain, fillsCross] : [fillsCross, fillsMain];
  return withFields(layer, {
    ...(across && { layoutItemHSizing: 'fill' }),
    ...(down && { layoutItemVSizing: 'fill' }),
  });
}

function withFields(layer: Layer, fields: Readonly<Record<string, unknown>>): Layer {
  if (layer.kind === 'group' || Object.keys(fields).length === 0) return layer;
  return { ...layer, shape: { ...layer.shape, ...fields } } as Layer;
}

function toPadding({ direction, before, after, crossBefore, crossAfter }: MeasuredFlow): object {
  const [top, right, bottom, left] =
    direction === 'row' ? [crossBefore, after, crossAfter, before] : [before, crossAfter, after, crossBefore];
  return { p1: top, p2: right, p3: bottom, p4: left };
}
