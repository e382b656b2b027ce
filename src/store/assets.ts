import type { ExpressionBuilder } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import type { Asset } from '../domain/asset.ts';
import type { AssetId, UserId } from '../domain/brand.ts';
import type { DesignSystem } from '../domain/design-theme.ts';
import type { AssetRow, AssetVersionRow, Database } from './database.ts';
import { atomically, fromJson, isProjectVisible, toJson, withoutNull } from './rows.ts';
import type { Connections } from './rows.ts';
import type { AssetPosition, Assets, AssetVersion } from './store.ts';

export function createAssets(connections: Connections): Assets {
  const { reader, ids, now } = connections;

  /** Assets of a project follow the project's access; global ones are their owner's alone. */
  const selectFor = (userId: UserId) =>
    reader
      .selectFrom('assets')
      .selectAll('assets')
      .where((eb) =>
        eb.or([
          eb.and([eb('assets.project_id', 'is', null), eb('assets.owner_id', '=', userId)]),
          isProjectVisible(userId, 'assets.project_id'),
        ]),
      );

  const selectVersions = (userId: UserId, id: AssetId) =>
    reader
      .selectFrom('asset_versions')
      .selectAll()
      .where('asset_id', 'in', selectFor(userId).clearSelect().select('assets.id').where('assets.id', '=', id));

  return {
    insert: ({ ownerId, projectId, designSystem }) =>
      atomically(connections, async (transaction) => {
        const time = now();
        const row: AssetRow = {
          id: ids.asset(),
          owner_id: ownerId,
          project_id: projectId ?? null,
          design_system: toJson(designSystem),
          version: 1,
          create_time: time,
          update_time: time,
        };
        await transaction.insertInto('assets').values(row).execute();
        await transaction.insertInto('asset_versions').values(toVersionRow(row)).execute();
        return toAsset(row);
      }),

    replace: (id, designSystem) =>
      atomically(connections, async (transaction) => {
        const row = await transaction
          .updateTable('assets')
          .set((eb) => ({
            design_system: toJson(designSystem),
            version: eb('version', '+', 1),
            update_time: now(),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) {
          throw new AppError('NOT_FOUND', `design system not found: ${id}`, { hint: 'Call list_design_systems.' });
        }
        await transaction.insertInto('asset_versions').values(toVersionRow(row)).execute();
        return toAsset(row);
      }),

    async find(userId, id) {
      const row = await selectFor(userId).where('assets.id', '=', id).executeTakeFirst();
      return row && toAsset(row);
    },

    async list(userId, projectId) {
      const rows = await selectFor(userId)
        .where('assets.project_id', projectId === undefined ? 'is' : '=', projectId ?? null)
        .orderBy('assets.create_time')
        .orderBy('assets.id')
        .execute();
      return rows.map(toAsset);
    },

    async listVisible(userId, { limit, after }) {
      const rows = await selectFor(userId)
        .$if(after !== undefined, (query) => query.where(isAfter(after as AssetPosition)))
        .orderBy('assets.create_time')
        .orderBy('assets.id')
        .limit(limit)
        .execute();
      return rows.map(toAsset);
    },

    async findVersion(userId, id, version) {
      const row = await selectVersions(userId, id).where('version', '=', version).executeTakeFirst();
      return row && toAssetVersion(row);
    },

    async listVersions(userId, id, { limit, before }) {
      const rows = await selectVersions(userId, id)
        .$if(before !== undefined, (query) => query.where('version', '<', before as number))
        .orderBy('version', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toAssetVersion);
    },
  };
}

const isAfter =
  ({ createTime, id }: AssetPosition) =>
  (eb: ExpressionBuilder<Database, 'assets'>) =>
    eb.or([
      eb('assets.create_time', '>', createTime),
      eb.and([eb('assets.create_time', '=', createTime), eb('assets.id', '>', id)]),
    ]);

const toVersionRow = (row: AssetRow): AssetVersionRow => ({
  asset_id: row.id,
  version: row.version,
  design_system: row.design_system,
  create_time: row.update_time,
});

const toAssetVersion = (row: AssetVersionRow): AssetVersion => ({
  version: row.version,
  designSystem: fromJson<DesignSystem>(row.design_system),
  createTime: row.create_time,
});

const toAsset = (row: AssetRow): Asset => ({
  id: row.id,
  ownerId: row.owner_id,
  designSystem: fromJson<DesignSystem>(row.design_system),
  version: row.version,
  createTime: row.create_time,
  updateTime: row.update_time,
  ...withoutNull({ projectId: row.project_id }),
});
