import type { ErrorCode } from './app-error.ts';

interface ErrorRow {
  /** Plain words that existing clients search for; they follow the canonical word. */
  words: string;
  httpStatus: number;
  /** Whether the same call may succeed later without being changed. */
  retry: boolean;
}

/** The one mapping from error code to what each face says. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorRow>> = {
  INVALID_ARGUMENT: { words: '', httpStatus: 400, retry: false },
  NOT_FOUND: { words: 'not found', httpStatus: 404, retry: false },
  PERMISSION_DENIED: { words: 'no permission', httpStatus: 403, retry: false },
  UNAUTHENTICATED: { words: 'unauthenticated', httpStatus: 401, retry: false },
  FAILED_PRECONDITION: { words: '', httpStatus: 409, retry: false },
  RESOURCE_EXHAUSTED: { words: 'rate limit', httpStatus: 429, retry: true },
  CANCELLED: { words: '', httpStatus: 499, retry: true },
  UNAVAILABLE: { words: '', httpStatus: 503, retry: true },
  INTERNAL: { words: '', httpStatus: 500, retry: true },
};
