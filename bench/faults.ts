import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBlobs } from '../src/blobs/open-folder-blobs.ts';
import type { StoreOptions } from '../src/store/open-store.ts';
import type { TemporaryDatabase } from '../src/store/temporary-database.fixture.ts';
import type { Acknowledgement } from '../test/crash/acknowledgement.ts';
import { killAtEveryPoint } from '../test/crash/kill-at-every-point.ts';
import { killOften, killReplicas } from '../test/crash/kill-often.ts';
import { recover } from '../test/crash/recover.ts';
import { createReader, tally } from '../test/crash/tally.ts';
import { ms } from './measure.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { printTable } from './table.ts';

const KILLS = 100;
const REPLICAS = 2;
const RUNS = 1_000;

/** Two replicas end after that with the runs that they had, on a machine that has much else to do. */
const LONGEST_MS = 15 * 60_000;
/** Faults whose names hold this; all of them unless it is set. */
const NAMED = process.env['TAILORBIRD_FAULTS'] ?? '';

interface Faults {
  acknowledged: Acknowledgement[];
  /** What happened, in words. */
  told: string;
}

type Cause = (options: StoreOptions) => Promise<Faults>;

const CAUSES: Readonly<Record<string, Cause>> = {
  points: async (options) => {
    const { acknowledged, met, missed } = await killAtEveryPoint(options);
    const unmet = missed.length === 0 ? '' : `, ${missed.length} not met again: ${missed.join('; ')}`;
    return { acknowledged, told: `a kill at each of ${met.length} named points${unmet}` };
  },
  random: async (options) => ({
    acknowledged: await killOften(options, KILLS),
    told: `${KILLS} kills at random`,
  }),
  replicas: async (options) => {
    const how = { replicas: REPLICAS, runs: RUNS, longestMs: LONGEST_MS };
    const { acknowledged, kills, succeeded } = await killReplicas(options, how);
    return { acknowledged, told: `${REPLICAS} replicas, ${succeeded} runs, ${kills} kills` };
  },
};

/** What is lost, doubled or stuck when processes are killed: at random, at every named point, and beside each other. */
export async function benchFaults(): Promise<void> {
  await using postgres = await openOwnPostgres();
  const rows: string[][] = [];
  for (const engine of ['SQLite', 'Postgres']) {
    for (const [name, cause] of Object.entries(CAUSES)) {
      if (!`${engine} ${name}`.includes(NAMED)) continue;
      const row = await countFaults(engine, engine === 'Postgres' ? await postgres.createDatabase() : undefined, cause);
      process.stdout.write(`${row.join(' | ')}\n`);
      rows.push(row);
    }
  }
  printTable('After SIGKILL', ['', 'fault', 'acknowledged', 'lost', 'doubled', 'stuck', 'half done', 'recovery'], rows);
}

async function countFaults(engine: string, database: TemporaryDatabase | undefined, cause: Cause): Promise<string[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-faults-'));
  const options: StoreOptions = { dataDir, databaseUrl: database?.databaseUrl };
  const { acknowledged, told } = await cause(options);
  const blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
  const recoveryMs = await recover(options, blobs);
  const found = await tally({ engine, read: createReader(dataDir, database), blobs, acknowledged });
  await rm(dataDir, { recursive: true });
  const counts = [found.lost, found.doubled, found.stuck, found.half].map((list) => String(list.length));
  for (const what of Object.values(found).flat().slice(0, 20)) process.stdout.write(`  ${what}\n`);
  return [engine, told, String(acknowledged.length), ...counts, ms(recoveryMs)];
}
