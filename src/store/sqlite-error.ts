import { AppError } from '../domain/app-error.ts';

const LOCKED = {
  message: 'the database is locked by another process',
  hint: 'Try again in a few seconds.',
};

/** Result codes of https://sqlite.org/rescode.html that are the machine's fault, not ours. */
const MACHINE_FAULTS: Readonly<Record<number, { message: string; hint: string }>> = {
  5: LOCKED,
  6: LOCKED,
  8: { message: 'the data folder cannot be written', hint: 'Make the folder writable for the service.' },
  10: { message: 'the disk of the data folder gives errors', hint: 'Check the disk, then try again.' },
  11: { message: 'the database file is damaged', hint: 'Restore the data folder from a backup.' },
  13: { message: 'the disk of the data folder is full', hint: 'Free some space, then try again.' },
  14: { message: 'the database file cannot be opened', hint: 'Check that the data folder exists and is writable.' },
  26: { message: 'the database file is not a database', hint: 'Point --data to another folder or restore a backup.' },
};

/** The AppError that says what is wrong with disk or file; any other error comes back as it is. */
export function toStoreError(error: unknown): unknown {
  const fault = findFault(error);
  return fault === undefined ? error : new AppError('UNAVAILABLE', fault.message, { hint: fault.hint, cause: error });
}

/** True when another process holds the lock that a statement needs; the statement did nothing then. */
export const isLocked = (error: unknown): boolean => findFault(error) === LOCKED;

function findFault(error: unknown): { message: string; hint: string } | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  // The low byte is the primary code; the rest tells variants of it apart.
  return MACHINE_FAULTS[error.errcode & 0xff];
}
