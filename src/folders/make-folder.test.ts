import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('makeFolder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-folders-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('makes what is missing above it, and takes what is there', async () => {
    const deep = path.join(folder, 'a/b/c');
    await makeFolder(deep, 0o700);
    await makeFolder(deep, 0o700);
    const made = await stat(deep);
    expect({ isFolder: made.isDirectory(), mode: made.mode & 0o777 }).toEqual({ isFolder: true, mode: 0o700 });
  });

  it('ends at once where no folder can be', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(makeFolder(path.join(file, 'x'))).rejects.toThrow('ENOTDIR');
    await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  });

  it.runIf(process.platform === 'linux')('ends at once below a folder that takes no others', async () => {
    await expect(makeFolder('/proc/tailorbird/screens')).rejects.toThrow('ENOENT');
  });
});
