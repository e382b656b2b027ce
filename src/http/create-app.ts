import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { defineRoutes } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import type { Caller, Deps } from '../operations/deps.ts';
import { addressOf } from './address-of.ts';
import { createApiRoutes } from './api-routes.ts';
import { createAssetRoutes } from './asset-routes.ts';
import { createAudit } from './audit.ts';
import type { Doorkeeper } from './authenticate.ts';
import { toErrorResponse } from './error-response.ts';
import { createEventRoutes } from './event-routes.ts';
import { createExportRoutes } from './export-routes.ts';
import { createFaviconRoute } from './favicon-route.ts';
import type { Metrics } from './create-metrics.ts';
import type { Traces } from './create-traces.ts';
import { createFileRoute } from './file-route.ts';
import { createHealthRoutes } from './health-routes.ts';
import { createKnownNames } from './known-names.ts';
import { createResourceMetadata } from './resource-metadata.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { createRequestRate } from './request-rate.ts';
import { createPrototypeRoutes, createSharedRoutes } from './prototype-routes.ts';
import { createScreenVersionRoutes } from './screen-version-routes.ts';
import { createServiceRoutes } from './service-routes.ts';
import { createSessionRoutes, SIGN_INS_PER_MINUTE } from './session-routes.ts';
import { createStudioRoutes } from './studio-routes.ts';

export interface AppOptions {
  deps: Deps;
  doorkeeper: Doorkeeper;
  /** Whether requests are counted also while no key is needed. */
  countsKeyless?: boolean;
  /** Host names under which the service may be asked, without ports: against DNS rebinding. */
  allowedHosts: string[];
  /** Base of the links in answers; undefined: the address that each client used, which it can follow. */
  publicUrl?: string;
  /** Where clients get tokens that are taken beside keys; absent: nowhere. */
  issuer?: string;
  /** Where people sign in to the studio without a key; absent: nowhere. */
  signIn?: ProviderSignIn | undefined;
  /** Counts requests, and tells at `/metrics`; absent: nobody does. */
  metrics?: Metrics;
  /** Makes a span of every request; absent: nobody does. */
  traces?: Pick<Traces, 'request'>;
  /** Answers MCP requests of an admitted caller, with links that start with `publicUrl`. */
  mcp(request: Request, caller: Caller, publicUrl: string): Promise<Response>;
  log: Logger;
  /** Of this release; absent: an unreleased one. */
  version?: string;
  /** Where the studio was built to; absent: nowhere. */
  studioDir?: string;
  /** Fires when the service stops: what is only listened to ends then. */
  closing?: AbortSignal;
}

/** What the routes behind the door know about a request. */
export interface Admitted {
  Variables: { caller: Caller; publicUrl: string };
}

/** The whole web face as one fetch handler. */
export function createApp(options: AppOptions): Hono<Admitted> {
  const { deps, doorkeeper, allowedHosts, publicUrl, mcp, log, version = 'unreleased', studioDir = '' } = options;
  const { closing = new AbortController().signal, countsKeyless = false, issuer, metrics, traces } = options;
  const routes = defineRoutes(deps.limits);
  const rate = createRequestRate(deps.limits.requestsPerMinute);
  const app = new Hono<Admitted>();
  app.onError((error, context) =>
    toErrorResponse(error, context, log, {
      metadataBase: issuer === undefined ? undefined : (publicUrl ?? addressOf(context.req.raw)),
    }),
  );
  app.notFound((context) =>
    toErrorResponse(new AppError('NOT_FOUND', 'no such page', { hint: 'MCP is at /mcp.' }), context, log),
  );
  if (metrics) app.use(metrics.count);
  if (traces) app.use(traces.request);
  if (metrics) app.route('/', metrics.createRoute(deps));
  app.route('/', createHealthRoutes(deps));
  app.use(createKnownNames(allowedHosts));
  if (issuer !== undefined) app.route('/', createResourceMetadata({ issuer, publicUrl }));
  // Clients look for a sign-in server here; what is not is told before a key is asked for.
  app.use('/.well-known/*', () => {
    throw new AppError('NOT_FOUND', 'no such page', { hint: 'Send a key: Authorization: Bearer <key>.' });
  });
  app.route('/', createFaviconRoute());
  app.route('/', createFileRoute(deps));
  app.route('/', createStudioRoutes({ studioDir, ...(publicUrl !== undefined && { publicUrl }) }));
  app.route('/', createSharedRoutes({ deps, routes, publicUrl }));
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
  const signIns = createRequestRate(SIGN_INS_PER_MINUTE);
  app.route('/', createSessionRoutes({ doorkeeper, rate: signIns, provider: options.signIn, publicUrl, log }));
  app.use(async (context, next) => {
    const caller = await doorkeeper.admit(context.req.raw);
    if (countsKeyless || (await doorkeeper.isKeyed())) rate.take(caller.userId);
    context.set('caller', caller);
    context.set('publicUrl', publicUrl ?? addressOf(context.req.raw));
    await next();
  });
  app.all('/mcp', (context) => mcp(context.req.raw, context.var.caller, context.var.publicUrl));
  app.use('/v1/*', createAudit(log));
  app.post(routes.issueKey.path, async (_, next) => {
    if (await doorkeeper.isKeyed()) return next();
    // The first key ends the time in which none is needed; that is not done by chance.
    throw new AppError('FAILED_PRECONDITION', 'no key is needed here', {
      hint: 'Issue the first one with `tailorbird keys issue USER`; every request needs one from then on.',
    });
  });
  app.route('/', createServiceRoutes({ deps, routes, isKeyed: doorkeeper.isKeyed, version }));
  app.route('/', createEventRoutes({ deps, routes, closing }));
  app.route('/', createApiRoutes(deps, routes));
  app.route('/', createAssetRoutes(deps, routes));
  app.route('/', createScreenVersionRoutes(deps, routes));
  app.route('/', createExportRoutes(deps, routes));
  app.route('/', createPrototypeRoutes(deps, routes));
  return app;
}
