import { sql } from 'kysely';
import type { UserId } from '../domain/brand.ts';
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

    async findByName(name) {
      const row = await selectUser(reader).where('name', '=', name).executeTakeFirst();
      return row && toUser(row);
    },

    async list() {
      const rows = await selectUser(reader)
        .select('create_time')
        .select(
          sql<number>`(select count(*) from projects where owner_id = users.id and delete_time is null)`.as('projects'),
        )
        .select(
          sql<number>`(select count(*) from api_keys where user_id = users.id and revoke_time is null)`.as('keys'),
        )
        .orderBy('name')
        .execute();
      return rows.map(({ create_time: createTime, ...row }) => ({ ...row, createTime }));
    },

    async hasKeys() {
      return (await reader.selectFrom('api_keys').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    async findKey(key) {
      const row = await reader
        .selectFrom('api_keys')
        .innerJoin('users', 'users.id', 'api_keys.user_id')
        .select(['users.id', 'users.name', 'api_keys.id as keyId', 'api_keys.key_hash as keyHash'])
        .$if('hash' in key, (query) => query.where('api_keys.key_hash', '=', 'hash' in key ? key.hash : ''))
        .$if('id' in key, (query) => query.where('api_keys.id', '=', 'id' in key ? key.id : ''))
        .where('api_keys.revoke_time', 'is', null)
        .executeTakeFirst();
      return row && { user: toUser(row), keyId: row.keyId, keyHash: row.keyHash };
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
      const { name } = await selectUser(reader).where('id', '=', userId).executeTakeFirstOrThrow();
      await writer.insertInto('api_keys').values(row).execute();
      return toApiKey(row, name);
    },

    async listKeys(userId) {
      const rows = await reader
        .selectFrom('api_keys')
        .innerJoin('users', 'users.id', 'api_keys.user_id')
        .selectAll('api_keys')
        .select('users.name')
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as UserId))
        .orderBy('api_keys.create_time')
        .orderBy('api_keys.id')
        .execute();
      return rows.map(({ name, ...row }) => toApiKey(row, name));
    },

    async revokeKey(keyId, userId) {
      const result = await writer
        .updateTable('api_keys')
        .set({ revoke_time: now() })
        .where('id', '=', keyId)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as UserId))
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

    handOver: (from, to) =>
      atomically(connections, async (transaction) => {
        const ownedBy = transaction.selectFrom('projects').select('id').where('owner_id', '=', from);
        // Whoever owns a project is no member of it beside.
        await transaction
          .deleteFrom('project_members')
          .where('user_id', '=', to)
          .where('project_id', 'in', ownedBy)
          .execute();
        await transaction
          .updateTable('runs')
          .set({ user_id: to })
          .where('user_id', '=', from)
          .where('project_id', 'in', ownedBy)
          .execute();
        const assets = await transaction
          .updateTable('assets')
          .set({ owner_id: to })
          .where('owner_id', '=', from)
          .executeTakeFirst();
        await transaction
          .updateTable('projects')
          .set({ visibility: 'PRIVATE' })
          .where('owner_id', '=', from)
          .where('id', 'not in', transaction.selectFrom('project_members').select('project_id'))
          .execute();
        const projects = await transaction
          .updateTable('projects')
          .set({ owner_id: to })
          .where('owner_id', '=', from)
          .executeTakeFirst();
        return { projects: Number(projects.numUpdatedRows), designSystems: Number(assets.numUpdatedRows) };
      }),
  };
}

const toUser = ({ id, name }: User): User => ({ id, name });

const toApiKey = (row: ApiKeyRow, userName: string): ApiKey => ({
  id: row.id,
  userId: row.user_id,
  userName,
  label: row.label,
  createTime: row.create_time,
  ...withoutNull({ lastUseTime: row.last_use_time, revokeTime: row.revoke_time }),
});
