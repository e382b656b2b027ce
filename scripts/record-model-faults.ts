import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  putFaultTable,
  readRecording,
  RECORDING,
  toFaultTable,
  type Recorded,
} from '../test/models/faults/fault-table.ts';
import { FAULTS } from '../test/models/faults/list-faults.ts';
import { openServedStudio } from '../test/models/faults/open-served-studio.ts';
import { answerWell } from '../test/models/studio.ts';

/**
 * Serves the product, tries each fault of the model path that was named with a model that is a script, and writes down what
 * is seen: `npm run docs:faults`. With the commit and the folder of an earlier checkout (and its own packages) what is
 * written down is what was so before: `npm run docs:faults -- 038e13bc ../earlier`.
 */
const [commit, checkout] = process.argv.slice(2);
const home = fileURLToPath(new URL('..', import.meta.url));
const docs = new URL('../docs/models.md', import.meta.url);

async function record(folder: string): Promise<Record<string, string>> {
  await using studio = await openServedStudio(folder);
  const seen: Record<string, string> = {};
  for (const { name, observe } of FAULTS) {
    const trial = await studio.begin();
    trial.server.answer(answerWell);
    seen[name] = await observe(trial);
    process.stdout.write(`${name}\n  ${seen[name]}\n`);
  }
  return seen;
}

const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: home, encoding: 'utf8' }).trim();
const recorded: Recorded = {
  of: commit ?? head,
  on: new Date().toISOString().slice(0, 10),
  seen: await record(checkout ?? home),
};
const none: Recorded = { of: '', on: '', seen: {} };
const recording = {
  ...(await readRecording().catch(() => ({ before: none, now: none }))),
  [checkout === undefined ? 'now' : 'before']: recorded,
};
await writeFile(RECORDING, `${JSON.stringify(recording, null, 2)}\n`);
await writeFile(docs, putFaultTable(await readFile(docs, 'utf8'), toFaultTable(recording)));
