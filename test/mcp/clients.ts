import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from '@modelcontextprotocol/client';
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ToolName, ToolOutput } from '../../src/contract/define-tools.ts';
import type { TestService } from './open-test-service.ts';

/** What tests read of a result. */
export interface ToolAnswer {
  content: { type: string; text?: string; data?: string; uri?: string; mimeType?: string; name?: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

interface ListedTool {
  name: ToolName;
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown>;
}

interface CallOptions {
  onprogress?: (progress: { progress: number; message?: string }) => void;
  signal?: AbortSignal;
  /** Milliseconds; a client's own default is 60 s. */
  timeout?: number;
  resetTimeoutOnProgress?: boolean;
}

/** A real MCP client of one era. Each answer is checked against the schema the service advertises for it. */
export interface TestClient extends AsyncDisposable {
  call(name: string, args?: object, options?: CallOptions): Promise<ToolAnswer>;
  /** The structured content of a call that must succeed. */
  succeed<Name extends ToolName>(name: Name, args?: object, options?: CallOptions): Promise<ToolOutput<Name>>;
  /** The words of a call that must fail. */
  fail(name: ToolName, args?: object): Promise<string>;
  list(): Promise<ListedTool[]>;
  listResources(cursor?: string): Promise<{ resources: ListedResource[]; nextCursor?: string | undefined }>;
  listTemplates(): Promise<{ uriTemplate: string; name: string }[]>;
  readResource(uri: string): Promise<{ uri: string; mimeType?: string | undefined; text: string }>;
  /** The bytes of a resource that is no text. */
  readBytes(uri: string): Promise<{ mimeType?: string | undefined; bytes: Buffer }>;
  /** What the service told when the client connected. */
  instructions(): string;
  /** Notifications that came unasked, oldest first. */
  heard(): string[];
  listPrompts(): Promise<ListedPrompt[]>;
  /** The words of the one message of a prompt. */
  getPrompt(name: string, args?: Record<string, string>): Promise<string>;
}

interface ListedPrompt {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  arguments?: { name: string; required?: boolean | undefined }[] | undefined;
}

interface ListedResource {
  uri: string;
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  mimeType?: string | undefined;
}

export const ENDPOINT = new URL('http://127.0.0.1:4280/mcp');
const INFO = { name: 'tailorbird-tests', version: '1.0.0' };

/** Each era's own client, both over HTTP to the same endpoint. */
export const ERAS = ['2026-07-28', '2025-11-25'] as const;
export type Era = (typeof ERAS)[number];

type Fetch = ReturnType<TestService['fetchAs']>;
type Line = Omit<TestClient, 'succeed' | 'fail' | typeof Symbol.asyncDispose> & { close: () => Promise<void> };

export async function connect(
  service: Pick<TestService, 'owner' | 'fetchAs'>,
  era: Era,
  caller = service.owner,
  info = INFO,
): Promise<TestClient> {
  const fetch = service.fetchAs(caller);
  const line = await (era === '2026-07-28' ? connectCurrent(fetch, info) : connectFormer(fetch, info));
  const validators = await compileOutputs(line);
  const call: TestClient['call'] = async (name, args, options) => {
    const answer = await line.call(name, args, options);
    if (answer.isError !== true) checkAnswer(name, answer, validators);
    return answer;
  };
  return {
    ...line,
    call,
    async succeed<Name extends ToolName>(name: Name, args?: object, options?: CallOptions) {
      const answer = await call(name, args, options);
      if (answer.isError === true) throw new Error(`${name} failed: ${answer.content[0]?.text ?? ''}`);
      return answer.structuredContent as unknown as ToolOutput<Name>;
    },
    async fail(name, args) {
      const { isError, content, structuredContent } = await call(name, args);
      if (isError !== true) throw new Error(`${name} succeeded: ${JSON.stringify(structuredContent)}`);
      const [block, ...others] = content;
      if (block?.text === undefined || others.length > 0) throw new Error('an error is one text block');
      return block.text;
    },
    [Symbol.asyncDispose]: line.close,
  };
}

type Validator = (data: unknown) => string | undefined;

/** By schema: most services of a run have the same tools, and there are hundreds of services. */
const compiled = new Map<string, Validator>();

async function compileOutputs(line: Line): Promise<ReadonlyMap<string, Validator>> {
  const tools = await line.list();
  return new Map(
    tools.map(({ name, outputSchema }) => {
      const key = JSON.stringify(outputSchema);
      const known = compiled.get(key) ?? compile(outputSchema);
      compiled.set(key, known);
      return [name, known];
    }),
  );
}

function compile(outputSchema: Record<string, unknown>): Validator {
  const ajv = new Ajv2020({ strict: true });
  const validate = ajv.compile(outputSchema);
  return (data) => (validate(data) ? undefined : ajv.errorsText(validate.errors));
}

function checkAnswer(name: string, answer: ToolAnswer, validators: ReadonlyMap<string, Validator>): void {
  const { content, structuredContent } = answer;
  const problem = validators.get(name)?.(structuredContent);
  if (problem !== undefined) throw new Error(`${name} answers against its schema: ${problem}`);
  const texts = content.filter(({ type }) => type === 'text');
  if (texts.length !== 1 || texts[0]?.text !== JSON.stringify(structuredContent)) {
    throw new Error(`${name} must say its structured content once more as one text block`);
  }
}

async function connectCurrent(fetch: Fetch, info: typeof INFO): Promise<Line> {
  const client = new CurrentClient(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new CurrentTransport(ENDPOINT, { fetch }));
  return {
    call: async (name, args = {}, options = {}) =>
      (await client.callTool({ name, arguments: { ...args } }, options as object)) as ToolAnswer,
    list: async () => (await client.listTools()).tools as unknown as ListedTool[],
    ...toReadCalls(client),
    close: () => client.close(),
  };
}

async function connectFormer(fetch: Fetch, info: typeof INFO): Promise<Line> {
  const client = new FormerClient(info);
  await client.connect(new FormerTransport(ENDPOINT, { fetch }));
  return {
    call: async (name, args = {}, options = {}) =>
      (await client.callTool({ name, arguments: { ...args } }, undefined, options as object)) as ToolAnswer,
    list: async () => (await client.listTools()).tools as unknown as ListedTool[],
    ...toReadCalls(client),
    close: () => client.close(),
  };
}

type ReadCalls = Pick<
  TestClient,
  | 'listResources'
  | 'listTemplates'
  | 'readResource'
  | 'readBytes'
  | 'instructions'
  | 'heard'
  | 'listPrompts'
  | 'getPrompt'
>;

/** Both clients read resources and prompts in the same words. */
function toReadCalls(client: CurrentClient | FormerClient): ReadCalls {
  const heard: string[] = [];
  client.fallbackNotificationHandler = async ({ method }) => void heard.push(method);
  return {
    heard: () => heard,
    listResources: (cursor) => client.listResources(cursor === undefined ? {} : { cursor }),
    listTemplates: async () => (await client.listResourceTemplates()).resourceTemplates,
    async readResource(uri) {
      const { contents } = await client.readResource({ uri });
      const [content, ...others] = contents;
      if (content === undefined || !('text' in content) || others.length > 0) throw new Error('a form is one text');
      return content;
    },
    async readBytes(uri) {
      const { contents } = await client.readResource({ uri });
      const [content, ...others] = contents;
      if (content === undefined || !('blob' in content) || others.length > 0) throw new Error('a picture is one blob');
      return { mimeType: content.mimeType, bytes: Buffer.from(content.blob, 'base64') };
    },
    instructions: () => client.getInstructions() ?? '',
    listPrompts: async () => (await client.listPrompts()).prompts,
    async getPrompt(name, args = {}) {
      const { messages } = await client.getPrompt({ name, arguments: args });
      const [message, ...others] = messages;
      if (message?.content.type !== 'text' || others.length > 0) throw new Error('a prompt is one message of words');
      return message.content.text;
    },
  };
}
