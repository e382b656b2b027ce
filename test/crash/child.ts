import { openWork } from './open-work.ts';
import { listJobs } from './work.ts';

/** Works without end, in several strands, until it is killed: `node child.ts DATA_FOLDER [DATABASE_URL]`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const STRANDS = 4;

const { store, runner, userId } = await openWork({ dataDir, databaseUrl, concurrency: 3 });

async function workWithoutEnd(): Promise<never> {
  for (;;) {
    for (const [, work] of listJobs(runner, store, userId)) await work();
  }
}

await Promise.all(Array.from({ length: STRANDS }, workWithoutEnd));
