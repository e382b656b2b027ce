import { Kysely, sql } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { createStore } from './create-store.ts';
import type { Database } from './database.ts';
import { createIds } from './ids.ts';
import type { Ids } from './ids.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { migrate } from './migrate.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { createMonotonicClock } from './monotonic-clock.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { Connections } from './rows.ts';
import type { Store } from './store.ts';
import { createLine } from './stand-in-line.ts';
import { untilSerialised } from './until-serialised.ts';

export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`, with the driver's own parameters such as `?sslmode=require`. */
  databaseUrl: string;
  now?: (() => number) | undefined;
  ids?: Ids | undefined;
}

/** Connections of each of the two pools of a process; with the one that listens that makes 11. */
const CONNECTIONS = 5;

/** Any number, the same in every release: who migrates holds the lock of that number. */
const MIGRATION_LOCK = 4_280_001;

/**
 * Opens a Postgres that any number of processes share, and brings it to the schema of this release; one process at a
 * time does that. Transactions are SERIALIZABLE and run again when another came in between, which is what callers of
 * `Store.transaction` are promised. Throws FAILED_PRECONDITION for the database of a newer release, UNAVAILABLE when
 * it cannot be used.
 */
export async function openPostgresStore({ databaseUrl, now, ids = createIds() }: PostgresStoreOptions): Promise<Store> {
  const clock = createMonotonicClock(now);
  const reading = openPool(databaseUrl, '-c default_transaction_read_only=on');
  // Scanning a small table whole would put every row of it in the way of every other transaction.
  const writing = openPool(databaseUrl, '-c default_transaction_isolation=serializable -c enable_seqscan=off');
  const reader = createDatabase(reading);
  const writer = createDatabase(writing);
  const closePools = async (): Promise<void> => void (await Promise.all([reading.end(), writing.end()]));
  let schema: Store['schema'];
  try {
    schema = await migrateAlone(writer, clock);
  } catch (error) {
    await closePools();
    throw error;
  }
  const inLine = createLine(writer);
  const changes = listenForChanges(toClientConfig(databaseUrl));
  const connections: Connections = {
    reader,
    writer,
    ids,
    now: clock,
    transact: (work) =>
      untilSerialised(
        () => writer.transaction().execute(work),
        () => inLine(work),
      ),
  };
  return createStore(connections, {
    schema,
    beginSnapshot: 'begin isolation level repeatable read read only',
    revision: async () => changes.count(),
    async close() {
      await changes.close();
      await closePools();
    },
  });
}

const createDatabase = (pool: Pool): Kysely<Database> => new Kysely<Database>({ dialect: createPostgresDialect(pool) });

const toClientConfig = (databaseUrl: string) =>
  ({
    connectionString: databaseUrl,
    application_name: 'tailorbird',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  }) satisfies PoolConfig;

function openPool(databaseUrl: string, options: string): Pool {
  const pool = new Pool({
    ...toClientConfig(databaseUrl),
    max: CONNECTIONS,
    idleTimeoutMillis: 30_000,
    // A process that hangs in the middle of a transaction must not hold up the others for ever.
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 30_000,
    options,
  });
  // An idle connection that breaks is replaced; whoever uses one hears of it there.
  pool.on('error', () => undefined);
  return pool;
}

// Times, counts and sums stay far below 2^53; the driver would make text of them.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

const migrateAlone = (writer: Kysely<Database>, now: () => number): Promise<Store['schema']> =>
  writer.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      return await migrate(connection, ALL_MIGRATIONS, now);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
