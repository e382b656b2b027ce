import type { ApiKeyRow } from './database.ts';
import { atomically, withoutNull } from './rows.ts';
import type { Connections } from './rows.ts';
import type { ApiKey, User, Users } from './store.ts';

const HOUR_MS = 3_600_000;

export function createUsers(connections: Connections): Users {
  const { reader, writer, ids, now } = connections;

  const selectUser = (db: Connections['reader']) => db.selectFrom('users').select(['id', 'name']);

  return {
    async ensure(name) {
      const known = await selectUser(reader).where('name', '=', name).executeTakeFirst();
      if (known !== undefined) return toUser(known);
      return atomically(connections, async (transaction) => {
        await transaction
          .insertInto('users')
          .values({ id: ids.user(), name, create_time: now() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        return toUser(await selectUser(transaction).where('name', '=', name).executeTakeFirstOrThrow());
      });
    },

    async find(id) {
      const row = await selectUser(reader).where('id', '=', id).executeTakeFirst();
      return row && toUser(row);
    },

    async findByKeyHash(keyHash) {
      const row = await reader
        .selectFrom('api_keys')
        .innerJoin('users', 'users.id', 'api_keys.user_id')
        .select(['users.id', 'users.name', 'api_keys.id as keyId'])
        .where('api_keys.key_hash', '=', keyHash)
        .where('api_keys.revoke_time', 'is', null)
        .executeTakeFirst();
      return row && { user: toUser(row), keyId: row.keyId };
    },

    async addKey({ userId, keyHash, label }) {
      const row: ApiKeyRow = {
        id: ids.key(),
        user_id: userId,
        key_hash: keyHash,
        label,
        create_time: now(),
        last_use_time: null,
        revoke_time: null,
      };
      await writer.insertInto('api_keys').values(row).execute();
      return toApiKey(row);
    },

    async listKeys(userId) {
      const rows = await reader
        .selectFrom('api_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('create_time')
        .orderBy('id')
        .execute();
      return rows.map(toApiKey);
    },

    async revokeKey(userId, keyId) {
      const result = await writer
        .updateTable('api_keys')
        .set({ revoke_time: now() })
        .where('id', '=', keyId)
        .where('user_id', '=', userId)
        .where('revoke_time', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async noteKeyUse(keyId) {
      const time = now();
      const stale = await reader
        .selectFrom('api_keys')
        .select('id')
        .where('id', '=', keyId)
        .where((eb) => eb.or([eb('last_use_time', 'is', null), eb('last_use_time', '<', time - HOUR_MS)]))
        .executeTakeFirst();
      if (stale === undefined) return;
      await writer.updateTable('api_keys').set({ last_use_time: time }).where('id', '=', keyId).execute();
    },
  };
}

const toUser = ({ id, name }: User): User => ({ id, name });

const toApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  userId: row.user_id,
  label: row.label,
  createTime: row.create_time,
  ...withoutNull({ lastUseTime: row.last_use_time, revokeTime: row.revoke_time }),
});
