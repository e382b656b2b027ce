import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../http/open-test-house.ts';
import { AUDIENCE, startProvider, STUDIO_ADDRESS, STUDIO_CLIENT, type ProviderServer } from './start-provider.ts';

type Cookies = Map<string, string>;

const cookieHeader = (cookies: Cookies): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(cookies: Cookies, set: readonly string[]): void {
  for (const line of set) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Does at the provider what a person does: types a name, agrees. Answers where it sends the browser in the end. */
async function passProvider(start: string, name: string): Promise<string> {
  const cookies: Cookies = new Map();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (url.startsWith(STUDIO_ADDRESS)) return url;
    const response = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: cookieHeader(cookies) },
      redirect: 'manual',
      ...(form && { body: form }),
    });
    keep(cookies, response.headers.getSetCookie());
    const location = response.headers.get('location');
    form = undefined;
    if (location !== null) {
      url = new URL(location, url).href;
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`the provider asks nothing: ${page.slice(0, 500)}`);
    url = new URL(action, url).href;
    const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    form = new URLSearchParams(hidden.map(([, field = '', value = '']) => [field, value]));
    form.set('login', name);
    form.set('password', 'x');
  }
  throw new Error('the provider comes to no end');
}

/** By a real OpenID provider. */
describe('signing in to the studio at an identity provider', { timeout: 120_000 }, () => {
  let provider: ProviderServer;
  let house: TestHouse;
  beforeAll(async () => {
    provider = await startProvider();
    house = await openTestHouse({
      environment: {
        TAILORBIRD_OIDC_ISSUER: provider.issuer,
        TAILORBIRD_OIDC_AUDIENCE: AUDIENCE,
        TAILORBIRD_OIDC_CLIENT_ID: STUDIO_CLIENT.id,
        TAILORBIRD_OIDC_CLIENT_SECRET: STUDIO_CLIENT.secret,
        TAILORBIRD_PUBLIC_URL: STUDIO_ADDRESS,
      },
    });
  }, 120_000);
  afterAll(async () => {
    await house[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const ask = async (cookies: Cookies, path: string, method = 'GET') => {
    const answer = await house.ask(path, {
      method,
      headers: { cookie: cookieHeader(cookies), origin: house.address, accept: 'application/json' },
    });
    keep(cookies, [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };
  const begin = async (cookies: Cookies): Promise<string> =>
    String((await ask(cookies, '/session/provider')).headers['location']);
  const toPath = (url: string): string => url.slice(STUDIO_ADDRESS.length);

  it('lets in who the provider names, until they sign out', async () => {
    const cookies: Cookies = new Map();
    expect(JSON.parse((await ask(cookies, '/session')).text)).toEqual({ provider: true });
    const back = await passProvider(await begin(cookies), 'ada');
    const answer = await ask(cookies, toPath(back));
    expect([answer.status, answer.headers['location']]).toEqual([302, `${STUDIO_ADDRESS}/`]);
    expect(String(answer.headers['set-cookie'])).toMatch(/tailorbird-session=[^;]+;.*HttpOnly;.*SameSite=Strict/);
    const service = await ask(cookies, '/v1/service');
    expect(JSON.parse(service.text)).toMatchObject({ user: { name: 'ada' } });

    const again = new Map(cookies);
    expect((await ask(cookies, '/session', 'DELETE')).status).toBe(204);
    expect((await ask(cookies, '/v1/service')).status).toBe(401);
    // Also for who has kept a copy of the cookie.
    expect((await ask(again, '/v1/service')).status).toBe(401);
  });

  it('lets nobody in by a code that was begun in another browser, nor twice', async () => {
    const cookies: Cookies = new Map();
    const back = await passProvider(await begin(cookies), 'eve');
    expect((await ask(new Map(), toPath(back))).status).toBe(401);
    const others: Cookies = new Map();
    await begin(others);
    expect((await ask(others, toPath(back))).status).toBe(401);
    const copy = new Map(cookies);
    expect((await ask(cookies, toPath(back))).status).toBe(302);
    expect((await ask(copy, toPath(back))).status).toBe(401);
  });

  it('is a line of the log each time, without a code or a token', () => {
    const lines = house.logged().filter(({ msg }) => msg === 'sign-in');
    expect(lines.map(({ by, user, outcome }) => [by, user, outcome])).toEqual([
      ['identity provider', 'ada', 'OK'],
      ['identity provider', undefined, 'UNAUTHENTICATED'],
      ['identity provider', 'eve', 'OK'],
      ['identity provider', undefined, 'UNAUTHENTICATED'],
    ]);
  });
});
