import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ScreenId, UserId } from '../domain/brand.ts';
import type { ElementComment } from '../domain/element-comment.ts';
import type { Database, ScreenCommentRow } from './database.ts';
import { isProjectVisible, withoutNull, type Connections } from './rows.ts';
import type { CommentPosition, Comments } from './store.ts';

export function createComments({ reader, writer, ids, now }: Connections): Comments {
  const select = (userId: UserId) =>
    reader
      .selectFrom('screen_comments')
      .innerJoin('users', 'users.id', 'screen_comments.author_id')
      .selectAll('screen_comments')
      .select('users.name as author_name')
      .where(isProjectVisible(userId, 'screen_comments.project_id'))
      .where(isScreenThere);

  return {
    async insert({ projectId, screenId, elementId, authorId, text }) {
      const time = now();
      const row: ScreenCommentRow = {
        id: ids.comment(),
        project_id: projectId,
        screen_id: screenId,
        element_id: elementId ?? null,
        author_id: authorId,
        text,
        create_time: time,
        update_time: time,
        resolve_time: null,
      };
      await writer.insertInto('screen_comments').values(row).execute();
      const { name } = await reader
        .selectFrom('users')
        .select('name')
        .where('id', '=', authorId)
        .executeTakeFirstOrThrow();
      return toComment({ ...row, author_name: name });
    },

    async find(userId, id) {
      const row = await select(userId).where('screen_comments.id', '=', id).executeTakeFirst();
      return row && toComment(row);
    },

    async list(userId, projectId, { screenId, isOpenOnly = false, after, limit } = {}) {
      const rows = await select(userId)
        .where('screen_comments.project_id', '=', projectId)
        .$if(screenId !== undefined, (query) => query.where('screen_comments.screen_id', '=', screenId as ScreenId))
        .$if(isOpenOnly, (query) => query.where('screen_comments.resolve_time', 'is', null))
        .$if(after !== undefined, (query) => query.where(isAfter(after as CommentPosition)))
        .orderBy('screen_comments.create_time')
        .orderBy('screen_comments.id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map(toComment);
    },

    async update(id, { text, isResolved }) {
      const time = now();
      await writer
        .updateTable('screen_comments')
        .set({
          ...(text !== undefined && { text }),
          ...(isResolved !== undefined && { resolve_time: isResolved ? time : null }),
          update_time: time,
        })
        .where('id', '=', id)
        .execute();
    },

    async remove(id) {
      await writer.deleteFrom('screen_comments').where('id', '=', id).execute();
    },
  };
}

/** A comment on a screen in the trash waits there with it. */
const isScreenThere = sql<SqlBool>`not exists (
  select 1 from screens where screens.id = screen_comments.screen_id and screens.delete_time is not null)`;

const isAfter =
  ({ createTime, id }: CommentPosition) =>
  (eb: ExpressionBuilder<Database, 'screen_comments'>) =>
    eb.or([
      eb('screen_comments.create_time', '>', createTime),
      eb.and([eb('screen_comments.create_time', '=', createTime), eb('screen_comments.id', '>', id)]),
    ]);

const toComment = (row: ScreenCommentRow & { author_name: string }): ElementComment => ({
  id: row.id,
  projectId: row.project_id,
  screenId: row.screen_id,
  text: row.text,
  author: { id: row.author_id, name: row.author_name },
  createTime: row.create_time,
  updateTime: row.update_time,
  ...withoutNull({ elementId: row.element_id, resolveTime: row.resolve_time }),
});
