import { finished } from 'node:stream/promises';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Caller } from '../operations/deps.ts';
import { createLingeringInput } from './lingering-input.ts';
import { createServerFactory, type McpDeps } from './server-factory.ts';

export interface StdioServing {
  /** Ends the connection at once. */
  close(): Promise<void>;
  /** Resolves when the client closed its end and has its answers, or after `close`. */
  readonly ended: Promise<void>;
}

/** MCP over stdin and stdout for one caller, any revision. Nothing else may write to stdout. */
export function serveMcpStdio(deps: McpDeps, caller: Caller): StdioServing {
  const factory = createServerFactory(deps, () => ({ caller, streams: true }));
  const input = createLingeringInput(process.stdin, factory.isIdle);
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: deps.limits.bodyBytes });
  const handle = serveStdio(factory.create, {
    transport,
    onerror: (error) => deps.log.info({ reason: error.message }, 'mcp message refused'),
  });
  const closed = Promise.withResolvers<void>();
  return {
    ended: Promise.race([finished(input, { writable: false }), closed.promise]),
    async close() {
      await handle.close();
      // An open stdin would keep the process alive.
      process.stdin.destroy();
      closed.resolve();
    },
  };
}
