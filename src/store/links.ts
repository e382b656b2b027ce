import { sql, type SqlBool } from 'kysely';
import type { ScreenLink } from '../domain/screen-link.ts';
import type { ScreenLinkRow } from './database.ts';
import { isProjectVisible, withoutNull, type Connections } from './rows.ts';
import type { Links } from './store.ts';

export function createLinks({ reader, writer, now }: Connections): Links {
  return {
    async put({ projectId, screenId, elementId, targetId, transition }) {
      const row: ScreenLinkRow = {
        project_id: projectId,
        screen_id: screenId,
        element_id: elementId,
        target_id: targetId ?? null,
        transition,
        create_time: now(),
      };
      await writer
        .insertInto('screen_links')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['screen_id', 'element_id']).doUpdateSet({ target_id: row.target_id, transition }),
        )
        .execute();
    },

    async remove(screenId, elementId) {
      await writer
        .deleteFrom('screen_links')
        .where('screen_id', '=', screenId)
        .where('element_id', '=', elementId)
        .execute();
    },

    async list(userId, projectId) {
      const rows = await reader
        .selectFrom('screen_links')
        .selectAll()
        .where('project_id', '=', projectId)
        .where(isProjectVisible(userId, 'screen_links.project_id'))
        .where(areEndsThere)
        .orderBy('create_time')
        .orderBy('screen_id')
        .orderBy('element_id')
        .execute();
      return rows.map(toLink);
    },
  };
}

/** A link from or to a screen in the trash waits there with it. */
const areEndsThere = sql<SqlBool>`not exists (
  select 1 from screens where screens.delete_time is not null
    and (screens.id = screen_links.screen_id or screens.id = screen_links.target_id))`;

const toLink = (row: ScreenLinkRow): ScreenLink => ({
  projectId: row.project_id,
  screenId: row.screen_id,
  elementId: row.element_id,
  transition: row.transition,
  ...withoutNull({ targetId: row.target_id }),
});
