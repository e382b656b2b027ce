import { AppError } from '../domain/app-error.ts';

const HINTS: Readonly<Record<string, { message: string; hint: string }>> = {
  ENOSPC: { message: 'the disk of the data folder is full', hint: 'Free some space, then try again.' },
  EDQUOT: { message: 'the disk quota of the data folder is used up', hint: 'Free some space, then try again.' },
  EROFS: { message: 'the data folder cannot be written', hint: 'Make the folder writable for the service.' },
  EACCES: { message: 'the data folder cannot be used', hint: 'Make the folder readable and writable for the service.' },
  EPERM: { message: 'the data folder cannot be used', hint: 'Make the folder readable and writable for the service.' },
  ENOENT: { message: 'the bytes of a file are missing', hint: 'Restore the data folder from a backup.' },
  ENOTDIR: { message: 'the data folder is not a folder', hint: 'Point --data to a folder.' },
  EIO: { message: 'the disk of the data folder gives errors', hint: 'Check the disk, then try again.' },
  EMFILE: { message: 'too many files are open', hint: 'Try again in a few seconds.' },
};

/** The AppError that says what is wrong with the storage; any other error comes back as it is. */
export function toStorageError(error: unknown): unknown {
  const known = HINTS[codeOf(error)];
  return known === undefined ? error : new AppError('UNAVAILABLE', known.message, { hint: known.hint, cause: error });
}

export const isFileMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
