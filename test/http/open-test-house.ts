import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import type { Config } from '../../src/config.ts';
import { readConfig } from '../../src/config.ts';
import type { ToolName, ToolOutput } from '../../src/contract/define-tools.ts';
import type { Limits } from '../../src/domain/limits.ts';
import { serveHouse } from '../../src/serve-house.ts';
import { BUILT_IN_ENGINE } from '../setup/built-in-engine.ts';

/** The whole service on a port of its own, with the built-in renderer and a data folder that goes when it is closed. */
export interface TestHouse extends AsyncDisposable {
  address: string;
  /** Asks for a path with whatever headers, also those that `fetch` would not send; nothing is followed or decoded. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  /** One bare JSON-RPC call of a tool that must succeed. */
  call<Name extends ToolName>(name: Name, args: object, headers?: Record<string, string>): Promise<ToolOutput<Name>>;
  /** The words of a call that must fail. */
  fail(name: ToolName, args: object, headers?: Record<string, string>): Promise<string>;
  /** Lines of the log from info on. */
  logged(): LogLine[];
  /** Those above info. */
  complaints(): LogLine[];
}

export interface LogLine {
  level: number;
  msg: string;
  [field: string]: unknown;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface TestHouseOptions {
  environment?: Record<string, string>;
  limits?: Partial<Limits>;
}

export async function openTestHouse({ environment = {}, limits = {} }: TestHouseOptions = {}): Promise<TestHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tailorbird-http-'));
  const settings = { TAILORBIRD_BROWSER: 'none', TAILORBIRD_PORT: '0', TAILORBIRD_DATA: dataDir, ...environment };
  const read = readConfig({}, settings);
  const config: Config = { ...read, limits: { ...read.limits, ...limits } };
  const lines: string[] = [];
  const logged = (): LogLine[] => lines.map((line) => JSON.parse(line) as LogLine);
  const stopping = new AbortController();
  const listening = Promise.withResolvers<string>();
  const serving = serveHouse(config, {
    signal: stopping.signal,
    ...(config.browser === 'none' && { renderEngine: BUILT_IN_ENGINE }),
    onListening: ({ address: bound }) => listening.resolve(bound),
    log: pino({ level: 'info', base: null }, { write: (line) => void lines.push(line) }),
  });
  const address = await Promise.race([listening.promise, serving.then(() => '')]);
  const post = async (name: ToolName, args: object, headers: Record<string, string>) => {
    const { text: body } = await ask(`${address}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    });
    return (JSON.parse(body) as { result: ToolResult }).result;
  };
  return {
    address,
    ask: (route, options) => ask(`${address}${route}`, options),
    async call<Name extends ToolName>(name: Name, args: object, headers = {}) {
      const { isError, structuredContent, content } = await post(name, args, headers);
      if (isError === true) throw new Error(`${name} failed: ${content[0]?.text ?? ''}`);
      return structuredContent as ToolOutput<Name>;
    },
    async fail(name, args, headers = {}) {
      const { isError, content } = await post(name, args, headers);
      if (isError !== true) throw new Error(`${name} succeeded: ${content[0]?.text ?? ''}`);
      return content[0]?.text ?? '';
    },
    logged,
    complaints: () => logged().filter(({ level }) => level > INFO),
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await serving;
      await rm(dataDir, { recursive: true });
    },
  };
}

/** As pino numbers it. */
const INFO = 30;

interface ToolResult {
  isError?: boolean;
  structuredContent: unknown;
  content: { text: string }[];
}

/** `fetch` sets Host and Origin itself, so the request is made below it. */
export function ask(url: string, { method = 'GET', headers = {}, body }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers, agent: false }, (response) => {
      text(response).then(
        (words) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: words }),
        reject,
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** The path of a download URL. */
export const pathOf = (url: string | undefined): string => new URL(url ?? '').pathname;
