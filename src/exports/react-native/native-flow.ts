import type { Box, LayoutNode } from '../../render/layout-tree.ts';
import { findGap, measureFlow, SLACK_PX, type Alignment, type MeasuredFlow } from '../measure-flow.ts';
import type { NativeStyle } from './native-node.ts';
import { round } from './native-paint.ts';
import { toUnion } from './native-text.ts';

/** Something in a view, before it is known how the view arranges it. */
export interface Item {
  box: Box;
  grows: boolean;
  /** Words or a view with words in it, which may become narrower; others are as large as they are drawn. */
  isSoft: boolean;
  isText: boolean;
}

/** How a view arranges what is in it: its own style, and one for each item. `rows`: items of lines that have no element. */
export interface Arrangement {
  style: NativeStyle;
  items: NativeStyle[];
  /** Which of the items fill the room that they are given. */
  isFilled: boolean[];
  rows?: { items: number[]; style: NativeStyle }[];
}

type Insets = Record<'top' | 'right' | 'bottom' | 'left', number>;

/** In lines where the page has lines, else each in its place. `isFilled`: the view itself is as wide as it is made. */
export function arrangeItems(
  box: Box,
  items: readonly Item[],
  { flow, border, isFilled }: { flow: LayoutNode['flow']; border: Insets; isFilled: boolean },
): Arrangement {
  const boxes = items.map((item) => item.box);
  for (const direction of flow === undefined ? (['column', 'row'] as const) : [flow.direction]) {
    const measured = measureFlow(box, boxes, direction);
    if (measured !== undefined) return arrangeLine(box, items, measured, { flow, border, isFilled });
  }
  return arrangeRows(box, items, flow, border) ?? arrangePlaces(box, items, border);
}

function arrangeLine(
  box: Box,
  items: readonly Item[],
  measured: MeasuredFlow,
  { flow, border, isFilled }: { flow: LayoutNode['flow']; border: Insets; isFilled: boolean },
): Arrangement {
  const isRow = measured.direction === 'row';
  const { before, after, crossBefore, crossAfter } = measured;
  const anyGrows = items.some(({ grows }) => grows);
  const spreads = flow?.spreads === true && items.length > 1;
  const isCentred = isRow && !anyGrows && before > 2 && Math.abs(before - after) <= 2 * SLACK_PX;
  // What is left behind the last, or beside the widest, is room and no padding.
  const isSet = items.some(({ isText }, at) => !isText && measured.alignments[at] === 'stretch');
  const [left, right] = isRow
    ? isCentred && isFilled
      ? [Math.min(before, FEWEST_PADDING), Math.min(after, FEWEST_PADDING)]
      : [before, anyGrows || spreads ? after : Math.min(before, after)]
    : [crossBefore, isSet ? crossAfter : Math.min(crossBefore, crossAfter)];
  const [top, bottom] = isRow ? [crossBefore, crossAfter] : [before, after];
  const gap = spreads ? 0 : findGap(measured);
  const common = findCommon(measured.alignments);
  return {
    style: {
      ...(isRow && { flexDirection: 'row' }),
      ...(spreads && { justifyContent: 'space-between' }),
      ...(isCentred && { justifyContent: 'center' }),
      ...(common !== 'stretch' && { alignItems: NAMES[common] }),
      ...(gap !== undefined && gap > 0 && { gap }),
      ...toPadding({ top, right, bottom, left }, border),
    },
    items: items.map(({ grows, isSoft, isText }, at) => {
      const alignment = measured.alignments[at] ?? 'stretch';
      const margin = gap === undefined && at > 0 ? round(measured.gaps[at - 1] ?? 0) : 0;
      const { width } = items[at]?.box ?? box;
      return {
        ...(isRow && grows && { flex: 1 }),
        ...(isRow && !grows && (isText || (isSoft && width > box.width * WIDE)) && { flexShrink: 1 }),
        ...(!isRow && grows && { flexGrow: 1 }),
        ...(margin > 0 && { [isRow ? 'marginLeft' : 'marginTop']: margin }),
        ...(alignment !== common && { alignSelf: NAMES[alignment] }),
        ...(alignment === 'free' && toFreePlace(items[at]?.box ?? box, box, measured)),
      };
    }),
    isFilled: items.map(({ grows }, at) => (isRow ? grows : measured.alignments[at] === 'stretch')),
  };
}

const FEWEST_PADDING = 16;
/** Of a row: what is wider than this gives way when the row is narrower. */
const WIDE = 0.3;
const NAMES: Readonly<Record<Alignment, string>> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  free: 'flex-start',
};

