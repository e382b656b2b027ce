import { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../domain/app-error.ts';
import type { Deps } from '../operations/deps.ts';
import { toErrorResponse } from './error-response.ts';
import { createFaviconRoute } from './favicon-route.ts';
import { createFileRoute } from './file-route.ts';
import { createKnownNames } from './known-names.ts';

export interface FilesAppOptions {
  deps: Pick<Deps, 'store' | 'blobs'>;
  /** Host names under which the files may be asked for, without ports: against DNS rebinding. */
  allowedHosts: string[];
  log: Logger;
}

/** The files alone, for a process that speaks MCP on stdin and stdout. */
export function createFilesApp({ deps, allowedHosts, log }: FilesAppOptions): Hono {
  const app = new Hono();
  app.onError((error, context) => toErrorResponse(error, context, log, { hasProjects: false }));
  app.notFound((context) =>
    toErrorResponse(new AppError('NOT_FOUND', 'no such page', { hint: 'Only files are here.' }), context, log, {
      hasProjects: false,
    }),
  );
  app.use(createKnownNames(allowedHosts));
  app.route('/', createFaviconRoute());
  app.route('/', createFileRoute(deps));
  return app;
}
