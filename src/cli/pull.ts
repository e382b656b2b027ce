import path from 'node:path';
import { parseExportScreen } from '../contract/export-requests.ts';
import { exportScreen } from '../operations/export-screen.ts';
import type { Builder, CommonFlags } from './house.ts';
import { makeTarget } from './made-screens.ts';
import { pullFiles } from './pull-files.ts';
import { parseScreenName } from './resource-argument.ts';
import { withHouse } from './with-house.ts';

export interface PullFlags extends CommonFlags {
  as: string;
  out: string;
  force?: boolean;
}

/** Writes a screen's sources into a repository and brings them up to date later; prints what became of each file. */
export async function runPull(builder: Builder, name: string, flags: PullFlags, signal: AbortSignal): Promise<number> {
  const { project, screen } = parseScreenName(name);
  const { as, out, force = false } = flags;
  await makeTarget(out);
  return withHouse(builder, flags, signal, async ({ house, progress, context }) => {
    const { files } = await exportScreen(house.deps, parseExportScreen({ project, screen, format: as }), context);
    progress.end();
    // A repository has a build of its own: what only makes the screen build alone stays away, and so does its folder.
    const own = files
      .filter((file) => file.isFrame !== true)
      .map((file) => ({ ...file, path: file.path.replace(/^src\//, '') }));
    const options = { screen: `projects/${project}/screens/${screen}`, as, force };
    for (const { path: file, did } of await pullFiles(out, own, options))
      process.stdout.write(`${path.join(out, file)}\t${did}\n`);
    return 0;
  });
}
