import { randomBytes } from 'node:crypto';
import { AppError } from '../domain/app-error.ts';

/** Takes one line for each thing worth knowing later; fields first, as pino does. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What is told of an error: an AppError as it is, a bug as INTERNAL under a number by which the log has the rest. */
export function toTold(error: unknown, log: Log, where: object): AppError {
  if (error instanceof AppError) return error;
  const incident = randomBytes(4).toString('hex');
  log.error({ ...where, incident, err: error }, 'a request failed unexpectedly');
  return new AppError('INTERNAL', 'something went wrong inside the service', {
    hint: `Try again; if it stays, report it with this number (incident ${incident}).`,
    cause: error,
  });
}
