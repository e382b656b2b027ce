import type { Kysely } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import type { Database } from './database.ts';

/** One step of the schema. `number` counts up from 1 without gaps and is the version that the step leads to. */
export interface Migration {
  number: number;
  name: string;
  up(db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void>;
}

/** Versions of the schema; 0 is an empty database. */
export interface Migrated {
  before: number;
  now: number;
}

/**
 * Brings the database to the newest of `migrations`, in one transaction; costs one read when it is there already.
 * Throws FAILED_PRECONDITION, without having changed anything, when a newer release wrote the database.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[],
  now: () => number,
): Promise<Migrated> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_time', 'bigint', (column) => column.notNull())
    .execute();
  const newest = migrations.at(-1)?.number ?? 0;
  if ((await getVersion(db)) === newest) return { before: newest, now: newest };
  return db.transaction().execute(async (transaction) => {
    // Read again inside the transaction: another process may have migrated while this one waited for the lock.
    const version = await getVersion(transaction);
    refuseNewer(version, newest);
    for (const { number, name, up } of migrations.filter((migration) => migration.number > version)) {
      await up(transaction);
      await transaction.insertInto('migrations').values({ number, name, applied_time: now() }).execute();
    }
    return { before: version, now: newest };
  });
}

/** 0 for a database without any migration. */
async function getVersion(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('migrations')
    .select((eb) => eb.fn.max('number').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

function refuseNewer(found: number, known: number): void {
  if (found <= known) return;
  throw new AppError(
    'FAILED_PRECONDITION',
    `the database has schema version ${found}, but this release knows versions up to ${known}`,
    { hint: 'Start the newer release that wrote it, or point --data or TAILORBIRD_DATABASE_URL to another.' },
  );
}
