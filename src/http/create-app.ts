import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { AppError } from '../domain/app-error.ts';
import type { Caller, Deps } from '../operations/deps.ts';
import { addressOf } from './address-of.ts';
import { createAssetRoutes } from './asset-routes.ts';
import type { Doorkeeper } from './authenticate.ts';
import { toErrorResponse } from './error-response.ts';
import { createFaviconRoute } from './favicon-route.ts';
import { createFileRoute } from './file-route.ts';
import { createHealthRoutes } from './health-routes.ts';
import { createKnownNames } from './known-names.ts';
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
  /** Base of the links in answers; undefined: the address that each client used, which it can follow. */
  publicUrl?: string;
  /** Answers MCP requests of an admitted caller, with links that start with `publicUrl`. */
  mcp(request: Request, caller: Caller, publicUrl: string): Promise<Response>;
  log: Logger;
}

/** What the routes behind the door know about a request. */
export interface Admitted {
  Variables: { caller: Caller; publicUrl: string };
}

/** The whole web face as one fetch handler. */
export function createApp({ deps, doorkeeper, allowedHosts, publicUrl, mcp, log }: AppOptions): Hono<Admitted> {
  const rate = createRequestRate(deps.limits.requestsPerMinute, Date.now);
  const app = new Hono<Admitted>();
  app.onError((error, context) => toErrorResponse(error, context, log));
  app.notFound((context) =>
    toErrorResponse(new AppError('NOT_FOUND', 'no such page', { hint: 'MCP is at /mcp.' }), context, log),
  );
  app.route('/', createHealthRoutes(deps));
  app.use(createKnownNames(allowedHosts));
  app.route('/', createFaviconRoute());
  app.route('/', createFileRoute(deps));
  app.use(async (context, next) => {
    const caller = await doorkeeper.admit(context.req.raw.headers);
    rate.take(caller.userId);
    context.set('caller', caller);
    context.set('publicUrl', publicUrl ?? addressOf(context.req.raw));
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
  app.all('/mcp', (context) => mcp(context.req.raw, context.var.caller, context.var.publicUrl));
  app.route('/', createUploadRoute(deps));
  app.route('/', createUsageRoute(deps));
  app.route('/', createAssetRoutes(deps));
  app.route('/', createScreenVersionRoutes(deps));
  app.route('/', createProjectsPage(deps, doorkeeper.keyed));
  return app;
}
