import type { Migration } from '../migrate.ts';

/** What a user asked for in a day is counted with each call where that is limited. */
export const runsOfUser: Migration = {
  number: 10,
  name: 'runs-of-user',
  async up({ schema }) {
    await schema.createIndex('runs_of_user').on('runs').columns(['user_id', 'create_time']).execute();
  },
};
