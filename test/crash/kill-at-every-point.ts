import { fileURLToPath } from 'node:url';
import type { StoreOptions } from '../../src/store/open-store.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { startChild } from './start-child.ts';

const CHILD = fileURLToPath(new URL('child-at-point.ts', import.meta.url));
/** What a life comes to may hang on what the one before left. */
const TRIES = 4;
/** Whoever dies here leaves a run that is begun. */
const LEAVES_WORK = 'draw: after commit of runs.insert';

export interface PointKills {
  acknowledged: Acknowledgement[];
  /** Where the child was killed. */
  met: string[];
  /** Seen once, and not come to again when the child was to die there. */
  missed: string[];
}

/**
 * Lets the child die at every point that it, or what takes up what it left, was ever seen to come to: before and after
 * each write, commit, and step of a file. Throws when the child fails in another way.
 */
export async function killAtEveryPoint(options: StoreOptions): Promise<PointKills> {
  const acknowledged: Acknowledgement[] = [];
  const tries = new Map<string, number>();
  const met: string[] = [];
  const live = async (point: string): Promise<void> => {
    const { isKilled, points, acknowledgements } = await liveUntil(options, point);
    acknowledged.push(...acknowledgements);
    for (const name of points) tries.set(name, tries.get(name) ?? 0);
    if (isKilled && !met.includes(point)) met.push(point);
  };
  await live('');
  for (;;) {
    const next = [...tries].find(([name, tried]) => !met.includes(name) && tried < TRIES);
    if (next === undefined)
      return { acknowledged, met, missed: [...tries.keys()].filter((name) => !met.includes(name)) };
    const [name, tried] = next;
    tries.set(name, tried + 1);
    // A start comes to most of its points only where there is something to take up.
    if (name.startsWith('start: ')) await live(LEAVES_WORK);
    await live(name);
  }
}

async function liveUntil({ dataDir, databaseUrl }: StoreOptions, point: string) {
  const child = startChild(CHILD, [dataDir, point, ...(databaseUrl === undefined ? [] : [databaseUrl])]);
  const acknowledgements: Acknowledgement[] = [];
  for await (const acknowledgement of child.acknowledgements) acknowledgements.push(acknowledgement);
  const { code, signal, complaints } = await child.ended;
  const isKilled = signal === 'SIGKILL';
  if (!isKilled && code !== 0) throw new Error(`the child failed: ${complaints}`);
  const points = [...complaints.matchAll(/^point (.+)$/gm)].map(([, name = '']) => name);
  return { isKilled, points, acknowledgements };
}
