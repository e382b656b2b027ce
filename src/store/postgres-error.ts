import { AppError } from '../domain/app-error.ts';

const AWAY = {
  message: 'the database is away',
  hint: 'Try again in a few seconds; if it stays away, look at Postgres.',
};
const FULL = { message: 'the disk of the database is full', hint: 'Free some space there, then try again.' };
const REFUSED = {
  message: 'the database does not let the service in',
  hint: 'Correct user, password and database in TAILORBIRD_DATABASE_URL.',
};
const BUSY = { message: 'the database takes no more connections', hint: 'Try again in a few seconds.' };

/** By class or whole code of https://www.postgresql.org/docs/current/errcodes-appendix.html, or by the system's own code. */
const FAULTS: Readonly<Record<string, { message: string; hint: string }>> = {
  '08': AWAY,
  '28': REFUSED,
  '3D': REFUSED,
  '53': BUSY,
  '53100': FULL,
  '57': AWAY,
  '58': AWAY,
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  ETIMEDOUT: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  ENOENT: AWAY,
  EPIPE: AWAY,
};

/** The driver gives these no code. */
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|Connection ended|Query read timeout/i;

/** The AppError that says what is wrong with the database or the way to it; any other error comes back as it is. */
export function toPostgresStoreError(error: unknown): unknown {
  const fault = findFault(error);
  return fault === undefined ? error : new AppError('UNAVAILABLE', fault.message, { hint: fault.hint, cause: error });
}

/**
 * True when a transaction was undone because another one came in between: a serialisation failure, a deadlock, or a
 * row that was inserted at the same time. The same again may succeed.
 */
export const isConflict = (error: unknown): boolean => ['40001', '40P01', '23505'].includes(codeOf(error));

/** True when nothing is known of the connection any more. */
export const isConnectionLost = (error: unknown): boolean => {
  const fault = findFault(error);
  return fault === AWAY || fault === REFUSED;
};

function findFault(error: unknown): { message: string; hint: string } | undefined {
  const code = codeOf(error);
  const known = FAULTS[code] ?? FAULTS[code.slice(0, 2)];
  if (known !== undefined) return known;
  return error instanceof Error && LOST_CONNECTION.test(error.message) ? AWAY : undefined;
}

/** Of several addresses that were tried, the first one's. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
