import { html, type Markup } from '../../../markup/html.ts';
import type { Ground } from '../block.ts';
import { chartInkOn } from './chart-ink.ts';
import { toAreaPath, toLinePath, type ChartPoint } from './line-path.ts';

/** Room above and below the line for its own width and the last dot, in percent. */
const MARGIN = 12;

/** A small line of recent values, oldest first, with a dot at the latest; the words beside it carry its meaning. */
export function sparkline(values: readonly number[], ground: Ground, size = 'h-10 w-full'): Markup {
  const points = toSparkPoints(values);
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return html``;
  const ink = chartInkOn(ground);
  return html`<svg
    data-part="trend"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="${size} overflow-visible"
  >
    <path d="${toAreaPath(points)}" class="${ink.area}" />
    <path
      d="${toLinePath(points)}"
      fill="none"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      vector-effect="non-scaling-stroke"
      class="${ink.stroke}"
    />
    <path
      d="M${last.x} ${100 - last.y}h0"
      fill="none"
      stroke-width="8"
      stroke-linecap="round"
      vector-effect="non-scaling-stroke"
      class="${ink.stroke}"
    />
  </svg>`;
}

function toSparkPoints(values: readonly number[]): ChartPoint[] {
  const low = Math.min(...values);
  const spread = Math.max(...values) - low;
  return values.map((value, index) => ({
    x: Math.round((index / (values.length - 1)) * 9600) / 100,
    y: Math.round(spread === 0 ? 50 : MARGIN + ((value - low) / spread) * (100 - 2 * MARGIN)),
  }));
}
