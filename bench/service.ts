import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryOf } from './read-use.ts';

const MAIN = path.resolve(import.meta.dirname, '../src/main.js');

/** A served Tailorbird in a process of its own, with a data folder that goes when it is closed. */
export interface Service extends AsyncDisposable {
  call(tool: string, input: unknown): Promise<Record<string, unknown>>;
  pid: number;
  /** Where it is served, without a slash at the end. */
  address: string;
  /** What the process and all that it started hold, MB. */
  memoryMb(): number;
}

/** `keptData` is a data folder that stays; without one the service has one of its own. */
export async function startService(environment: Record<string, string>, keptData?: string): Promise<Service> {
  const data = keptData ?? (await mkdtemp(path.join(tmpdir(), 'tailorbird-bench-')));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', MAIN, 'serve', '--port', '0', '--data', data],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await readAddress(child);
  return {
    call: (tool, input) => callTool(`${address}/mcp`, tool, input),
    pid: child.pid ?? 0,
    address,
    memoryMb: () => memoryOf(child.pid),
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (keptData === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Tailorbird is at (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the service did not start: ${said}`)));
  });
}

let requests = 0;

/** One bare JSON-RPC call, as simple clients send it. Throws when the tool answers with an error. */
export async function callTool(url: string, name: string, input: unknown): Promise<Record<string, unknown>> {
  requests += 1;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: requests, method: 'tools/call', params: { name, arguments: input } }),
  });
  const { result, error } = (await response.json()) as {
    result?: { isError?: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] };
    error?: { code: string | number; message: string };
  };
  if (result === undefined) throw new Error(`${error?.code}: ${error?.message}`);
  if (result.isError === true) throw new Error(result.content[0]?.text);
  return result.structuredContent;
}
