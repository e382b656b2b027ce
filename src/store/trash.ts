import { sql, type Kysely } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import type { FileId, ProjectId, ScreenId } from '../domain/brand.ts';
import type { Database } from './database.ts';
import { atomically, type Connections } from './rows.ts';
import type { Trash } from './store.ts';

/** A run is counted for a day; a little more, since the days of two clocks do not end at once. */
const COUNTED_MS = 25 * 3_600_000;
/** Parameters of one statement. */
const FILES_AT_ONCE = 90;

export function createTrash(connections: Connections): Trash {
  const { reader, now } = connections;
  return {
    purgeProject: (ownerId, id) =>
      atomically(connections, async (transaction) => {
        const project = await transaction
          .selectFrom('projects')
          .select('id')
          .where('id', '=', id)
          .where('owner_id', '=', ownerId)
          .where('delete_time', 'is not', null)
          .executeTakeFirst();
        if (project === undefined) return false;
        const working = await transaction
          .selectFrom('runs')
          .select('id')
          .where('project_id', '=', id)
          .where('state', 'in', ['QUEUED', 'RUNNING'])
          .limit(1)
          .executeTakeFirst();
        if (working !== undefined) throw stillWorking(id);
        await keepCounts(transaction, id, now() - COUNTED_MS);
        // Before the files that they name, which go with the project.
        await transaction.deleteFrom('screens').where('project_id', '=', id).execute();
        await transaction.deleteFrom('projects').where('id', '=', id).execute();
        return true;
      }),

    purgeScreen: (projectId, id) =>
      atomically(connections, async (transaction) => {
        const screen = await transaction
          .selectFrom('screens')
          .select('status')
          .where('id', '=', id)
          .where('project_id', '=', projectId)
          .where('delete_time', 'is not', null)
          .executeTakeFirst();
        if (screen === undefined) return false;
        if (screen.status === 'IN_PROGRESS') throw stillWorking(id);
        const files = await listFiles(transaction, id);
        await transaction.deleteFrom('screens').where('id', '=', id).execute();
        for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
          const slice = files.slice(start, start + FILES_AT_ONCE);
          await transaction.deleteFrom('files').where('id', 'in', slice).execute();
        }
        return true;
      }),

    listProjects: (ownerId, before = Number.MAX_SAFE_INTEGER) =>
      reader
        .selectFrom('projects')
        .select(['id', 'owner_id as ownerId'])
        .where('delete_time', '<', before)
        .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? ('' as never)))
        .orderBy('delete_time')
        .execute(),

    listScreens: (projectId, before = Number.MAX_SAFE_INTEGER) =>
      reader
        .selectFrom('screens')
        .select(['id', 'project_id as projectId'])
        .where('delete_time', '<', before)
        .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId ?? ('' as never)))
        .orderBy('delete_time')
        .execute(),
  };
}

/** What models cost, and how many runs were asked for in a day, is known also when the project is gone. */
async function keepCounts(transaction: Kysely<Database>, projectId: ProjectId, since: number): Promise<void> {
  const runs = transaction.selectFrom('runs').select('id').where('project_id', '=', projectId);
  await transaction.updateTable('model_calls').set({ run_id: null }).where('run_id', 'in', runs).execute();
  await sql`
    insert into purged_runs (id, user_id, create_time)
    select id, user_id, create_time from runs where project_id = ${projectId} and create_time >= ${since}
  `.execute(transaction);
  await transaction.deleteFrom('purged_runs').where('create_time', '<', since).execute();
}

/** Every file of a screen and of its versions, and its drafts. */
async function listFiles(transaction: Kysely<Database>, id: ScreenId): Promise<FileId[]> {
  const columns = ['screenshot_id', 'html_code_id', 'external_tool_export_id'] as const;
  const now = await transaction.selectFrom('screens').select(columns).where('id', '=', id).execute();
  const kept = await transaction.selectFrom('screen_versions').select(columns).where('screen_id', '=', id).execute();
  const drafts = await transaction.selectFrom('files').select('id').where('draft_of', '=', id).execute();
  const named = [...now, ...kept].flatMap((row) => columns.flatMap((column) => row[column] ?? []));
  return [...new Set([...named, ...drafts.map((draft) => draft.id)])];
}

const stillWorking = (id: string): AppError =>
  new AppError('FAILED_PRECONDITION', 'work on it is still under way', {
    hint: `Wait until it ends, or cancel it, then try again. Asked for: ${id}`,
  });
