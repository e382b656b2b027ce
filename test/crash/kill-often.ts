import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoreOptions } from '../../src/store/open-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { startChild } from './start-child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** Far more than any work of a child takes, on any machine. */
const SILENCE_MS = 120_000;

/**
 * Starts the child on a data folder and kills it, again and again. Each life ends after another number of
 * acknowledgements and then up to 4 ms later, every fifth one while the child is still starting.
 * Answers everything that was acknowledged; throws when the child ends by itself.
 */
export async function killOften(options: StoreOptions, kills: number): Promise<Acknowledgement[]> {
  const acknowledged: Acknowledgement[] = [];
  for (let life = 1; life <= kills; life += 1) {
    const enough = life % 5 === 0 ? 0 : (life * 7) % 31;
    await liveAndDie(options, acknowledged, enough);
  }
  return acknowledged;
}

interface ReplicasOptions {
  replicas: number;
  runs: number;
  /** No replica is started anew after that, however few runs there were. */
  longestMs: number;
}

/**
 * Several children on one database at a time, each killed at random and started anew, until so many runs succeeded.
 * Answers everything that was acknowledged, and how many were killed.
 */
export async function killReplicas(
  options: StoreOptions,
  { replicas, runs, longestMs }: ReplicasOptions,
): Promise<{ acknowledged: Acknowledgement[]; kills: number; succeeded: number }> {
  const acknowledged: Acknowledgement[] = [];
  const endMs = performance.now() + longestMs;
  let kills = 0;
  const succeeded = (): number => acknowledged.filter(({ did }) => did === 'succeed').length;
  const keepAlive = async (): Promise<void> => {
    while (succeeded() < runs && performance.now() < endMs) {
      await liveAndDie(options, acknowledged, Math.floor(Math.random() * 120));
      kills += 1;
    }
  };
  await Promise.all(Array.from({ length: replicas }, keepAlive));
  return { acknowledged, kills, succeeded: succeeded() };
}

async function liveAndDie(
  { dataDir, databaseUrl }: StoreOptions,
  acknowledged: Acknowledgement[],
  enough: number,
): Promise<void> {
  const child = startChild(CHILD, [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])]);
  let heard = 0;
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    child.kill();
  }, SILENCE_MS);
  for await (const acknowledgement of child.acknowledgements) {
    acknowledged.push(acknowledgement);
    silence.refresh();
    heard += 1;
    if (heard <= enough) continue;
    if (heard === enough + 1) {
      // The moment of the kill shall fall anywhere between two acknowledgements.
      void delay(Math.random() * 4).then(child.kill);
    }
  }
  clearTimeout(silence);
  const { signal, complaints } = await child.ended;
  // Nothing more of it would ever be heard, and the measurement would wait for that without end.
  if (isSilent) throw new Error(`the child acknowledged nothing for ${SILENCE_MS / 1000} s: ${complaints}`);
  if (signal !== 'SIGKILL') throw new Error(`the child ended by itself: ${complaints}`);
}
