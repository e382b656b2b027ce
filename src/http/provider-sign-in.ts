import * as oidc from 'openid-client';
import { AppError } from '../domain/app-error.ts';
import { readName, toProviderAway, type IdentityProvider } from './verify-token.ts';

/** What this service is to the identity provider, so that people can sign in to the studio there. */
export interface ProviderClient extends Pick<IdentityProvider, 'issuer' | 'userClaim'> {
  clientId: string;
  /** Absent: a public client, whose code is of use only to who began. */
  clientSecret?: string;
}

/** Signs people in at an OpenID provider, by authorization code with PKCE. */
export interface ProviderSignIn {
  /** Where to send the browser, and what it must bring back with it; `kept` is for its eyes alone. */
  begin(redirectUri: string): Promise<{ url: string; kept: string }>;
  /** The name of who came back to that address with what was kept. Throws UNAUTHENTICATED or UNAVAILABLE. */
  end(cameBackTo: URL, kept: string): Promise<string>;
}

export function createProviderSignIn({ issuer, userClaim, clientId, clientSecret }: ProviderClient): ProviderSignIn {
  let discovering: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> =>
    oidc.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? oidc.None() : undefined,
      // An http address is one that whoever runs the service has set: on this machine or in a network of its own.
      { execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [], timeout: ANSWER_SECONDS },
    );
  const getConfiguration = (): Promise<oidc.Configuration> => {
    discovering ??= discover().catch((error: unknown) => {
      discovering = undefined;
      throw toProviderAway(issuer, error);
    });
    return discovering;
  };
  return {
    async begin(redirectUri) {
      const configuration = await getConfiguration();
      const kept = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const [state = '', nonce = '', verifier = ''] = kept;
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: `openid ${userClaim === 'email' ? 'email' : 'profile'}`,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, kept: kept.join('.') };
    },
    async end(cameBackTo, kept) {
      const configuration = await getConfiguration();
      const [expectedState = '', expectedNonce = '', pkceCodeVerifier = ''] = kept.split('.');
      const tokens = await oidc
        .authorizationCodeGrant(configuration, cameBackTo, {
          expectedState,
          expectedNonce,
          pkceCodeVerifier,
          idTokenExpected: true,
        })
        .catch((cause: unknown) => {
          throw new AppError('UNAUTHENTICATED', 'the identity provider did not sign you in', {
            hint: 'Begin again on the sign-in page.',
            cause,
          });
        });
      return readName({ ...tokens.claims() }, userClaim);
    },
  };
}

const ANSWER_SECONDS = 5;
