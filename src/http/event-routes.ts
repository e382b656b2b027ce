import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Context } from 'hono';
import type { Routes } from '../contract/routes/define-routes.ts';
import { AppError } from '../domain/app-error.ts';
import type { UserId } from '../domain/brand.ts';
import { getProject } from '../operations/get-project.ts';
import type { CallContext, Deps } from '../operations/deps.ts';
import { watchProject } from '../operations/watch-project.ts';
import { watchProjects } from '../operations/watch-projects.ts';
import { addressed } from './addressed.ts';
import { toCallContext } from './call-context.ts';
import type { Admitted } from './create-app.ts';
import { toRoutePattern } from './route-pattern.ts';

/** Proxies and browsers give up on a connection that says nothing for a minute or so. */
const HEARTBEAT_MS = 15_000;
const MOST_STREAMS_PER_USER = 60;

interface EventRoutesOptions {
  deps: Deps;
  routes: Routes;
  /** Ends every stream, so that a stop need not wait for them. */
  closing: AbortSignal;
}

/** Server-sent events; each has a JSON object as its data. */
export function createEventRoutes({ deps, routes, closing }: EventRoutesOptions): Hono<Admitted> {
  const open = new Map<UserId, number>();

  const stream = (
    context: Context<Admitted>,
    watch: (own: Deps, call: CallContext, tell: (event: object) => Promise<void>) => Promise<void>,
  ): Response => {
    const call = toCallContext(context);
    const { userId } = call.caller;
    const count = open.get(userId) ?? 0;
    if (count >= MOST_STREAMS_PER_USER) {
      throw new AppError('RESOURCE_EXHAUSTED', `${MOST_STREAMS_PER_USER} event streams are open already`, {
        hint: 'Close some of them, then try again.',
      });
    }
    open.set(userId, count + 1);
    context.header('Cache-Control', 'no-store');
    // A proxy that collects answers would keep events back.
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (events) => {
      const left = new AbortController();
      events.onAbort(() => left.abort());
      const signal = AbortSignal.any([left.signal, closing, call.signal]);
      const heart = setInterval(() => void events.write(':\n\n'), HEARTBEAT_MS);
      try {
        await watch(addressed(deps, context), { ...call, signal }, (event) =>
          events.writeSSE({ data: JSON.stringify(event) }),
        );
      } finally {
        clearInterval(heart);
        open.set(userId, (open.get(userId) ?? 1) - 1);
      }
    });
  };

  const { pattern, toArguments } = toRoutePattern(routes.watchProject.path);
  return new Hono<Admitted>()
    .get(routes.watchProjects.path, (context) => stream(context, watchProjects))
    .get(pattern, async (context) => {
      const input = routes.watchProject.parse(toArguments(context.req.param()));
      // Before the stream begins, so that who asks for what is not there is told so by the status.
      await getProject(deps, { name: input.projectId }, toCallContext(context));
      return stream(context, (own, call, tell) => watchProject(own, input, call, tell));
    });
}
