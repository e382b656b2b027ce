import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1.0.0' } },
};

/** Milliseconds from starting the process to the first answer over stdio. */
export async function startStdio(): Promise<number> {
  const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-bench-'));
  const start = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'mcp', '--data', data], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.write(`${JSON.stringify(INITIALIZE)}\n`);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const time = performance.now() - start;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin.end();
  await ended;
  await rm(data, { recursive: true, force: true });
  return time;
}
