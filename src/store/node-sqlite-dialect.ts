import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { refuseNul } from './refuse-nul.ts';
import { whenUnlocked } from './when-unlocked.ts';

/** Kysely on `node:sqlite`. The database stays the caller's: destroying Kysely does not close it. */
export const createNodeSqliteDialect = (database: DatabaseSync): Dialect => ({
  createDriver: () => createDriver(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** There is one connection; Kysely lets only one user at a time have it, because the adapter says so. */
function createDriver(database: DatabaseSync): Driver {
  const connection = createConnection(database);
  const run = (sql: string): Promise<void> => whenUnlocked(() => database.exec(sql));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // IMMEDIATE takes the write lock at once: a transaction that reads first could not get it later without failing.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    // SQLite has rolled back by itself after some errors, such as a full disk.
    rollbackTransaction: async () => (database.isTransaction ? run('rollback') : undefined),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

/** Enough for every query of this room; lists of differing length make a few more than there are queries. */
const KEPT_STATEMENTS = 256;

interface PreparedStatement {
  statement: StatementSync;
  returnsRows: boolean;
}

function createConnection(database: DatabaseSync): DatabaseConnection {
  const prepared = new Map<string, PreparedStatement>();

  const prepare = (sql: string): PreparedStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    const entry = { statement, returnsRows: statement.columns().length > 0 };
    if (prepared.size >= KEPT_STATEMENTS) prepared.clear();
    prepared.set(sql, entry);
    return entry;
  };

  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      refuseNul(parameters);
      return whenUnlocked(() => {
        const { statement, returnsRows } = prepare(sql);
        const values = parameters as readonly SQLInputValue[];
        if (returnsRows) return { rows: statement.all(...values) as Row[] };
        return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
      });
    },
    streamQuery() {
      throw new Error('streaming is not needed by this store');
    },
  };
}
