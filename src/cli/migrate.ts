import type { Builder, CommonFlags } from './house.ts';
import { withStorage } from './with-storage.ts';

/** Brings the database to the schema of this release, which opening it does, and says so. */
export const runMigrate = (builder: Builder, flags: CommonFlags): Promise<number> =>
  withStorage(builder, flags, async ({ store }) => {
    const { before, now } = store.schema;
    process.stdout.write(
      before === now
        ? `The database has schema version ${now}: nothing to do\n`
        : `The database went from schema version ${before} to ${now}\n`,
    );
    return 0;
  });
