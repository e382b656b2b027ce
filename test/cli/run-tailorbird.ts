import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

const MAIN = path.join(import.meta.dirname, '../../src/main.ts');

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
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, TMPDIR: folder, TAILORBIRD_BROWSER: 'none' },
  });
  const start: Place['start'] = (words, environment = {}) => {
    const { command: node, args, env } = command(words);
    const child = spawn(node, args, {
      cwd: folder,
      env: { ...env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
      ([stdout, stderr, [code]]) => ({ code: code as number | null, stdout, stderr }),
    );
    const says = (expected: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = expected.exec(said);
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
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

export const LISTENING = /Tailorbird is at (http:\S+)/;
