import { Hono } from 'hono';
import type { Deps } from '../operations/deps.ts';

/** `/healthz`: the process answers. `/readyz`: database and files answer too. */
export function createHealthRoutes({ store, blobs }: Pick<Deps, 'store' | 'blobs'>): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const checks = { database: await answers(() => store.ping()), files: await answers(() => blobs.ping()) };
      const ready = Object.values(checks).every(Boolean);
      return context.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503);
    });
}

async function answers(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}
