import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

const MAIN = path.join(import.meta.dirname, '../../src/main.js');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Folders of one test: the command writes nowhere else. */
export interface Place extends AsyncDisposable {
  /** Stands for the home and the temporary folder of whoever starts the command. */
  folder: string;
  /** How a client starts the command itself. */
  command(args: readonly string[]): { command: string; args: string[]; env: Record<string, string> };
  start(args: readonly string[], environment?: Record<string, string>): Started;
  run(args: readonly string[], environment?: Record<string, string>): Promise<Ended>;
}

export interface Started {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  ended: Promise<Ended>;
  /** Resolves with what matched on stderr; rejects when the command ends before. */
  says(words: RegExp): Promise<string>;
}

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-cli-'));
  const command: Place['command'] = (args) => ({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', MAIN, ...args],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      TMPDIR: folder,
      TAILORBIRD_BROWSER: 'none',
      // What another command compiled need not be compiled again in each new folder.
      ...(process.env['NODE_COMPILE_CACHE'] === undefined
        ? {}
        : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
    },
  });
  const children = new Set<ChildProcess>();
  const start: Place['start'] = (words, environment = {}) => {
    const { command: node, args, env } = command(words);
    const child = spawn(node, args, {
      cwd: folder,
      env: { ...env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    const heard = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (chunk: string) => {
        heard[stream] += chunk;
      });
    }
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...heard }));
    const says = (expected: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = expected.exec(heard.stderr);
          if (match !== null) resolve(match[1] ?? match[0]);
        };
        child.stderr.on('data', look);
        look();
        void ended.then(({ stderr }) => reject(new Error(`ended without saying ${String(expected)}: ${stderr}`)));
      });
    return { child, ended, says };
  };
  return {
    folder,
    command,
    start,
    async run(args, environment) {
      const { child, ended } = start(args, environment);
      child.stdin.end();
      return ended;
    },
    /** A test that failed leaves no process behind. */
    async [Symbol.asyncDispose]() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all([...children].map((child) => once(child, 'exit')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const LISTENING = /Tailorbird is at (http:\S+)/;
