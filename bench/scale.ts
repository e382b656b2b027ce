import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBlobs } from '../src/blobs/open-folder-blobs.ts';
import { openStore } from '../src/store/open-store.ts';
import { measure, ms } from './measure.ts';
import { startService, type Service } from './service.ts';
import { printTable } from './table.ts';

const SIZES = [10, 1_000, 100_000];
const SCREENS_PER_PROJECT = 50;
const READS = { runs: 200, warmUp: 50 };
const GENERATIONS = { runs: 5, warmUp: 2 };
const CLIENTS = [1, 8, 64];
const REQUESTS = 1_500;

/** How reads, lists, generation and start-up grow with what is kept, and how many requests a process answers. */
export async function benchScale(): Promise<void> {
  const rows: string[][] = [];
  let rates: string[][] = [];
  for (const size of SIZES) {
    const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-scale-'));
    const { projectId, name } = await fill(data, size);
    const startMs = performance.now();
    {
      await using service = await startService({ TAILORBIRD_BROWSER: 'none' }, data);
      const started = performance.now() - startMs;
      const time = async (tool: string, input: object, amount = READS): Promise<string> =>
        ms((await measure(() => service.call(tool, input), amount)).median);
      rows.push([
        size.toLocaleString('en'),
        ms(started),
        await time('get_screen', { name }),
        await time('get_project', { name: `projects/${projectId}` }),
        await time('list_screens', { projectId }),
        await time('list_projects', {}, { runs: 10, warmUp: 2 }),
        await time('generate_screen_from_text', { projectId, prompt: 'A login screen' }, GENERATIONS),
      ]);
      if (size === 1_000) {
        await using second = await startService({ TAILORBIRD_BROWSER: 'none' }, data);
        rates = [...(await measureRates([service], name)), ...(await measureRates([service, second], name))];
      }
    }
    await rm(data, { recursive: true });
  }
  const projects = `list_projects (one in ${SCREENS_PER_PROJECT} screens)`;
  printTable(
    'Growth, medians over HTTP, SQLite, built-in renderer',
    ['screens', 'start', 'get_screen', 'get_project', 'list_screens (50)', projects, 'generate'],
    rows,
  );
  printTable('get_screen with 1,000 screens', ['processes', 'clients', 'requests a second', 'median'], rates);
}

/** The clients ask the processes in turn; both are on this machine, and the clients too. */
async function measureRates(services: readonly Service[], name: string): Promise<string[][]> {
  const rates: string[][] = [];
  for (const clients of CLIENTS) {
    const times: number[] = [];
    const startMs = performance.now();
    let asked = 0;
    const client = async (): Promise<void> => {
      while (times.length < REQUESTS) {
        const beginMs = performance.now();
        asked += 1;
        await services[asked % services.length]?.call('get_screen', { name });
        times.push(performance.now() - beginMs);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const perSecond = times.length / ((performance.now() - startMs) / 1000);
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
    rates.push([String(services.length), String(clients), perSecond.toFixed(0), ms(median)]);
  }
  return rates;
}

/** Puts finished screens into a data folder, past the service, which would take hours; answers one in the middle. */
async function fill(dataDir: string, size: number): Promise<{ projectId: string; name: string }> {
  const store = await openStore({ dataDir });
  const blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
  const bytes = Buffer.from(`<!doctype html><title>Bench</title>${'<p>Words</p>'.repeat(500)}`);
  const file = { mimeType: 'text/html', byteLength: bytes.byteLength, contentHash: await blobs.put(bytes) };
  const { id: ownerId } = await store.users.ensure('local');
  const made: { projectId: string; name: string }[] = [];
  for (let count = 0; count < size; count += SCREENS_PER_PROJECT) {
    await store.transaction(async (transaction) => {
      const { id: projectId } = await transaction.projects.insert({ ownerId, title: `Project ${count}` });
      for (let index = count; index < Math.min(size, count + SCREENS_PER_PROJECT); index += 1) {
        const screen = { projectId, title: `Screen ${index}`, prompt: 'A page', deviceType: 'MOBILE' } as const;
        const { id } = await transaction.screens.insert(screen);
        await transaction.screens.complete(id, {
          width: 390,
          height: 844,
          files: { htmlCode: file, screenshot: file },
        });
        if (index === count) made.push({ projectId, name: `projects/${projectId}/screens/${id}` });
      }
    });
  }
  await store.close();
  const middle = made[Math.floor(made.length / 2)];
  if (middle === undefined) throw new Error('a size of at least one screen is needed');
  return middle;
}
