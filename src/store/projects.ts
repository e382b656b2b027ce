import type { Kysely } from 'kysely';
import type { ProjectId, UserId } from '../domain/brand.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { FileId } from '../domain/brand.ts';
import type { UserRole } from '../domain/enums.ts';
import type { StoredFile } from '../domain/screen.ts';
import type { Database, ProjectRow } from './database.ts';
import { findFiles } from './files.ts';
import { atomically, fromOptionalJson, toJson, withoutNull } from './rows.ts';
import type { Connections } from './rows.ts';
import type { ProjectEntry, Projects } from './store.ts';

/** A project as one user sees it; `member_role` is NULL for the owner. */
type SeenProjectRow = ProjectRow & { member_role: Exclude<UserRole, 'OWNER'> | null };

export function createProjects(connections: Connections): Projects {
  const { reader, writer, ids, now } = connections;

  const selectFor = (userId: UserId) =>
    reader
      .selectFrom('projects')
      .leftJoin('project_members as member', (join) =>
        join.onRef('member.project_id', '=', 'projects.id').on('member.user_id', '=', userId),
      )
      .selectAll('projects')
      .select('member.role as member_role');

  return {
    async insert({ ownerId, title, deviceType = 'DEVICE_TYPE_UNSPECIFIED', isRemixed = false }) {
      const time = now();
      const row: ProjectRow = {
        id: ids.project(),
        owner_id: ownerId,
        title,
        visibility: 'PRIVATE',
        device_type: deviceType,
        design_theme: null,
        is_remixed: isRemixed ? 1 : 0,
        thumbnail_id: null,
        create_time: time,
        update_time: time,
      };
      await writer.insertInto('projects').values(row).execute();
      return toProjectEntry({ ...row, member_role: null }, ownerId, new Map());
    },

    async find(userId, id) {
      const row = await selectFor(userId)
        .where('projects.id', '=', id)
        .where((eb) => eb.or([eb('projects.owner_id', '=', userId), eb('member.role', 'is not', null)]))
        .executeTakeFirst();
      return row && toProjectEntry(row, userId, await findFiles(connections, [row.thumbnail_id]));
    },

    async list(userId, view) {
      const rows = await selectFor(userId)
        .$if(view === 'owned', (query) => query.where('projects.owner_id', '=', userId))
        .$if(view === 'shared', (query) =>
          query.where('member.role', 'is not', null).where('projects.owner_id', '<>', userId),
        )
        .orderBy('projects.update_time', 'desc')
        .orderBy('projects.id')
        .execute();
      const thumbnails = await findFiles(
        connections,
        rows.map((row) => row.thumbnail_id),
      );
      return rows.map((row) => toProjectEntry(row, userId, thumbnails));
    },

    async update(id, { title, deviceType, designTheme }) {
      await writer
        .updateTable('projects')
        .set({
          ...(title !== undefined && { title }),
          ...(deviceType !== undefined && { device_type: deviceType }),
          ...(designTheme !== undefined && { design_theme: toJson(designTheme) }),
          update_time: now(),
        })
        .where('id', '=', id)
        .execute();
    },

    share: (id, userId, role) =>
      atomically(connections, async (transaction) => {
        await transaction
          .deleteFrom('project_members')
          .where('project_id', '=', id)
          .where('user_id', '=', userId)
          .execute();
        if (role !== undefined) {
          await transaction
            .insertInto('project_members')
            .values({ project_id: id, user_id: userId, role, create_time: now() })
            .execute();
        }
        await setVisibility(transaction, id);
      }),
  };
}

async function setVisibility(db: Kysely<Database>, id: ProjectId): Promise<void> {
  const member = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('projects')
    .set({ visibility: member === undefined ? 'PRIVATE' : 'SHARED' })
    .where('id', '=', id)
    .execute();
}

function toProjectEntry(
  row: SeenProjectRow,
  userId: UserId,
  thumbnails: ReadonlyMap<FileId, StoredFile>,
): ProjectEntry {
  return {
    id: row.id,
    ownerId: row.owner_id,
    title: row.title,
    visibility: row.visibility,
    deviceType: row.device_type,
    userRole: row.owner_id === userId ? 'OWNER' : (row.member_role ?? 'READER'),
    isRemixed: row.is_remixed === 1,
    createTime: row.create_time,
    updateTime: row.update_time,
    ...withoutNull({
      designTheme: fromOptionalJson<DesignTheme>(row.design_theme),
      thumbnailScreenshot: (row.thumbnail_id && thumbnails.get(row.thumbnail_id)) ?? null,
    }),
  };
}
