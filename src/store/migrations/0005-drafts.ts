import { sql, type SqlBool } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Which files are only shown while a screen is drawn, and of which screen. */
export const drafts: Migration = {
  number: 5,
  name: 'drafts',
  async up({ schema }) {
    await schema.alterTable('files').addColumn('draft_of', 'text').execute();
    await schema
      .createIndex('files_drafts')
      .on('files')
      .column('draft_of')
      .where(sql<SqlBool>`draft_of is not null`)
      .execute();
  },
};
