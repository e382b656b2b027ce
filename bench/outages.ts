import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startS3 } from '../src/blobs/start-s3.fixture.ts';
import { openSilentProxy } from '../src/store/silent-proxy.fixture.ts';
import { ms } from './measure.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { startService, type Service } from './service.ts';
import { printTable } from './table.ts';

/** Faults whose names hold this; all of them unless it is set. */
const NAMED = process.env['TAILORBIRD_OUTAGES'] ?? '';
const STRANDS = 3;
/** How long the first screens may take, for which everything is loaded. */
const WARM_UP_MS = 120_000;
const AWAY_MS = 10_000;
/** How long a fault that has ended is looked after; security.md gives it 30 s. */
const BACK_MS = 120_000;

interface Outage {
  name: string;
  /** Undefined where this machine cannot have that fault. */
  open(): Promise<OpenOutage | undefined>;
}

interface OpenOutage extends AsyncDisposable {
  environment: Record<string, string>;
  dataDir?: string;
  begin(service: Service): Promise<void> | void;
  end(service: Service): Promise<void> | void;
}

interface Done {
  acknowledged: string[];
  /** What callers were told, by its first words. */
  errors: Map<string, number>;
}

/** What the service stands on goes away while it generates, and comes back; the service is not started anew. */
export async function benchOutages(): Promise<void> {
  const rows: string[][] = [];
  for (const { name, open } of OUTAGES.filter((outage) => outage.name.includes(NAMED))) {
    const opened = await open();
    const row = opened === undefined ? ['not tried: this machine cannot'] : await suffer(opened);
    await opened?.[Symbol.asyncDispose]();
    rows.push([name, ...row]);
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`);
  }
  const head = ['fault', 'acknowledged', 'lost', 'stuck', 'back after', 'told meanwhile'];
  printTable(`A service that generates, faults of ${AWAY_MS / 1000} s, no restart`, head, rows);
}

async function suffer({ environment, dataDir, begin, end }: OpenOutage): Promise<string[]> {
  await using service = await startService(environment, dataDir);
  const project = await service.call('create_project', { title: 'Outage' });
  const projectId = String(project['name']).slice('projects/'.length);
  const done: Done = { acknowledged: [], errors: new Map() };
  const stopping = new AbortController();
  const strands = Array.from({ length: STRANDS }, (_, strand) =>
    generate(service, projectId, strand, done, stopping.signal),
  );
  await until(() => done.acknowledged.length >= STRANDS, WARM_UP_MS);
  await begin(service);
  await delay(AWAY_MS);
  await end(service);
  const endMs = performance.now();
  const count = done.acknowledged.length;
  await until(() => done.acknowledged.length > count, BACK_MS);
  const backMs = performance.now() - endMs;
  stopping.abort();
  await Promise.all(strands);
  const lost = await countLost(service, done.acknowledged);
  const stuck = await countStuck(service, projectId);
  const told = [...done.errors].map(([words, times]) => `${times} x ${words}`).join(', ');
  return [
    String(done.acknowledged.length),
    String(lost),
    String(stuck),
    backMs < BACK_MS ? ms(backMs) : 'never',
    told === '' ? 'nothing' : told,
  ];
}

async function until(condition: () => boolean, longestMs: number): Promise<void> {
  const endMs = performance.now() + longestMs;
  while (!condition() && performance.now() < endMs) await delay(20);
}

async function generate(
  service: Service,
  projectId: string,
  strand: number,
  { acknowledged, errors }: Done,
  signal: AbortSignal,
): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    try {
      const input = { projectId, prompt: `A login screen for bank ${strand}.${number}` };
      const text = JSON.stringify(await service.call('generate_screen_from_text', input));
      const [, name] = /"name":"(projects\/\d+\/screens\/\w+)"/.exec(text) ?? [];
      if (name !== undefined && text.includes('"status":"COMPLETE"')) acknowledged.push(name);
    } catch (error) {
      const words = error instanceof Error ? error.message.slice(0, 60) : 'no answer';
      errors.set(words, (errors.get(words) ?? 0) + 1);
      await delay(200);
    }
  }
}

async function countLost(service: Service, names: readonly string[]): Promise<number> {
  let lost = 0;
  for (const name of names) {
    const screen = (await service.call('get_screen', { name })) as { htmlCode?: { downloadUrl: string } };
    const answer = await fetch(screen.htmlCode?.downloadUrl ?? '');
    if (!answer.ok || (await answer.text()).length === 0) lost += 1;
  }
  return lost;
}

/** Work that was cut off has as long to end as after a restart. */
async function countStuck(service: Service, projectId: string): Promise<number> {
  const endMs = performance.now() + BACK_MS;
  for (;;) {
    const text = JSON.stringify(await service.call('list_screens', { projectId }));
    const stuck = text.split('"status":"IN_PROGRESS"').length - 1;
    if (stuck === 0 || performance.now() > endMs) return stuck;
    await delay(500);
  }
}

const BUILT_IN = { TAILORBIRD_BROWSER: 'none' };
const isRoot = process.getuid?.() === 0;

const OUTAGES: readonly Outage[] = [
  ...[
    { who: 'browser', named: /--remote-debugging|--headless/, environment: { TAILORBIRD_BROWSER_UNSANDBOXED: '1' } },
    { who: 'processes of the built-in renderer', named: /drawing-process/, environment: BUILT_IN },
  ].map(({ who, named, environment }): Outage => ({
    name: `${who} killed, again and again`,
    async open() {
      if (process.platform !== 'linux') return undefined;
      const stopping = new AbortController();
      return {
        environment,
        begin: ({ pid }) => void killChildren(pid, named, stopping.signal),
        end: () => stopping.abort(),
        async [Symbol.asyncDispose]() {},
      };
    },
  })),
  {
    name: 'Postgres stopped',
    async open() {
      const postgres = await openOwnPostgres();
      const { databaseUrl } = await postgres.createDatabase();
      return {
        environment: { ...BUILT_IN, TAILORBIRD_DATABASE_URL: databaseUrl },
        begin: () => postgres.stop(),
        end: () => postgres.start(),
        [Symbol.asyncDispose]: () => postgres[Symbol.asyncDispose](),
      };
    },
  },
  {
    name: 'Postgres gives no answer',
    async open() {
      const postgres = await openOwnPostgres();
      const url = new URL((await postgres.createDatabase()).databaseUrl);
      const proxy = await openSilentProxy(Number(url.port));
      url.port = String(proxy.port);
      return {
        environment: { ...BUILT_IN, TAILORBIRD_DATABASE_URL: url.href },
        begin: proxy.fallSilent,
        end: proxy.speak,
        async [Symbol.asyncDispose]() {
          await proxy[Symbol.asyncDispose]();
          await postgres[Symbol.asyncDispose]();
        },
      };
    },
  },
  {
    name: 'storage stopped',
    async open() {
      const s3 = await startS3();
      return {
        environment: { ...BUILT_IN, ...s3.environment, TAILORBIRD_STORAGE_URL: `s3://${s3.bucket}/designs` },
        begin: () => s3.kill(),
        end: () => s3.restart(),
        [Symbol.asyncDispose]: () => s3[Symbol.asyncDispose](),
      };
    },
  },
  {
    name: 'disk full',
    async open() {
      if (process.platform !== 'linux' || !isRoot) return undefined;
      const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]);
      const filler = path.join(dataDir, 'filler');
      return {
        environment: BUILT_IN,
        dataDir: path.join(dataDir, 'data'),
        begin: () => fill(filler),
        end: () => rmSync(filler),
        async [Symbol.asyncDispose]() {
          execFileSync('umount', [dataDir]);
          await rm(dataDir, { recursive: true });
        },
      };
    },
  },
  ...[
    ['an hour ahead', '3600000'],
    ['an hour back', '-3600000'],
  ].map(([where = '', jump = '']): Outage => ({
    name: `clock set ${where}, and right again`,
    open: async () => ({
      environment: {
        ...BUILT_IN,
        NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'jumping-clock.ts')}`,
        CLOCK_JUMP_MS: jump,
      },
      begin: ({ pid }) => void process.kill(pid, 'SIGUSR2'),
      end: ({ pid }) => void process.kill(pid, 'SIGUSR2'),
      async [Symbol.asyncDispose]() {},
    }),
  })),
];

/** Kills every process of that command line that the process has started, ten times a second. */
async function killChildren(pid: number, named: RegExp, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const child of listDescendants(pid)) {
      try {
        if (named.test(readFileSync(`/proc/${child}/cmdline`, 'utf8'))) process.kill(child, 'SIGKILL');
      } catch {
        // It has ended by itself meanwhile.
      }
    }
    await delay(100);
  }
}

function listDescendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

/** Writes until there is no room for a byte more. */
function fill(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}
