import { AppError } from '../domain/app-error.ts';
import { hashKey } from '../operations/api-key.ts';
import type { Caller } from '../operations/deps.ts';
import type { KnownKey } from '../operations/find-key.ts';
import type { KeyRing } from './key-ring.ts';
import { findSession, issueSession, keyIdOf, PROVIDER_SESSION_SECONDS } from './session.ts';

/** Who may come in: users by their keys, or one local user for everybody. */
export interface Doorkeeper {
  /** Whether a key is needed now. Once one is needed that stays so. */
  isKeyed(): Promise<boolean>;
  /** Throws UNAUTHENTICATED when a key is needed and none of the presented is known. */
  admit(request: Request): Promise<Caller>;
  /** For a browser in which a key was typed. Throws UNAUTHENTICATED for one that is not known. */
  signIn(key: string): Promise<SignedIn>;
  /** For a browser whose user an identity provider has named. */
  signInAs(name: string): Promise<SignedIn>;
  /** Ends the session of a request for good where it began at an identity provider; one of a key goes with the key. */
  signOut(request: Request): Promise<void>;
}

export interface SignedIn {
  /** Of the session. */
  token: string;
  userName: string;
}

/** The cookie of a browser's session. */
export const SESSION_COOKIE = 'tailorbird-session';

/** Everybody is the one local user, and presented keys are ignored: for loopback without keys. */
export const createOpenDoor = (local: Caller): Doorkeeper => ({
  isKeyed: () => Promise.resolve(false),
  admit: () => Promise.resolve(local),
  signIn: refuseSignIn,
  signInAs: refuseSignIn,
  signOut: () => Promise.resolve(),
});

const refuseSignIn = (): never => {
  throw new AppError('FAILED_PRECONDITION', 'no key is needed here', { hint: 'Open the studio.' });
};

/** Each session of theirs has a key of its own that nobody knows, which is listed and revoked as others are. */
export interface ProviderSessions {
  open(name: string): Promise<Pick<KnownKey, 'id' | 'hash'>>;
  /** Does nothing to a key of another kind. */
  end(keyId: string, caller: Caller): Promise<void>;
}

interface KeyedDoorOptions {
  /** Who a token of the identity provider names; absent: there is no provider. */
  findByToken?: ((token: string) => Promise<Caller>) | undefined;
  /** The sessions of whom the provider named; absent: nobody signs in there. */
  providerSessions?: ProviderSessions | undefined;
  nowMs?: () => number;
}

/**
 * Lets in who presents a known key, or a token of the identity provider, as `Authorization: Bearer …` or
 * `X-Goog-Api-Key: …`, or whose browser holds a session. A session alone changes nothing unless the request comes from a
 * page of this very origin.
 */
export function createKeyedDoor(
  keys: KeyRing,
  { findByToken, providerSessions, nowMs = Date.now }: KeyedDoorOptions = {},
): Doorkeeper {
  const getKey = async (key: string): Promise<KnownKey> => {
    const known = await keys.find(hashKey(key));
    if (known === undefined) throw unauthenticated('the key is not known');
    return known;
  };
  return {
    isKeyed: () => Promise.resolve(true),
    async admit(request) {
      const presented = presentedKey(request.headers);
      if (presented !== undefined) {
        if (findByToken === undefined || !isToken(presented)) return (await getKey(presented)).caller;
        return (await keys.find(hashKey(presented)))?.caller ?? findByToken(presented);
      }
      const token = sessionToken(request.headers);
      if (token === undefined) throw unauthenticated('no key was sent');
      const caller = await findSession(keys, token, nowMs());
      if (caller === undefined) throw unauthenticated('the session has ended');
      refuseForeignPage(request);
      return caller;
    },
    async signIn(key) {
      const known = await getKey(key.trim());
      return { token: issueSession(known, nowMs()), userName: known.caller.name };
    },
    async signInAs(userName) {
      if (providerSessions === undefined) return refuseSignIn();
      const opened = await providerSessions.open(userName);
      return { token: issueSession(opened, nowMs(), PROVIDER_SESSION_SECONDS), userName };
    },
    async signOut({ headers }) {
      const token = sessionToken(headers);
      const caller = token === undefined ? undefined : await findSession(keys, token, nowMs());
      if (token !== undefined && caller !== undefined) await providerSessions?.end(keyIdOf(token), caller);
    },
  };
}

/** Open until the first key is there, for a service on loopback. */
export function createClosingDoor(local: Caller, keys: KeyRing): Doorkeeper {
  const open = createOpenDoor(local);
  const keyed = createKeyedDoor(keys);
  const current = async (): Promise<Doorkeeper> => ((await keys.hasKeys()) ? keyed : open);
  return {
    isKeyed: () => keys.hasKeys(),
    admit: async (request) => (await current()).admit(request),
    signIn: async (key) => (await current()).signIn(key),
    signInAs: refuseSignIn,
    signOut: () => Promise.resolve(),
  };
}

/** Three parts between dots: no key that was issued looks so. */
const isToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

function presentedKey(headers: Headers): string | undefined {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return bearer?.trim() ?? headers.get('x-goog-api-key')?.trim() ?? undefined;
}

function sessionToken(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${SESSION_COOKIE}=`))?.slice(SESSION_COOKIE.length + 1);
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** A browser sends its cookie for any page of this host, whatever its port; only a page of this origin may change things. */
function refuseForeignPage({ method, headers }: Request): void {
  if (SAFE_METHODS.has(method)) return;
  const origin = headers.get('origin');
  const isOwn =
    headers.get('sec-fetch-site') === 'same-origin' ||
    (origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host'));
  if (isOwn) return;
  throw new AppError('PERMISSION_DENIED', 'no permission: a session changes things only from a page of this service', {
    hint: 'Send a key instead: Authorization: Bearer <key>.',
  });
}

const unauthenticated = (what: string): AppError =>
  new AppError('UNAUTHENTICATED', what, { hint: 'Send Authorization: Bearer <key> or X-Goog-Api-Key: <key>.' });
