import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';

export const AUDIENCE = 'https://designs.example';

/** A real OpenID provider on a port of its own. */
export interface ProviderServer extends AsyncDisposable {
  issuer: string;
  /** A token as the provider gives it to a client with a secret; its `sub` is the client. */
  getToken(audience?: string): Promise<string>;
  /** A token that the provider would not give, signed with its key unless another is given. */
  sign(claims: { [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined }, key?: CryptoKey): Promise<string>;
  /** Signs with another key from now on, and knows the former no more. */
  rotate(): Promise<void>;
  /** Stops answering, and answers again. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** The studio as the provider knows it. */
export const STUDIO_CLIENT = { id: 'studio', secret: 'secret-of-the-studio' };
export const STUDIO_ADDRESS = 'https://designs.example';

const CLIENT = { id: 'ada', secret: 'secret-of-ada' };

export async function startProvider(): Promise<ProviderServer> {
  const server = createServer((request, response) => current.handle(request, response));
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  let current = await openProvider(issuer, 'first');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    issuer,
    async getToken(audience = AUDIENCE) {
      const response = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${CLIENT.id}:${CLIENT.secret}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', resource: audience, scope: 'design' }),
      });
      const answer = (await response.json()) as { access_token?: string };
      if (answer.access_token === undefined) throw new Error(`the provider gave no token: ${JSON.stringify(answer)}`);
      return answer.access_token;
    },
    sign: (claims, key = current.key) =>
      new SignJWT({
        iss: issuer,
        aud: AUDIENCE,
        sub: 'ada',
        exp: Math.floor(Date.now() / 1000) + 600,
        ...(claims as JWTPayload),
      })
        .setProtectedHeader({ alg: 'ES256', kid: current.kid })
        .sign(key),
    async rotate() {
      current = await openProvider(issuer, 'second');
    },
    pause: close,
    resume: () => listen(port),
    [Symbol.asyncDispose]: close,
  };
}

async function openProvider(issuer: string, kid: string) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        id_token_signed_response_alg: 'ES256',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
      {
        client_id: STUDIO_CLIENT.id,
        client_secret: STUDIO_CLIENT.secret,
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${STUDIO_ADDRESS}/session/callback`],
      },
    ],
    scopes: ['design'],
    features: {
      devInteractions: { enabled: true },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context, audience) => ({
          scope: 'design',
          audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
  });
  return { handle: provider.callback(), key: privateKey, kid };
}
