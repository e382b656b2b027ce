import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolderBlobs } from './open-folder-blobs.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('<!doctype html><title>Habits</title>');
const contentHash = createHash('sha256').update(bytes).digest('hex');
const listFiles = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

describe('blobs in a folder', () => {
  it('gives back under the hash what was put', async () => {
    const blobs = await openFolderBlobs(folder);
    expect(await blobs.put(bytes)).toBe(contentHash);
    expect(new Uint8Array(await blobs.get(contentHash))).toEqual(bytes);
    expect(await blobs.has(contentHash)).toBe(true);
    expect(await blobs.has('0'.repeat(64))).toBe(false);
  });

  it('takes away under the hash what was put, and whatever is not there', async () => {
    const blobs = await openFolderBlobs(folder);
    expect(blobs.keyOf(bytes)).toBe(contentHash);
    await blobs.put(bytes);
    await blobs.remove(contentHash);
    expect(await listFiles()).toEqual([]);
    await blobs.remove(contentHash);
    await blobs.put(bytes);
    expect(await blobs.has(contentHash)).toBe(true);
  });

  it('keeps equal bytes once, put one after the other or at once, and leaves nothing temporary', async () => {
    const blobs = await openFolderBlobs(folder);
    await blobs.put(bytes);
    await Promise.all([blobs.put(bytes), blobs.put(bytes), blobs.put(Uint8Array.of(1))]);
    expect(await listFiles()).toHaveLength(2);
    expect(await listFiles()).toContain(path.join(folder, contentHash.slice(0, 2), contentHash.slice(2)));
  });

  it('finds after reopening what was put before', async () => {
    await (await openFolderBlobs(folder)).put(bytes);
    expect(new Uint8Array(await (await openFolderBlobs(folder)).get(contentHash))).toEqual(bytes);
  });

  it('lists what is there, and nothing temporary', async () => {
    const blobs = await openFolderBlobs(folder);
    await writeFile(path.join(folder, 'temporary', 'half'), 'half');
    await blobs.put(bytes);
    const listed = [];
    for await (const blob of blobs.list()) listed.push(blob);
    expect(listed).toEqual([{ contentHash, byteLength: bytes.byteLength, putTime: expect.any(Number) }]);
    expect(Math.abs(Date.now() - (listed[0]?.putTime ?? 0))).toBeLessThan(60_000);
  });

  it('asks before old bytes count as put again, and puts them anew if they went meanwhile', async () => {
    const asked: string[] = [];
    const blobs = await openFolderBlobs(folder, {
      async renew(hash) {
        asked.push(hash);
        if (asked.length === 2) await blobs.remove(hash);
      },
    });
    const yesterday = Date.now() / 1000 - 86_400;
    await blobs.put(bytes);
    await blobs.put(bytes);
    expect(asked).toEqual([]);
    for (const count of [1, 2]) {
      await utimes(path.join(folder, contentHash.slice(0, 2), contentHash.slice(2)), yesterday, yesterday);
      await blobs.put(bytes);
      expect(asked).toHaveLength(count);
      expect(await blobs.has(contentHash)).toBe(true);
    }
  });

  it('removes old temporary files when it opens, and no young ones', async () => {
    await openFolderBlobs(folder);
    const old = path.join(folder, 'temporary', 'old');
    const young = path.join(folder, 'temporary', 'young');
    await writeFile(old, 'half');
    await writeFile(young, 'half');
    const anHourAgo = Date.now() / 1000 - 3600;
    await utimes(old, anHourAgo, anHourAgo);
    await openFolderBlobs(folder);
    expect(await listFiles()).toEqual([young]);
  });

  it('says that bytes are missing', async () => {
    const blobs = await openFolderBlobs(folder);
    await expect(blobs.get(contentHash)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the bytes of a file are missing',
    });
  });

  it('takes no name that is not a hash', async () => {
    const blobs = await openFolderBlobs(folder);
    await expect(blobs.get('../../etc/passwd')).rejects.toThrow('64 lowercase hex digits');
  });

  it('says that the folder cannot be used', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(openFolderBlobs(file)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('says when it cannot write, keeps nothing of it, and works again once it can', async () => {
    const blobs = await openFolderBlobs(folder);
    await rm(path.join(folder, 'temporary'), { recursive: true });
    await expect(blobs.put(bytes)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await blobs.has(contentHash)).toBe(false);
    await openFolderBlobs(folder);
    expect(await blobs.put(bytes)).toBe(contentHash);
  });
});
