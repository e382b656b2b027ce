import type { Migration } from '../migrate.ts';

/** Which screen is the specimen of which design system; one each, and none for most screens. */
export const specimens: Migration = {
  number: 2,
  name: 'specimens',
  async up({ schema }) {
    await schema
      .alterTable('screens')
      .addColumn('asset_id', 'text', (column) => column.references('assets.id').onDelete('set null'))
      .execute();
    await schema.createIndex('screens_of_asset').unique().on('screens').column('asset_id').execute();
  },
};
