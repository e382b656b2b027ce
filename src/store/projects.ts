import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { ProjectId, UserId } from '../domain/brand.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { FileId } from '../domain/brand.ts';
import type { UserRole } from '../domain/enums.ts';
import type { StoredFile } from '../domain/screen.ts';
import type { Database, ProjectRow } from './database.ts';
import { findFiles } from './files.ts';
import { atomically, fromOptionalJson, toJson, withoutNull } from './rows.ts';
import type { Connections } from './rows.ts';
import type { ProjectEntry, ProjectPosition, Projects } from './store.ts';

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

  /** Found by the user: from the projects every one there is would be looked at. */
  const memberOf = (userId: UserId) =>
    reader.selectFrom('project_members').select('project_id').where('user_id', '=', userId);

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
        delete_time: null,
      };
      await writer.insertInto('projects').values(row).execute();
      return toProjectEntry({ ...row, member_role: null }, ownerId, new Map());
    },

    async find(userId, id) {
      const row = await selectFor(userId)
        .where('projects.id', '=', id)
        .where('projects.delete_time', 'is', null)
        .where((eb) => eb.or([eb('projects.owner_id', '=', userId), eb('member.role', 'is not', null)]))
        .executeTakeFirst();
      return row && toProjectEntry(row, userId, await findFiles(connections, [row.thumbnail_id]));
    },

    async list(userId, view, page) {
      const rows = await selectFor(userId)
        .where('projects.delete_time', view === 'trashed' ? 'is not' : 'is', null)
        .$if(view !== 'shared', (query) => query.where('projects.owner_id', '=', userId))
        .$if(view === 'shared', (query) =>
          query.where('projects.id', 'in', memberOf(userId)).where('projects.owner_id', '<>', userId),
        )
        .$if(page?.title !== undefined, (query) => query.where(hasInTitle(page?.title ?? '')))
        .$if(page?.after !== undefined, (query) => query.where(isAfter(page?.after as ProjectPosition)))
        .orderBy('projects.update_time', 'desc')
        .orderBy('projects.id')
        .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0))
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

    async trash(id) {
      await writer.updateTable('projects').set({ delete_time: now() }).where('id', '=', id).execute();
    },

    async untrash(userId, id) {
      const { numUpdatedRows } = await writer
        .updateTable('projects')
        .set({ delete_time: null })
        .where('id', '=', id)
        .where('owner_id', '=', userId)
        .where('delete_time', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
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

    async listMembers(id) {
      const owner = await reader
        .selectFrom('projects')
        .innerJoin('users', 'users.id', 'projects.owner_id')
        .select(['users.id', 'users.name'])
        .where('projects.id', '=', id)
        .executeTakeFirstOrThrow();
      const others = await reader
        .selectFrom('project_members')
        .innerJoin('users', 'users.id', 'project_members.user_id')
        .select(['users.id', 'users.name', 'project_members.role'])
        .where('project_members.project_id', '=', id)
        .orderBy('users.name')
        .execute();
      return [{ ...owner, role: 'OWNER' }, ...others];
    },
  };
}

/** The characters that LIKE reads as wildcards stand for themselves. */
const hasInTitle = (words: string) =>
  sql<SqlBool>`lower(projects.title) like ${`%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;

const isAfter =
  ({ updateTime, id }: ProjectPosition) =>
  (eb: ExpressionBuilder<Database, 'projects'>) =>
    eb.or([
      eb('projects.update_time', '<', updateTime),
      eb.and([eb('projects.update_time', '=', updateTime), eb('projects.id', '>', id)]),
    ]);

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
