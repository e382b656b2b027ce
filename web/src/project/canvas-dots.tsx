import { useStore } from '@xyflow/react';

/** At true size; further away it is doubled until dots are never closer than this. */
const GAP_PX = 40;
const LEAST_GAP_PX = 20;

const gapAt = (zoom: number): number => {
  const gap = GAP_PX * zoom;
  return gap >= LEAST_GAP_PX ? gap : gap * 2 ** Math.ceil(Math.log2(LEAST_GAP_PX / gap));
};

/**
 * Dots that go along with the canvas. They are drawn once for a zoom and then pushed by less than their distance, which costs
 * no drawing; a pattern whose origin moves is drawn anew for each frame.
 */
export function CanvasDots() {
  const x = useStore(({ transform }) => transform[0] % gapAt(transform[2]));
  const y = useStore(({ transform }) => transform[1] % gapAt(transform[2]));
  const gap = useStore(({ transform }) => gapAt(transform[2]));
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-1 overflow-hidden">
      <div
        className="absolute bg-[radial-gradient(circle,var(--line)_1px,transparent_1.5px)] will-change-transform"
        style={{ inset: -gap, backgroundSize: `${gap}px ${gap}px`, transform: `translate(${x}px, ${y}px)` }}
      />
    </div>
  );
}
