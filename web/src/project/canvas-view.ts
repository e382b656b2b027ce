import { getViewportForBounds, type Rect, type Viewport } from '@xyflow/react';
import type { CanvasNode, ScreenNode } from './canvas-nodes.ts';
import { isScreenNode } from './canvas-nodes.ts';

/** Tailwind's `lg`: from here on the activity is wider. */
const LARGE_PX = 1_024;

/** What lies over the canvas: the activity at the right where there is any, the prompt below, names above. */
export const canvasPadding = (hasActivity: boolean, widthPx: number) =>
  ({
    top: '92px',
    right: hasActivity ? (widthPx < LARGE_PX ? '272px' : '360px') : '64px',
    bottom: '150px',
    left: '64px',
  }) as const;

/**
 * Where everything that is worked on is seen well: each screen whole, and of a design system, which is many times as high, as
 * much as stands beside them. Undefined without anything.
 */
export function viewOfWork(
  nodes: readonly CanvasNode[],
  { width, height }: { width: number; height: number },
  hasActivity: boolean,
): Viewport | undefined {
  const placed = nodes.filter(isScreenNode);
  if (placed.length === 0) return undefined;
  const [systems, screens] = [placed.filter(isSystem), placed.filter((node) => !isSystem(node))];
  const bottom = Math.max(...screens.map(toRect).map((rect) => rect.y + rect.height));
  const shown = [
    ...screens.map(toRect),
    ...systems.map(toRect).map((rect) => ({ ...rect, height: clip(rect, bottom) })),
  ];
  const bounds = around(shown);
  return getViewportForBounds(bounds, width, height, LEAST_ZOOM, 1, canvasPadding(hasActivity, width));
}

const LEAST_ZOOM = 0.02;

const isSystem = ({ data }: ScreenNode): boolean => data.instance.type === 'DESIGN_SYSTEM_INSTANCE';

/** At least its first, square part. */
const clip = ({ y, width, height }: Rect, bottom: number): number => Math.min(height, Math.max(bottom - y, width));

const toRect = ({ position, width = 0, height = 0 }: ScreenNode): Rect => ({ ...position, width, height });

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
