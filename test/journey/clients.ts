import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentHttp,
  type VersionNegotiationOptions,
} from '@modelcontextprotocol/client';
import { StdioClientTransport as CurrentStdio } from '@modelcontextprotocol/client/stdio';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FormerStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FormerHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ToolName, ToolOutput } from '../../src/contract/define-tools.ts';

/** The official client of one era on one transport; each answer is checked against the advertised schema. */
export interface JourneyClient extends AsyncDisposable {
  /** The structured content of a call that must succeed. */
  call<Name extends ToolName>(name: Name, args?: object): Promise<ToolOutput<Name>>;
  /** What was checked, so that a test can tell that something was. */
  checked(): readonly ToolName[];
}

/** How a client reaches the service: by address, or by starting it. */
export type Reach = { url: string } | { command: string; args: string[]; env: Record<string, string> };

interface Answer {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: unknown;
}

interface Line {
  list(): Promise<{ name: string; outputSchema?: object | undefined }[]>;
  call(name: string, args: Record<string, unknown>): Promise<Answer>;
  close(): Promise<void>;
}

const INFO = { name: 'tailorbird-journey', version: '1.0.0' };

export const connectCurrent = (reach: Reach): Promise<JourneyClient> =>
  checkingAnswers(openCurrent(reach, { mode: { pin: '2026-07-28' } }));

export const connectCurrentInOldEra = (reach: Reach): Promise<JourneyClient> =>
  checkingAnswers(openCurrent(reach, { mode: 'legacy' }));

export const connectFormer = (reach: Reach): Promise<JourneyClient> => checkingAnswers(openFormer(reach));

async function openCurrent(reach: Reach, versionNegotiation: VersionNegotiationOptions): Promise<Line> {
  const client = new CurrentClient(INFO, { versionNegotiation });
  await client.connect(
    'url' in reach ? new CurrentHttp(new URL(reach.url)) : new CurrentStdio({ ...reach, stderr: 'ignore' }),
  );
  return {
    list: async () => (await client.listTools()).tools,
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as Answer,
    close: () => client.close(),
  };
}

async function openFormer(reach: Reach): Promise<Line> {
  const client = new FormerClient(INFO);
  await client.connect(
    'url' in reach ? new FormerHttp(new URL(reach.url)) : new FormerStdio({ ...reach, stderr: 'ignore' }),
  );
  return {
    list: async () => (await client.listTools()).tools,
    call: async (name, args) => (await client.callTool({ name, arguments: args })) as Answer,
    close: () => client.close(),
  };
}

async function checkingAnswers(opening: Promise<Line>): Promise<JourneyClient> {
  const line = await opening;
  const ajv = new Ajv2020({ strict: true });
  const validators = new Map(
    (await line.list()).map(({ name, outputSchema = false }) => [name, ajv.compile(outputSchema)]),
  );
  const checked: ToolName[] = [];
  return {
    async call<Name extends ToolName>(name: Name, args: object = {}) {
      const { isError, content, structuredContent } = await line.call(name, { ...args });
      if (isError === true) throw new Error(`${name} failed: ${content[0]?.text ?? ''}`);
      const validate = validators.get(name);
      if (validate?.(structuredContent) !== true) {
        throw new Error(`${name} answers against its schema: ${ajv.errorsText(validate?.errors)}`);
      }
      checked.push(name);
      return structuredContent as ToolOutput<Name>;
    },
    checked: () => checked,
    [Symbol.asyncDispose]: line.close,
  };
}
