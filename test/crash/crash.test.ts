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
import { openStore } from '../../src/store/open-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { createDrawHandler } from './draw-screens.ts';
import { killOften } from './kill-often.ts';

const KILLS = 20;
const RECOVERY_MS = 10_000;

/**
 * A process that writes is killed with SIGKILL many times. What the operating system was told to sync cannot be lost
 * by that; what is shown here is that nothing acknowledged was still on its way, and that nothing is left half done.
 */
describe(`a data folder after ${KILLS} kills`, () => {
  let dataDir = '';
  let acknowledged: Acknowledgement[] = [];
  let blobs: Blobs;
  let database: DatabaseSync;
  let recoveryMs = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'crash-'));
    acknowledged = await killOften(dataDir, KILLS);
    blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
    recoveryMs = await recover(dataDir, blobs);
    database = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'), { readOnly: true });
  });
  afterAll(async () => {
    database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const read = <Row>(query: string): Row[] => database.prepare(query).all() as Row[];
  const of = <Did extends Acknowledgement['did']>(did: Did): Extract<Acknowledgement, { did: Did }>[] =>
    acknowledged.filter((one): one is Extract<Acknowledgement, { did: Did }> => one.did === did);

  it('was worth killing: much was acknowledged, and work was cut off in the middle', () => {
    expect(of('start').length).toBeGreaterThan(KILLS / 2);
    expect(of('succeed').length).toBeGreaterThan(KILLS);
    expect(of('fail').length).toBeGreaterThan(0);
    expect(read('select id from runs where attempt > 1').length).toBeGreaterThan(0);
  });

  it('holds every project, run and result that was acknowledged', () => {
    const projects = new Set(read<{ id: string }>('select id from projects').map(({ id }) => id));
    expect(of('project').filter(({ projectId }) => !projects.has(projectId))).toEqual([]);
    const runs = new Map(
      read<{ id: string; state: string }>('select id, state from runs').map((run) => [run.id, run.state]),
    );
    expect(of('enqueue').filter(({ runId }) => !runs.has(runId))).toEqual([]);
    expect(of('succeed').filter(({ runId }) => runs.get(runId) !== 'SUCCEEDED')).toEqual([]);
    expect(of('fail').filter(({ runId }) => runs.get(runId) !== 'FAILED')).toEqual([]);
    const versions = new Set(
      read<{ key: string }>(`select screen_id || ' ' || screen_versions.version || ' ' || content_hash as key
        from screen_versions join files on files.id = html_code_id`).map(({ key }) => key),
    );
    const keyOf = (one: { screenId: string; version: number; contentHash: string }) =>
      `${one.screenId} ${one.version} ${one.contentHash}`;
    expect(of('succeed').filter((one) => !versions.has(keyOf(one)))).toEqual([]);
  });

  it('has nothing in progress any more, within seconds of the restart', () => {
    expect(read("select id from screens where status = 'IN_PROGRESS'")).toEqual([]);
    expect(read("select id from runs where state in ('QUEUED', 'RUNNING')")).toEqual([]);
    expect(recoveryMs).toBeLessThan(RECOVERY_MS);
  });

  it('has the whole bytes of every file that a row names', async () => {
    const files = read<{ content_hash: string; byte_length: number }>('select content_hash, byte_length from files');
    expect(files.length).toBeGreaterThan(0);
    for (const { content_hash, byte_length } of files) {
      const bytes = await blobs.get(content_hash);
      expect([hash('sha256', bytes), bytes.length]).toEqual([content_hash, byte_length]);
    }
  });

  it('had every effect once: a screen has as many versions as runs that succeeded on it', () => {
    const succeeded = `(select count(*) from runs
      where state = 'SUCCEEDED' and json_extract(plan, '$.screenId') = screens.id)`;
    const kept = '(select count(*) from screen_versions where screen_id = screens.id)';
    expect(read(`select id from screens where version <> ${succeeded} or version <> ${kept}`)).toEqual([]);
    expect(read(`select id from screens where (status = 'COMPLETE') <> (version > 0)`)).toEqual([]);
    expect(
      read(`select id from screens where not exists
      (select 1 from runs where json_extract(plan, '$.screenId') = screens.id)`),
    ).toEqual([]);
  });

  it('is a sound database', () => {
    expect(read('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(read('pragma foreign_key_check')).toEqual([]);
  });
});

/** Starts as the service does and waits until nothing is left to do; answers how long that took. */
async function recover(dataDir: string, blobs: Blobs): Promise<number> {
  const begin = performance.now();
  const store = await openStore({ dataDir });
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
