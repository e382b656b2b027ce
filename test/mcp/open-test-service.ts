import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolderBlobs } from '../../src/blobs/open-folder-blobs.ts';
import { defineTools } from '../../src/contract/define-tools.ts';
import type { Designer } from '../../src/domain/designer.ts';
import { DEFAULT_LIMITS, type Limits } from '../../src/domain/limits.ts';
import { writeInstructions } from '../../src/guide/write-instructions.ts';
import { createMcpFetch } from '../../src/mcp/create-mcp-fetch.ts';
import type { McpDeps } from '../../src/mcp/server-factory.ts';
import { createRunHandlers } from '../../src/operations/create-run-handlers.ts';
import type { Caller } from '../../src/operations/deps.ts';
import { createRunner } from '../../src/runs/create-runner.ts';
import { createIds } from '../../src/store/ids.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openTestDrawing } from './open-test-drawing.ts';
import { createTestDesigner, type TestDesigner } from './test-designer.ts';

interface LoggedLine {
  level: 'info' | 'warn' | 'error';
  fields: Record<string, unknown>;
  message: string;
}

export interface TestService extends AsyncDisposable {
  deps: McpDeps;
  designer: TestDesigner;
  logged: LoggedLine[];
  /** Where its database and files are. */
  dataDir: string;
  owner: Caller;
  /** Another user, who sees nothing of the owner's. */
  stranger: Caller;
  /** The MCP endpoint as that caller sees it; links in its answers start with `publicUrl`, if it is given. */
  fetchAs(caller: Caller, publicUrl?: string): (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

interface TestServiceOptions {
  limits?: Partial<Limits>;
  /** Default: false, since most tests look at words. */
  answersWithPictures?: boolean;
  /** Default: the designer of tests, which is steered by words in the prompt. */
  designer?: Designer;
}

const NOW = new Date('2026-11-20T09:30:00Z');

/** Everything real behind the MCP face, on a database and files in a folder of its own. */
export async function openTestService({
  limits = {},
  designer: given,
  answersWithPictures = false,
}: TestServiceOptions = {}): Promise<TestService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-mcp-'));
  const store = await openStore({ dataDir, ids: createIds(createCounter()), now: () => NOW.getTime() });
  const blobs = await openFolderBlobs(path.join(dataDir, 'blobs'));
  const designer = createTestDesigner();
  const drawing = openTestDrawing(given ?? designer);
  const logged: LoggedLine[] = [];
  const log = createLog(logged);
  const allLimits = { ...DEFAULT_LIMITS, ...limits };
  const workDeps = {
    store,
    blobs,
    drawing,
    publicUrl: 'http://127.0.0.1:4280',
    limits: allLimits,
    now: () => NOW,
    log,
  };
  const runner = createRunner({ store, handlers: createRunHandlers(workDeps), concurrency: 4, limits: allLimits, log });
  await runner.start();
  const deps: McpDeps = {
    ...workDeps,
    runner,
    tools: defineTools(allLimits),
    log,
    version: '0.0.0',
    instructions: await writeInstructions(),
    answersWithPictures,
  };
  const mcp = createMcpFetch(deps);
  const [owner, stranger] = await Promise.all(
    ['owner', 'stranger'].map(async (name): Promise<Caller> => ({ userId: (await store.users.ensure(name)).id, name })),
  );
  if (owner === undefined || stranger === undefined) throw new Error('two users were made');
  return {
    deps,
    designer,
    logged,
    dataDir,
    owner,
    stranger,
    fetchAs: (caller, publicUrl) => (url, init) => mcp.fetch(new Request(url, init), caller, publicUrl),
    async [Symbol.asyncDispose]() {
      await mcp.close();
      await runner.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

const createLog = (lines: LoggedLine[]) => {
  const at = (level: LoggedLine['level']) => (fields: object, message: string) =>
    void lines.push({ level, fields: { ...fields }, message });
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/** Bytes that count up, so that ids are the same in each run of a test. */
function createCounter(): (size: number) => Uint8Array {
  let count = 0;
  return (size) => {
    count += 1;
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(count, size - 4);
    return bytes;
  };
}
