import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Routes } from '../contract/routes/define-routes.ts';
import type { Deps } from '../operations/deps.ts';
import { getPrototype, getSharedPrototype, type WrittenPrototype } from '../operations/get-prototype.ts';
import { getSharedProject } from '../operations/share-by-link.ts';
import { addressOf } from './address-of.ts';
import { toCallContext } from './call-context.ts';
import type { Admitted } from './create-app.ts';
import { isHeld } from './is-held.ts';
import { toRoutePattern } from './route-pattern.ts';

/** `GET …/projects/{project}/prototype`: a page that plays. */
export function createPrototypeRoutes(deps: Deps, { getPrototype: route }: Routes): Hono<Admitted> {
  const { pattern, toArguments } = toRoutePattern(route.path);
  return new Hono<Admitted>().get(pattern, async (context) => {
    const input = route.parse({ ...context.req.query(), ...toArguments(context.req.param()) });
    return answer(context, await getPrototype(deps, input, toCallContext(context)));
  });
}

interface SharedRoutesOptions {
  deps: Deps;
  routes: Routes;
  publicUrl?: string | undefined;
}

/** What whoever has a link to a project may ask for, before the door. */
export function createSharedRoutes({ deps, routes, publicUrl }: SharedRoutesOptions): Hono {
  const ofProject = toRoutePattern(routes.getSharedProject.path);
  const ofPrototype = toRoutePattern(routes.getSharedPrototype.path);
  return new Hono()
    .get(ofProject.pattern, async (context) => {
      const input = routes.getSharedProject.parse(ofProject.toArguments(context.req.param()));
      const own = { ...deps, publicUrl: publicUrl ?? addressOf(context.req.raw) };
      context.header('Cache-Control', 'no-store');
      return context.json(await getSharedProject(own, input));
    })
    .get(ofPrototype.pattern, async (context) => {
      const sent = { ...context.req.query(), ...ofPrototype.toArguments(context.req.param()) };
      return answer(context, await getSharedPrototype(deps, routes.getSharedPrototype.parse(sent)));
    });
}

/** The page runs its own two scripts without an origin, and only the service's own pages may show it. */
function answer(context: Context, { html, policy }: WrittenPrototype): Response {
  const etag = `"${hash('sha256', html)}"`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `sandbox allow-scripts; ${policy}; frame-ancestors 'self'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-cache',
    ETag: etag,
  };
  if (isHeld(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(html, 200, headers);
}
