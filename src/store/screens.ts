import type { ExpressionBuilder } from 'kysely';
import { AppError } from '../domain/app-error.ts';
import type { ProjectId, ScreenId, UserId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import type { Database, ScreenFileColumns, ScreenRow, ScreenVersionRow } from './database.ts';
import { createFiles, findFiles } from './files.ts';
import { atomically, isProjectVisible } from './rows.ts';
import type { Connections } from './rows.ts';
import {
  fileIdsOf,
  toChangedRow,
  toNewScreenRow,
  toRestoredColumns,
  toScreen,
  toScreenVersion,
  toVersionRow,
} from './screen-row.ts';
import type { ScreenVersion } from '../domain/screen-version.ts';
import type { NewScreenFiles, ScreenPosition, Screens } from './store.ts';

export function createScreens(connections: Connections): Screens {
  const { reader, ids, now } = connections;

  const toScreens = async (rows: readonly ScreenRow[], from: Pick<Connections, 'reader'>): Promise<Screen[]> => {
    const files = await findFiles(from, rows.flatMap(fileIdsOf));
    return rows.map((row) => toScreen(row, files));
  };

  const selectVersions = (userId: UserId, id: ScreenId) =>
    reader
      .selectFrom('screen_versions')
      .innerJoin('screens', 'screens.id', 'screen_versions.screen_id')
      .selectAll('screen_versions')
      .where('screen_versions.screen_id', '=', id)
      .where(isProjectVisible(userId, 'screens.project_id'));

  const toVersions = async (rows: readonly ScreenVersionRow[]): Promise<ScreenVersion[]> => {
    const files = await findFiles(connections, rows.flatMap(fileIdsOf));
    return rows.map((row) => toScreenVersion(row, files));
  };

  /** Runs `work` on the row in a transaction, with these groups bound to it. */
  const withRow = (id: ScreenId, work: (row: ScreenRow, inside: Connections) => Promise<ScreenRow>): Promise<Screen> =>
    atomically(connections, async (transaction) => {
      const inside = { ...connections, reader: transaction, writer: transaction };
      const row = await transaction.selectFrom('screens').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw noScreen(id);
      const [screen] = await toScreens([await work(row, inside)], inside);
      if (screen === undefined) throw new Error('a row makes a screen');
      return screen;
    });

  return {
    insert: (screen) =>
      atomically(connections, async (transaction) => {
        const row = toNewScreenRow(screen, ids, now());
        await transaction.insertInto('screens').values(row).execute();
        await touchProject({ ...connections, writer: transaction }, screen.projectId, row.create_time);
        return toScreen(row, new Map());
      }),

    async find(userId, id, projectId) {
      const rows = await reader
        .selectFrom('screens')
        .selectAll()
        .where('id', '=', id)
        .where('delete_time', 'is', null)
        .where(isProjectVisible(userId, 'screens.project_id'))
        .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId as ProjectId))
        .execute();
      return (await toScreens(rows, connections))[0];
    },

    async findOfAsset(assetId) {
      const rows = await reader
        .selectFrom('screens')
        .selectAll()
        .where('asset_id', '=', assetId)
        .where('delete_time', 'is', null)
        .execute();
      return (await toScreens(rows, connections))[0];
    },

    async list(userId, projectId, page) {
      const rows = await reader
        .selectFrom('screens')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('delete_time', page?.isTrashed ? 'is not' : 'is', null)
        .where(isProjectVisible(userId, 'screens.project_id'))
        .$if(page?.after !== undefined, (query) => query.where(isAfter(page?.after as ScreenPosition)))
        .orderBy('create_time')
        .orderBy('id')
        .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0))
        .execute();
      return toScreens(rows, connections);
    },

    async listStamps(userId, projectId) {
      const rows = await reader
        .selectFrom('screens')
        .select(['id', 'update_time', 'title'])
        .where('project_id', '=', projectId)
        .where('delete_time', 'is', null)
        .where(isProjectVisible(userId, 'screens.project_id'))
        .orderBy('create_time')
        .orderBy('id')
        .execute();
      return rows.map(({ id, title, update_time: updateTime }) => ({ id, title, updateTime }));
    },

    rename: (id, title) => withRow(id, (row, inside) => save(inside, { ...row, title, update_time: now() })),

    trash: (id) =>
      withRow(id, async (row, inside) => {
        const time = now();
        const trashed = await save(inside, { ...row, delete_time: time, update_time: time });
        await showFace(inside, row.project_id, time);
        return trashed;
      }),

    untrash: (id, projectId) =>
      withRow(id, async (row, inside) => {
        if (row.delete_time === null || row.project_id !== projectId) throw noScreen(id);
        const time = now();
        const back = await save(inside, { ...row, delete_time: null, update_time: time });
        await showFace(inside, row.project_id, time);
        return back;
      }),

    begin: (id, statusMessage = '') =>
      withRow(id, async (row, inside) => {
        refuseUnfinished(row);
        return save(inside, { ...row, status: 'IN_PROGRESS', status_message: statusMessage, update_time: now() });
      }),

    complete: (id, change) =>
      withRow(id, async (row, inside) => {
        if (row.status !== 'IN_PROGRESS') {
          throw new AppError('FAILED_PRECONDITION', `no work is in progress on the screen ${id}`);
        }
        const files = await insertFiles(inside, row.project_id, change.files ?? {});
        return saveVersion(inside, toChangedRow(row, change, files));
      }),

    name: (id, title) =>
      withRow(id, async (row, inside) => {
        if (row.status !== 'IN_PROGRESS' || row.version > 0) return row;
        return save(inside, { ...row, title });
      }),

    fail: (id, statusMessage, titled) =>
      withRow(id, async (row, inside) => {
        if (row.status !== 'IN_PROGRESS') return row;
        const ended = { ...row, status_message: statusMessage, update_time: now() };
        // What was shown of a first version is no result.
        if (row.version === 0) {
          const title = titled?.from === row.title ? titled.to : row.title;
          return save(inside, { ...ended, title, status: 'FAILED', html_code_id: null });
        }
        return save(inside, { ...ended, status: 'COMPLETE' });
      }),

    async findVersion(userId, id, version) {
      const rows = await selectVersions(userId, id).where('screen_versions.version', '=', version).execute();
      return (await toVersions(rows))[0];
    },

    async listVersions(userId, id, page) {
      const rows = await selectVersions(userId, id)
        .$if(page?.before !== undefined, (query) =>
          query.where('screen_versions.version', '<', page?.before ?? Number.MAX_SAFE_INTEGER),
        )
        .orderBy('screen_versions.version', 'desc')
        .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0))
        .execute();
      return toVersions(rows);
    },

    restore: (id, version) =>
      withRow(id, async (row, inside) => {
        refuseUnfinished(row);
        const kept = await inside.reader
          .selectFrom('screen_versions')
          .selectAll()
          .where('screen_id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (kept === undefined) {
          throw new AppError('NOT_FOUND', `version not found: screen ${id} has ${row.version} versions`);
        }
        return saveVersion(inside, { ...row, ...toRestoredColumns(kept) });
      }),
  };
}

