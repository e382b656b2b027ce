import type { Box, LayoutNode } from '../../render/layout-tree.ts';
import { findAlignment, findGap, measureFlow, type MeasuredFlow } from '../measure-flow.ts';
import type { FigLayer } from './fig-tree.ts';
import type { Fields } from './fig-paint.ts';

/**
 * A frame that arranges its layers by itself where that puts each of them where the page has it: in the direction of its
 * flex, else one below the other. What floats keeps its place. Other frames come back as they are.
 */
export function layOutLayers(frame: FigLayer, flow?: LayoutNode['flow']): FigLayer {
  const flowing = frame.children.filter(({ floats }) => floats !== true);
  const boxes = flowing.map(toBox);
  const box = { x: 0, y: 0, ...toSize(frame) };
  if (flowing.length === 0 || !boxes.every((each) => each !== undefined)) return frame;
  const direction = flow?.direction ?? 'column';
  const measured = measureFlow(box, boxes, direction);
  const gap = measured && findGap(measured);
  const alignment = measured && findAlignment(measured);
  if (measured === undefined || gap === undefined || alignment === undefined) return frame;
  const justify = flow?.justify === 'between' && flowing.length < 2 ? 'start' : (flow?.justify ?? 'start');
  return {
    ...frame,
    fields: { ...frame.fields, ...toStack(measured, { gap, alignment, justify }) },
    children: frame.children.map((layer) => toStacked(layer, flowing.indexOf(layer), measured)),
  };
}

const JUSTIFIED = { start: 'MIN', center: 'CENTER', end: 'MAX', between: 'SPACE_BETWEEN' } as const;
const ALIGNMENTS = { start: 'MIN', center: 'CENTER', end: 'MAX' } as const;

function toStack(
  { direction, before, after, crossBefore, crossAfter }: MeasuredFlow,
  { gap, alignment, justify }: { gap: number; alignment: keyof typeof ALIGNMENTS; justify: keyof typeof JUSTIFIED },
): Fields {
  const [left, top, right, bottom] =
    direction === 'row' ? [before, crossBefore, after, crossAfter] : [crossBefore, before, crossAfter, after];
  return {
    stackMode: direction === 'row' ? 'HORIZONTAL' : 'VERTICAL',
    stackSpacing: gap,
    stackHorizontalPadding: left,
    stackVerticalPadding: top,
    stackPaddingRight: right,
    stackPaddingBottom: bottom,
    stackPrimaryAlignItems: JUSTIFIED[justify],
    stackCounterAlignItems: ALIGNMENTS[alignment],
    stackPrimarySizing: 'RESIZE_TO_FIT',
    stackCounterSizing: 'RESIZE_TO_FIT',
  };
}

/** A layer in a frame that arranges. What fills the room it is given is no longer as wide or high as what it holds. */
function toStacked(layer: FigLayer, at: number, { direction, alignments }: MeasuredFlow): FigLayer {
  if (at < 0) return { ...layer, fields: { ...layer.fields, stackPositioning: 'ABSOLUTE' } };
  const isStretched = alignments[at] === 'stretch' && layer.type === 'FRAME';
  const fills = { main: layer.grows === true, cross: isStretched };
  const { stackMode } = layer.fields;
  const isAlong = (stackMode === 'HORIZONTAL') === (direction === 'row');
  const [primary, counter] = isAlong ? [fills.main, fills.cross] : [fills.cross, fills.main];
  return {
    ...layer,
    fields: {
      ...layer.fields,
      ...(fills.main && { stackChildPrimaryGrow: 1 }),
      ...(fills.cross && { stackChildAlignSelf: 'STRETCH' }),
      ...(stackMode !== undefined && primary && { stackPrimarySizing: 'FIXED' }),
      ...(stackMode !== undefined && counter && { stackCounterSizing: 'FIXED' }),
    },
  };
}

const toSize = ({ fields }: FigLayer): { width: number; height: number } => {
  const { x, y } = fields['size'] as { x: number; y: number };
  return { width: x, height: y };
};

/** Where it stands in the frame; undefined where it is turned or scaled there, which no flow does. */
function toBox(layer: FigLayer): Box | undefined {
  const { m00, m01, m02, m10, m11, m12 } = layer.fields['transform'] as Record<string, number>;
  if (m00 !== 1 || m11 !== 1 || m01 !== 0 || m10 !== 0) return undefined;
  return { x: m02 ?? 0, y: m12 ?? 0, ...toSize(layer) };
}
