import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** What an agent's command line put before its model. */
export interface Turn {
  /** Everything that it sent, as text. */
  body: string;
  /** The names of the tools that the model may call. */
  tools: string[];
  /** What the tools answered so far, oldest first. */
  results: string[];
}

/** What the model says: a call of a tool, or the words that end the work. */
export type Saying = { call: string; namespace?: string; args: object } | { words: string };

/** How an API of models is spoken. */
export interface Protocol {
  /** Undefined for a request that is no turn of a conversation. */
  readTurn(path: string, body: Record<string, unknown>): Turn | undefined;
  writeSaying(saying: Saying): { contentType: string; text: string };
}

export interface ScriptedModel extends AsyncDisposable {
  url: string;
  /** What went wrong in the script, if anything did: an agent would only see a broken model. */
  failure(): unknown;
}

/** Real models are slower; some clients list resources anew while theirs thinks. */
const THINKING_MS = 1_500;

/**
 * A model on this machine that says what `script` makes of each turn. Asked for anything else, such as the title of a
 * conversation, it says one word.
 */
export async function openScriptedModel(
  protocol: Protocol,
  script: (turn: Turn) => Promise<Saying>,
): Promise<ScriptedModel> {
  let failure: unknown;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await json(request)) as Record<string, unknown>;
    const turn = protocol.readTurn(request.url ?? '', body);
    const { contentType, text } = protocol.writeSaying(turn === undefined ? { words: 'Screens' } : await script(turn));
    if (turn !== undefined) await delay(THINKING_MS);
    response.writeHead(200, { 'content-type': contentType });
    response.end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      failure ??= error;
      // No agent asks again after this.
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'the script ended' } }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    failure: () => failure,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Lines of a stream of events; the name of an event stands before its data where the protocol names them. */
export const toEvents = (events: readonly { type?: string; [field: string]: unknown }[], isNamed: boolean): string =>
  events.map((event) => `${isNamed ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`).join('');

/** All text in a value of an API, in order. */
export function collectText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(collectText).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(collectText).join('\n');
}
