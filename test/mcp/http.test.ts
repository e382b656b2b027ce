import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINT } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';

interface Answer {
  jsonrpc: string;
  id: number;
  result: {
    content: { type: string; text: string }[];
    structuredContent: object;
    tools: { name: string }[];
    protocolVersion: string;
  };
  error?: { code: number; message: string };
}

describe('the HTTP endpoint', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const post = (message: object | string, headers: Record<string, string> = {}): Promise<Response> =>
    service.fetchAs(service.owner)(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
  const call = (name: string, args: object, id = 1): object => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: args },
  });

  // spec: 4.15-hints
  it.each([['application/json'], ['*/*'], ['application/json, text/plain']])(
    'answers a bare call that accepts %s in one JSON body',
    async (accept) => {
      const response = await post(call('create_project', { title: 'Bare' }, 7), { accept });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      const { jsonrpc, id, result } = (await response.json()) as Answer;
      expect({ jsonrpc, id }).toEqual({ jsonrpc: '2.0', id: 7 });
      expect(result.structuredContent).toMatchObject({ title: 'Bare' });
      expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent);
    },
  );

  it('answers a batch of one call of the revision that has batches by a batch', async () => {
    const headers = { accept: 'application/json', 'mcp-protocol-version': '2025-03-26' };
    const response = await post([call('create_project', { title: 'Batch' }, 9)], headers);
    expect(await response.json()).toMatchObject([{ id: 9, result: { structuredContent: { title: 'Batch' } } }]);
  });

  it('takes empty deprecated ids beside a name for none', async () => {
    const args = { name: 'projects/1/screens/none', projectId: '', screenId: '' };
    const response = await post(call('get_screen', args), { accept: 'application/json' });
    const { result } = (await response.json()) as Answer;
    expect(result.content[0]?.text).toMatch(/^NOT_FOUND: /);
  });

  it('answers a bare call without any Accept header, and one that lists the tools', async () => {
    const body = await (await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).text();
    expect((JSON.parse(body) as Answer).result.tools).toHaveLength(14);
    expect(body.length).toBeLessThan(40_000);
  });

  it('keeps progress out of a JSON body', async () => {
    const project = (await (await post(call('create_project', {}))).json()) as Answer;
    const { name } = project.result.structuredContent as { name: string };
    const generate = {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: {
        name: 'generate_screen_from_text',
        arguments: { projectId: name, prompt: 'x' },
        _meta: { progressToken: 1 },
      },
    };
    const response = await post(generate, { accept: 'application/json' });
    expect(((await response.json()) as Answer).result.structuredContent).toHaveProperty('output_components');
  });

  it('tells an error of a tool in a result, not in the status', async () => {
    const response = await post(call('get_project', { name: 'projects/1' }), { accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(((await response.json()) as Answer).result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^NOT_FOUND: /) }],
    });
  });

  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('speaks %s', async (protocolVersion) => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion, capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    };
    const { result } = (await (await post(initialize, { accept: 'application/json' })).json()) as Answer;
    expect(result).toMatchObject({ protocolVersion, serverInfo: { name: 'tailorbird' }, capabilities: { tools: {} } });
  });

  it('spares revisions that do not know them the links', async () => {
    const project = (await (await post(call('create_project', {}))).json()) as Answer;
    const { name } = project.result.structuredContent as { name: string };
    const generate = call('generate_screen_from_text', { projectId: name, prompt: 'x' });
    const types = async (headers: Record<string, string>) =>
      new Set(((await (await post(generate, headers)).json()) as Answer).result.content.map(({ type }) => type));
    expect(await types({ 'mcp-protocol-version': '2025-03-26' })).toEqual(new Set(['text']));
    expect(await types({ 'mcp-protocol-version': '2025-11-25' })).toEqual(new Set(['text', 'resource_link']));
    expect(await types({})).toEqual(new Set(['text', 'resource_link']));
  });

  it('answers 405 to a GET and 202 to a notification', async () => {
    const get = await service.fetchAs(service.owner)(ENDPOINT, { headers: { accept: 'text/event-stream' } });
    expect(get.status).toBe(405);
    const plainGet = await service.fetchAs(service.owner)(ENDPOINT);
    expect(plainGet.status).toBe(405);
    for (const accept of ['application/json', 'application/json, text/event-stream']) {
      expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, { accept })).status).toBe(202);
    }
  });

  it.each([
    ['no JSON', 'nonsense', {}, 400],
    ['no message', '{"hello":1}', {}, 400],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [
      'an unknown revision',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      { 'mcp-protocol-version': '1999-01-01' },
      400,
    ],
    ['too much', `{"x":"${'x'.repeat(16 * 1024 * 1024)}"}`, {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    const response = await post(body, { accept: 'application/json', ...headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
  });

  it('writes one line per tool call, without arguments', async () => {
    service.logged.length = 0;
    await post(call('create_project', { title: 'Secret title' }), { accept: 'application/json' });
    expect(service.logged).toEqual([
      {
        level: 'info',
        message: 'tool call',
        fields: { tool: 'create_project', user: 'owner', project: undefined, outcome: 'OK', ms: expect.any(Number) },
      },
    ]);
  });
});
