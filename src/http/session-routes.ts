import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../domain/app-error.ts';
import { addressOf } from './address-of.ts';
import { SESSION_COOKIE, type Doorkeeper, type SignedIn } from './authenticate.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import { readJsonObject } from './read-json-object.ts';
import type { RequestRate } from './request-rate.ts';
import { PROVIDER_SESSION_SECONDS, SESSION_SECONDS } from './session.ts';

/** Nobody types more keys in a minute; whoever tries keys is slowed down to this over all of them. */
export const SIGN_INS_PER_MINUTE = 30;

export interface SessionRoutesOptions {
  doorkeeper: Doorkeeper;
  rate: RequestRate;
  /** Where people sign in without a key; absent: nowhere. */
  provider?: ProviderSignIn | undefined;
  publicUrl?: string | undefined;
  log: Pick<Logger, 'info'>;
}

/**
 * `POST /session {"key": "…"}` gives a browser its cookie, `DELETE /session` takes it away; both answer 204. `GET /session`
 * says whether one may sign in at an identity provider, which `GET /session/provider` leads to and `GET /session/callback`
 * comes back from. All stand before the door.
 */
export function createSessionRoutes({ doorkeeper, rate, provider, publicUrl, log }: SessionRoutesOptions): Hono {
  const baseOf = (context: Context): string => publicUrl ?? addressOf(context.req.raw);
  /** One line of the log for each attempt, as for each call. */
  const audited = async (by: string, attempt: () => Promise<SignedIn>): Promise<string> => {
    try {
      const { token, userName: user } = await attempt();
      log.info({ by, user, outcome: 'OK' }, 'sign-in');
      return token;
    } catch (error) {
      log.info({ by, outcome: error instanceof AppError ? error.code : 'INTERNAL' }, 'sign-in');
      throw error;
    }
  };
  const app = new Hono()
    .get('/session', (context) => context.json({ provider: provider !== undefined }))
    .post('/session', async (context) => {
      rate.take('sign-in');
      const { key } = (await readJsonObject(context.req.raw, '{"key": "…"}')) as { key?: unknown };
      if (typeof key !== 'string' || key.trim() === '' || key.length > MOST_CHARACTERS) {
        throw new AppError('INVALID_ARGUMENT', 'key must be the text of a key', { path: 'key' });
      }
      const token = await audited('key', () => doorkeeper.signIn(key));
      setCookie(context, SESSION_COOKIE, token, { ...cookieOptions(context), maxAge: SESSION_SECONDS });
      return context.body(null, 204);
    })
    .delete('/session', async (context) => {
      await doorkeeper.signOut(context.req.raw);
      deleteCookie(context, SESSION_COOKIE, cookieOptions(context));
      return context.body(null, 204);
    });
  if (provider === undefined) return app;
  return app
    .get('/session/provider', async (context) => {
      rate.take('sign-in');
      const { url, kept } = await provider.begin(`${baseOf(context)}${CALLBACK}`);
      setCookie(context, UNDER_WAY_COOKIE, kept, underWayOptions(context));
      return context.redirect(url);
    })
    .get(CALLBACK, async (context) => {
      rate.take('sign-in');
      const kept = getCookie(context, UNDER_WAY_COOKIE);
      deleteCookie(context, UNDER_WAY_COOKIE, underWayOptions(context));
      if (kept === undefined) {
        throw new AppError('UNAUTHENTICATED', 'no sign-in was begun in this browser', {
          hint: 'Begin on the sign-in page.',
        });
      }
      const { search } = new URL(context.req.url);
      const cameBackTo = new URL(`${baseOf(context)}${CALLBACK}${search}`);
      const token = await audited('identity provider', async () =>
        doorkeeper.signInAs(await provider.end(cameBackTo, kept)),
      );
      setCookie(context, SESSION_COOKIE, token, { ...cookieOptions(context), maxAge: PROVIDER_SESSION_SECONDS });
      return context.redirect(`${baseOf(context)}/`);
    });
}

const CALLBACK = '/session/callback';
const MOST_CHARACTERS = 4_096;

/** What a browser keeps while it is at the identity provider. */
const UNDER_WAY_COOKIE = 'tailorbird-sign-in';
const UNDER_WAY_SECONDS = 600;

/** Behind a proxy that speaks TLS the cookie is for TLS alone. */
const cookieOptions = (context: Context) => ({
  httpOnly: true,
  sameSite: 'Strict' as const,
  path: '/',
  secure: context.req.header('x-forwarded-proto') === 'https' || context.req.url.startsWith('https:'),
});

/** The way back starts at another site. */
const underWayOptions = (context: Context) => ({
  ...cookieOptions(context),
  sameSite: 'Lax' as const,
  maxAge: UNDER_WAY_SECONDS,
});
