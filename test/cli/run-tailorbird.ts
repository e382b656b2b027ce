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
  const start = (args: readonly string[], environment: Record<string, string> = {}): Started => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        TMPDIR: folder,
        TAILORBIRD_BROWSER: 'none',
        ...environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
      ([stdout, stderr, [code]]) => ({ code: code as number | null, stdout, stderr }),
    );
    const says = (words: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = words.exec(said);
          if (match !== null) resolve(match[1] ?? match[0]);
        };
        child.stderr.on('data', look);
        look();
        void ended.then(({ stderr }) => reject(new Error(`ended without saying ${String(words)}: ${stderr}`)));
      });
    return { child, ended, says };
  };
  return {
    folder,
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
