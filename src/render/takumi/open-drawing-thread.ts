import { Worker } from 'node:worker_threads';
import { AppError } from '../../domain/app-error.ts';
import { ThreadLostError } from './thread-lost-error.ts';
import type { Rendering, RenderRequest } from '../render-engine.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-messages.ts';

/** A thread that draws pages, several in turn: while one is painted, the next is laid out. */
export interface DrawingThread {
  /** How many pages it has not answered yet. */
  readonly pageCount: number;
  readonly hasEnded: boolean;
  /** Rejects with an AppError when the page is at fault, the signal's reason when it fires, else ThreadLostError. */
  draw(request: RenderRequest): Promise<Rendering>;
  /** Ends it; the pages underway are lost. */
  end(): Promise<void>;
}

interface PendingPage {
  resolve: (rendering: Rendering) => void;
  reject: (reason: unknown) => void;
}

/** What styles and layout of the largest pages need several times over; a page that wants more ends its thread alone. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

export function openDrawingThread(): DrawingThread {
  const worker = new Worker(new URL('drawing-thread.ts', import.meta.url), { resourceLimits: MEMORY });
  const pending = new Map<number, PendingPage>();
  let pageNumber = 0;
  let hasEnded = false;

  worker.on('message', (answer: DrawingAnswer) => {
    const page = pending.get(answer.id);
    forget(answer.id);
    if (answer.kind === 'drawn') page?.resolve(answer.rendering);
    else page?.reject(toError(answer));
  });
  worker.on('error', (cause) => loseAll(cause));
  worker.on('exit', () => loseAll());
  // Listening has it keep the process alive; only a page that somebody waits for does.
  worker.unref();

  function forget(id: number): void {
    pending.delete(id);
    if (pending.size === 0) worker.unref();
  }

  function loseAll(cause?: unknown): void {
    hasEnded = true;
    for (const page of pending.values()) page.reject(new ThreadLostError({ cause }));
    pending.clear();
  }

  return {
    get pageCount() {
      return pending.size;
    },
    get hasEnded() {
      return hasEnded;
    },
    draw({ html, device, signal }) {
      signal.throwIfAborted();
      const id = pageNumber++;
      const { promise, resolve, reject } = Promise.withResolvers<Rendering>();
      const tell = (order: DrawingOrder): void => worker.postMessage(order);
      const onAbort = (): void => {
        forget(id);
        tell({ kind: 'cancel', id });
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      pending.set(id, { resolve, reject });
      worker.ref();
      tell({ kind: 'draw', id, html, device });
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async end() {
      loseAll();
      await worker.terminate();
    },
  };
}

function toError({ message, code, hint }: DrawingAnswer & { kind: 'failed' }): Error {
  return code === undefined ? new Error(message) : new AppError(code, message, hint === undefined ? {} : { hint });
}
