import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBlobs } from '../src/blobs/open-folder-blobs.ts';
import { openStore } from '../src/store/open-store.ts';
import { measure, ms, toTimes } from './measure.ts';
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
const TURNS = 5;
const CLIENTS = [1, 8, 64];
const REQUESTS = 1_500;

/** A service over a data folder that holds so many screens. */
interface Filled {
  size: number;
  data: string;
  projectId: string;
  /** Of a screen in the middle. */
  name: string;
  service: Service;
  /** From the start of the process until it listens: by the clock, and processor time; milliseconds. */
  startMs: number;
  startCpuMs: number;
}

interface Call {
  tool: string;
  toInput(filled: Filled): object;
  amount: typeof READS;
  /** The list in the answer, where it is one. */
  listed?: string;
}

const CALLS: readonly Call[] = [
  { tool: 'get_screen', toInput: ({ name }) => ({ name }), amount: READS },
  { tool: 'get_project', toInput: ({ projectId }) => ({ name: `projects/${projectId}` }), amount: READS },
  { tool: 'list_screens', toInput: ({ projectId }) => ({ projectId }), amount: READS, listed: 'screens' },
  { tool: 'list_projects', toInput: () => ({}), amount: LISTS, listed: 'projects' },
  {
    tool: 'generate_screen_from_text',
    toInput: ({ projectId }) => ({ projectId, prompt: 'A login screen' }),
    amount: GENERATIONS,
  },
];

/** How reads, lists, generation and start-up grow with what is kept, and how many requests a process answers. */
export async function benchScale(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const sizes: Filled[] = [];
  for (const size of SIZES) sizes.push(await openFilled(size, closing));
  const rows = sizes.map(({ size, startMs, startCpuMs }) => {
    const label = size.toLocaleString('en');
    return { waits: [label, ms(startMs)], uses: [label, ms(startCpuMs)], lists: [label] };
  });
  for (const call of CALLS) {
    const uses = await measureInTurn(sizes, call);
    for (const [index, { median, cpu, returned }] of uses.entries()) {
      rows[index]?.waits.push(ms(median));
      rows[index]?.uses.push(ms(cpu));
      if (returned !== undefined) {
        rows[index]?.lists.push(String(returned), us(median / returned), us(cpu / returned));
      }
    }
  }
  for (const [index, { service }] of sizes.entries()) rows[index]?.waits.push(`${service.memoryMb().toFixed(0)} MB`);
  const columns = ['screens', 'start', 'get_screen', 'get_project', 'list_screens', 'list_projects', 'generate'];
  printTable(
    'Growth, medians over HTTP, SQLite, built-in renderer',
    [...columns, 'memory'],
    rows.map(({ waits }) => waits),
  );
  printTable(
    'Processor time of the service for each, whatever else the machine does',
    columns,
    rows.map(({ uses }) => uses),
  );
  const perThing = ['returned', 'each', 'processor time each'];
  printTable(
    'Lists for each thing that they return',
    ['screens', ...perThing.map((what) => `screens ${what}`), ...perThing.map((what) => `projects ${what}`)],
    rows.map(({ lists }) => lists),
  );
  const [rated] = sizes.toSorted((a, b) => Math.abs(a.size - RATED_SIZE) - Math.abs(b.size - RATED_SIZE));
  if (rated === undefined) return;
  await using second = await startService({ TAILORBIRD_BROWSER: 'none' }, rated.data);
  printTable(
    `get_screen with ${rated.size.toLocaleString('en')} screens`,
    ['processes', 'clients', 'requests a second', 'median'],
    [
      ...(await measureRates([rated.service], rated.name)),
      ...(await measureRates([rated.service, second], rated.name)),
    ],
  );
}

async function openFilled(size: number, closing: AsyncDisposableStack): Promise<Filled> {
  const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-scale-'));
  closing.defer(() => rm(data, { recursive: true }));
  const made = await fill(data, size);
  const beginMs = performance.now();
  const service = closing.use(await startService({ TAILORBIRD_BROWSER: 'none' }, data));
  const startMs = performance.now() - beginMs;
  return { size, data, ...made, service, startMs, startCpuMs: readUse(service.pid).cpuMs };
}

const us = (time: number): string => `${(time * 1000).toFixed(0)} µs`;

interface MeasuredUse {
  median: number;
  /** Processor time of the service for one call, milliseconds. */
  cpu: number;
  /** Things in the list that is answered. */
  returned?: number;
}

/** The sizes take turns, so that whatever else the machine does is the same for all of them. */
async function measureInTurn(
  sizes: readonly Filled[],
  { tool, toInput, amount, listed }: Call,
): Promise<MeasuredUse[]> {
  const { runs, warmUp } = amount;
  const sums = sizes.map(() => ({ times: [] as number[], cpuMs: 0 }));
  for (const filled of sizes)
    await measure(() => filled.service.call(tool, toInput(filled)), { runs: warmUp, warmUp: 0 });
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, filled] of sizes.entries()) {
      const sum = sums[index];
      const before = readUse(filled.service.pid).cpuMs;
      for (let run = 0; run < runs / TURNS; run += 1) {
        const beginMs = performance.now();
        await filled.service.call(tool, toInput(filled));
        sum?.times.push(performance.now() - beginMs);
      }
      if (sum) sum.cpuMs += readUse(filled.service.pid).cpuMs - before;
    }
  }
  return Promise.all(
    sizes.map(async (filled, index) => {
      const { times = [], cpuMs = Number.NaN } = sums[index] ?? {};
      const use = { median: toTimes(times).median, cpu: cpuMs / times.length };
      if (listed === undefined) return use;
      const answer = await filled.service.call(tool, toInput(filled));
      return { ...use, returned: (answer[listed] as unknown[]).length };
    }),
  );
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
