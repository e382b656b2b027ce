import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../domain/app-error.ts';

/** Lets in only who asks under a known name, and only pages of such an origin: against DNS rebinding. */
export const createKnownNames = (names: string[]) =>
  createMiddleware(async ({ req }, next) => {
    if (!validateHostHeader(req.header('host'), names).ok) throw unknownName('Host', req.header('host'));
    if (!validateOriginHeader(req.header('origin'), names).ok) throw unknownName('Origin', req.header('origin'));
    await next();
  });

const unknownName = (header: string, value = 'nothing'): AppError =>
  new AppError('PERMISSION_DENIED', `no permission under the ${header} ${value.slice(0, 100)}`, {
    hint: 'Start the service with TAILORBIRD_PUBLIC_URL set to the address that clients use, such as https://designs.your.host.',
  });
