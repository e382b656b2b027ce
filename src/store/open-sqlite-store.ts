import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import type { Database } from './database.ts';
import { createIds } from './ids.ts';
import type { Ids } from './ids.ts';
import { migrate } from './migrate.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { createStore } from './create-store.ts';
import { createMonotonicClock } from './monotonic-clock.ts';
import { createNodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Connections } from './rows.ts';
import type { Store } from './store.ts';
import { whenUnlocked } from './when-unlocked.ts';

export interface SqliteStoreOptions {
  /** Folder of the database; made if it is not there. */
  dataDir: string;
  now?: (() => number) | undefined;
  ids?: Ids | undefined;
}

/** SQLite's own wait for a lock blocks the process, so it is short; `whenUnlocked` waits longer without blocking. */
const BUSY_TIMEOUT_MS = 10;

/**
 * Opens the SQLite database of a data folder, several processes at a time if need be, and brings it to the schema
 * of this release. Throws FAILED_PRECONDITION for the folder of a newer release, UNAVAILABLE when it cannot be used.
 */
export async function openSqliteStore({ dataDir, now, ids = createIds() }: SqliteStoreOptions): Promise<Store> {
  await makeDataFolder(dataDir);
  const file = path.join(dataDir, 'tailorbird.sqlite');
  const writing = await openDatabase(file);
  // A second connection, so that reads never wait for a transaction that is being written (WAL allows both).
  let reading: DatabaseSync | undefined;
  let schema: Store['schema'];
  const clock = createMonotonicClock(now);
  const writer = createDatabase(writing);
  try {
    schema = await migrate(writer, ALL_MIGRATIONS, clock);
    reading = await openDatabase(file);
    reading.exec('pragma query_only = on');
  } catch (error) {
    writing.close();
    throw error;
  }
  const reader = createDatabase(reading);
  const connections: Connections = {
    reader,
    writer,
    ids,
    now: clock,
    transact: (work) => writer.transaction().execute(work),
  };
  return createStore(connections, {
    schema,
    beginSnapshot: 'begin',
    async revision() {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(reader);
      return rows[0]?.data_version ?? 0;
    },
    async close() {
      reading.close();
      // Last, because the last connection to close folds the write-ahead log into the database.
      writing.close();
    },
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
  const file = path.join(dataDir, 'tailorbird.sqlite');
  await access(file, constants.R_OK | constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return;
    throw new AppError('UNAVAILABLE', `the database ${file} cannot be read and written`, {
      hint: 'Make the file writable for the service, or point --data or TAILORBIRD_DATA to another folder.',
      cause,
    });
  });
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
