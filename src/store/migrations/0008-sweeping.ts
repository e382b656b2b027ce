import type { Migration } from '../migrate.ts';

/** What is known of bytes while nobody needs them, so that taking them away and needing them again cannot cross. */
export const sweeping: Migration = {
  number: 8,
  name: 'sweeping',
  async up({ schema }) {
    await schema
      .createTable('blob_claims')
      .addColumn('content_hash', 'text', (column) => column.primaryKey())
      .addColumn('claim', 'text', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('files_with_content').on('files').column('content_hash').execute();
  },
};
