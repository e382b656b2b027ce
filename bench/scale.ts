import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBlobs } from '../src/blobs/open-folder-blobs.ts';
import { openStore } from '../src/store/open-store.ts';
import { measure, ms } from './measure.ts';
import { readUse } from './read-use.ts';
import { startService, type Service } from './service.ts';
import { printTable } from './table.ts';

/** A shorter list tells within a minute whether the measurement itself works. */
const SIZES = (process.env['TAILORBIRD_SCALE_SCREENS'] ?? '10,1000,100000').split(',').map(Number);
/** Of the sizes that are there, the rates are measured with the one nearest to this. */
const RATED_SIZE = 1_000;
const SCREENS_PER_PROJECT = 10;
const READS = { runs: 300, warmUp: 200 };
const LISTS = { runs: 20, warmUp: 5 };
const GENERATIONS = { runs: 5, warmUp: 2 };
const CLIENTS = [1, 8, 64];
const REQUESTS = 1_500;

/** How reads, lists, generation and start-up grow with what is kept, and how many requests a process answers. */
export async function benchScale(): Promise<void> {
  const waits: string[][] = [];
  const uses: string[][] = [];
  const lists: string[][] = [];
  const rated = SIZES.toSorted((a, b) => Math.abs(a - RATED_SIZE) - Math.abs(b - RATED_SIZE))[0];
  let rates: string[][] = [];
  for (const size of SIZES) {
    const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-scale-'));
    const { projectId, name } = await fill(data, size);
    const startMs = performance.now();
    {
      await using service = await startService({ TAILORBIRD_BROWSER: 'none' }, data);
      const started = performance.now() - startMs;
      const startUse = readUse(service.pid);
      const calls: [string, object, typeof READS, string?][] = [
        ['get_screen', { name }, READS],
        ['get_project', { name: `projects/${projectId}` }, READS],
        ['list_screens', { projectId }, READS, 'screens'],
        ['list_projects', {}, LISTS, 'projects'],
        ['generate_screen_from_text', { projectId, prompt: 'A login screen' }, GENERATIONS],
      ];
      const told = [ms(started)];
      const used = [ms(startUse.cpuMs)];
      const each: string[] = [];
      for (const [tool, input, amount, listed] of calls) {
        const { median, cpu } = await measureUse(service, () => service.call(tool, input), amount);
        told.push(ms(median));
        used.push(ms(cpu));
        if (listed === undefined) continue;
        const returned = ((await service.call(tool, input))[listed] as unknown[]).length;
        each.push(String(returned), us(median / returned), us(cpu / returned));
      }
      const label = size.toLocaleString('en');
      waits.push([label, ...told, `${service.memoryMb().toFixed(0)} MB`]);
      uses.push([label, ...used]);
      lists.push([label, ...each]);
      if (size === rated) {
        await using second = await startService({ TAILORBIRD_BROWSER: 'none' }, data);
        rates = [...(await measureRates([service], name)), ...(await measureRates([service, second], name))];
      }
    }
    await rm(data, { recursive: true });
  }
  const columns = ['screens', 'start', 'get_screen', 'get_project', 'list_screens', 'list_projects', 'generate'];
  printTable('Growth, medians over HTTP, SQLite, built-in renderer', [...columns, 'memory'], waits);
  printTable('Processor time of the service for each, whatever else the machine does', columns, uses);
  const perThing = ['returned', 'each', 'processor time each'];
  printTable(
    'Lists for each thing that they return',
    ['screens', ...perThing.map((what) => `screens ${what}`), ...perThing.map((what) => `projects ${what}`)],
    lists,
  );
  printTable(
    `get_screen with ${rated?.toLocaleString('en')} screens`,
    ['processes', 'clients', 'requests a second', 'median'],
    rates,
  );
}

const us = (time: number): string => `${(time * 1000).toFixed(0)} µs`;

/** How long calls take, and how much processor time of the service one takes, milliseconds. */
async function measureUse(
  { pid }: Service,
  call: () => Promise<unknown>,
  { runs, warmUp }: typeof READS,
): Promise<{ median: number; cpu: number }> {
  await measure(call, { runs: warmUp, warmUp: 0 });
  const before = readUse(pid);
  const { median } = await measure(call, { runs, warmUp: 0 });
  return { median, cpu: (readUse(pid).cpuMs - before.cpuMs) / runs };
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
