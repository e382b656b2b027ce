import type { Migration } from '../migrate.ts';

/** When a project or a screen was put into the trash; those that are not there have no time. Also finds the runs of a project. */
export const trash: Migration = {
  number: 6,
  name: 'trash',
  async up({ schema }) {
    await schema.alterTable('projects').addColumn('delete_time', 'bigint').execute();
    await schema.alterTable('screens').addColumn('delete_time', 'bigint').execute();
    await schema.createIndex('runs_of_project').on('runs').columns(['project_id', 'end_time']).execute();
  },
};
