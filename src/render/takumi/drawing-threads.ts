import { Worker } from 'node:worker_threads';
import { AppError } from '../../domain/app-error.ts';
import type { Rendering, RenderRequest } from '../render-engine.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-messages.ts';

/** Threads that draw pages; each is started when all before it have work. */
export interface DrawingThreads {
  /**
   * Rejects with what the page is at fault for (AppError), with the signal's reason, or with ThreadLostError when the
   * thread ended over this page or one beside it.
   */
  draw(page: Omit<RenderRequest, 'signal'>, signal: AbortSignal): Promise<Rendering>;
  /** Ends the thread in which a page hangs; the pages beside it are lost, too. */
  endThreadOf(page: object): void;
  close(): Promise<void>;
}
