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
  /** How long an answer of the database is waited for. */
  answerMs?: number;
}

/** Connections of each of the two pools of a process; with the one that listens that makes 11. */
const CONNECTIONS = 5;

/** A statement may take so long in the database. */
const STATEMENT_MS = 15_000;
/** An answer that has not come then comes no more: the database, or the way to it, is frozen or cut off without a word. */
const ANSWER_MS = 20_000;

/** Any number, the same in every release: who migrates holds the lock of that number. */
const MIGRATION_LOCK = 4_280_001;

/**
 * Opens a Postgres that any number of processes share, and brings it to the schema of this release; one process at a
 * time does that. Transactions are SERIALIZABLE and run again when another came in between, which is what callers of
 * `Store.transaction` are promised. Throws FAILED_PRECONDITION for the database of a newer release, UNAVAILABLE when
 * it cannot be used.
 */
export async function openPostgresStore({
  databaseUrl,
  now,
  ids = createIds(),
  answerMs = ANSWER_MS,
}: PostgresStoreOptions): Promise<Store> {
  const clock = createMonotonicClock(now);
  const schema = await migrateAlone(databaseUrl, clock);
  const reading = openPool(databaseUrl, answerMs, '-c default_transaction_read_only=on');
  // Scanning a small table whole would put every row of it in the way of every other transaction.
  const writing = openPool(
    databaseUrl,
    answerMs,
    '-c default_transaction_isolation=serializable -c enable_seqscan=off',
  );
  const reader = createDatabase(reading);
  const writer = createDatabase(writing);
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
      await Promise.all([reading, writing].map((pool) => pool.end()));
    },
  });
}

const createDatabase = (pool: Pool): Kysely<Database> => new Kysely<Database>({ dialect: createPostgresDialect(pool) });

const toClientConfig = (databaseUrl: string) =>
  ({
    connectionString: databaseUrl,
    application_name: 'tailorbird',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }) satisfies PoolConfig;

function openPool(databaseUrl: string, answerMs: number, options: string): Pool {
  const pool = new Pool({
    ...toClientConfig(databaseUrl),
    max: CONNECTIONS,
    idleTimeoutMillis: 30_000,
    // A process that hangs in the middle of a transaction must not hold up the others for ever.
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: answerMs,
    options,
  });
  // An idle connection that breaks is replaced; whoever uses one hears of it there.
  pool.on('error', () => undefined);
  return pool;
}

// Times, counts and sums stay far below 2^53; the driver would make text of them.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** On a connection of its own, which may wait for another process that migrates, and build an index of much, as long as it takes. */
async function migrateAlone(databaseUrl: string, now: () => number): Promise<Store['schema']> {
  const pool = new Pool({ ...toClientConfig(databaseUrl), max: 1 });
  pool.on('error', () => undefined);
  try {
    return await createDatabase(pool)
      .connection()
      .execute(async (connection) => {
        await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
        try {
          return await migrate(connection, ALL_MIGRATIONS, now);
        } finally {
          await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
        }
      });
  } finally {
    await pool.end();
  }
}
