import type { Server, ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { AppError } from '../domain/app-error.ts';

export interface Served {
  port: number;
  /** Takes no new request, lets those under way end, and cuts what is left after `drainMs`. */
  close(drainMs?: number): Promise<void>;
}

const DRAIN_MS = 8_000;
/**
 * How long an idle connection is kept. Clients reuse theirs after pauses of some seconds, and a call that meets the end of
 * its connection is lost without having been heard.
 */
const KEEP_ALIVE_MS = 75_000;

/** Binds a fetch handler to an address. Throws FAILED_PRECONDITION when the address cannot be had. */
export function serveApp(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Served> {
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const server = serve({ fetch, hostname: host, port, serverOptions }, (info) =>
      resolve({ port: info.port, close: (drainMs = DRAIN_MS) => close(server, underWay, drainMs) }),
    ) as Server;
    const underWay = followAnswers(server);
    server.once('error', (error: NodeJS.ErrnoException) => reject(toBindError(error, host, port)));
  });
}

function toBindError(error: NodeJS.ErrnoException, host: string, port: number): AppError {
  const why = {
    EADDRINUSE: 'is taken',
    EACCES: 'needs rights that this user has not',
    EADDRNOTAVAIL: 'is not an address of this machine',
  }[error.code ?? ''];
  return new AppError('FAILED_PRECONDITION', `${host}:${port} ${why ?? 'cannot be used'}`, {
    hint:
      error.code === 'EADDRINUSE'
        ? 'Stop what uses it, or choose another with --port (0 takes any free one).'
        : 'Choose another with --host and --port.',
    cause: error,
  });
}

/**
 * Node ends the connections that are idle when a server closes and keeps those that become so later, for as long as any idle
 * one: each connection with a request under way is ended here with its answer.
 */
function close(server: Server, underWay: ReadonlySet<ServerResponse>, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.on('request', (_request, response) => endWithAnswer(response));
    for (const response of underWay) endWithAnswer(response);
    server.closeIdleConnections();
  });
}

function endWithAnswer(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
  const { socket } = response;
  response.once('close', () => socket?.end());
}

/** Answers that are not out yet. */
function followAnswers(server: Server): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}
