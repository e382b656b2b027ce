import { enableCompileCache } from 'node:module';
import type { DrawingAnswer, DrawingOrder, DrawingReady } from './drawing-messages.ts';

/**
 * Runs in a process of its own. Styling and laying out a page takes up to a tenth of a second in which nobody else would
 * be answered; its pixels, a hundred megabytes at times, would have the service's whole memory searched for garbage; and
 * what libraries in other languages keep of them is given back when the process ends.
 */
const { send } = process;
if (send === undefined) throw new Error('pages are drawn in a process of their own');

enableCompileCache();
const [{ AppError }, { drawPage }, { createRendererCache }] = await Promise.all([
  import('../../domain/app-error.ts'),
  import('./draw-page.ts'),
  import('./renderer-cache.ts'),
  // Else the first page would wait for what it needs only at its end.
  import('@takumi-rs/core'),
  import('sharp'),
]);

const renderers = createRendererCache();
const underway = new Map<number, AbortController>();

process.on('message', (order: DrawingOrder) => {
  if (order.kind === 'cancel') underway.get(order.id)?.abort();
  else void draw(order);
});
// The service is gone, however it ended.
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' } satisfies DrawingReady);

async function draw({ id, kind: _kind, ...page }: DrawingOrder & { kind: 'draw' }): Promise<void> {
  const cancelling = new AbortController();
  underway.set(id, cancelling);
  const answer = await drawPage({ ...page, signal: cancelling.signal }, renderers).then(
    (rendering): DrawingAnswer => ({ kind: 'drawn', id, heldMb: toHeldMb(), rendering }),
    (error: unknown) => toFailure(id, error),
  );
  underway.delete(id);
  // Where the service is gone nobody hears it, and this process is about to end.
  if (!cancelling.signal.aborted && process.connected) process.send?.(answer);
}

const toHeldMb = (): number => process.memoryUsage.rss() / 1024 ** 2;

/** An error crosses to the other process as its words: what it is made of stays behind. */
function toFailure(id: number, error: unknown): DrawingAnswer {
  const kind = 'failed';
  const heldMb = toHeldMb();
  if (error instanceof AppError) {
    const { code, message, hint } = error;
    return { kind, id, heldMb, message, code, ...(hint === undefined ? {} : { hint }) };
  }
  return { kind, id, heldMb, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
