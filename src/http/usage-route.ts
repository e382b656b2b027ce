import { Hono } from 'hono';
import { parseUsage } from '../contract/usage.ts';
import type { Deps } from '../operations/deps.ts';
import { listUsage } from '../operations/list-usage.ts';
import { toCallContext } from './call-context.ts';
import type { Admitted } from './create-app.ts';

/** `GET /v1/usage?from=2026-11-01`: what the caller has spent on models, by day and model. */
export const createUsageRoute = (deps: Deps): Hono<Admitted> =>
  new Hono<Admitted>().get('/v1/usage', async (context) =>
    context.json(await listUsage(deps, parseUsage(context.req.query()), toCallContext(context))),
  );
