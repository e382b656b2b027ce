import { Hono } from 'hono';
import type { Routes } from '../contract/routes/define-routes.ts';
import type { Deps } from '../operations/deps.ts';
import { readScreenVersion } from '../operations/read-screen-version.ts';
import { addressed } from './addressed.ts';
import { toCallContext } from './call-context.ts';
import { toContentType } from './content-type.ts';
import type { Admitted } from './create-app.ts';
import { DOCUMENT_SANDBOX } from './document-sandbox.ts';
import { isHeld } from './is-held.ts';
import { toRoutePattern } from './route-pattern.ts';

/** `GET …/screens/{screen}/versions/{version}/{part}`: a file of a version, htmlCode, screenshot or externalToolExport. */
export function createScreenVersionRoutes(deps: Deps, { readScreenVersion: route }: Routes): Hono<Admitted> {
  const { pattern, toArguments } = toRoutePattern(route.path);
  return new Hono<Admitted>().get(pattern, async (context) => {
    const { project: projectId, screen, version, part } = route.parse(toArguments(context.req.param()));
    const input = { projectId, screenId: screen.screen, version, part };
    const { bytes, mimeType, contentHash } = await readScreenVersion(
      addressed(deps, context),
      input,
      toCallContext(context),
    );
    const etag = `"${contentHash}"`;
    const headers = {
      'Content-Type': toContentType(mimeType),
      'Content-Security-Policy': DOCUMENT_SANDBOX,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // Behind a key: held, but asked for again.
      'Cache-Control': 'private, no-cache',
      ETag: etag,
    };
    if (isHeld(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(new Uint8Array(bytes), 200, headers);
  });
}
