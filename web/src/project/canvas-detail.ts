import { useStore } from '@xyflow/react';
import { createContext, useContext, useMemo } from 'react';

/** How much of a screen is to be seen at the zoom that the canvas has. */
export interface CanvasDetail {
  /** At most so many shown pixels for one of a screen, in powers of two: it changes seldom. */
  scale: number;
  /** Whether a screen is near enough to be its own document. */
  isNear: boolean;
}

/** From this zoom on a selected screen is its own document and not a picture of it. */
const LIVE_ZOOM = 0.6;

export const CanvasDetailContext = createContext<CanvasDetail>({ scale: 1, isNear: false });

/** For each screen at once: if each asked for the zoom itself, each would be asked while the canvas is only moved. */
export function useCanvasDetail(): CanvasDetail {
  const scale = useStore(({ transform }) => 2 ** Math.ceil(Math.log2(transform[2])));
  const isNear = useStore(({ transform }) => transform[2] >= LIVE_ZOOM);
  return useMemo(() => ({ scale, isNear }), [scale, isNear]);
}

export const useDetail = (): CanvasDetail => useContext(CanvasDetailContext);
