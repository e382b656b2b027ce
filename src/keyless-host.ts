import { AppError } from './domain/app-error.ts';

/** Why the service does not start at an address that others reach while no key lets them in. */
export const keylessHost = (host: string): AppError =>
  new AppError('FAILED_PRECONDITION', `${host} is reachable from other machines, and no key is configured`, {
    hint: 'Set TAILORBIRD_TOKENS=user:key, issue one with `tailorbird keys issue USER`, or bind to 127.0.0.1 with TAILORBIRD_HOST.',
  });
