import { ViewportPortal } from '@xyflow/react';
import { useMemo } from 'react';
import type { CanvasNode } from './canvas-nodes.ts';

/** Names stand over and under what they name. */
const MARGIN = 600;

/**
 * One sheet below everything that stands on the canvas. Browsers draw things that lie apart from each other on layers of their
 * own, one for each screen, and look through all of those for every frame; on a common ground they share one.
 */
export function CanvasGround({ nodes }: { nodes: readonly CanvasNode[] }) {
  const sheet = useMemo(() => {
    if (nodes.length === 0) return undefined;
    const left = Math.min(...nodes.map(({ position }) => position.x)) - MARGIN;
    const top = Math.min(...nodes.map(({ position }) => position.y)) - MARGIN;
    const right = Math.max(...nodes.map(({ position, width = 0 }) => position.x + width)) + MARGIN;
    const bottom = Math.max(...nodes.map(({ position, height = 0 }) => position.y + height)) + MARGIN;
    return { left, top, width: right - left, height: bottom - top };
  }, [nodes]);
  return (
    sheet && (
      <ViewportPortal>
        {/* As good as invisible, but something that is drawn. */}
        <div aria-hidden className="pointer-events-none absolute -z-1 bg-black/[0.001]" style={sheet} />
      </ViewportPortal>
    )
  );
}
