import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startS3 } from '../src/blobs/start-s3.fixture.ts';
import { openSilentProxy } from '../src/store/silent-proxy.fixture.ts';
import { openModelServer } from '../test/models/model-server.ts';
import { toModelEnvironment } from '../test/models/provider-variables.ts';
import { answerWell } from '../test/models/studio.ts';
import { openOwnPostgres } from './own-postgres.ts';
import type { Service } from './service.ts';

export interface Outage {
  name: string;
  /** Undefined where this machine cannot have that fault. */
  open(): Promise<OpenOutage | undefined>;
}

export interface OpenOutage extends AsyncDisposable {
  environment: Record<string, string>;
  dataDir?: string;
  /** What is sent with each generation besides its prompt. */
  input?: object;
  begin(service: Service): Promise<void> | void;
  end(service: Service): Promise<void> | void;
}

const BUILT_IN = { TAILORBIRD_BROWSER: 'none' };
const isRoot = process.getuid?.() === 0;

/** What may go away from under a service that generates. */
export const OUTAGES: readonly Outage[] = [
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
    name: 'model away',
    async open() {
      const model = await openModelServer();
      model.answer(answerWell);
      return {
        environment: { ...BUILT_IN, ...toModelEnvironment('compatible', model) },
        input: { modelId: 'MODEL_3_PRO' },
        begin: () => model.answer(() => ({ kind: 'status', status: 503 })),
        end: () => model.answer(answerWell),
        [Symbol.asyncDispose]: () => model[Symbol.asyncDispose](),
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
