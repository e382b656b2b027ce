import { spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/**
 * Packs, installs the tarball into an empty folder as anybody would, and uses it there: version, doctor, a screen, the
 * service with its studio, MCP over HTTP and over stdio, and all that once more without the optional parts. Prints a line
 * for each; the first that is not as it should be ends it with 1.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const MAX_UNPACKED_MB = 60;
/** A command that takes longer hangs. */
const LONGEST_MS = 120_000;
const PROMPT = 'A booking page for a climbing hall, with 体験クラス for beginners 🧗';
const OPTIONAL = /^(?:playwright-core|@fontsource-variable)$/;

const folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-package-'));
const app = path.join(folder, 'app');
const installed = path.join(app, 'node_modules/tailorbird');
const command = path.join(app, 'node_modules/.bin/tailorbird');
/** A home of its own: nothing of whoever runs this is read or written. */
const env = { PATH: process.env['PATH'] ?? '', HOME: path.join(folder, 'home'), TAILORBIRD_BROWSER: 'none' };

try {
  await import('./build-package.ts');
  await mkdir(app);
  await mkdir(env.HOME);
  const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  await check('installs from its tarball', async () => {
    await writeFile(path.join(app, 'package.json'), '{ "private": true }\n');
    // With the settings of whoever runs this, such as the registry that is theirs.
    const tarball = path.join(ROOT, `dist/tailorbird-${version}.tgz`);
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball], { cwd: app, env: process.env });
    const size = await measure(installed);
    if (size > MAX_UNPACKED_MB) throw new Error(`${size.toFixed(1)} MB are more than ${MAX_UNPACKED_MB}`);
    return `${size.toFixed(1)} MB of its own, ${(await measure(path.join(app, 'node_modules'))).toFixed(1)} MB with all that it needs`;
  });
  await check('tells its version', () => {
    const told = run(command, ['--version']).trim();
    if (told !== version) throw new Error(`told ${told}, not ${version}`);
    return told;
  });
  await check('every module of it loads', loadEveryModule);
  await check('doctor finds nothing broken', () => `${run(command, ['doctor']).split('✓').length - 1} checks`);
  const fromSources = await draw(process.execPath, [path.join(ROOT, 'src/main.js')], 'sources');
  await check('draws the screen that the sources draw', async () => {
    const fromPackage = await draw(command, [], 'package');
    if (fromPackage !== fromSources) throw new Error('the two differ');
    return fromPackage.slice(0, 12);
  });
  await check('serves the studio, and MCP over HTTP', useService);
  await check('serves MCP over stdio', useStdio);
  await check('teaches agents', async () => {
    await mkdir(path.join(folder, 'project'));
    return run(command, ['agents', 'install', path.join(folder, 'project')]).split('\n')[0] ?? '';
  });
  await check('draws without its optional parts', async () => {
    for (const name of await readdir(path.join(app, 'node_modules'))) {
      if (OPTIONAL.test(name)) await rm(path.join(app, 'node_modules', name), { recursive: true });
    }
    await draw(command, [], 'without-optional');
    run(command, ['doctor']);
    return `${(await measure(path.join(app, 'node_modules'))).toFixed(1)} MB with all that it needs`;
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function check(claim: string, look: () => string | Promise<string>): Promise<void> {
  const start = performance.now();
  try {
    const told = await look();
    process.stdout.write(`✓ ${claim}: ${told} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    throw new Error(`The package should do this and does not: ${claim}`, { cause: error });
  }
}

/** What a command prints; throws with all that it said where it fails. */
function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env,
    timeout: LONGEST_MS,
    ...options,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${path.basename(program)} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`, {
      cause: error,
    });
  return stdout;
}

/** Megabytes of all files below. */
async function measure(place: string): Promise<number> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

/** Also those that only a setting brings: another database, storage, a model. What starts itself is left out. */
async function loadEveryModule(): Promise<string> {
  const entries = new Set(['main.js', 'drawing-process.js', 'decode-emoji.js']);
  const files = (await readdir(path.join(installed, 'src'))).filter(
    (file) => file.endsWith('.js') && !entries.has(file),
  );
  const code = `for (const file of ${JSON.stringify(files)}) await import('./node_modules/tailorbird/src/' + file);`;
  await writeFile(path.join(app, 'load.mjs'), code);
  run(process.execPath, [path.join(app, 'load.mjs')]);
  return `${files.length} modules`;
}

/** Draws a screen into a folder and answers the fingerprint of its page and its SVG. */
async function draw(program: string, first: readonly string[], name: string): Promise<string> {
  run(program, [...first, 'generate', PROMPT, '--out', name]);
  const hash = createHash('sha256');
  const files = (await readdir(path.join(folder, name))).filter((file) => /\.(?:html|svg)$/.test(file)).sort();
  if (files.length !== 2) throw new Error(`wrote ${files.join(', ') || 'nothing'}`);
  for (const file of files) hash.update(await readFile(path.join(folder, name, file)));
  return hash.digest('hex');
}

async function useService(): Promise<string> {
  const child = spawn(command, ['serve', '--port', '0'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (words: string) => {
        said += words;
        const found = /Tailorbird is at (http:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`ended: ${said}`)));
    });
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const [, script] = /<script[^>]*\ssrc="([^"]+)"/.exec(page) ?? [];
    if (script === undefined || !(await fetch(new URL(script, `${address}/`))).ok)
      throw new Error('no studio is served');
    return await generateOver(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  } finally {
    child.kill();
  }
}

function useStdio(): Promise<string> {
  return generateOver(new StdioClientTransport({ command, args: ['mcp'], env, cwd: folder, stderr: 'ignore' }));
}

async function generateOver(transport: Parameters<Client['connect']>[0]): Promise<string> {
  const client = new Client({ name: 'check-package', version: '1.0.0' });
  await client.connect(transport);
  try {
    const { tools } = await client.listTools();
    const made = await client.callTool({ name: 'create_project', arguments: { title: 'Package' } });
    const { name = '' } = made.structuredContent as { name?: string };
    const answer = await client.callTool({
      name: 'generate_screen_from_text',
      arguments: { projectId: name.replace('projects/', ''), prompt: PROMPT },
    });
    if (answer.isError === true) throw new Error(JSON.stringify(answer.content));
    return `${tools.length} tools, a screen drawn`;
  } finally {
    await client.close();
  }
}