/** The alignment of most that are not stretched; a view stretches what is told nothing. */
function findCommon(alignments: readonly Alignment[]): Exclude<Alignment, 'free'> {
  for (const each of ['center', 'start', 'end'] as const)
    if (alignments.every((one) => one === each || (one === 'stretch' && alignments.length > 1))) {
      if (alignments.includes(each)) return each;
    }
  return 'stretch';
}

function toFreePlace(own: Box, box: Box, { direction, crossBefore }: MeasuredFlow): NativeStyle {
  return direction === 'row'
    ? { marginTop: round(own.y - box.y - crossBefore) }
    : { marginLeft: round(own.x - box.x - crossBefore) };
}

const toPadding = (measured: Insets, border: Insets): NativeStyle => {
  const sides = Object.fromEntries(
    (['top', 'right', 'bottom', 'left'] as const).map((side) => [
      side,
      round(Math.max(0, measured[side] - border[side])),
    ]),
  ) as Insets;
  const { top, right, bottom, left } = sides;
  if (top === right && top === bottom && top === left) return top === 0 ? {} : { padding: top };
  return {
    ...(top === bottom ? top > 0 && { paddingVertical: top } : { paddingTop: top, paddingBottom: bottom }),
    ...(left === right ? left > 0 && { paddingHorizontal: left } : { paddingLeft: left, paddingRight: right }),
  };
};

/** Several lines: a flex container that wraps, or a grid, whose lines become rows that share their width. */
function arrangeRows(
  box: Box,
  items: readonly Item[],
  flow: LayoutNode['flow'],
  border: Insets,
): Arrangement | undefined {
  const rows = toRows(items);
  const bounds = rows.map((row) => toUnion(row.map((at) => items[at]?.box ?? box)));
  const down = measureFlow(box, bounds, 'column');
  const lines = rows.map((row, index) =>
    measureFlow(
      { ...(bounds[index] ?? box), x: box.x, width: box.width },
      row.map((at) => items[at]?.box ?? box),
      'row',
    ),
  );
  if (down === undefined || rows.length < 2 || lines.includes(undefined)) return undefined;
  const rowGap = findGap(down) ?? Math.min(...down.gaps);
  const gaps = lines.flatMap((line) => line?.gaps ?? []);
  const columnGap = gaps.length === 0 ? 0 : Math.min(...gaps);
  const padding = toPadding(
    {
      top: down.before,
      right: Math.min(down.crossAfter, down.crossBefore),
      bottom: down.after,
      left: down.crossBefore,
    },
    border,
  );
  const spaces = {
    ...(rowGap > 0 && { rowGap: round(rowGap) }),
    ...(columnGap > 0 && { columnGap: round(columnGap) }),
  };
  if (flow !== undefined)
    return {
      style: { flexDirection: 'row', flexWrap: 'wrap', ...spaces, ...padding },
      items: items.map(({ grows }) => (grows ? { flexGrow: 1 } : {})),
      isFilled: items.map(() => false),
    };
  return {
    style: { ...(rowGap > 0 && { gap: round(rowGap) }), ...padding },
    items: items.map((item) => ({ flex: round(item.box.width / box.width) })),
    isFilled: items.map(() => true),
    rows: rows.map((row) => ({
      items: row,
      style: { flexDirection: 'row', ...(columnGap > 0 && { gap: round(columnGap) }) },
    })),
  };
}

/** Items that stand beside one another. */
function toRows(items: readonly Item[]): number[][] {
  const rows: { bottom: number; items: number[] }[] = [];
  for (const [at, { box }] of items.entries()) {
    const row = rows.at(-1);
    if (row !== undefined && box.y < row.bottom - SLACK_PX) {
      row.items.push(at);
      row.bottom = Math.max(row.bottom, box.y + box.height);
    } else rows.push({ bottom: box.y + box.height, items: [at] });
  }
  return rows.map((row) => row.items);
}

/** Nothing tells how they follow one another: each stays where it stands. */
const arrangePlaces = (box: Box, items: readonly Item[], border: Insets): Arrangement => ({
  style: { height: round(box.height) },
  items: items.map((item) => toPlace(item.box, box, border)),
  isFilled: items.map(() => true),
});

/** Held at the edges that it is nearest to. */
export function toPlace(own: Box, box: Box, border: Insets): NativeStyle {
  const left = round(own.x - box.x - border.left);
  const right = round(box.x + box.width - own.x - own.width - border.right);
  const top = round(own.y - box.y - border.top);
  const bottom = round(box.y + box.height - own.y - own.height - border.bottom);
  const isWide = own.width > box.width * 0.8;
  return {
    position: 'absolute',
    ...(isWide ? { left, right } : { ...(left <= right ? { left } : { right }), width: round(own.width) }),
    ...(own.height > box.height * 0.8
      ? { top, bottom }
      : { ...(top <= bottom ? { top } : { bottom }), height: round(own.height) }),
  };
}
