import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those above it that are not there; one that is there is left as it is. Throws what the file system
 * says. `mkdir` with `recursive` never ends below a folder that takes no others, such as `/proc`: it makes the upper one,
 * which is there, and tries again.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await makeOne(folder, mode);
  } catch (error) {
    const upper = path.dirname(path.resolve(folder));
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || upper === path.resolve(folder)) throw error;
    await makeFolder(upper, mode);
    await makeOne(folder, mode);
  }
}

async function makeOne(folder: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(folder, { ...(mode !== undefined && { mode }) });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(folder)).isDirectory();
    if (!isThere) throw error;
  }
}
