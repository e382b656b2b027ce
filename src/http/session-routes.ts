import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { AppError } from '../domain/app-error.ts';
import { SESSION_COOKIE, type Doorkeeper } from './authenticate.ts';
import { readJsonObject } from './read-json-object.ts';
import type { RequestRate } from './request-rate.ts';
import { SESSION_SECONDS } from './session.ts';

/** Nobody types more keys in a minute; whoever tries keys is slowed down to this over all of them. */
export const SIGN_INS_PER_MINUTE = 30;

/**
 * `POST /session {"key": "…"}` gives a browser its cookie, `DELETE /session` takes it away. Both answer 204 and stand before
 * the door.
 */
export function createSessionRoutes(doorkeeper: Doorkeeper, rate: RequestRate): Hono {
  return new Hono()
    .post('/session', async (context) => {
      rate.take('sign-in');
      const { key } = (await readJsonObject(context.req.raw, '{"key": "…"}')) as { key?: unknown };
      if (typeof key !== 'string' || key.trim() === '' || key.length > MOST_CHARACTERS) {
        throw new AppError('INVALID_ARGUMENT', 'key must be the text of a key', { path: 'key' });
      }
      const token = await doorkeeper.signIn(key);
      setCookie(context, SESSION_COOKIE, token, { ...cookieOptions(context), maxAge: SESSION_SECONDS });
      return context.body(null, 204);
    })
    .delete('/session', (context) => {
      deleteCookie(context, SESSION_COOKIE, cookieOptions(context));
      return context.body(null, 204);
    });
}

const MOST_CHARACTERS = 4_096;

/** Behind a proxy that speaks TLS the cookie is for TLS alone. */
const cookieOptions = (context: Context) => ({
  httpOnly: true,
  sameSite: 'Strict' as const,
  path: '/',
  secure: context.req.header('x-forwarded-proto') === 'https' || context.req.url.startsWith('https:'),
});
