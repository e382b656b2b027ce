import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { AppError } from '../domain/app-error.ts';
import type { Admitted } from './create-app.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** One line of the log for each request that may change something: who, what, how it ended, how long it took. */
export const createAudit = (log: Logger) =>
  createMiddleware<Admitted>(async (context, next) => {
    const startMs = performance.now();
    await next();
    if (READING.has(context.req.method)) return;
    const { error } = context;
    log.info(
      {
        api: `${context.req.method} ${context.req.path.slice(0, 200)}`,
        user: context.var.caller.name,
        outcome: error === undefined ? 'OK' : error instanceof AppError ? error.code : 'INTERNAL',
        ms: Math.round(performance.now() - startMs),
      },
      'api call',
    );
  });
