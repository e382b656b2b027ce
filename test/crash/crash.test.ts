import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolderBlobs } from '../../src/blobs/open-folder-blobs.ts';
import type { Blobs } from '../../src/blobs/blobs.ts';
import { DEFAULT_LIMITS } from '../../src/domain/limits.ts';
import { createRunner } from '../../src/runs/create-runner.ts';
import { openStore, type StoreOptions } from '../../src/store/open-store.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { createDrawHandler } from './draw-screens.ts';
import { killOften } from './kill-often.ts';

/** `TAILORBIRD_KILLS=100` for the long form. */
const KILLS = Number(process.env['TAILORBIRD_KILLS'] ?? 20);
const RECOVERY_MS = 10_000;

/**
 * A process that writes is killed with SIGKILL many times. What the operating system was told to sync cannot be lost
 * by that; what is shown here is that nothing acknowledged was still on its way, and that nothing is left half done.
 */
describe.each(['SQLite', 'Postgres'])(`what is kept in %s after ${KILLS} kills`, { timeout: 60_000 }, (engine) => {
  let dataDir = '';
  let database: TemporaryDatabase | undefined;
  let acknowledged: Acknowledgement[] = [];
  let blobs: Blobs;
  let recoveryMs = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'crash-'));
    database = engine === 'Postgres' ? await openTemporaryDatabase() : undefined;
    const options: StoreOptions = { dataDir, databaseUrl: database?.databaseUrl };
    acknowledged = await killOften(options, KILLS);
    blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
    recoveryMs = await recover(options, blobs);
  }, 600_000);
  afterAll(async () => {
    await database?.[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  const read = async <Row>(query: string): Promise<Row[]> => {
    if (database !== undefined) return (await database.execute(query)) as Row[];
    const file = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'), { readOnly: true });
    try {
      return file.prepare(query).all() as Row[];
    } finally {
      file.close();
    }
  };
  const of = <Did extends Acknowledgement['did']>(did: Did): Extract<Acknowledgement, { did: Did }>[] =>
    acknowledged.filter((one): one is Extract<Acknowledgement, { did: Did }> => one.did === did);
  const screenOfPlan = engine === 'Postgres' ? "(plan::json->>'screenId')" : "json_extract(plan, '$.screenId')";

  it('was worth killing: much was acknowledged, and work was cut off in the middle', async () => {
    expect(of('start').length).toBeGreaterThan(KILLS / 2);
    expect(of('succeed').length).toBeGreaterThan(KILLS);
    expect(of('fail').length).toBeGreaterThan(0);
    expect((await read('select id from runs where attempt > 1')).length).toBeGreaterThan(0);
  });

  it('holds every project, run and result that was acknowledged', async () => {
    const projects = new Set((await read<{ id: string }>('select id from projects')).map(({ id }) => id));
    expect(of('project').filter(({ projectId }) => !projects.has(projectId))).toEqual([]);
    const runs = new Map(
      (await read<{ id: string; state: string }>('select id, state from runs')).map((run) => [run.id, run.state]),
    );
    expect(of('enqueue').filter(({ runId }) => !runs.has(runId))).toEqual([]);
    expect(of('succeed').filter(({ runId }) => runs.get(runId) !== 'SUCCEEDED')).toEqual([]);
    expect(of('fail').filter(({ runId }) => runs.get(runId) !== 'FAILED')).toEqual([]);
    const kept = await read<{ key: string }>(`select screen_id || ' ' || screen_versions.version || ' ' || content_hash
      as key from screen_versions join files on files.id = html_code_id`);
    const versions = new Set(kept.map(({ key }) => key));
    const keyOf = (one: { screenId: string; version: number; contentHash: string }) =>
      `${one.screenId} ${one.version} ${one.contentHash}`;
    expect(of('succeed').filter((one) => !versions.has(keyOf(one)))).toEqual([]);
  });

  it('has nothing in progress any more, within seconds of the restart', async () => {
    expect(await read("select id from screens where status = 'IN_PROGRESS'")).toEqual([]);
    expect(await read("select id from runs where state in ('QUEUED', 'RUNNING')")).toEqual([]);
    expect(recoveryMs).toBeLessThan(RECOVERY_MS);
  });

  it('has the whole bytes of every file that a row names', async () => {
    const files = await read<{ content_hash: string; byte_length: string | number }>(
      'select content_hash, byte_length from files',
    );
    expect(files.length).toBeGreaterThan(0);
    for (const { content_hash, byte_length } of files) {
      const bytes = await blobs.get(content_hash);
      expect([hash('sha256', bytes), bytes.length]).toEqual([content_hash, Number(byte_length)]);
    }
  });

  it('had every effect once: a screen has as many versions as runs that succeeded on it', async () => {
    const succeeded = `(select count(*) from runs where state = 'SUCCEEDED' and ${screenOfPlan} = screens.id)`;
    const kept = '(select count(*) from screen_versions where screen_id = screens.id)';
    expect(await read(`select id from screens where version <> ${succeeded} or version <> ${kept}`)).toEqual([]);
    expect(await read(`select id from screens where (status = 'COMPLETE') <> (version > 0)`)).toEqual([]);
    expect(
      await read(`select id from screens where not exists (select 1 from runs where ${screenOfPlan} = screens.id)`),
    ).toEqual([]);
  });

  it.runIf(engine === 'SQLite')('is a sound database', async () => {
    expect(await read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await read('pragma foreign_key_check')).toEqual([]);
  });
});

/** Starts as the service does and waits until nothing is left to do; answers how long that took. */
async function recover(options: StoreOptions, blobs: Blobs): Promise<number> {
  const begin = performance.now();
  const store = await openStore(options);
  const ignore = (): void => {};
  const runner = createRunner({
    store,
    handlers: { draw: createDrawHandler(blobs) },
    concurrency: 3,
    limits: DEFAULT_LIMITS,
    log: { info: ignore, warn: ignore, error: ignore },
  });
  await runner.start();
  const unfinished = [...(await store.runs.listQueued()), ...(await store.runs.listRunning()).map(({ run }) => run)];
  await Promise.all(unfinished.map(({ id }) => runner.wait(id, { timeoutMs: RECOVERY_MS })));
  const recoveryMs = performance.now() - begin;
  await runner.close();
  await store.close();
  return recoveryMs;
}
