import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineRoutes } from '../../src/contract/routes/define-routes.ts';
import type { RouteContract } from '../../src/contract/routes/define-route.ts';
import { HOSTILE_VALUES } from '../security/hostile-values.ts';
import { replaceTexts, sample, type Schema } from '../security/replace-places.ts';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

const ROUTES = Object.entries(defineRoutes()) as [string, RouteContract][];
const ID = '1234567890123456789';

/** Every route as it is declared, with arguments that nobody should send. */
describe('every route of the HTTP API', { timeout: 120_000 }, () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1', TAILORBIRD_REQUESTS_PER_MINUTE: 'none' },
    });
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const toPath = ({ path }: RouteContract, value = ID): string =>
    path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));

  it.each(ROUTES.filter(([, { isOpen }]) => isOpen))('%s: answers without a key, which it says', async (_, route) => {
    expect((await house.ask(toPath(route, '0'.repeat(32)), { method: route.method })).status).toBe(404);
  });

  it.each(ROUTES.filter(([, { isOpen }]) => !isOpen))('%s: needs a key', async (_, route) => {
    const { status, text } = await house.ask(toPath(route), { method: route.method });
    expect({ status, code: codeOf(text) }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(ROUTES.filter(([, { path }]) => path.includes('{')))('%s: tells what is not there', async (_, route) => {
    const answer = await send(route, ID, {});
    expect([400, 404]).toContain(answer.status);
    for (const value of ['...', '%00', 'a b', '*', 'projects/1', '<b>']) {
      expect((await send(route, value, {})).status, value).toBeGreaterThanOrEqual(400);
    }
  });

  it.each(ROUTES.filter(([, { outputSchema }]) => outputSchema !== 'events'))(
    '%s: refuses or bears whatever is sent, in words',
    async (_, route) => {
      const names = Object.keys(route.inputSchema.properties);
      for (const value of HOSTILE_VALUES) {
        const { status, text } = await send(route, ID, Object.fromEntries(names.map((name) => [name, value])));
        expect(status < 400 ? 'INVALID_ARGUMENT' : codeOf(text), text).toMatch(/^(?:INVALID_ARGUMENT|NOT_FOUND)$/);
      }
    },
  );

  it.each(ROUTES)('%s: takes no NUL in any text', async (_, route) => {
    const schema = route.inputSchema as unknown as Schema;
    for (const args of replaceTexts(schema, sample(schema), 'a\u0000b')) {
      const { status, text } = await sendWhole(route, args as Record<string, unknown>);
      expect({ status, code: codeOf(text) }, JSON.stringify(args)).toEqual({ status: 400, code: 'INVALID_ARGUMENT' });
    }
  });

  it.each(['/files/a%00b', '/v1/shared/a%00b'])('%s: holds no NUL either', async (path) => {
    const { status, text } = await house.ask(path);
    expect({ status, code: codeOf(text) }).toEqual({ status: 400, code: 'INVALID_ARGUMENT' });
  });

  it.each(ROUTES.filter(([, { method }]) => method === 'POST'))('%s: refuses what is no JSON', async (_, route) => {
    const { status } = await house.ask(toPath(route), { method: 'POST', headers: KEY, body: '[1' });
    expect([400, 404]).toContain(status);
  });

  it('leaves nothing in the log', () => {
    expect(house.complaints().filter((line) => !JSON.stringify(line).includes('what generation needs'))).toEqual([]);
  });

  it('is in the OpenAPI document, whose references all lead somewhere', async () => {
    const { text } = await house.ask('/v1/openapi.json', { headers: KEY });
    const document = JSON.parse(text) as {
      paths: Record<string, Record<string, { operationId: string }>>;
      components: { responses: object; schemas: object };
    };
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(ROUTES.map(([name]) => name).sort());
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, group = '', name = ''] of references) {
      expect(document.components[group as 'responses'], name).toHaveProperty(name);
    }
  });

  const KEY = { authorization: 'Bearer ada-key-1' };

  /** Each argument where it belongs: in the path, or beside it. */
  function sendWhole({ path, method }: RouteContract, args: Record<string, unknown>) {
    const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    const whole = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])));
    const beside = Object.entries(args).filter(([name]) => !inPath.has(name));
    if (method === 'POST' || method === 'PATCH') {
      return house.ask(whole, { method, headers: KEY, body: JSON.stringify(Object.fromEntries(beside)) });
    }
    const query = new URLSearchParams(beside.map(([name, value]) => [name, String(value)]));
    return house.ask(`${whole}?${query.toString()}`, { method, headers: KEY });
  }

  async function send(route: RouteContract, id: string, args: object) {
    const hasBody = route.method === 'POST' || route.method === 'PATCH';
    const query = new URLSearchParams(
      Object.entries(args).map(([name, value]) => [name, String(value).slice(0, 2_000)]),
    );
    const path = `${toPath(route, id)}${hasBody ? '' : `?${query.toString()}`}`;
    return house.ask(path, { method: route.method, headers: KEY, ...(hasBody && { body: JSON.stringify(args) }) });
  }
});

const codeOf = (text: string): string => (JSON.parse(text) as { error: { code: string } }).error.code;