const isAfter =
  ({ createTime, id }: ScreenPosition) =>
  (eb: ExpressionBuilder<Database, 'screens'>) =>
    eb.or([eb('create_time', '>', createTime), eb.and([eb('create_time', '=', createTime), eb('id', '>', id)])]);

const noScreen = (id: ScreenId): AppError =>
  new AppError('NOT_FOUND', `screen not found: ${id}`, { hint: 'Call list_screens.' });

function refuseUnfinished(row: ScreenRow): void {
  if (row.status !== 'IN_PROGRESS') return;
  throw new AppError('FAILED_PRECONDITION', `other work on this screen is still IN_PROGRESS: ${row.id}`, {
    hint: 'Call get_screen until its status is COMPLETE, then try again.',
  });
}

/** Writes the row as the next version of its screen, COMPLETE, and shows it on the project. */
async function saveVersion(inside: Connections, row: ScreenRow): Promise<ScreenRow> {
  const next: ScreenRow = { ...row, status: 'COMPLETE', version: row.version + 1, update_time: inside.now() };
  await save(inside, next);
  await inside.writer.insertInto('screen_versions').values(toVersionRow(next)).execute();
  const isShown = next.screenshot_id !== null && (await isFaceOfProject(inside, next));
  await inside.writer
    .updateTable('projects')
    .set({ update_time: next.update_time, ...(isShown && { thumbnail_id: next.screenshot_id }) })
    .where('id', '=', next.project_id)
    .execute();
  return next;
}

/** A document stands for its project only while there is nothing else to be seen of it. */
async function isFaceOfProject({ reader }: Connections, row: ScreenRow): Promise<boolean> {
  if (row.screen_type !== 'DOCUMENT') return true;
  const other = await reader
    .selectFrom('screens')
    .select('id')
    .where('project_id', '=', row.project_id)
    .where('delete_time', 'is', null)
    .where('screen_type', '<>', 'DOCUMENT')
    .where('screenshot_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Lets the project be shown by what is left of it: the design that was changed last, or else a document. */
async function showFace({ reader, writer }: Connections, projectId: ProjectId, time: number): Promise<void> {
  const face = await reader
    .selectFrom('screens')
    .select('screenshot_id')
    .where('project_id', '=', projectId)
    .where('delete_time', 'is', null)
    .where('screenshot_id', 'is not', null)
    .orderBy((eb) => eb.case().when('screen_type', '=', 'DOCUMENT').then(1).else(0).end())
    .orderBy('update_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  await writer
    .updateTable('projects')
    .set({ thumbnail_id: face?.screenshot_id ?? null, update_time: time })
    .where('id', '=', projectId)
    .execute();
}

async function save(inside: Connections, row: ScreenRow): Promise<ScreenRow> {
  const { id, ...columns } = row;
  await inside.writer.updateTable('screens').set(columns).where('id', '=', id).execute();
  return row;
}

async function insertFiles(
  inside: Connections,
  projectId: ProjectId,
  { screenshot, htmlCode, externalToolExport }: NewScreenFiles,
): Promise<Partial<ScreenFileColumns>> {
  const files = createFiles(inside);
  return {
    ...(screenshot && { screenshot_id: (await files.insert(projectId, screenshot)).id }),
    ...(htmlCode && { html_code_id: (await files.insert(projectId, htmlCode)).id }),
    ...(externalToolExport && { external_tool_export_id: (await files.insert(projectId, externalToolExport)).id }),
  };
}

async function touchProject({ writer }: Pick<Connections, 'writer'>, id: ProjectId, time: number): Promise<void> {
  await writer.updateTable('projects').set({ update_time: time }).where('id', '=', id).execute();
}
