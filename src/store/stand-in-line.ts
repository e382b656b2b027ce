import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';

/** Any number but that of migrations, the same in every release: whoever is at the head of the line holds the lock of that number. */
const LINE_LOCK = 4_280_002;

type InLine = <T>(work: (transaction: Transaction<Database>) => Promise<T>) => Promise<T>;

/**
 * One transaction after the other, over all processes on the database, for those that others kept coming in between of:
 * each tries again at once otherwise, and the slowest of many may never end. Throws what the transaction throws.
 */
export function createLine(writer: Kysely<Database>): InLine {
  // One of a process waits in the database, so that the others leave it its connections.
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => runAlone(writer, work));
    last = mine.catch(() => undefined);
    return mine;
  };
}

const runAlone = <T>(writer: Kysely<Database>, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> =>
  writer.connection().execute(async (connection) => {
    // Before the transaction begins: what it sees would be as old as the wait.
    await sql`select pg_advisory_lock(${LINE_LOCK})`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`select pg_advisory_unlock(${LINE_LOCK})`.execute(connection);
    }
  });
