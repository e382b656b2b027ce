import type { Box, LayoutNode } from '../../render/layout-tree.ts';
import { findGap, measureFlow, SLACK_PX, type Alignment, type MeasuredFlow } from '../measure-flow.ts';
import type { Arrangement, Insets, Item } from './arrangement.ts';
import type { NativeStyle } from './native-node.ts';
import { round } from './native-paint.ts';
import { arrangePlaces } from './native-places.ts';
import { toUnion } from './native-text.ts';

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
  return measured.direction === 'row'
    ? arrangeRow(box, items, measured, { flow, border, isFilled })
    : arrangeColumn(box, items, measured, { border, isFilled });
}

/** One below the other. */
function arrangeColumn(
  box: Box,
  items: readonly Item[],
  measured: MeasuredFlow,
  { border, isFilled }: { border: Insets; isFilled: boolean },
): Arrangement {
  const { before, after, crossBefore } = measured;
  // What lies free beside the widest of them is no padding, unless it does on both sides.
  const isNarrow = isFilled && measured.crossAfter - crossBefore > LEAST_ROOM_PX;
  // So it is beside words in the middle of what is as wide as it is made: they may turn out wider.
  const isLoose =
    isFilled &&
    findCommon(measured.alignments) === 'center' &&
    items.every(({ isText, isBroken }, at) => measured.alignments[at] !== 'stretch' || (isText && isBroken !== true));
  const isSet = !isNarrow && items.some(({ isText }, at) => !isText && measured.alignments[at] === 'stretch');
  const even = Math.min(crossBefore, measured.crossAfter, isLoose ? LEAST_ROOM_PX : Infinity);
  const right = isSet ? measured.crossAfter : even;
  const left = isLoose ? even : crossBefore;
  const alignments = measured.alignments.map((each, at): Alignment => {
    if (each !== 'stretch') return each;
    if (isLoose) return 'center';
    return isNarrow && items[at]?.isText === false ? 'start' : each;
  });
  const gap = findGap(measured);
  const common = findCommon(alignments);
  const room = box.width - left - right;
  return {
    style: {
      ...(common !== 'stretch' && { alignItems: NAMES[common] }),
      ...(gap !== undefined && gap > 0 && { gap }),
      ...toPadding({ top: before, right, bottom: after, left }, border),
    },
    items: items.map((item, at) => {
      const alignment = alignments[at] ?? 'stretch';
      const margin = gap === undefined && at > 0 ? round(measured.gaps[at - 1] ?? 0) : 0;
      return {
        ...(item.grows && { flexGrow: 1 }),
        ...(margin > 0 && { marginTop: margin }),
        ...(alignment !== common && { alignSelf: NAMES[alignment] }),
        ...(alignment === 'free' && { marginLeft: round(item.box.x - box.x - crossBefore) }),
        // Its words broke before they filled the room, as bubbles of a chat do.
        ...(item.isBroken === true &&
          alignment !== 'stretch' && { maxWidth: `${Math.ceil((item.box.width / room) * 1000) / 10}%` }),
      };
    }),
    isFilled: alignments.map((alignment) => isFilled && alignment === 'stretch'),
  };
}

const LEAST_ROOM_PX = 8;

