import { sql } from 'kysely';
import { readAllRows, refuseUsed, writeRows } from './all-rows.ts';
import { createAssets } from './assets.ts';
import { createComments } from './comments.ts';
import { createDrafts } from './drafts.ts';
import { createFeedback } from './feedback.ts';
import { createFiles } from './files.ts';
import { createInstances } from './instances.ts';
import { createLinks } from './links.ts';
import { createProjects } from './projects.ts';
import type { Connections } from './rows.ts';
import { createRuns } from './runs.ts';
import { createScreens } from './screens.ts';
import type { Store, Transaction } from './store.ts';
import { createShares } from './shares.ts';
import { createSweeps } from './sweeps.ts';
import { createTrash } from './trash.ts';
import { createUsage } from './usage.ts';
import { createUsers } from './users.ts';

interface Engine extends Pick<Store, 'revision' | 'schema' | 'close'> {
  /** Begins a transaction that only reads, and sees one moment. */
  beginSnapshot: string;
}

/** The store on open connections; `engine` is what each does in its own way. */
export const createStore = (connections: Connections, { beginSnapshot, ...engine }: Engine): Store => ({
  ...createGroups(connections),
  ...engine,
  readAll: (take) =>
    connections.reader.connection().execute(async (connection) => {
      await sql.raw(beginSnapshot).execute(connection);
      try {
        await readAllRows(connection, take);
      } finally {
        await sql.raw('rollback').execute(connection);
      }
    }),
  writeAll: (work) =>
    connections.transact(async (transaction) => {
      await refuseUsed(transaction);
      await work(writeRows(transaction));
    }),
  refuseUsed: () => refuseUsed(connections.reader),
  transaction: (work) =>
    connections.transact((transaction) =>
      work(createGroups({ ...connections, reader: transaction, writer: transaction })),
    ),
  async ping() {
    await sql`select 1`.execute(connections.reader);
  },
});

const createGroups = (connections: Connections): Transaction => ({
  ids: connections.ids,
  users: createUsers(connections),
  projects: createProjects(connections),
  screens: createScreens(connections),
  instances: createInstances(connections),
  links: createLinks(connections),
  shares: createShares(connections),
  comments: createComments(connections),
  assets: createAssets(connections),
  files: createFiles(connections),
  drafts: createDrafts(connections),
  feedback: createFeedback(connections),
  runs: createRuns(connections),
  usage: createUsage(connections),
  sweeps: createSweeps(connections),
  trash: createTrash(connections),
});
