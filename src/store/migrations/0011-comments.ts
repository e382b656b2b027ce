import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What people say of elements of screens. */
export const comments: Migration = {
  number: 11,
  name: 'comments',
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('screen_comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('screen_id', 'text', (column) => column.notNull().references('screens.id').onDelete('cascade'))
      .addColumn('element_id', 'text')
      .addColumn('author_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .addColumn('update_time', 'bigint', (column) => column.notNull())
      .addColumn('resolve_time', 'bigint')
      .execute();
    await schema
      .createIndex('screen_comments_of_project')
      .on('screen_comments')
      .columns(['project_id', 'create_time'])
      .execute();
    await schema.createIndex('screen_comments_of_screen').on('screen_comments').column('screen_id').execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create trigger announce_change after insert or update or delete on screen_comments
      for each statement execute function announce_change()
    `.execute(db);
  },
};
