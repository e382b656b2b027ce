import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { MODEL_PROVIDERS, type ModelProvider } from '../../src/domain/model-setting.ts';
import { WIRE_SHAPES, type Ending, type WireAnswer } from './wire-shapes.ts';

/** What a model was asked, whatever the protocol. */
export interface Asked {
  provider: ModelProvider;
  instructions: string;
  prompt: string;
  /** The request's body as JSON text. */
  body: string;
  isStream: boolean;
  /** Resolves when the client hangs up before the answer is whole. */
  hungUp: Promise<void>;
}

/** What the server does about a question. */
export type Reply =
  | { kind: 'text'; text: string; ending?: Ending; beforeMs?: number; betweenMs?: number }
  | { kind: 'status'; status: number; words?: string; headers?: Record<string, string> }
  | { kind: 'hang' }
  /** Sends so much of the text, then ends the connection without a word. */
  | { kind: 'drop'; text: string }
  /** Sends so much of the text, then nothing more. */
  | { kind: 'stall'; text: string };

export type Answering = (asked: Asked) => Reply;

export interface ModelServer extends AsyncDisposable {
  /** Base URL of a provider's API. */
  addressOf(provider: ModelProvider): string;
  /** Who answers from now on. */
  answer(answering: Answering): void;
  /** All that was asked, oldest first. */
  asked: Asked[];
}

/** The one key and the one model that the server knows. */
export const KEY = 'sk-test-9f8e7d6c5b4a';
export const MODEL = 'test-model-1';

const PIECE_CHARACTERS = 160;

/** A provider of language models on this machine, over real HTTP, in the protocols of all four kinds. */
export async function openModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let answering: Answering = () => ({ kind: 'status', status: 500 });
  const server = createServer((request, response) => {
    serve(request, response, asked, (question) => answering(question)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (provider) => `http://127.0.0.1:${port}/${provider}`,
    answer(next) {
      answering = next;
    },
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  log: Asked[],
  answering: Answering,
): Promise<void> {
  const path = request.url ?? '';
  const provider = MODEL_PROVIDERS.find((name) => path.startsWith(`/${name}/`));
  if (provider === undefined) throw new Error(`no provider at ${path}`);
  const shape = WIRE_SHAPES[provider];
  const body = (await json(request)) as Record<string, unknown>;
  const fail = (status: number, words: string, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(shape.fault(status, words)));
  };
  const key = shape.readKey(request.headers);
  if (key !== KEY) return fail(401, `Incorrect API key provided: ${key}`);
  if (shape.readModel(path, body) !== MODEL) return fail(404, 'The model does not exist');

  const hungUp = Promise.withResolvers<void>();
  response.once('close', () => {
    if (!response.writableFinished) hungUp.resolve();
  });
  const isStream = shape.isStream(path, body);
  const question: Asked = {
    provider,
    ...shape.readQuestion(body),
    body: JSON.stringify(body),
    isStream,
    hungUp: hungUp.promise,
  };
  log.push(question);
  const reply = answering(question);
  if (reply.kind === 'hang') return;
  if (reply.kind === 'status') return fail(reply.status, reply.words ?? `secret words with ${key}`, reply.headers);

  const ending = reply.kind === 'text' ? (reply.ending ?? 'stop') : 'stop';
  const answer: WireAnswer = { text: reply.text, ending, model: MODEL, isTool: Array.isArray(body['tools']) };
  if (reply.kind === 'text') await delay(reply.beforeMs ?? 0);
  if (!isStream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(shape.whole(answer)));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const line of shape.begin(answer)) response.write(line);
  for (let start = 0; start < reply.text.length; start += PIECE_CHARACTERS) {
    const piece = reply.text.slice(start, start + PIECE_CHARACTERS);
    for (const line of shape.piece(answer, piece)) response.write(line);
    if (reply.kind === 'text' && reply.betweenMs !== undefined) await delay(reply.betweenMs);
    if (response.destroyed) return;
  }
  if (reply.kind === 'stall') return;
  if (reply.kind === 'drop') {
    // What was written goes out first, so that the break is in the middle of the answer.
    setTimeout(() => response.destroy(), 20);
    return;
  }
  for (const line of shape.end(answer)) response.write(line);
  response.end();
}
