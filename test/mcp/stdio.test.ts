import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client as CurrentClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as CurrentTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESIGN_SYSTEM } from './steps.ts';

const MAIN = path.join(import.meta.dirname, '../../src/main.js');
const INFO = { name: 'tailorbird-tests', version: '1.0.0' };

describe('stdio', () => {
  let dataDir: string;
  let command: { command: string; args: string[]; env: Record<string, string>; stderr: 'ignore' };
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-stdio-'));
    command = {
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', MAIN, 'mcp'],
      env: { PATH: process.env['PATH'] ?? '', TAILORBIRD_DATA: dataDir, TAILORBIRD_BROWSER: 'none' },
      stderr: 'ignore',
    };
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('answers what was piped in before it ends, with nothing but protocol on stdout', async () => {
    const child = spawn(command.command, command.args, { env: command.env, stdio: ['pipe', 'pipe', 'ignore'] });
    const messages = [
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: INFO },
      },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      {
        jsonrpc: '2.0',
        id: 3,
        method: 'tools/call',
        params: { name: 'create_project', arguments: { title: 'Piped' } },
      },
      { jsonrpc: '2.0', id: 4, method: 'resources/list' },
    ];
    child.stdin.end(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
    const lines = (await text(child.stdout)).trim().split('\n');
    const answers = lines.map((line) => JSON.parse(line) as { id: number; result: Record<string, unknown> });
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(answers[0]?.result).toMatchObject({ protocolVersion: '2025-06-18', serverInfo: { name: 'tailorbird' } });
    expect(answers[1]?.result['tools']).toHaveLength(14);
    expect(answers[2]?.result['structuredContent']).toMatchObject({ title: 'Piped' });
    expect(JSON.stringify(answers[3]?.result)).toMatch(/"tailorbird:\/\/guide\/pages"/);
  });

  it('serves the current client', async () => {
    const client = new CurrentClient(INFO, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new CurrentTransport(command));
    const { structuredContent } = await client.callTool({ name: 'create_project', arguments: { title: 'Current' } });
    expect(structuredContent).toMatchObject({ title: 'Current' });
    const created = await client.callTool({ name: 'create_design_system', arguments: { designSystem: DESIGN_SYSTEM } });
    const { name } = created.structuredContent as { name: string };
    expect(await client.readResource({ uri: `tailorbird://${name}/tokens.css` })).toMatchObject({
      contents: [{ mimeType: 'text/css', text: expect.stringContaining(':root') }],
    });
    await client.close();
  });

  it('serves the former client, on what the others stored', async () => {
    const client = new FormerClient(INFO);
    await client.connect(new FormerTransport(command));
    const listed = await client.callTool({ name: 'list_projects' });
    expect(listed.structuredContent).toMatchObject({ projects: [{ title: 'Current' }, { title: 'Piped' }] });
    const { resources } = await client.listResources();
    const system = resources.at(-1);
    expect(system).toMatchObject({ title: 'Night run', mimeType: 'text/markdown' });
    const { contents } = await client.readResource({ uri: system?.uri ?? '' });
    expect(contents).toMatchObject([{ text: expect.stringContaining('Night run') }]);
    const { projects } = listed.structuredContent as { projects: { name: string }[] };
    const heard: number[] = [];
    const generated = await client.callTool(
      {
        name: 'generate_screen_from_text',
        arguments: { projectId: projects[0]?.name, prompt: 'A login screen for a bank' },
      },
      undefined,
      { onprogress: ({ progress }) => heard.push(progress) },
    );
    expect(generated.structuredContent).toMatchObject({
      output_components: expect.arrayContaining([
        {
          design: expect.objectContaining({
            screens: [expect.objectContaining({ screenMetadata: expect.objectContaining({ status: 'COMPLETE' }) })],
          }),
        },
      ]),
    });
    expect(heard[0]).toBe(0);
    await client.close();
  });

  it('takes up after a crash what it had acknowledged', async () => {
    const connect = async () => {
      const client = new FormerClient(INFO);
      const transport = new FormerTransport(command);
      await client.connect(transport);
      return { client, kill: () => process.kill(transport.pid ?? 0, 'SIGKILL') };
    };
    const before = await connect();
    const project = await before.client.callTool({ name: 'create_project', arguments: { title: 'Crash' } });
    const { name: projectId } = project.structuredContent as { name: string };
    const acknowledged = Promise.withResolvers<void>();
    const interrupted = before.client.callTool(
      { name: 'generate_screen_from_text', arguments: { projectId, prompt: 'A dashboard for a bike shop' } },
      undefined,
      { onprogress: () => acknowledged.resolve() },
    );
    await acknowledged.promise;
    before.kill();
    await expect(interrupted).rejects.toThrow('Connection closed');

    const { client } = await connect();
    const readScreens = async () => {
      const { structuredContent } = await client.callTool({ name: 'list_screens', arguments: { projectId } });
      return (structuredContent as { screens: { screenMetadata: { status: string } }[] }).screens;
    };
    await expect
      .poll(readScreens, { timeout: 25_000, interval: 100 })
      .toMatchObject([{ screenMetadata: { status: 'COMPLETE' } }]);
    await client.close();
  });
});
