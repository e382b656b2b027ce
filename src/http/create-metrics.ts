import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { askBriefly } from '../operations/ask-briefly.ts';
import { checkParts } from '../operations/check-parts.ts';
import type { Deps } from '../operations/deps.ts';
import type { Measures } from '../operations/measures.ts';

export interface Metrics extends Measures {
  /** Counts every request that passes, by the pattern of its route. */
  count: MiddlewareHandler;
  /** `/metrics`, in the text form of Prometheus. No name of a user, a project or a person is in it. */
  createRoute(deps: Pick<Deps, 'store' | 'blobs'>): Hono;
}

/** From a read that costs nothing to a generation by a slow model. */
const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300];

/** The few numbers that matter, of this process, and how many runs wait in the whole of it. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'tailorbird_http_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const tools = new Histogram({
    name: 'tailorbird_tool_call_seconds',
    help: 'Calls of tools by outcome, including the wait for their work.',
    labelNames: ['tool', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const runs = new Histogram({
    name: 'tailorbird_run_seconds',
    help: 'Work of runs in this process by outcome, without the wait in the queue.',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  return {
    toolCall: (tool, outcome, ms) => tools.observe({ tool, outcome }, ms / 1000),
    run: (kind, outcome, ms) => runs.observe({ kind, outcome }, ms / 1000),
    count: createMiddleware(async (context, next) => {
      const startMs = performance.now();
      await next();
      const route = routePath(context, -1);
      const labels = { method: context.req.method, route, status: String(context.res.status) };
      requests.observe(labels, (performance.now() - startMs) / 1000);
    }),
    createRoute(deps) {
      const look = addStanding(registry, deps);
      return new Hono().get('/metrics', async (context) => {
        await look();
        return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
      });
    },
  };
}

/** Adds what is looked up each time that somebody asks; answers how that is done. */
function addStanding(registry: Registry, deps: Pick<Deps, 'store' | 'blobs'>): () => Promise<void> {
  const registers = [registry];
  const failed = new Counter({
    name: 'tailorbird_scrape_failures_total',
    help: 'Times that the database could not be asked for the numbers here.',
    registers,
  });
  const runs = new Gauge({
    name: 'tailorbird_runs',
    help: 'Runs that are not finished, by state; missing while the database is away. All processes on it see the same.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'tailorbird_oldest_queued_run_seconds',
    help: 'How long the run that waits longest has waited; 0: none waits; NaN while the database is away.',
    registers,
  });
  const up = new Gauge({
    name: 'tailorbird_up',
    help: 'Whether what the service stands on answers.',
    labelNames: ['part'],
    registers,
  });
  return async () => {
    const [parts, unfinished] = await Promise.all([checkParts(deps), askBriefly(deps.store.runs.countUnfinished())]);
    for (const [part, isUp] of Object.entries(parts)) up.set({ part }, isUp ? 1 : 0);
    // What was seen before is no longer true, and the other numbers are worth having while the database is away.
    runs.reset();
    oldest.set(Number.NaN);
    if (unfinished === undefined) return failed.inc();
    const { queued, running, oldestQueuedTime } = unfinished;
    runs.set({ state: 'queued' }, queued);
    runs.set({ state: 'running' }, running);
    oldest.set(oldestQueuedTime === undefined ? 0 : Math.max(0, (Date.now() - oldestQueuedTime) / 1000));
  };
}
