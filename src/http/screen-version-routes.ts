import { Hono } from 'hono';
import { parseScreenChanges, parseScreenVersion, parseScreenVersions } from '../contract/screen-version-requests.ts';
import { compareScreenVersions } from '../operations/compare-screen-versions.ts';
import type { Deps } from '../operations/deps.ts';
import { getScreenVersion } from '../operations/get-screen-version.ts';
import { listScreenVersions } from '../operations/list-screen-versions.ts';
import { readScreenVersion } from '../operations/read-screen-version.ts';
import { restoreScreen } from '../operations/restore-screen.ts';
import { toCallContext } from './call-context.ts';
import { toContentType } from './content-type.ts';
import { addressed } from './addressed.ts';
import type { Admitted } from './create-app.ts';
import { DOCUMENT_SANDBOX } from './document-sandbox.ts';
import { isHeld } from './is-held.ts';
import { readJsonObject } from './read-json-object.ts';

const RESTORE = ':restore';
const SCREEN = '/v1/projects/:project/screens/:screen';
const VERSION = `${SCREEN}/versions/:version`;

/**
 * Versions of a screen, below its resource name, `projects/{project}/screens/{screen}`:
 *
 *     GET  …/versions                      newest first, in pages of ?pageSize= with ?pageToken=
 *     GET  …/versions/{version}            one: title, prompt, theme, sizes, addresses of its files
 *     GET  …/versions/{version}/changes    what it changed of the version before, or with ?since= of that one
 *     GET  …/versions/{version}/{part}     a file of it: htmlCode, screenshot, externalToolExport
 *     POST …:restore                       {"version": "2"} becomes the newest version
 */
export function createScreenVersionRoutes(deps: Deps): Hono<Admitted> {
  return new Hono<Admitted>()
    .post(`/v1/projects/:project/screens/:call{[^/]+${RESTORE}}`, async (context) => {
      const body = await readJsonObject(context.req.raw, '{"version": "2"}');
      const { project, call } = context.req.param();
      const input = parseScreenVersion({ ...body, project, screen: call.slice(0, -RESTORE.length) });
      return context.json(await restoreScreen(addressed(deps, context), input, toCallContext(context)));
    })
    .get(`${SCREEN}/versions`, async (context) => {
      const input = parseScreenVersions({ ...context.req.query(), ...context.req.param() });
      return context.json(await listScreenVersions(addressed(deps, context), input, toCallContext(context)));
    })
    .get(VERSION, async (context) => {
      const input = parseScreenVersion(context.req.param());
      return context.json(await getScreenVersion(addressed(deps, context), input, toCallContext(context)));
    })
    .get(`${VERSION}/changes`, async (context) => {
      const input = parseScreenChanges({ ...context.req.query(), ...context.req.param() });
      return context.json(await compareScreenVersions(deps, input, toCallContext(context)));
    })
    .get(`${VERSION}/:part`, async (context) => {
      const { part, ...version } = context.req.param();
      const input = { ...parseScreenVersion(version), part };
      const { bytes, mimeType, contentHash } = await readScreenVersion(deps, input, toCallContext(context));
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
