import type { Builder, CommonFlags } from './house.ts';

/** Brings the database to the schema of this release, which opening it does, and says so. */
export async function runMigrate(builder: Builder, flags: CommonFlags): Promise<number> {
  const storage = await builder.openStorage(flags);
  try {
    const { before, now } = storage.store.schema;
    process.stdout.write(
      before === now
        ? `The database has schema version ${now}: nothing to do\n`
        : `The database went from schema version ${before} to ${now}\n`,
    );
    return 0;
  } finally {
    await storage.close();
  }
}
