import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderBlobs } from '../../src/blobs/open-folder-blobs.ts';
import type { StoreOptions } from '../../src/store/open-store.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { killOften } from './kill-often.ts';
import { recover, RECOVERY_MS } from './recover.ts';
import { createReader, tally, type ReadRows, type Tally } from './tally.ts';

/** The long form, 100 kills and one at every named point, is `npm run bench -- faults`. */
const KILLS = 12;

/**
 * A process that writes is killed with SIGKILL many times. What the operating system was told to sync cannot be lost
 * by that; what is shown here is that nothing acknowledged was still on its way, and that nothing is left half done.
 */
describe.each(['SQLite', 'Postgres'])(`what is kept in %s after ${KILLS} kills`, { timeout: 60_000 }, (engine) => {
  let dataDir = '';
  let database: TemporaryDatabase | undefined;
  let acknowledged: Acknowledgement[] = [];
  let recoveryMs = 0;
  let found: Tally;
  let read: ReadRows;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'crash-'));
    database = engine === 'Postgres' ? await openTemporaryDatabase() : undefined;
    const options: StoreOptions = { dataDir, databaseUrl: database?.databaseUrl };
    acknowledged = await killOften(options, KILLS);
    const blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
    recoveryMs = await recover(options, blobs);
    read = createReader(dataDir, database);
    found = await tally({ engine, read, blobs, acknowledged });
  }, 600_000);
  afterAll(async () => {
    await database?.[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  const countOf = (did: Acknowledgement['did']): number => acknowledged.filter((one) => one.did === did).length;

  it('was worth killing: much was acknowledged, and work was cut off in the middle', async () => {
    expect(countOf('start')).toBeGreaterThan(KILLS / 2);
    expect(countOf('succeed')).toBeGreaterThan(KILLS);
    expect(countOf('fail')).toBeGreaterThan(0);
    expect((await read('select id from runs where attempt > 1')).length).toBeGreaterThan(0);
    expect((await read('select id from files')).length).toBeGreaterThan(0);
  });

  it('holds every project, run and result that was acknowledged, and the whole bytes that a row names', () => {
    expect(found.lost).toEqual([]);
  });

  it('has nothing in progress any more, within seconds of the restart', () => {
    expect(found.stuck).toEqual([]);
    expect(recoveryMs).toBeLessThan(RECOVERY_MS);
  });

  it('had every effect once: a screen has as many versions as runs that succeeded on it', () => {
    expect(found.doubled).toEqual([]);
    expect(found.half).toEqual([]);
  });

  it.runIf(engine === 'SQLite')('is a sound database', async () => {
    expect(await read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await read('pragma foreign_key_check')).toEqual([]);
  });
});
