import { AppError } from '../domain/app-error.ts';

/** Result codes of https://sqlite.org/rescode.html that are the machine's fault, not ours. */
const MACHINE_FAULTS: Readonly<Record<number, { message: string; hint: string }>> = {
  5: { message: 'the database is locked by another process', hint: 'Try again in a few seconds.' },
  6: { message: 'the database is locked by another process', hint: 'Try again in a few seconds.' },
  8: { message: 'the data folder cannot be written', hint: 'Make the folder writable for the service.' },
  10: { message: 'the disk of the data folder gives errors', hint: 'Check the disk, then try again.' },
  11: { message: 'the database file is damaged', hint: 'Restore the data folder from a backup.' },
  13: { message: 'the disk of the data folder is full', hint: 'Free some space, then try again.' },
  14: { message: 'the database file cannot be opened', hint: 'Check that the data folder exists and is writable.' },
  26: { message: 'the database file is not a database', hint: 'Point --data to another folder or restore a backup.' },
};

/** The AppError that says what is wrong with disk or file; any other error comes back as it is. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  // The low byte is the primary code; the rest tells variants of it apart.
  const fault = MACHINE_FAULTS[error.errcode & 0xff];
  return fault === undefined ? error : new AppError('UNAVAILABLE', fault.message, { hint: fault.hint, cause: error });
}
