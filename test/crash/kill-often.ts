import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StoreOptions } from '../../src/store/open-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/**
 * Starts the child on a data folder and kills it, again and again. Each life ends after another number of
 * acknowledgements and then up to 4 ms later, every fifth one while the child is still starting.
 * Answers everything that was acknowledged; throws when the child ends by itself.
 */
export async function killOften(options: StoreOptions, kills: number): Promise<Acknowledgement[]> {
  const acknowledged: Acknowledgement[] = [];
  for (let life = 1; life <= kills; life += 1) {
    const enough = life % 5 === 0 ? 0 : (life * 7) % 31;
    acknowledged.push(...(await liveAndDie(options, enough)));
  }
  return acknowledged;
}

async function liveAndDie({ dataDir, databaseUrl }: StoreOptions, enough: number): Promise<Acknowledgement[]> {
  const words = [CHILD, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const acknowledged: Acknowledgement[] = [];
  const lines = createInterface({ input: child.stdout });
  const heardEnough = Promise.withResolvers<void>();
  lines.on('line', (line) => {
    acknowledged.push(JSON.parse(line) as Acknowledgement);
    if (acknowledged.length > enough) heardEnough.resolve();
  });
  const drained = once(lines, 'close');
  await Promise.race([heardEnough.promise, exit]);
  // The moment of the kill shall fall anywhere between two acknowledgements.
  await delay(Math.random() * 4);
  child.kill('SIGKILL');
  const [, signal] = (await exit) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`the child ended by itself: ${complaints.join('')}`);
  await drained;
  return acknowledged;
}
