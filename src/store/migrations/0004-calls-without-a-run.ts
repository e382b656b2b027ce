import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** A call of a model may belong to no run: the table is made anew, since SQLite cannot take a `not null` back. */
export const callsWithoutARun: Migration = {
  number: 4,
  name: 'calls-without-a-run',
  async up(db) {
    const { schema } = db;
    await schema.alterTable('model_calls').renameTo('model_calls_of_runs').execute();
    await schema
      .createTable('model_calls')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('run_id', 'text', (column) => column.references('runs.id').onDelete('cascade'))
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('input_tokens', 'bigint', (column) => column.notNull())
      .addColumn('output_tokens', 'bigint', (column) => column.notNull())
      .addColumn('duration_ms', 'bigint', (column) => column.notNull())
      .addColumn('cost', 'bigint', (column) => column.notNull())
      .addColumn('create_time', 'bigint', (column) => column.notNull())
      .execute();
    await sql`
      insert into model_calls
        (user_id, run_id, model, day, input_tokens, output_tokens, duration_ms, cost, create_time)
      select user_id, run_id, model, day, input_tokens, output_tokens, duration_ms, cost, create_time
      from model_calls_of_runs
    `.execute(db);
    await schema.dropTable('model_calls_of_runs').execute();
    await schema.createIndex('model_calls_of_user').on('model_calls').columns(['user_id', 'day']).execute();
    await schema.createIndex('model_calls_of_run').on('model_calls').column('run_id').execute();
  },
};
