import type { Migration } from '../migrate.ts';

/** Runs whose project is purged still count among those of a day. */
export const purgedRuns: Migration = {
  number: 12,
  name: 'purged-runs',
  async up({ schema }) {
    await schema
      .createTable('purged_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('purged_runs_of_user').on('purged_runs').columns(['user_id', 'create_time']).execute();
  },
};
