import { hash } from 'node:crypto';
import { Hono } from 'hono';
import type { Routes } from '../contract/routes/define-routes.ts';
import type { Deps } from '../operations/deps.ts';
import { writeDesignSystem } from '../operations/write-design-system.ts';
import { toCallContext } from './call-context.ts';
import { toContentType } from './content-type.ts';
import type { Admitted } from './create-app.ts';
import { isHeld } from './is-held.ts';
import { toRoutePattern } from './route-pattern.ts';

/** `GET /v1/assets/{asset}/{fileName}`: a design system written down, as DESIGN.md, tokens.json, tokens.css or tailwind.css. */
export function createAssetRoutes(deps: Deps, { writeDesignSystem: route }: Routes): Hono<Admitted> {
  const { pattern, toArguments } = toRoutePattern(route.path);
  return new Hono<Admitted>().get(pattern, async (context) => {
    const input = route.parse({ ...context.req.query(), ...toArguments(context.req.param()) });
    const written = await writeDesignSystem(deps, input, toCallContext(context));
    const etag = `"${hash('sha256', written.text)}"`;
    const headers = {
      'Content-Type': toContentType(written.mimeType),
      'Content-Disposition': `attachment; filename="${written.fileName}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // Behind a key, and another with the next version: held, but asked for again.
      'Cache-Control': 'private, no-cache',
      ETag: etag,
    };
    if (isHeld(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(written.text, 200, headers);
  });
}
