import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AppError } from '../domain/app-error.ts';

/** Whose tokens are taken, beside keys. */
export interface IdentityProvider {
  /** As its tokens say it in `iss`; its discovery document is below it. */
  issuer: string;
  /** What its tokens for this service say in `aud`. */
  audience: string;
  /** The claim that holds the name of the user. */
  userClaim: string;
}

/** Answers the name of the user whose token it is. Throws UNAUTHENTICATED, or UNAVAILABLE while the provider is away. */
export type VerifyToken = (token: string) => Promise<string>;

/** Signatures by a private key that the provider alone has; none, and shared secrets, are not among them. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const ANSWER_MS = 5_000;
/** A provider that was asked for its keys is not asked again sooner for one that it did not have. */
const COOLDOWN_MS = 10_000;
/** Clocks of two machines. */
const TOLERANCE_SECONDS = 30;

const discoveryShape = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/**
 * Takes the tokens of an OpenID provider: this service is a resource server and nothing more. Where its keys are is asked for
 * with the first token, and its keys anew with the first token of a key that is not known, so that a provider may change
 * them at any time.
 */
export function createTokenVerifier({ issuer, audience, userClaim }: IdentityProvider): VerifyToken {
  let discovering: Promise<JWTVerifyGetKey> | undefined;
  const getKeys = (): Promise<JWTVerifyGetKey> => {
    discovering ??= discoverKeys(issuer).catch((error: unknown) => {
      discovering = undefined;
      throw error;
    });
    return discovering;
  };
  return async (token) => {
    const keys = await getKeys();
    const payload = await verify(token, keys, { issuer, audience, userClaim });
    return readName(payload, userClaim);
  };
}

async function verify(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, userClaim }: IdentityProvider,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['exp', userClaim],
    });
    return payload;
  } catch (error) {
    throw toRefusal(error, issuer);
  }
}

function toRefusal(error: unknown, issuer: string): AppError {
  if (error instanceof errors.JWTExpired)
    return refuse('the token has expired', 'Get a new one, then call again.', error);
  if (error instanceof errors.JWTClaimValidationFailed) {
    return refuse(`the token is not for this service: its ${error.claim} is wrong or missing`, NEXT, error);
  }
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) return toProviderAway(issuer, error);
  return refuse('the token is not valid', NEXT, error);
}

/** The name of the user in checked claims. Throws UNAUTHENTICATED where there is none that is proven. */
export function readName(payload: JWTPayload, userClaim: string): string {
  const name = payload[userClaim];
  const isName = typeof name === 'string' && /^[^\p{Cc}]{1,128}$/u.test(name) && name.trim() === name;
  // An address that nobody has shown to be theirs names nobody.
  const isProven = userClaim !== 'email' || payload['email_verified'] !== false;
  if (isName && isProven) return name;
  throw refuse(`the token names no user in its ${userClaim}`, NEXT);
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const document = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch((error: unknown) => {
      throw toProviderAway(issuer, error);
    });
  const { success, data } = discoveryShape.safeParse(document);
  if (!success || data.issuer !== issuer) {
    throw new AppError('UNAVAILABLE', 'the identity provider does not describe itself as the issuer that is set', {
      hint: 'Set TAILORBIRD_OIDC_ISSUER exactly as its openid-configuration says it.',
    });
  }
  return createRemoteJWKSet(new URL(data.jwks_uri), { timeoutDuration: ANSWER_MS, cooldownDuration: COOLDOWN_MS });
}

const NEXT = 'Sign in anew at the identity provider, for this service, then call again.';

const refuse = (message: string, hint: string, cause?: unknown): AppError =>
  new AppError('UNAUTHENTICATED', message, { hint, cause });

export const toProviderAway = (issuer: string, cause: unknown): AppError =>
  new AppError('UNAVAILABLE', `the identity provider ${new URL(issuer).host} does not answer`, {
    hint: 'Try again in a few seconds, or use a key.',
    cause,
  });
