import type { Ids } from './ids.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** A Postgres, as `postgres://user:password@host/database`; undefined: SQLite in the data folder. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite database; made if it is not there. */
  dataDir: string;
  now?: () => number;
  ids?: Ids;
}

/**
 * Opens the database that the settings name and brings it to the schema of this release.
 * Throws FAILED_PRECONDITION for the database of a newer release, UNAVAILABLE when it cannot be used.
 */
export async function openStore({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) {
    const { openSqliteStore } = await import('./open-sqlite-store.ts');
    return openSqliteStore({ ...options, dataDir });
  }
  const { openPostgresStore } = await import('./open-postgres-store.ts');
  return openPostgresStore({ ...options, databaseUrl });
}
