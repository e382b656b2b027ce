import { Hono } from 'hono';
import { checkParts } from '../operations/check-parts.ts';
import type { Deps } from '../operations/deps.ts';

/** `/healthz`: the process answers. `/readyz`: database and files answer too. */
export function createHealthRoutes(deps: Pick<Deps, 'store' | 'blobs'>): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const checks = await checkParts(deps);
      const ready = Object.values(checks).every(Boolean);
      return context.json({ status: ready ? 'ready' : 'not ready', checks }, ready ? 200 : 503);
    });
}
