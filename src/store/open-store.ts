import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import { createAssets } from './assets.ts';
import type { Database } from './database.ts';
import { createDrafts } from './drafts.ts';
import { createFeedback } from './feedback.ts';
import { createFiles } from './files.ts';
import { createIds } from './ids.ts';
import type { Ids } from './ids.ts';
import { createInstances } from './instances.ts';
import { migrate } from './migrate.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { createMonotonicClock } from './monotonic-clock.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import { createProjects } from './projects.ts';
import type { Connections } from './rows.ts';
import { createRuns } from './runs.ts';
import { createScreens } from './screens.ts';
import type { Store, Transaction } from './store.ts';
import { createUsage } from './usage.ts';
import { createUsers } from './users.ts';
import { whenUnlocked } from './when-unlocked.ts';

export interface StoreOptions {
  /** Folder of the database; made if it is not there. */
  dataDir: string;
  now?: () => number;
  ids?: Ids;
}

/** SQLite's own wait for a lock blocks the process, so it is short; `whenUnlocked` waits longer without blocking. */
const BUSY_TIMEOUT_MS = 10;

/**
 * Opens the SQLite database of a data folder, several processes at a time if need be, and brings it to the schema
 * of this release. Throws FAILED_PRECONDITION for the folder of a newer release, UNAVAILABLE when it cannot be used.
 */
export async function openStore({ dataDir, now, ids = createIds() }: StoreOptions): Promise<Store> {
  await makeDataFolder(dataDir);
  const file = path.join(dataDir, 'tailorbird.sqlite');
  const writing = await openDatabase(file);
  // A second connection, so that reads never wait for a transaction that is being written (WAL allows both).
  let reading: DatabaseSync | undefined;
  const clock = createMonotonicClock(now);
  const writer = createDatabase(writing);
  try {
    await migrate(writer, ALL_MIGRATIONS, clock);
    reading = await openDatabase(file);
    reading.exec('pragma query_only = on');
  } catch (error) {
    writing.close();
    throw error;
  }
  const connections: Connections = { reader: createDatabase(reading), writer, ids, now: clock };
  return createStore(connections, () => {
    reading.close();
    // Last, because the last connection to close folds the write-ahead log into the database.
    writing.close();
  });
}

async function makeDataFolder(dataDir: string): Promise<void> {
  const refuse = (what: string) => (cause: unknown) => {
    throw new AppError('UNAVAILABLE', `the data folder ${dataDir} cannot be ${what}`, {
      hint: 'Point --data or TAILORBIRD_DATA to a folder that the service may write.',
      cause,
    });
  };
  await makeFolder(dataDir, 0o700).catch(refuse('made'));
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).catch(refuse('read and written'));
}

const openDatabase = (file: string): Promise<DatabaseSync> =>
  whenUnlocked(() => {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
    try {
      database.exec('pragma journal_mode = wal; pragma synchronous = full');
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });

const createDatabase = (database: DatabaseSync): Kysely<Database> =>
  new Kysely<Database>({ dialect: createNodeSqliteDialect(database) });

function createStore(connections: Connections, closeDatabases: () => void): Store {
  return {
    ...createGroups(connections),
    transaction: (work) =>
      connections.writer
        .transaction()
        .execute((transaction) => work(createGroups({ ...connections, reader: transaction, writer: transaction }))),
    async ping() {
      await sql`select 1`.execute(connections.reader);
    },
    async revision() {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(connections.reader);
      return rows[0]?.data_version ?? 0;
    },
    async close() {
      closeDatabases();
    },
  };
}

const createGroups = (connections: Connections): Transaction => ({
  ids: connections.ids,
  users: createUsers(connections),
  projects: createProjects(connections),
  screens: createScreens(connections),
  instances: createInstances(connections),
  assets: createAssets(connections),
  files: createFiles(connections),
  drafts: createDrafts(connections),
  feedback: createFeedback(connections),
  runs: createRuns(connections),
  usage: createUsage(connections),
});
