import { parseScreenVersions } from '../contract/screen-version-requests.ts';
import { listScreenVersions } from '../operations/list-screen-versions.ts';
import type { Builder, CommonFlags } from './house.ts';
import { parseResource } from './resource-argument.ts';
import { withHouse, type OpenHouse } from './with-house.ts';

export interface ListFlags extends CommonFlags {
  json?: boolean;
}

interface Line {
  name: string;
  title: string;
}

/** Prints the projects of the store, the screens of a project, or the versions of a screen, one a line. */
export const runList = (
  builder: Builder,
  name: string | undefined,
  flags: ListFlags,
  signal: AbortSignal,
): Promise<number> =>
  withHouse(builder, flags, signal, async (open) => {
    const lines = await listLines(open, name);
    open.progress.end();
    if (flags.json === true) process.stdout.write(`${JSON.stringify(lines, undefined, 2)}\n`);
    else for (const line of lines) process.stdout.write(`${line.name}\t${line.title}\n`);
    return 0;
  });

async function listLines({ call, house, context }: OpenHouse, name: string | undefined): Promise<Line[]> {
  if (name === undefined) {
    const { projects } = await call('list_projects', {});
    return projects.map((project) => ({ name: project.name, title: project.title ?? '' }));
  }
  const { project, screen } = parseResource(name);
  if (screen === undefined) {
    const { screens } = await call('list_screens', { projectId: project });
    return screens.map((one) => ({ name: one.name, title: one.title ?? '' }));
  }
  const { versions } = await listScreenVersions(house.deps, parseScreenVersions({ project, screen }), context);
  return versions.map(({ version, title }) => ({ name: `version ${version}`, title: title ?? '' }));
}
