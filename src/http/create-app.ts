import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/hono';
import type { Logger } from 'pino';
import { AppError } from '../domain/app-error.ts';
import type { Caller, Deps } from '../operations/deps.ts';
import { createAssetRoutes } from './asset-routes.ts';
import type { Doorkeeper } from './authenticate.ts';
import { toErrorResponse } from './error-response.ts';
import { createFileRoute } from './file-route.ts';
import { createHealthRoutes } from './health-routes.ts';
import { createProjectsPage } from './projects-page.ts';
import { createRequestRate } from './request-rate.ts';
import { createScreenVersionRoutes } from './screen-version-routes.ts';
import { createUploadRoute } from './upload-route.ts';
import { createUsageRoute } from './usage-route.ts';

export interface AppOptions {
  deps: Deps;
  doorkeeper: Doorkeeper;
  /** Host names under which the service may be asked, without ports: against DNS rebinding. */
  allowedHosts: string[];
  /** Answers MCP requests of an admitted caller. */
  mcp(request: Request, caller: Caller): Promise<Response>;
  log: Logger;
}

/** What the routes behind the door know about a request. */
export interface Admitted {
  Variables: { caller: Caller };
}

/** The whole web face as one fetch handler. */
export function createApp({ deps, doorkeeper, allowedHosts, mcp, log }: AppOptions): Hono<Admitted> {
  const rate = createRequestRate(deps.limits.requestsPerMinute, Date.now);
  const app = new Hono<Admitted>();
  app.onError((error, context) => toErrorResponse(error, context, log));
  app.notFound((context) =>
    toErrorResponse(new AppError('NOT_FOUND', 'no such page', { hint: 'MCP is at /mcp.' }), context, log),
  );
  app.route('/', createHealthRoutes(deps));
  app.use(hostHeaderValidation(allowedHosts), originValidation(allowedHosts));
  app.route('/', createFileRoute(deps));
  app.use(async (context, next) => {
    const caller = await doorkeeper.admit(context.req.raw.headers);
    rate.take(caller.userId);
    context.set('caller', caller);
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: deps.limits.bodyBytes,
      onError: () => {
        throw new AppError('INVALID_ARGUMENT', `the request is larger than ${deps.limits.bodyBytes} bytes`, {
          hint: 'Send less at once.',
        });
      },
    }),
  );
  app.all('/mcp', (context) => mcp(context.req.raw, context.var.caller));
  app.route('/', createUploadRoute(deps));
  app.route('/', createUsageRoute(deps));
  app.route('/', createAssetRoutes(deps));
  app.route('/', createScreenVersionRoutes(deps));
  app.route('/', createProjectsPage(deps, doorkeeper.keyed));
  return app;
}
