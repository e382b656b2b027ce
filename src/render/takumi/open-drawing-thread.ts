import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../domain/app-error.ts';
import { ThreadLostError } from './thread-lost-error.ts';
import type { DrawingRequest, Rendering } from '../render-engine.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-messages.ts';

/** A thread that draws pages, several in turn: while one is painted, the next is laid out. */
export interface DrawingThread {
  /** How many pages it has not answered yet. */
  readonly pageCount: number;
  readonly hasEnded: boolean;
  /** Rejects with an AppError when the page is at fault, the signal's reason when it fires, else ThreadLostError. */
  draw(request: DrawingRequest): Promise<Rendering>;
  /** Ends it; the pages underway are lost. */
  end(): Promise<void>;
}

interface PendingPage {
  resolve: (rendering: Rendering) => void;
  reject: (reason: unknown) => void;
}

/** What styles and layout of the largest pages need several times over; a page that wants more ends its thread alone. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/**
 * A page leaves some 20 MB of garbage, and V8 takes a heap that is small and fills up fast for one to be searched all
 * the time: every second page, for a fifth of all that drawing takes. Heaps of this size are not searched before they
 * are full. Said to V8 as a whole, since a thread cannot be started with options of its own; only threads that start
 * later hear it.
 */
const UNSEARCHED_MB = 128;

/** The ending of modules: `.ts` in the sources, `.js` in the package. */
const ENDING = path.extname(import.meta.filename);

export function openDrawingThread(): DrawingThread {
  setFlagsFromString(`--initial-old-space-size=${UNSEARCHED_MB}`);
  const worker = new Worker(new URL(`drawing-thread${ENDING}`, import.meta.url), { resourceLimits: MEMORY });
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
    draw({ signal, ...page }) {
      signal.throwIfAborted();
      const id = pageNumber++;
      const { promise, resolve, reject } = Promise.withResolvers<Rendering>();
      const tell = (order: DrawingOrder): void => worker.postMessage(order, []);
      const onAbort = (): void => {
        forget(id);
        tell({ kind: 'cancel', id });
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      pending.set(id, { resolve, reject });
      worker.ref();
      tell({ kind: 'draw', id, ...page });
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
