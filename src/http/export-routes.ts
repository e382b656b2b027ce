import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Routes } from '../contract/routes/define-routes.ts';
import type { Deps } from '../operations/deps.ts';
import { exportProject } from '../operations/export-project.ts';
import { exportScreen, type Exported } from '../operations/export-screen.ts';
import { toCallContext } from './call-context.ts';
import { toContentType } from './content-type.ts';
import type { Admitted } from './create-app.ts';
import { DOCUMENT_SANDBOX } from './document-sandbox.ts';
import { isHeld } from './is-held.ts';
import { toRoutePattern } from './route-pattern.ts';

/** `GET …/screens/{screen}/exports/{format}` and `GET …/projects/{project}/exports/{format}`: files to take along. */
export function createExportRoutes(
  deps: Deps,
  { exportScreen: screen, exportProject: project }: Routes,
): Hono<Admitted> {
  const ofScreen = toRoutePattern(screen.path);
  const ofProject = toRoutePattern(project.path);
  return new Hono<Admitted>()
    .get(ofScreen.pattern, async (context) =>
      answer(
        context,
        await exportScreen(deps, screen.parse(ofScreen.toArguments(context.req.param())), toCallContext(context)),
      ),
    )
    .get(ofProject.pattern, async (context) =>
      answer(
        context,
        await exportProject(deps, project.parse(ofProject.toArguments(context.req.param())), toCallContext(context)),
      ),
    );
}

function answer(context: Context<Admitted>, { fileName, mimeType, bytes }: Exported): Response {
  const etag = `"${hash('sha256', bytes)}"`;
  const headers = {
    'Content-Type': toContentType(mimeType),
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'Content-Security-Policy': DOCUMENT_SANDBOX,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, no-cache',
    ETag: etag,
  };
  if (isHeld(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  return context.body(new Uint8Array(bytes), 200, headers);
}
