import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseExportProject, parseExportScreen } from '../contract/export-requests.ts';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import { refuseOddFile } from '../folders/refuse-odd-file.ts';
import { exportProject } from '../operations/export-project.ts';
import { exportScreen } from '../operations/export-screen.ts';
import type { Builder, CommonFlags } from './house.ts';
import { makeTarget } from './made-screens.ts';
import { parseResource } from './resource-argument.ts';
import { withHouse } from './with-house.ts';

export interface ExportFlags extends CommonFlags {
  as: string;
  out: string;
  zip?: boolean;
}

/** Writes a screen or a project of the store in one form, as files or with `zip` as one; prints their paths. */
export async function runExport(
  builder: Builder,
  name: string,
  flags: ExportFlags,
  signal: AbortSignal,
): Promise<number> {
  const { project, screen } = parseResource(name);
  await makeTarget(flags.out);
  return withHouse(builder, flags, signal, async ({ house, progress, context }) => {
    const format = flags.as;
    const exported =
      screen === undefined
        ? await exportProject(house.deps, parseExportProject({ project, format }), context)
        : await exportScreen(house.deps, parseExportScreen({ project, screen, format }), context);
    progress.end();
    const isOne = flags.zip === true || (exported.files.length === 1 && screen !== undefined);
    const files = isOne ? [{ path: exported.fileName, bytes: exported.bytes }] : exported.files;
    for (const file of files) process.stdout.write(`${await write(flags.out, file.path, file.bytes)}\n`);
    return 0;
  });
}

async function write(out: string, name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(out, name);
  try {
    await makeFolder(path.dirname(file));
    await refuseOddFile(file);
    await writeFile(file, bytes);
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', `--out ${file} cannot be written`, {
      hint: 'Give a folder that you may write and that has room.',
      cause: error,
    });
  }
  return file;
}
