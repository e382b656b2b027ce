import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readUse } from './read-use.ts';

const MAIN = path.resolve(import.meta.dirname, '../src/main.js');
const PROMPT = 'A booking page for a climbing hall';

/** What a client over stdio waits for, counted from the start of the process. */
export interface FirstUse {
  /** Milliseconds until its first answer, until `tools/list`, and until the first screen is finished. */
  answered: number;
  listed: number;
  drawn: number;
  /** Milliseconds of processor time until then, all threads; NaN where the system does not tell. */
  listedCpu: number;
  drawnCpu: number;
  /** Resident memory after `tools/list` and after the screen, MB; NaN where the system does not tell. */
  idleMb: number;
  drawnMb: number;
}

/** Starts the service over stdio as a client does, lists its tools and draws one screen. Throws what a tool answers as an error. */
export async function startAndDraw(): Promise<FirstUse> {
  const data = await mkdtemp(path.join(tmpdir(), 'tailorbird-bench-'));
  const start = performance.now();
  const since = (): number => performance.now() - start;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'mcp', '--data', data], {
    env: { ...process.env, TAILORBIRD_BROWSER: 'none' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ask = createAsker(child);
  try {
    const clientInfo = { name: 'bench', version: '1.0.0' };
    await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    const answered = since();
    await ask('tools/list', {});
    const listed = since();
    const idle = readUse(child.pid);
    const { name = '' } = await ask('tools/call', { name: 'create_project', arguments: { title: 'Bench' } });
    const projectId = name.replace('projects/', '');
    await ask('tools/call', { name: 'generate_screen_from_text', arguments: { projectId, prompt: PROMPT } });
    const drawn = since();
    const after = readUse(child.pid);
    const times = { answered, listed, drawn, listedCpu: idle.cpuMs, drawnCpu: after.cpuMs };
    return { ...times, idleMb: idle.mb, drawnMb: after.mb };
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

interface Answer {
  id?: number;
  error?: { message: string };
  result?: { isError?: boolean; content?: { text: string }[]; structuredContent?: { name?: string } };
}

/** Asks one thing after the other and answers what a tool says. */
function createAsker(child: ChildProcess): (method: string, params: object) => Promise<{ name?: string }> {
  const waiting = new Map<number, (answer: Answer) => void>();
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = JSON.parse(line) as Answer;
      if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    });
  }
  let asked = 0;
  return async (method, params) => {
    asked += 1;
    const id = asked;
    const told = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    child.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const { error, result } = await told;
    if (error !== undefined || result?.isError === true) throw new Error(error?.message ?? result?.content?.[0]?.text);
    return result?.structuredContent ?? {};
  };
}
