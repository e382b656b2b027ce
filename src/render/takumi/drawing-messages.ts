import type { AppErrorOptions, ErrorCode } from '../../domain/app-error.ts';
import type { DrawingRequest, Rendering } from '../render-engine.ts';

/** What the service says to a process that draws. */
export type DrawingOrder =
  | ({ kind: 'draw'; id: number } & Omit<DrawingRequest, 'signal'>)
  /** Nobody waits for the page any more; it is not answered. */
  | { kind: 'cancel'; id: number };

/** What the process says once, when it has loaded what draws. */
export interface DrawingReady {
  kind: 'ready';
}

/** What the process says back, once per page. `heldMb` is what the process holds of the machine's memory by now. */
export type DrawingAnswer =
  | { kind: 'drawn'; id: number; heldMb: number; rendering: Rendering }
  /** With a code when the page is at fault, without when the renderer is. */
  | {
      kind: 'failed';
      id: number;
      heldMb: number;
      message: string;
      code?: ErrorCode;
      hint?: AppErrorOptions['hint'];
    };
