import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../fixtures/drawing-process.ts', import.meta.url));

/** Every living process below this one, as `ps` tells. */
async function listDescendants(root: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const childrenOf = (parent: number): number[] =>
    rows
      .filter(([, ppid, stat]) => Number(ppid) === parent && stat?.startsWith('Z') === false)
      .map(([pid]) => Number(pid))
      .flatMap((pid) => [pid, ...childrenOf(pid)]);
  return childrenOf(root);
}

async function listAlive(processIds: number[]): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,stat=']);
  const alive = new Set(
    stdout
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .filter(([, stat]) => stat?.startsWith('Z') === false)
      .map(([pid]) => Number(pid)),
  );
  return processIds.filter((processId) => alive.has(processId));
}

it('leaves no browser behind 5 s after the service was killed without warning', async () => {
  const service = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(service.stdout, 'data');
  const browsers = await listDescendants(service.pid ?? 0);
  expect(browsers.length).toBeGreaterThan(1);
  service.kill('SIGKILL');
  await once(service, 'exit');
  await expect.poll(() => listAlive(browsers), { timeout: 5_000, interval: 100 }).toEqual([]);
});
