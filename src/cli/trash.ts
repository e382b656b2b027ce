import { defineRoutes } from '../contract/routes/define-routes.ts';
import { parseScreenVersion } from '../contract/screen-version-requests.ts';
import { AppError } from '../domain/app-error.ts';
import { deleteProject } from '../operations/delete-project.ts';
import { deleteScreen } from '../operations/delete-screen.ts';
import { restoreScreen } from '../operations/restore-screen.ts';
import { undeleteProject } from '../operations/undelete-project.ts';
import { undeleteScreen } from '../operations/undelete-screen.ts';
import type { Builder, CommonFlags } from './house.ts';
import { parseResource, parseScreenName } from './resource-argument.ts';
import { withHouse } from './with-house.ts';

/** Puts a screen or a project into the trash, from which `restore` takes it. */
export async function runDelete(
  builder: Builder,
  name: string,
  flags: CommonFlags,
  signal: AbortSignal,
): Promise<number> {
  const { project, screen } = parseResource(name);
  const routes = defineRoutes();
  return withHouse(builder, flags, signal, async ({ house: { deps }, progress, context }) => {
    const deleted =
      screen === undefined
        ? await deleteProject(deps, routes.deleteProject.parse({ project }), context)
        : await deleteScreen(deps, routes.deleteScreen.parse({ project, screen }), context);
    progress.end();
    process.stdout.write(`${deleted.name}\n`);
    return 0;
  });
}

/** Takes a screen or a project out of the trash, or a screen back to an earlier version, which becomes the newest. */
export async function runRestore(
  builder: Builder,
  name: string,
  { version, ...flags }: CommonFlags & { version?: string },
  signal: AbortSignal,
): Promise<number> {
  const { project, screen } = version === undefined ? parseResource(name) : parseScreenName(name);
  const routes = defineRoutes();
  return withHouse(builder, flags, signal, async ({ house: { deps }, progress, context }) => {
    const restored =
      screen === undefined
        ? await undeleteProject(deps, routes.undeleteProject.parse({ project }), context)
        : version === undefined
          ? await undeleteScreen(deps, routes.undeleteScreen.parse({ project, screen }), context)
          : await restoreScreen(deps, parseScreenVersion({ project, screen, version: toVersion(version) }), context);
    progress.end();
    process.stdout.write(`${'name' in restored && restored.name ? restored.name : name}\n`);
    return 0;
  });
}

/** As `list` prints it, or its number alone. */
function toVersion(text: string): string {
  const number = /^(?:version )?(\d+)$/.exec(text)?.[1];
  if (number !== undefined) return number;
  throw new AppError('INVALID_ARGUMENT', `--version ${text} is no version`, {
    hint: 'Give its number; tailorbird list projects/…/screens/… has them.',
  });
}
