import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type McpRequestContext,
} from '@modelcontextprotocol/server';
import type { Caller } from '../operations/deps.ts';
import { createServerFactory, type McpDeps, type Peer } from './server-factory.ts';

export interface McpFetch {
  /** Serves one request of a caller who was let in; links in the answer start with `publicUrl`, if it is given. */
  fetch(request: Request, caller: Caller, publicUrl?: string): Promise<Response>;
  /** Ends what is still being answered; the work behind it goes on. */
  close(): Promise<void>;
}

/**
 * MCP over HTTP: 2026-07-28 and every older revision on one endpoint, and plain JSON for clients that POST a single
 * call without accepting a stream.
 */
export function createMcpFetch(deps: McpDeps): McpFetch {
  const factory = createServerFactory(deps, peerOf);
  const onerror = (error: Error): void => deps.log.info({ reason: error.message }, 'mcp request refused');
  const maxRequestBodySize = deps.limits.bodyBytes;
  const handler = createMcpHandler(factory.create, {
    legacy: 'stateless',
    responseMode: 'auto',
    onerror,
    maxRequestBodySize,
  });

  /** The stateless serving of older revisions, answered in one JSON body instead of a stream. */
  const answerInJson = async (request: Request, authInfo: AuthInfo): Promise<Response> => {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize });
    const server = factory.create({ era: 'legacy', authInfo, requestInfo: request });
    await server.connect(transport);
    const close = (): void => void server.close();
    request.signal.addEventListener('abort', close, { once: true });
    try {
      return await transport.handleRequest(accepting(request), { authInfo });
    } finally {
      close();
    }
  };

  return {
    close: handler.close,
    async fetch(request, caller, publicUrl) {
      const streams = acceptsStream(request);
      const authInfo = toAuthInfo({ caller, streams, ...(publicUrl !== undefined && { publicUrl }) });
      if (request.method !== 'POST' || streams) return handler.fetch(request, { authInfo });
      const isLegacy = await isLegacyRequest(request, undefined, { maxRequestBodySize });
      if (!isLegacy) return handler.fetch(request, { authInfo });
      const isBatch = (await request.clone().text()).trimStart().startsWith('[');
      const answer = await answerInJson(request, authInfo);
      return isBatch ? inBatch(answer) : answer;
    },
  };
}

/** A batch is answered by a batch, also one of a single call, which the SDK answers bare. */
async function inBatch(answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.includes('application/json') ?? false;
  if (answer.status !== 200 || !isJson) return answer;
  const body: unknown = await answer.json();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(Array.isArray(body) ? body : [body]), { status: answer.status, headers });
}

const acceptsStream = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/event-stream') ?? false;

/** The SDK's transport insists on both media types, also where it will answer in JSON. */
function accepting(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  return new Request(request, { headers });
}

/** Who asks was settled before: the SDK only carries it to the factory. */
const toAuthInfo = (peer: Peer): AuthInfo => ({ token: '', clientId: peer.caller.name, scopes: [], extra: { peer } });

function peerOf({ authInfo }: McpRequestContext): Peer {
  const peer = authInfo?.extra?.['peer'];
  if (peer === undefined) throw new Error('an MCP request reached a server without a caller');
  return peer as Peer;
}
