import { Hono } from 'hono';
import type { Deps } from '../operations/deps.ts';
import type { Metrics } from './create-metrics.ts';
import { createHealthRoutes } from './health-routes.ts';

/** What a process that only works answers: how it is, and what it counts. */
export const createWorkerApp = (deps: Pick<Deps, 'store' | 'blobs'>, metrics: Metrics): Hono =>
  new Hono().route('/', createHealthRoutes(deps)).route('/', metrics.createRoute(deps));
