import { McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { z } from 'zod';
import { serveApp, type Served } from '../src/http/serve-app.ts';

/** The cheapest server the SDK can be: one tool that answers a word in one JSON body. What our reads are held against. */
export function startNoOpServer(): Promise<Served> {
  const app = new Hono().post('/mcp', async (context) => {
    const server = new McpServer({ name: 'no-op', version: '1.0.0' });
    server.registerTool('no_op', { inputSchema: z.object({}) }, () => ({
      content: [{ type: 'text', text: '{"word":"done"}' }],
      structuredContent: { word: 'done' },
    }));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const headers = new Headers(context.req.raw.headers);
    headers.set('accept', 'application/json, text/event-stream');
    return transport.handleRequest(new Request(context.req.raw, { headers }));
  });
  return serveApp(app.fetch, { host: '127.0.0.1', port: 0 });
}
