import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, LISTENING, type Place, type Started } from '../cli/run-tailorbird.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
  status?: { code?: number };
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A service in a process of its own, and a collector that takes what it sends. */
describe('traces', { timeout: 240_000 }, () => {
  const spans: Span[] = [];
  let said = '';
  let collector: Server;
  let place: Place;
  let served: Started;
  beforeAll(async () => {
    collector = createServer((request, response) => {
      const take = async (): Promise<void> => {
        const body = await text(request);
        said += body;
        const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        response.end('{}');
      };
      void take();
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    place = await openPlace();
    served = place.start(['serve', '--port', '0', '--data', 'traced'], {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: 'designs',
    });
    const address = await served.says(LISTENING);
    const call = async (name: string, args: object, headers = {}) => {
      const response = await fetch(`${address}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
      });
      return ((await response.json()) as { result: { structuredContent: { name: string } } }).result.structuredContent;
    };
    const { name: projectId } = await call('create_project', { title: 'Secret title' });
    const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
    await call('generate_screen_from_text', { projectId, prompt: 'A secret screen' }, { traceparent });
    await call('get_project', { name: 'projects/1' });
    served.child.kill('SIGTERM');
    await served.ended;
  }, 240_000);
  afterAll(async () => {
    collector.close();
    await place[Symbol.asyncDispose]();
  });

  const find = (name: string): Span[] => spans.filter((span) => span.name === name);

  it('follow a request of a client that traces through its tool to its run', () => {
    const [tool] = find('tool generate_screen_from_text');
    const [run] = find('run generate_screen_from_text');
    const request = find('POST /mcp').find(({ spanId }) => spanId === tool?.parentSpanId);
    expect(request).toMatchObject({ traceId: TRACE_ID, parentSpanId: '00f067aa0ba902b7' });
    expect(tool).toMatchObject({ traceId: TRACE_ID });
    expect(run).toMatchObject({ traceId: TRACE_ID, parentSpanId: tool?.spanId });
  });

  it('say what failed by its code, and hold nothing of what people wrote', () => {
    expect(find('tool get_project')).toMatchObject([{ status: { code: 2, message: 'NOT_FOUND' } }]);
    expect(said).toContain('"designs"');
    expect(said).not.toMatch(/secret|projects\/\d/i);
  });
});