/** One beside the other. */
function arrangeRow(
  box: Box,
  items: readonly Item[],
  measured: MeasuredFlow,
  { flow, border, isFilled }: { flow: LayoutNode['flow']; border: Insets; isFilled: boolean },
): Arrangement {
  const { before, after, crossBefore, crossAfter, alignments } = measured;
  const anyGrows = items.some(({ grows }) => grows);
  const justify = flow?.justify ?? 'start';
  const spreads = justify === 'between' && items.length > 1;
  const isCentred = justify === 'center' && !anyGrows;
  const room = measured.gaps.reduce((sum, gap) => sum + gap, before + after);
  // Cells of a grid or a table share the row as they do there.
  const isShared =
    flow === undefined && items.length > 1 && items.every(({ isBare }) => isBare !== true) && room < box.width / 3;
  const gap = spreads ? round(Math.min(FEWEST_PADDING, ...measured.gaps)) : findGap(measured);
  // What a margin that takes all the room pushes away.
  const isTight = isShared || spreads || anyGrows || isCentred || !isFilled;
  const widest = isTight ? -1 : measured.gaps.findIndex((each) => each > FEWEST_PUSHED_PX);
  const pushed = widest < 0 ? undefined : widest + 1;
  // What is alone in a row and fills it, as a button in a bar of buttons, goes on to do so.
  const [only] = items;
  const isAlone = items.length === 1 && isFilled && only?.isText === false && !anyGrows && !isCentred;
  const fillsAlone = isAlone && Math.abs(before - after) <= SLACK_PX && before <= FEWEST_PADDING;
  const sides = isCentred ? Math.min(before, FEWEST_PADDING) : before;
  const common = findCommon(alignments);
  return {
    style: {
      flexDirection: 'row',
      ...(spreads && { justifyContent: 'space-between' }),
      // As wide as it was drawn, with room for words that turn out wider.
      ...(isCentred && { justifyContent: 'center', ...(!isFilled && { minWidth: round(box.width) }) }),
      ...(justify === 'end' && { justifyContent: 'flex-end' }),
      ...(common !== 'stretch' && { alignItems: NAMES[common] }),
      ...(gap !== undefined && gap > 0 && pushed === undefined && { gap }),
      ...toPadding(
        {
          top: crossBefore,
          right: anyGrows || isShared || spreads || pushed !== undefined ? after : Math.min(after, sides),
          bottom: crossAfter,
          left: justify === 'end' ? Math.min(before, after) : sides,
        },
        border,
      ),
    },
    items: items.map((item, at) => {
      const alignment = alignments[at] ?? 'stretch';
      const margin =
        (gap === undefined || pushed !== undefined) && at > 0 && !spreads ? round(measured.gaps[at - 1] ?? 0) : 0;
      const isWide = item.isText || (item.isSoft && item.box.width > box.width * WIDE);
      return {
        ...(isShared && { flex: round(item.box.width / box.width) }),
        ...(!isShared && item.grows && { flex: 1 }),
        ...(fillsAlone && { flexGrow: 1 }),
        ...(!isShared && !item.grows && isWide && { flexShrink: 1 }),
        ...(at === pushed ? { marginLeft: 'auto' } : margin > 0 && { marginLeft: margin }),
        ...(alignment !== common && { alignSelf: NAMES[alignment] }),
        ...(alignment === 'free' && { marginTop: round(item.box.y - box.y - crossBefore) }),
      };
    }),
    isFilled: items.map(({ grows }) => isShared || grows || fillsAlone),
  };
}

/** Wider than any gap that somebody sets. */
const FEWEST_PUSHED_PX = 48;
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
      items: items.map((item) => ({
        ...(item.box.width > (box.width - 2 * down.crossBefore) * WHOLE && { width: '100%' }),
        ...(item.isSoft && { flexShrink: 1 }),
        ...(item.grows && { flexGrow: 1 }),
      })),
      isFilled: items.map(() => false),
    };
  return {
    style: { ...(rowGap > 0 && { gap: round(rowGap) }), ...padding },
    items: items.map((item) => ({ flex: round(item.box.width / box.width) })),
    isFilled: items.map(() => true),
    rows: rows.map((row, index) => {
      // A row need not begin in the first column.
      const indent = round((lines[index]?.before ?? 0) - down.crossBefore);
      return {
        items: row,
        style: {
          flexDirection: 'row',
          ...(columnGap > 0 && { gap: round(columnGap) }),
          ...(indent > SLACK_PX && { paddingLeft: indent }),
        },
      };
    }),
  };
}

/** Of a line: what is as wide as this has it to itself. */
const WHOLE = 0.95;

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
