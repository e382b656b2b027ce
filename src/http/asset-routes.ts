import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { parseAsset, parseAssetList, parseAssetVersions, parseRestore } from '../contract/asset-requests.ts';
import type { Deps } from '../operations/deps.ts';
import { getDesignSystem } from '../operations/get-design-system.ts';
import { listDesignSystemVersions } from '../operations/list-design-system-versions.ts';
import { listDesignSystems } from '../operations/list-design-systems.ts';
import { restoreDesignSystem } from '../operations/restore-design-system.ts';
import { writeDesignSystem } from '../operations/write-design-system.ts';
import { toCallContext } from './call-context.ts';
import { toContentType } from './content-type.ts';
import type { Admitted } from './create-app.ts';
import { isHeld } from './is-held.ts';
import { readJsonObject } from './read-json-object.ts';

const RESTORE = ':restore';

/**
 * Design systems by their resource name, `assets/{asset}`:
 *
 *     GET  /v1/assets                      the global ones; with ?projectId= those of a project
 *     GET  /v1/assets/{asset}              one, as it stands or with ?version= as it stood
 *     GET  /v1/assets/{asset}/versions     newest first, in pages of ?pageSize= with ?pageToken=
 *     POST /v1/assets/{asset}:restore      {"version": "2"} becomes the newest version
 *     GET  /v1/assets/{asset}/{fileName}   written down: DESIGN.md, tokens.json, tokens.css, tailwind.css
 */
export function createAssetRoutes(deps: Deps): Hono<Admitted> {
  return new Hono<Admitted>()
    .get('/v1/assets', async (context) =>
      context.json(await listDesignSystems(deps, parseAssetList(context.req.query()), toCallContext(context))),
    )
    .post(`/v1/assets/:call{[^/]+${RESTORE}}`, async (context) => {
      const body = await readJsonObject(context.req.raw, '{"version": "2"}');
      const asset = context.req.param('call').slice(0, -RESTORE.length);
      return context.json(await restoreDesignSystem(deps, parseRestore({ ...body, asset }), toCallContext(context)));
    })
    .get('/v1/assets/:asset', async (context) => {
      const input = parseAsset({ ...context.req.query(), ...context.req.param() });
      return context.json(await getDesignSystem(deps, input, toCallContext(context)));
    })
    .get('/v1/assets/:asset/versions', async (context) => {
      const input = parseAssetVersions({ ...context.req.query(), ...context.req.param() });
      return context.json(await listDesignSystemVersions(deps, input, toCallContext(context)));
    })
    .get('/v1/assets/:asset/:fileName', async (context) => {
      const { fileName, ...asset } = context.req.param();
      const input = { ...parseAsset({ ...context.req.query(), ...asset }), fileName };
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
