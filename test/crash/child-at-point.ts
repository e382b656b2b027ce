import { writeSync } from 'node:fs';
import { nameBlobPoints, nameFilePoints, nameStorePoints } from './name-points.ts';
import { openWork } from './open-work.ts';
import { listJobs } from './work.ts';

/**
 * Does each job once, names on standard error every point that it comes to for the first time, and dies by SIGKILL at one:
 * `node child-at-point.ts DATA_FOLDER POINT [DATABASE_URL]`; an empty POINT lets it live.
 */
const [dataDir = '', point = '', databaseUrl] = process.argv.slice(2);
const seen = new Set<string>();
let job = 'start';

const pass = (name: string): void => {
  const named = `${job}: ${name}`;
  if (seen.has(named)) return;
  seen.add(named);
  writeSync(2, `point ${named}\n`);
  if (named === point) process.kill(process.pid, 'SIGKILL');
};

await nameFilePoints(pass);
const { store, runner, userId } = await openWork({
  dataDir,
  databaseUrl,
  concurrency: 1,
  between: { store: (opened) => nameStorePoints(opened, pass), blobs: (opened) => nameBlobPoints(opened, pass) },
});
for (const [name, work] of listJobs(runner, store, userId)) {
  job = name;
  await work();
}
process.exit(0);
