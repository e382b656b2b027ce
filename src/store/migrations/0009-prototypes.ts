import { PostgresAdapter, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What elements lead to in the prototype of a project, and by which links it may be looked at. */
export const prototypes: Migration = {
  number: 9,
  name: 'prototypes',
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('screen_links')
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('screen_id', 'text', (column) => column.notNull().references('screens.id').onDelete('cascade'))
      .addColumn('element_id', 'text', (column) => column.notNull())
      .addColumn('target_id', 'text', (column) => column.references('screens.id').onDelete('cascade'))
      .addColumn('transition', 'text', (column) => column.notNull())
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('screen_links_pk', ['screen_id', 'element_id'])
      .execute();
    await schema.createIndex('screen_links_of_project').on('screen_links').column('project_id').execute();
    await schema.createIndex('screen_links_to').on('screen_links').column('target_id').execute();
    await schema
      .createTable('project_shares')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('project_shares_of_project').on('project_shares').column('project_id').execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create trigger announce_change after insert or update or delete on screen_links
      for each statement execute function announce_change()
    `.execute(db);
  },
};
