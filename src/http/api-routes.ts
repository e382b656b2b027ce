import { Hono } from 'hono';
import type { RouteInput, RouteName, RouteOutput, Routes } from '../contract/routes/define-routes.ts';
import { applyDesignSystem } from '../operations/apply-design-system.ts';
import { batchCreateScreens } from '../operations/batch-create-screens.ts';
import {
  createComment,
  deleteComment,
  listComments,
  reopenComment,
  resolveComment,
  updateComment,
} from '../operations/comment-on-screen.ts';
import { compareScreenVersions } from '../operations/compare-screen-versions.ts';
import { createDesignSystem } from '../operations/create-design-system.ts';
import { createProject } from '../operations/create-project.ts';
import { deleteProject } from '../operations/delete-project.ts';
import { deleteScreen } from '../operations/delete-screen.ts';
import type { Deps, Operation } from '../operations/deps.ts';
import { explainPrompt } from '../operations/describe-prompt.ts';
import { duplicateProject } from '../operations/duplicate-project.ts';
import { duplicateScreen } from '../operations/duplicate-screen.ts';
import { editScreens } from '../operations/edit-screens.ts';
import { generateScreenFromText } from '../operations/generate-screen-from-text.ts';
import { generateVariants } from '../operations/generate-variants.ts';
import { getDesignSystem } from '../operations/get-design-system.ts';
import { getProject } from '../operations/get-project.ts';
import { getScreen } from '../operations/get-screen.ts';
import { getScreenVersion } from '../operations/get-screen-version.ts';
import { inspectScreen } from '../operations/inspect-screen.ts';
import { issueKey } from '../operations/issue-key.ts';
import { listDesignSystemVersions } from '../operations/list-design-system-versions.ts';
import { listDesignSystems } from '../operations/list-design-systems.ts';
import { listInstances } from '../operations/list-instances.ts';
import { listLinks } from '../operations/list-links.ts';
import { listKeys } from '../operations/list-keys.ts';
import { listMembers } from '../operations/list-members.ts';
import { listRuns } from '../operations/list-runs.ts';
import { listScreenVersions } from '../operations/list-screen-versions.ts';
import { listUsage } from '../operations/list-usage.ts';
import { moveInstances } from '../operations/move-instances.ts';
import { pageProjects } from '../operations/page-projects.ts';
import { pageScreens } from '../operations/page-screens.ts';
import { previewDesignSystem } from '../operations/preview-design-system.ts';
import { previewScreenTheme } from '../operations/preview-screen-theme.ts';
import { emptyTrash, purgeProject, purgeScreen } from '../operations/purge.ts';
import { rateScreen } from '../operations/rate-screen.ts';
import { readDesignMd } from '../operations/read-design-md.ts';
import { readRun, stopRun } from '../operations/read-run.ts';
import { readScreenLayout } from '../operations/read-screen-layout.ts';
import { renameProject } from '../operations/rename-project.ts';
import { renameScreen } from '../operations/rename-screen.ts';
import { replaceAsset } from '../operations/replace-asset.ts';
import { restoreDesignSystem } from '../operations/restore-design-system.ts';
import { restoreScreen } from '../operations/restore-screen.ts';
import { rethemeScreen } from '../operations/retheme-screen.ts';
import { revokeKey } from '../operations/revoke-key.ts';
import { setLinks, removeLinks } from '../operations/set-links.ts';
import { createShare, listShares, revokeShare } from '../operations/share-by-link.ts';
import { shareProject, unshareProject } from '../operations/share-project.ts';
import { suggestLinks } from '../operations/suggest-links.ts';
import { undeleteProject } from '../operations/undelete-project.ts';
import { undeleteScreen } from '../operations/undelete-screen.ts';
import { addressed } from './addressed.ts';
import { toCallContext } from './call-context.ts';
import type { Admitted } from './create-app.ts';
import { readJsonObject } from './read-json-object.ts';
import { toRoutePattern } from './route-pattern.ts';

/** Routes that answer bytes or events, or speak of the web face itself, have a file of their own. */
type OwnRoute =
  | 'watchProject'
  | 'watchProjects'
  | 'writeDesignSystem'
  | 'readScreenVersion'
  | 'getService'
  | 'exportScreen'
  | 'exportProject'
  | 'getPrototype'
  | 'getSharedProject'
  | 'getSharedPrototype';
type JsonRoute = Exclude<RouteName, OwnRoute>;

const OPERATIONS: { readonly [Name in JsonRoute]: Operation<RouteInput<Name>, RouteOutput<Name>> } = {
  listProjects: pageProjects,
  createProject,
  getProject,
  renameProject,
  deleteProject,
  undeleteProject,
  purgeProject,
  emptyTrash,
  duplicateProject,
  listScreens: pageScreens,
  getScreen,
  generateScreen: generateScreenFromText,
  editScreens,
  generateVariants,
  renameScreen,
  deleteScreen,
  undeleteScreen,
  purgeScreen,
  duplicateScreen,
  getScreenReport: inspectScreen,
  getScreenLayout: readScreenLayout,
  previewScreenTheme,
  rethemeScreen,
  rateScreen,
  batchCreateScreens,
  listScreenVersions,
  getScreenVersion,
  compareScreenVersions,
  restoreScreen,
  listInstances,
  moveInstances,
  applyDesignSystem,
  listRuns,
  getRun: readRun,
  cancelRun: stopRun,
  describePrompt: explainPrompt,
  listDesignSystems,
  createDesignSystem,
  getDesignSystem,
  replaceDesignSystem: replaceAsset,
  restoreDesignSystem,
  listDesignSystemVersions,
  previewDesignSystem,
  readDesignMd,
  listUsage,
  listKeys,
  issueKey,
  revokeKey,
  listMembers,
  shareProject,
  unshareProject,
  listLinks,
  suggestLinks,
  setLinks,
  removeLinks,
  listShares,
  createShare,
  revokeShare,
  listComments,
  createComment,
  updateComment,
  resolveComment,
  reopenComment,
  deleteComment,
};

/** Every route of the HTTP API that answers one JSON object, mounted as its contract says. */
export function createApiRoutes(deps: Deps, routes: Routes): Hono<Admitted> {
  const app = new Hono<Admitted>();
  for (const name of Object.keys(OPERATIONS) as JsonRoute[]) {
    const route = routes[name];
    const operation = OPERATIONS[name] as Operation<unknown, object>;
    const { pattern, toArguments } = toRoutePattern(route.path);
    const hasBody = route.method === 'POST' || route.method === 'PATCH';
    app.on(route.method, pattern, async (context) => {
      const sent = hasBody
        ? // No body is one without arguments: what is missed is told by its name.
          await readJsonObject(context.req.raw, 'a JSON object', true)
        : context.req.query();
      const input = route.parse({ ...sent, ...toArguments(context.req.param()) });
      const answer = await operation(addressed(deps, context), input, toCallContext(context));
      return context.json(route.toAnswer?.(answer as never, input as never) ?? answer);
    });
  }
  return app;
}
