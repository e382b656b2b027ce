import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../http/open-test-house.ts';
import { AUDIENCE, startProvider, type ProviderServer } from './start-provider.ts';

/** Against a real OpenID provider. */
describe('tokens of an identity provider', { timeout: 120_000 }, () => {
  let provider: ProviderServer;
  let house: TestHouse;
  beforeAll(async () => {
    provider = await startProvider();
    house = await openTestHouse({
      environment: {
        TAILORBIRD_OIDC_ISSUER: provider.issuer,
        TAILORBIRD_OIDC_AUDIENCE: AUDIENCE,
        TAILORBIRD_TOKENS: 'grace:grace-key-1',
      },
    });
  });
  afterAll(async () => {
    await house[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  const ask = async (token: string | undefined, path = '/v1/service') => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { status, text, headers: answered } = await house.ask(path, { headers });
    return { status, body: JSON.parse(text) as { error?: { message: string }; user?: object }, answered };
  };

  it('let in the user that they name, with projects of their own', async () => {
    const token = await provider.getToken();
    expect(await ask(token)).toMatchObject({ status: 200, body: { user: { name: 'ada' } } });
    const { name } = await house.call('create_project', { title: 'Of Ada' }, { authorization: `Bearer ${token}` });
    expect(await ask(await provider.getToken(), `/v1/${name}`)).toMatchObject({
      status: 200,
      body: { title: 'Of Ada' },
    });
    expect((await ask('grace-key-1', `/v1/${name}`)).status).toBe(404);
    expect((await ask(await provider.sign({ sub: 'bob' }), `/v1/${name}`)).status).toBe(404);
  });

  it('beside which keys still let in, and nothing does not', async () => {
    expect(await ask('grace-key-1')).toMatchObject({ status: 200, body: { user: { name: 'grace' } } });
    const { status, answered } = await ask(undefined);
    expect({ status, told: answered['www-authenticate'] }).toEqual({
      status: 401,
      told: `Bearer resource_metadata="${house.address}/.well-known/oauth-protected-resource/mcp"`,
    });
  });

  it('are asked for at the provider, as the service tells', async () => {
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
      const { text } = await house.ask(path);
      expect(JSON.parse(text)).toEqual({
        resource: `${house.address}/mcp`,
        authorization_servers: [provider.issuer],
        bearer_methods_supported: ['header'],
      });
    }
  });

  const soon = Math.floor(Date.now() / 1000);
  it.each([
    ['for somebody else', { aud: 'https://other.example' }, 'its aud is wrong or missing'],
    ['for nobody', { aud: undefined }, 'its aud is wrong or missing'],
    ['of another issuer', { iss: 'https://evil.example' }, 'its iss is wrong or missing'],
    ['that have expired', { exp: soon - 60 }, 'the token has expired'],
    ['without an end', { exp: undefined }, 'its exp is wrong or missing'],
    ['of the future', { nbf: soon + 600 }, 'its nbf is wrong or missing'],
    ['without a user', { sub: undefined }, 'its sub is wrong or missing'],
    ['of a user without a name', { sub: ' ' }, 'names no user in its sub'],
  ])('%s are refused', async (_, claims, words) => {
    const { status, body } = await ask(await provider.sign(claims));
    expect({ status, message: body.error?.message }).toEqual({ status: 401, message: expect.stringContaining(words) });
  });

  it('that nobody signed, or somebody else, are refused', async () => {
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: provider.issuer, aud: AUDIENCE, sub: 'ada', exp: soon + 600 };
    const [header = '', payload = '', signature = ''] = (await provider.getToken()).split('.');
    const { privateKey } = await generateKeyPair('ES256');
    for (const token of [
      `${encode({ alg: 'none' })}.${encode(claims)}.x`,
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
      `${encode({ alg: 'HS256' })}.${encode(claims)}.${signature}`,
      `${header}.${encode({ ...claims, sub: 'grace' })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      await provider.sign({}, privateKey),
    ]) {
      expect((await ask(token)).status, token).toBe(401);
    }
  });

  it('are taken after the provider has changed its keys, and those of the former key no more', async () => {
    const former = await provider.getToken();
    await provider.rotate();
    const token = await provider.getToken();
    // The provider is not asked for its keys more often than every ten seconds.
    await expect.poll(async () => (await ask(token)).status, { timeout: 20_000, interval: 500 }).toBe(200);
    expect((await ask(former)).status).toBe(401);
  });

  it('are taken while the provider is away, whose keys are known', async () => {
    const token = await provider.getToken();
    await provider.pause();
    expect((await ask(token)).status).toBe(200);
    await provider.resume();
  });

  it('never come out of the service again', () => {
    expect(JSON.stringify(house.complaints())).not.toMatch(/eyJ/);
  });
});

describe('an identity provider that is away from the start', () => {
  it('is asked again with the next token', async () => {
    await using provider = await startProvider();
    const token = await provider.getToken();
    await provider.pause();
    await using house = await openTestHouse({
      environment: { TAILORBIRD_OIDC_ISSUER: provider.issuer, TAILORBIRD_OIDC_AUDIENCE: AUDIENCE },
    });
    const ask = () => house.ask('/v1/service', { headers: { authorization: `Bearer ${token}` } });
    const away = await ask();
    expect(away.status).toBe(503);
    expect(away.text).toMatch(/the identity provider 127\.0\.0\.1:\d+ does not answer/);
    await provider.resume();
    expect((await ask()).status).toBe(200);
    // Without any key, the door is closed all the same.
    expect((await house.ask('/v1/service')).status).toBe(401);
  });
});
