import { sql, type SqlBool } from 'kysely';
import { makeRoom, nextPlace } from '../domain/canvas-places.ts';
import type { InstanceId, ProjectId } from '../domain/brand.ts';
import type { ScreenInstance } from '../domain/screen.ts';
import type { InstanceRow } from './database.ts';
import { isProjectVisible, withoutNull } from './rows.ts';
import type { Connections } from './rows.ts';
import type { Instances } from './store.ts';

export function createInstances({ reader, writer, ids, now }: Connections): Instances {
  /** Those of screens in the trash keep their places too, in case they come back. */
  const listAll = (projectId: ProjectId) =>
    reader.selectFrom('instances').selectAll().where('project_id', '=', projectId).execute();

  const move = async (id: InstanceId, { x, y }: { x: number; y: number }): Promise<void> => {
    await writer.updateTable('instances').set({ x, y }).where('id', '=', id).execute();
  };

  return {
    move,

    async insert(instance) {
      const row: InstanceRow = {
        id: ids.instance(),
        project_id: instance.projectId,
        screen_id: instance.screenId,
        type: instance.type,
        label: instance.label,
        x: instance.x,
        y: instance.y,
        width: instance.width,
        height: instance.height,
        group_id: instance.groupId ?? null,
        group_name: instance.groupName ?? null,
        create_time: now(),
      };
      await writer.insertInto('instances').values(row).execute();
      return toInstance(row);
    },

    async list(userId, projectId) {
      const rows = await reader
        .selectFrom('instances')
        .selectAll()
        .where('project_id', '=', projectId)
        .where(isProjectVisible(userId, 'instances.project_id'))
        .where(isScreenThere)
        .orderBy('create_time')
        .orderBy('id')
        .execute();
      return rows.map(toInstance);
    },

    async find(userId, id) {
      const row = await reader
        .selectFrom('instances')
        .selectAll()
        .where('id', '=', id)
        .where(isProjectVisible(userId, 'instances.project_id'))
        .where(isScreenThere)
        .executeTakeFirst();
      return row && toInstance(row);
    },

    async resize(screenId, { width, height, label }) {
      const own = await reader.selectFrom('instances').selectAll().where('screen_id', '=', screenId).execute();
      for (const { id, project_id: projectId } of own.filter((one) => height > one.height)) {
        const all = await listAll(projectId);
        const before = all.find((one) => one.id === id);
        if (before === undefined) continue;
        const others = all.filter((one) => one.id !== id);
        for (const moved of makeRoom({ ...before, width, height }, before.y + before.height, others))
          await move(moved.id, moved);
      }
      await writer
        .updateTable('instances')
        .set({ width, height, ...(label !== undefined && { label }) })
        .where('screen_id', '=', screenId)
        .execute();
    },

    nextPosition: async (projectId, size) => nextPlace(size, await listAll(projectId)),
  };
}

/** A placement of a screen in the trash is not on the canvas. */
const isScreenThere = sql<SqlBool>`exists (
  select 1 from screens where screens.id = instances.screen_id and screens.delete_time is null)`;

const toInstance = (row: InstanceRow): ScreenInstance => ({
  id: row.id,
  projectId: row.project_id,
  screenId: row.screen_id,
  type: row.type,
  label: row.label,
  x: row.x,
  y: row.y,
  width: row.width,
  height: row.height,
  ...withoutNull({ groupId: row.group_id, groupName: row.group_name }),
});
