import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Acknowledgement } from './acknowledgement.ts';

export interface Child {
  /** What it acknowledged, as it does; ends with the child. */
  acknowledgements: AsyncIterable<Acknowledgement>;
  kill(): void;
  ended: Promise<{ code: number | null; signal: string | null; complaints: string }>;
}

/** Runs a program of this folder, which acknowledges on its standard output. */
export function startChild(program: string, words: readonly string[]): Child {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const complaints = text(child.stderr);
  async function* read(): AsyncGenerator<Acknowledgement> {
    for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Acknowledgement;
  }
  return {
    acknowledgements: read(),
    kill: () => void child.kill('SIGKILL'),
    ended: Promise.all([exit, complaints]).then(([[code, signal], said]) => ({ code, signal, complaints: said })),
  };
}
