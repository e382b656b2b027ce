import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
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
  const failed = new Counter({
    name: 'tailorbird_scrape_failures_total',
    help: 'Times that the database could not be asked for the numbers here.',
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
      addStanding(registry, failed, deps);
      return new Hono().get('/metrics', async (context) =>
        context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
      );
    },
  };
}

/** What is looked up each time that somebody asks. */
function addStanding(registry: Registry, failed: Counter, deps: Pick<Deps, 'store' | 'blobs'>): void {
  const registers = [registry];
  const oldest = new Gauge({
    name: 'tailorbird_oldest_queued_run_seconds',
    help: 'How long the run that waits longest has waited; 0: none waits. All processes on the database see the same.',
    registers,
  });
  void new Gauge({
    name: 'tailorbird_runs',
    help: 'Runs that are not finished, by state. All processes on the database see the same.',
    labelNames: ['state'],
    registers,
    async collect() {
      try {
        const { queued, running, oldestQueuedTime } = await deps.store.runs.countUnfinished();
        this.set({ state: 'queued' }, queued);
        this.set({ state: 'running' }, running);
        oldest.set(oldestQueuedTime === undefined ? 0 : Math.max(0, (Date.now() - oldestQueuedTime) / 1000));
      } catch {
        // The other numbers are worth having while the database is away; `tailorbird_up` says that it is.
        failed.inc();
      }
    },
  });
  void new Gauge({
    name: 'tailorbird_up',
    help: 'Whether what the service stands on answers.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, isUp] of Object.entries(await checkParts(deps))) this.set({ part }, isUp ? 1 : 0);
    },
  });
}
