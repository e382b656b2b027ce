import type { Band, Column } from './page-bands.ts';
import { heightOf } from './section-need.ts';

const LOW_SIDE_PX = 240;
const MUCH_HIGHER = 3;
/** From here on a short column leaves a hole that is seen. */
const HIGHER = 1.6;
const HOLE_PX = 240;

/**
 * Beside a low column only as much of a long one stands as is of its height; the rest has the width. Of a side part that is
 * told to stand there as much as can stays at its side.
 */
export function splitColumns(band: Band): Band[] {
  if (band.kind === 'full' || band.columns.length !== 2) return [band];
  const [one, other] = band.columns;
  if (one === undefined || other === undefined) return [band];
  const isFirstLow = pxOf(one) <= pxOf(other);
  const [low, tall] = isFirstLow ? [one, other] : [other, one];
  const [lowPx, tallPx] = [pxOf(low), pxOf(tall)];
  if (tall.place === 'main') {
    if (lowPx > LOW_SIDE_PX || tallPx < lowPx * MUCH_HIGHER || tall.sections.length < 3) return [band];
  } else if (tallPx < lowPx * HIGHER || tallPx - lowPx < HOLE_PX || tall.sections.length < 2) return [band];
  let px = 0;
  const count = tall.sections.findIndex((section) => (px += heightOf(section)) >= lowPx) + 1;
  const [beside, below] = [tall.sections.slice(0, count), tall.sections.slice(count)];
  return [
    { ...band, columns: band.columns.map((column) => (column === tall ? { ...tall, sections: beside } : column)) },
    ...below.map((section): Band => ({ kind: 'full', section: { ...section, place: 'main' } })),
  ];
}

const pxOf = ({ sections }: Column): number => sections.reduce((sum, one) => sum + heightOf(one), 0);
