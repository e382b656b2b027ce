import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

/** What the MCP tests ask of the endpoint, once more through the whole web face. */
describe('MCP where it is served', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const post = (message: object, headers: Record<string, string>) =>
    house.ask('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(message),
    });
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  it.each([[{ accept: 'application/json' }], [{ accept: '*/*' }], [{}]])(
    'answers a bare call in one JSON body: %o',
    async (headers) => {
      const { status, headers: answered, text } = await post(LIST, headers);
      expect({ status, type: answered['content-type'] }).toEqual({ status: 200, type: 'application/json' });
      expect((JSON.parse(text) as { result: { tools: object[] } }).result.tools).toHaveLength(14);
      expect(text.length).toBeLessThan(40_000);
    },
  );

  it('streams to who takes a stream', async () => {
    const { status, headers } = await post(LIST, { accept: 'application/json, text/event-stream' });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/event-stream' });
  });

  it.each([[{}], [{ accept: 'text/event-stream' }]])('has no stream of its own: GET with %o', async (headers) => {
    expect(await house.ask('/mcp', { headers })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  it.each([['application/json'], ['application/json, text/event-stream']])(
    'takes a notification without an answer, accepting %s',
    async (accept) => {
      const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
      expect(await post(notification, { accept })).toMatchObject({ status: 202, text: '' });
    },
  );

  it('gives download addresses where it listens', async () => {
    const { name } = await house.call('create_project', {});
    const args = { projectId: name, prompt: 'A login screen', deviceType: 'MOBILE' };
    const text = JSON.stringify(await house.call('generate_screen_from_text', args));
    const [url = ''] = /http:[^"]+/.exec(text) ?? [];
    expect(url).toContain(`${house.address}/files/`);
    expect(await house.ask(new URL(url).pathname)).toMatchObject({ status: 200 });
  });
});
