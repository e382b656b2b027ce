import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LISTENING, openPlace, type Place } from '../cli/run-tailorbird.ts';
import type { AgentCli, ServiceReach } from './agent-cli.ts';
import { CLAUDE_CODE } from './claude-code.ts';
import { CODEX } from './codex.ts';
import { GEMINI_CLI } from './gemini-cli.ts';
import { holdAgainstStore } from './hold-against-store.ts';
import { openScriptedModel } from './scripted-model.ts';
import { createStory, TASK } from './story.ts';

/**
 * Tries the service through the command lines of coding agents, as their users install them: `npm run test:agents`, or with
 * the names of some. `TAILORBIRD_COMMAND` is an installed `tailorbird`, which each then starts itself and speaks to over
 * stdio; else they find the sources served over HTTP. Downloads the command lines on the first run, into a folder outside of
 * the project. Exit code 1 where one fails.
 */

const AGENTS: readonly AgentCli[] = [CLAUDE_CODE, CODEX, GEMINI_CLI];
const INSTALLED = process.env['TAILORBIRD_AGENTS'] ?? path.join(tmpdir(), 'tailorbird-agent-clis');
/** The command of a package that was installed. */
const COMMAND = process.env['TAILORBIRD_COMMAND'];
const LONGEST_MS = 180_000;

const run = promisify(execFile);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function install({ name, package: of, version }: AgentCli): Promise<string> {
  const folder = path.join(INSTALLED, `${name}-${version}`);
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(path.join(modules, of))) {
    say(`installing ${of}@${version} in ${folder}`);
    await mkdir(folder, { recursive: true });
    const flags = ['--prefix', folder, '--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
    await run('npm', ['install', ...flags, `${of}@${version}`]);
  }
  return modules;
}

async function tryAgent(agent: AgentCli, place: Place, reach: ServiceReach): Promise<void> {
  const modules = await install(agent);
  // Some command lines refuse to keep settings in a temporary folder's top.
  const home = await mkdtemp(path.join(place.folder, `${agent.name}-`));
  const project = path.join(home, 'project');
  await mkdir(project);
  await teach(place, project);
  const { tell, learned } = createStory(agent);
  await using model = await openScriptedModel(agent.protocol, tell);
  const trial = { modules, home, project, reach, modelUrl: model.url, task: TASK };
  const { command, args, cwd, env } = await agent.prepare(trial);
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const failure = model.failure();
  if (failure !== undefined) throw failure;
  if (code !== 0) throw new Error(`it ended with ${code}: ${said.slice(-2_000)}`);
  if (!said.includes('lock 7')) throw new Error(`it did not come to its end: ${said.slice(-2_000)}`);
  learned.seen.push(...(await holdAgainstStore(reach, learned)));
  for (const line of learned.seen) say(`  ✓ ${line}`);
}

/** Writes the rules that the agent finds in its project, by the program under trial. */
async function teach(place: Place, project: string): Promise<void> {
  const words = ['agents', 'install', project];
  if (COMMAND !== undefined) {
    await run(COMMAND, words, { env: place.command([]).env });
    return;
  }
  const { code, stderr } = await place.run(words);
  if (code !== 0) throw new Error(`agents install: ${stderr}`);
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const chosen = AGENTS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`there are ${AGENTS.map(({ name }) => name).join(', ')}`);
  await using place = await openPlace();
  const served = COMMAND === undefined ? place.start(['serve', '--port', '0']) : undefined;
  const { env } = place.command([]);
  const reach: ServiceReach =
    served === undefined
      ? { command: COMMAND ?? '', args: ['mcp'], env }
      : { url: `${await served.says(LISTENING)}/mcp` };
  for (const agent of chosen) {
    say(`${agent.name} ${agent.version}`);
    try {
      await tryAgent(agent, place, reach);
    } catch (error) {
      process.exitCode = 1;
      say(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  served?.child.kill('SIGTERM');
  await served?.ended;
  await rm(place.folder, { recursive: true, force: true });
}

await main();
