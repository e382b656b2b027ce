import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBlobPath, type Blobs } from '../../src/blobs/blobs.ts';
import { openFolderBlobs } from '../../src/blobs/open-folder-blobs.ts';
import type { ProjectId } from '../../src/domain/brand.ts';
import { renewBytes, sweepFiles } from '../../src/operations/sweep-files.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(['SQLite', 'Postgres'])('sweeping the files, with %s', (engine) => {
  let folder = '';
  let database: TemporaryDatabase | undefined;
  let store: Store;
  let blobs: Blobs;
  let projectId: ProjectId;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
    database = engine === 'Postgres' ? await openTemporaryDatabase() : undefined;
    store = await openStore({ dataDir: folder, databaseUrl: database?.databaseUrl });
    blobs = await openFolderBlobs(path.join(folder, 'blobs'), { renew: (hash) => renewBytes({ store }, hash) });
    const user = await store.users.ensure('ada');
    projectId = (await store.projects.insert({ ownerId: user.id, title: 'Habits' })).id;
  });
  afterAll(async () => {
    await store.close();
    await database?.[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  const name = (contentHash: string) =>
    store.files.insert(projectId, { mimeType: 'text/html', byteLength: 1, contentHash });
  const putOld = async (text: string): Promise<string> => {
    const hash = await blobs.put(encode(text));
    const before = Date.now() / 1000 - 3 * 86_400;
    await utimes(path.join(folder, 'blobs', toBlobPath(hash)), before, before);
    return hash;
  };

  it('takes what nobody names and is old, and nothing else', async () => {
    const [named, loose, young] = [await putOld('named'), await putOld('loose'), await blobs.put(encode('young'))];
    await name(named);
    expect(await sweepFiles({ store, blobs }, { isRehearsal: true })).toEqual({ kept: 2, unneeded: 1, bytes: 5 });
    expect(await blobs.has(loose)).toBe(true);
    expect(await sweepFiles({ store, blobs }, { isRehearsal: false })).toEqual({ kept: 2, unneeded: 1, bytes: 5 });
    expect(await Promise.all([named, loose, young].map(blobs.has))).toEqual([true, false, true]);
    expect(await sweepFiles({ store, blobs }, { isRehearsal: false })).toEqual({ kept: 2, unneeded: 0, bytes: 0 });
  });

  it('never takes what somebody puts again and names meanwhile', async () => {
    const texts = Array.from({ length: 200 }, (_, index) => `${engine} again ${index}`);
    const old = await Promise.all(texts.map(putOld));
    const isPutAgain = (index: number): boolean => index % 2 === 0;
    const stop = new AbortController();
    const sweeps: Promise<number> = (async () => {
      let count = 0;
      while (!stop.signal.aborted) count += (await sweepFiles({ store, blobs }, { isRehearsal: false })).unneeded;
      return count;
    })();
    const again = texts.filter((_, index) => isPutAgain(index));
    const putting = async (): Promise<void> => {
      for (let text = again.pop(); text !== undefined; text = again.pop()) await name(await blobs.put(encode(text)));
    };
    await Promise.all(Array.from({ length: 8 }, putting)).finally(() => stop.abort());
    const taken = await sweeps;
    const isThere = await Promise.all(old.map(blobs.has));
    expect(isThere.filter((there, index) => isPutAgain(index) && !there)).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    await sweepFiles({ store, blobs }, { isRehearsal: false });
    const left = await Promise.all(old.map(blobs.has));
    expect(left.filter(Boolean)).toHaveLength(100);
  });
});
