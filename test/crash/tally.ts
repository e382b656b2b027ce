import { hash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Blobs } from '../../src/blobs/blobs.ts';
import type { TemporaryDatabase } from '../../src/store/temporary-database.fixture.ts';
import type { Acknowledgement } from './acknowledgement.ts';

/** What came of everything that was acknowledged, once recovery had its time. Each list should be empty. */
export interface Tally {
  /** Acknowledged, and not there; or a row whose bytes are not there whole. */
  lost: string[];
  /** An effect that is there another number of times than once. */
  doubled: string[];
  /** Neither ended nor given up. */
  stuck: string[];
  /** Seen half done. */
  half: string[];
}

/** Reads past the store, so that nothing of it hides what is kept. */
export type ReadRows = <Row>(query: string) => Promise<Row[]>;

/** Of a database of its own in the Postgres of the tests or, without one, of the SQLite file in a data folder. */
export const createReader =
  (dataDir: string, database: Pick<TemporaryDatabase, 'execute'> | undefined): ReadRows =>
  async <Row>(query: string): Promise<Row[]> => {
    if (database !== undefined) return (await database.execute(query)) as Row[];
    const file = new DatabaseSync(path.join(dataDir, 'tailorbird.sqlite'), { readOnly: true });
    try {
      return file.prepare(query).all() as Row[];
    } finally {
      file.close();
    }
  };

export interface TallyOptions {
  engine: string;
  read: ReadRows;
  blobs: Pick<Blobs, 'get'>;
  acknowledged: readonly Acknowledgement[];
}

export async function tally({ engine, read, blobs, acknowledged }: TallyOptions): Promise<Tally> {
  return {
    lost: [...(await findLost(read, acknowledged)), ...(await findLostBytes(read, blobs))],
    ...(await findWrongRows(read, engine)),
  };
}

async function findLost(read: ReadRows, acknowledged: readonly Acknowledgement[]): Promise<string[]> {
  const projects = new Set((await read<{ id: string }>('select id from projects')).map(({ id }) => id));
  const runs = await read<{ id: string; state: string }>('select id, state from runs');
  const states = new Map(runs.map(({ id, state }) => [id, state]));
  const kept = await read<{ key: string }>(`select screen_id || ' ' || screen_versions.version || ' ' || content_hash
    as key from screen_versions join files on files.id = html_code_id`);
  const versions = new Set(kept.map(({ key }) => key));
  const isKept = (one: Acknowledgement): boolean => {
    switch (one.did) {
      case 'start':
        return true;
      case 'project':
        return projects.has(one.projectId);
      case 'enqueue':
        return states.has(one.runId);
      case 'fail':
        return states.get(one.runId) === 'FAILED';
      case 'succeed':
        return (
          states.get(one.runId) === 'SUCCEEDED' && versions.has(`${one.screenId} ${one.version} ${one.contentHash}`)
        );
    }
  };
  return acknowledged.filter((one) => !isKept(one)).map((one) => JSON.stringify(one));
}

async function findLostBytes(read: ReadRows, blobs: Pick<Blobs, 'get'>): Promise<string[]> {
  const files = await read<{ content_hash: string; byte_length: string | number }>(
    'select distinct content_hash, byte_length from files',
  );
  const lost: string[] = [];
  for (const { content_hash: contentHash, byte_length: byteLength } of files) {
    const bytes = await blobs.get(contentHash).catch(() => Buffer.alloc(0));
    if (hash('sha256', bytes) !== contentHash || bytes.length !== Number(byteLength)) lost.push(`bytes ${contentHash}`);
  }
  return lost;
}

async function findWrongRows(read: ReadRows, engine: string): Promise<Omit<Tally, 'lost'>> {
  const screenOfPlan = engine === 'Postgres' ? "(plan::json->>'screenId')" : "json_extract(plan, '$.screenId')";
  const succeeded = `(select count(*) from runs where state = 'SUCCEEDED' and ${screenOfPlan} = screens.id)`;
  const kept = '(select count(*) from screen_versions where screen_id = screens.id)';
  const name = async (query: string): Promise<string[]> => (await read<{ name: string }>(query)).map((row) => row.name);
  return {
    doubled: await name(
      `select 'screen ' || id as name from screens where version <> ${succeeded} or version <> ${kept}`,
    ),
    stuck: await name(`select 'run ' || id as name from runs where state in ('QUEUED', 'RUNNING')
      union all select 'screen ' || id from screens where status = 'IN_PROGRESS'`),
    half: await name(`select 'screen ' || id as name from screens where (status = 'COMPLETE') <> (version > 0)
      or not exists (select 1 from runs where ${screenOfPlan} = screens.id)`),
  };
}
