import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isConnectionLost, toPostgresStoreError } from './postgres-error.ts';
import { refuseNul } from './refuse-nul.ts';
import { untilSerialised } from './until-serialised.ts';

/**
 * Kysely on a pool of `pg`. A statement outside of a transaction is tried again when another one came in between; a
 * transaction is not, because only who wrote it can run it again. The pool stays the caller's.
 */
export const createPostgresDialect = (pool: Pool): Dialect => ({
  createDriver: () => createDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

interface PooledConnection extends DatabaseConnection {
  begin(): Promise<void>;
  end(how: 'commit' | 'rollback'): Promise<void>;
  release(): void;
}

function createDriver(pool: Pool): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => createConnection(await pool.connect().catch(rethrow)),
    beginTransaction: (connection) => (connection as PooledConnection).begin(),
    commitTransaction: (connection) => (connection as PooledConnection).end('commit'),
    rollbackTransaction: (connection) => (connection as PooledConnection).end('rollback'),
    releaseConnection: async (connection) => (connection as PooledConnection).release(),
    destroy: async () => {},
  };
}

function createConnection(client: PoolClient): PooledConnection {
  let isInTransaction = false;
  let lost: Error | undefined;
  const onError = (error: Error): void => void (lost = error);
  client.on('error', onError);

  const query = async <Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) => {
    refuseNul(parameters);
    try {
      const { rows, rowCount, command } = await client.query(sql, [...parameters]);
      const isWrite = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
      return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    } catch (error) {
      if (isConnectionLost(error)) lost = error as Error;
      return rethrow(error);
    }
  };

  return {
    executeQuery: <Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> =>
      isInTransaction ? query<Row>(compiled) : untilSerialised(() => query<Row>(compiled)),
    streamQuery() {
      throw new Error('streaming is not needed by this store');
    },
    async begin() {
      await query(CompiledQuery.raw('begin'));
      isInTransaction = true;
    },
    async end(how) {
      isInTransaction = false;
      // The server undoes by itself what a lost connection had begun.
      if (how === 'rollback' && lost !== undefined) return;
      await query(CompiledQuery.raw(how));
    },
    release() {
      client.off('error', onError);
      client.release(lost);
    },
  };
}

const rethrow = (error: unknown): never => {
  throw toPostgresStoreError(error);
};
