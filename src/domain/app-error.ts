/** The closed list of errors a caller can see. Whatever is not an AppError is a bug and is reported as INTERNAL. */
export const ERROR_CODES = [
  'INVALID_ARGUMENT',
  'NOT_FOUND',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'FAILED_PRECONDITION',
  'RESOURCE_EXHAUSTED',
  'CANCELLED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface AppErrorOptions {
  /** What the caller can do next, one sentence. */
  hint?: string;
  /** Path of the argument at fault, such as `variantOptions.variantCount`. */
  path?: string;
  cause?: unknown;
}

/** An error that is told to the caller in words: what was wrong, what was expected, what to do next. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly path: string | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
    this.path = options.path;
  }
}
