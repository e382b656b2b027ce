import { toPixels } from '../paint/computed-style.ts';
import type { CascadedStyle } from './cascade.ts';

type Specified = CascadedStyle['specified'];
type Parent = Pick<CascadedStyle, 'specified' | 'roomPx'>;

const MARGINS = ['margin-left', 'margin-right'];
const EDGES = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width'];

/**
 * How wide the content of an element can be, CSS pixels, told from styles alone: what its parent leaves, less its
 * edges. How wide it comes out beside others only the layout knows.
 */
export function toRoomPx(specified: Specified, parent: Parent | undefined, viewportWidthPx: number): number {
  const around = parent === undefined ? viewportWidthPx : toAreaPx(specified, parent);
  const outer = Math.min(
    around - sum(specified, MARGINS),
    ...LIMITS.map((property) => toLimit(specified.get(property))),
  );
  return Math.max(0, outer - sum(specified, EDGES));
}

const LIMITS = ['width', 'max-width'];
const toLimit = (value = ''): number => (value.endsWith('px') ? toPixels(value, Infinity) : Infinity);

const sum = (specified: Specified, properties: readonly string[]): number =>
  properties.reduce((total, property) => total + toPixels(specified.get(property) ?? ''), 0);

/** As Tailwind writes columns of equal width, and an element that spans some of them. */
const EQUAL_COLUMNS = /^repeat\((\d+), minmax\(0(?:px)?, 1fr\)\)$/;
const SPAN = /^span (\d+) \/ span \1$/;

function toAreaPx(specified: Specified, { specified: around, roomPx }: Parent): number {
  const columns = Number(EQUAL_COLUMNS.exec(around.get('grid-template-columns') ?? '')?.[1] ?? 1);
  if (columns === 1) return roomPx;
  const gap = toPixels(around.get('column-gap') ?? around.get('gap') ?? '');
  const spanned = Number(SPAN.exec(specified.get('grid-column') ?? '')?.[1] ?? 1);
  return ((roomPx + gap) / columns) * spanned - gap;
}
