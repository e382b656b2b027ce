import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { atomically } from './rows.ts';
import type { Connections } from './rows.ts';
import type { Sweeps } from './store.ts';

/** Bytes that were needed again are kept this long without a row that names them. */
const RENEWED_MS = 24 * 3_600_000;

/** Whoever condemned bytes has taken them away by then, or never will. */
export const CONDEMNED_MS = 180_000;

export function createSweeps(connections: Connections): Sweeps {
  const { reader, writer, now } = connections;

  const listUnneeded = async (db: Kysely<Database>, contentHashes: readonly string[]): Promise<string[]> => {
    if (contentHashes.length === 0) return [];
    const named = await db
      .selectFrom('files')
      .select('content_hash')
      .distinct()
      .where('content_hash', 'in', contentHashes)
      .execute();
    const renewed = await db
      .selectFrom('blob_claims')
      .select('content_hash')
      .where('content_hash', 'in', contentHashes)
      .where('claim', '=', 'RENEWED')
      .where('time', '>', now() - RENEWED_MS)
      .execute();
    const needed = new Set([...named, ...renewed].map((row) => row.content_hash));
    return contentHashes.filter((contentHash) => !needed.has(contentHash));
  };

  const claim = async (
    db: Kysely<Database>,
    contentHashes: readonly string[],
    as: 'RENEWED' | 'CONDEMNED',
  ): Promise<void> => {
    const rows = contentHashes.map((content_hash) => ({ content_hash, claim: as, time: now() }));
    await db.deleteFrom('blob_claims').where('content_hash', 'in', contentHashes).execute();
    await db.insertInto('blob_claims').values(rows).execute();
  };

  return {
    listUnneeded: (contentHashes) => listUnneeded(reader, contentHashes),

    condemn: (contentHashes) =>
      atomically(connections, async (transaction) => {
        const unneeded = await listUnneeded(transaction, contentHashes);
        if (unneeded.length > 0) await claim(transaction, unneeded, 'CONDEMNED');
        return unneeded;
      }),

    async release(contentHashes) {
      if (contentHashes.length === 0) return;
      await writer
        .deleteFrom('blob_claims')
        .where('content_hash', 'in', contentHashes)
        .where('claim', '=', 'CONDEMNED')
        .execute();
    },

    renew: (contentHash) =>
      atomically(connections, async (transaction) => {
        const condemned = await transaction
          .selectFrom('blob_claims')
          .select('content_hash')
          .where('content_hash', '=', contentHash)
          .where('claim', '=', 'CONDEMNED')
          .where('time', '>', now() - CONDEMNED_MS)
          .executeTakeFirst();
        if (condemned !== undefined) return false;
        await claim(transaction, [contentHash], 'RENEWED');
        return true;
      }),
  };
}
