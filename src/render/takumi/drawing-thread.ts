import { parentPort } from 'node:worker_threads';
import { AppError } from '../../domain/app-error.ts';
import { drawPage } from './draw-page.ts';
import { createRendererCache } from './renderer-cache.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-messages.ts';

/**
 * Runs in a thread of its own. Styling and laying out a page takes up to a tenth of a second in which nobody else would
 * be answered; and its pixels, a hundred megabytes at times, would have the service's whole memory searched for garbage.
 */
if (parentPort === null) throw new Error('pages are drawn in a thread of their own');
const port = parentPort;
const renderers = createRendererCache();
const underway = new Map<number, AbortController>();

port.on('message', (order: DrawingOrder) => {
  if (order.kind === 'cancel') underway.get(order.id)?.abort();
  else void draw(order);
});

async function draw({ id, kind: _kind, ...page }: DrawingOrder & { kind: 'draw' }): Promise<void> {
  const cancelling = new AbortController();
  underway.set(id, cancelling);
  const answer = await drawPage({ ...page, signal: cancelling.signal }, renderers).then(
    (rendering): DrawingAnswer => ({ kind: 'drawn', id, rendering }),
    (error: unknown) => toFailure(id, error),
  );
  underway.delete(id);
  if (!cancelling.signal.aborted) port.postMessage(answer);
}

/** An error crosses to the other thread as its words: what it is made of stays behind. */
function toFailure(id: number, error: unknown): DrawingAnswer {
  if (error instanceof AppError) {
    const { code, message, hint } = error;
    return { kind: 'failed', id, message, code, ...(hint === undefined ? {} : { hint }) };
  }
  return { kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
