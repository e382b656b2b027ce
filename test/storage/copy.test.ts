import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTool } from '../../bench/service.ts';
import { startS3, type S3Server } from '../../src/blobs/start-s3.fixture.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';
import { LISTENING, openPlace, type Place } from '../cli/run-tailorbird.ts';

/** Every row of a database, in one order. */
async function readEverything(where: { dataDir: string; databaseUrl?: string }): Promise<string[]> {
  const store = await openStore(where);
  const rows: string[] = [];
  await store.readAll(async (table, found) => {
    for (const row of found) {
      rows.push(`${table} ${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`);
    }
  });
  await store.close();
  return rows.toSorted();
}

/** Where the bytes are that the files among these rows name. */
const listNamed = (rows: readonly string[]): string[] => {
  const hashes = rows.flatMap((row) => /^files .*\["content_hash","(\w+)"\]/.exec(row)?.[1] ?? []);
  return [...new Set(hashes)].map((hash) => path.join(hash.slice(0, 2), hash.slice(2))).sort();
};

const listBlobs = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(folder, 'blobs'), { recursive: true })).filter((name) => name.includes(path.sep)).sort();

/** A service was used; what it kept goes everywhere and comes back. */
describe('everything that is kept', { timeout: 180_000 }, () => {
  let place: Place;
  let database: TemporaryDatabase;
  let bucket: S3Server;
  let folder = '';
  beforeAll(async () => {
    [place, database, bucket, folder] = await Promise.all([
      openPlace(),
      openTemporaryDatabase(),
      startS3(),
      mkdtemp(path.join(tmpdir(), 'copy-')),
    ]);
    const { child, ended, says } = place.start(['serve', '--port', '0', '--data', at('first')]);
    const url = `${await says(LISTENING)}/mcp`;
    const { name: projectId } = await callTool(url, 'create_project', { title: 'Ünïcode “quotes” 🪡 \\ \' "' });
    await callTool(url, 'generate_screen_from_text', { projectId, prompt: 'A login screen', deviceType: 'MOBILE' });
    await callTool(url, 'upload_design_md', { projectId, designMdBase64: btoa('# Acme') });
    child.kill('SIGTERM');
    await ended;
    await place.run(['keys', 'issue', 'ada', '--data', at('first')]);
  }, 180_000);
  afterAll(async () => {
    await place[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
    await bucket[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (name: string): string => path.join(folder, name);
  const run = async (args: readonly string[], environment: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await place.run(args, { ...bucket.environment, ...environment });
    return { code, stdout: stdout.trim(), stderr: stderr.trim() };
  };
  const DONE = { code: 0, stdout: expect.stringMatching(/^\d+ rows and [1-9]\d* files \([\d.]+ MB\) were copied$/) };

  it('goes from SQLite and a folder to Postgres and a bucket, and back, without loss', async () => {
    const before = await readEverything({ dataDir: at('first') });
    expect(before.length).toBeGreaterThan(20);
    const files = `s3://${bucket.bucket}/copied`;
    const there = ['copy', '--from', at('first'), '--to', database.databaseUrl, '--files-to', files];
    expect(await run(there)).toMatchObject(DONE);
    expect(await readEverything({ dataDir: at('none'), databaseUrl: database.databaseUrl })).toEqual(before);
    const back = ['copy', '--from', database.databaseUrl, '--files-from', files, '--to', at('back')];
    expect(await run(back)).toMatchObject(DONE);
    expect(await readEverything({ dataDir: at('back') })).toEqual(before);
    expect(listNamed(before).length).toBeGreaterThan(3);
    expect(await listBlobs(at('back'))).toEqual(listNamed(before));
    expect(await run(there)).toMatchObject({
      code: 2,
      stderr: 'tailorbird: there is something in the database that would be copied to. Copy to an empty one.',
    });
  });

  it('goes from the SQLite of the settings to their Postgres, asked for by these words', async () => {
    await using other = await openTemporaryDatabase();
    const settings = { TAILORBIRD_DATA: at('first'), TAILORBIRD_STORAGE_URL: `s3://${bucket.bucket}/by-words` };
    const words = ['copy', '--from', 'sqlite', '--to', 'postgres'];
    expect(await run(words, settings)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('postgres is the database of TAILORBIRD_DATABASE_URL, which is not set'),
    });
    expect(await run(words, { ...settings, TAILORBIRD_DATABASE_URL: other.databaseUrl })).toMatchObject(DONE);
    expect(await readEverything({ dataDir: at('none'), databaseUrl: other.databaseUrl })).toEqual(
      await readEverything({ dataDir: at('first') }),
    );
  });

  it('is saved while a service works on it, and served again from what was saved', async () => {
    const { child, ended, says } = place.start(['serve', '--port', '0', '--data', at('first')], {
      TAILORBIRD_USER: 'local',
    });
    await says(LISTENING);
    expect(await run(['backup', '--data', at('first'), '--out', at('saved')])).toMatchObject(DONE);
    child.kill('SIGTERM');
    await ended;
    const before = await readEverything({ dataDir: at('first') });
    expect(await readEverything({ dataDir: at('saved') })).toEqual(before);
    expect(await run(['restore-backup', '--from', at('saved'), '--data', at('restored')])).toMatchObject(DONE);
    expect(await readEverything({ dataDir: at('restored') })).toEqual(before);
    expect(await listBlobs(at('restored'))).toEqual(listNamed(before));
    expect((await run(['restore-backup', '--from', at('saved'), '--data', at('first')])).stderr).toContain(
      'Copy to an empty one',
    );
  });

  it('is not copied in part: where bytes are missing, no row is written', async () => {
    expect(await run(['backup', '--data', at('first'), '--out', at('broken')])).toMatchObject(DONE);
    const [gone = ''] = await listBlobs(at('broken'));
    await rm(path.join(at('broken'), 'blobs', gone));
    const restored = await run(['restore-backup', '--from', at('broken'), '--data', at('half')]);
    expect(restored).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^tailorbird: the bytes of a file are missing/),
    });
    expect(await readEverything({ dataDir: at('half') })).toEqual([]);
  });

  it('is not looked for where nothing is', async () => {
    const restored = await run(['restore-backup', '--from', at('nowhere'), '--data', at('empty')]);
    expect(restored).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is nothing where everything would'),
    });
  });

  it('is brought to the schema of this release by a command', async () => {
    await mkdir(at('new'));
    expect((await run(['migrate', '--data', at('new')])).stdout).toMatch(
      /^The database went from schema version 0 to \d+$/,
    );
    expect((await run(['migrate', '--data', at('new')])).stdout).toMatch(
      /^The database has schema version \d+: nothing to do$/,
    );
  });
});
