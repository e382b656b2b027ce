import type { Builder, CommonFlags, Storage } from './house.ts';

/** Opens the database and the files that the settings name, works on them, and closes them again. */
export async function withStorage<Done>(
  builder: Builder,
  flags: CommonFlags,
  work: (storage: Storage) => Promise<Done>,
): Promise<Done> {
  const storage = await builder.openStorage(flags);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
