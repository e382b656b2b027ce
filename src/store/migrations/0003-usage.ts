import type { Migration } from '../migrate.ts';

/** What calls of language models took, one row each, and on each screen what its making took. */
export const usage: Migration = {
  number: 3,
  name: 'usage',
  async up({ schema }) {
    await schema
      .createTable('model_calls')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('input_tokens', 'bigint', (column) => column.notNull())
      .addColumn('output_tokens', 'bigint', (column) => column.notNull())
      .addColumn('duration_ms', 'bigint', (column) => column.notNull())
      .addColumn('cost', 'bigint', (column) => column.notNull())
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('model_calls_of_user').on('model_calls').columns(['user_id', 'day']).execute();
    await schema.createIndex('model_calls_of_run').on('model_calls').column('run_id').execute();
    await schema.alterTable('screens').addColumn('spending', 'text').execute();
  },
};
