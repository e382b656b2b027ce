import { APICallError, RetryError } from 'ai';
import { AppError } from '../domain/app-error.ts';
import type { Spending } from '../domain/spending.ts';

/** What went wrong with a call, and whether asking again helps. */
export interface ModelFailure {
  /** An AppError in words of our own. */
  error: AppError;
  /** How often it is worth trying again. */
  retries: number;
  /** When the provider wants to be asked again, milliseconds from now. */
  retryAfterMs?: number;
  /** Said to whoever waits for the next attempt. */
  told: string;
  /** Said of the next attempt, where it does not begin anew. */
  next?: string;
}

/**
 * A provider's text may hold keys, prompts and addresses, so it goes no further than the cause, which is never shown.
 */
export function judgeFailure(error: unknown): ModelFailure {
  if (error instanceof CutOffAnswer) {
    const next = 'going on from there';
    return { error, retries: MOST_CONTINUATIONS, retryAfterMs: 0, told: 'The answer was cut off', next };
  }
  if (error instanceof UnusableAnswer) return { error, retries: 1, told: 'The answer could not be used' };
  if (error instanceof AppError) return { error, retries: 0, told: '' };
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return judgeCall(last);
  if (isTimeout(last)) {
    return {
      error: new AppError('UNAVAILABLE', 'the model did not answer in time', {
        hint: 'Try again, or choose MODEL_3_FLASH.',
        cause: error,
      }),
      retries: 0,
      told: '',
    };
  }
  return brokeOff(error);
}

/** In the middle, or in words that are none of the protocol's. */
const brokeOff = (cause: unknown): ModelFailure => ({
  error: new AppError('UNAVAILABLE', 'the answer of the model broke off', { hint: 'Try again.', cause }),
  retries: 1,
  told: 'The answer of the model broke off',
});

/** What came is whole, but not what was asked for. `detail` says to the model what is wrong with it. */
export class UnusableAnswer extends AppError {
  readonly detail: string;
  constructor(message: string, detail = '') {
    super('UNAVAILABLE', message, { hint: 'Try again, or choose another model.' });
    this.detail = detail;
  }
}

/** What came ends at the limit of tokens; what there is of it is worth going on from. */
export class CutOffAnswer extends AppError {
  readonly spending: Spending;
  constructor(spending: Spending) {
    super('UNAVAILABLE', STOPPED, { hint: STOPPED_HINT });
    this.spending = spending;
  }
}

const STOPPED = 'the model stopped before it was finished';
const STOPPED_HINT = 'Ask for fewer things on one screen, or try again.';
/** Times that a page is gone on with; longer ones have no end. */
const MOST_CONTINUATIONS = 3;

/** Nothing has come of it that could be gone on from. */
export const stoppedForGood = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', STOPPED, { hint: STOPPED_HINT, cause });

export const isSchemaRefused = (error: unknown): boolean =>
  APICallError.isInstance(error) && [400, 415, 422, 501].includes(error.statusCode ?? 0);

const REFUSED_KEY = new Set([401, 403]);
/** Anthropic says 529 when it is overloaded, others 503. */
const ATTEMPTS_AGAIN = 2;

function judgeCall(cause: APICallError): ModelFailure {
  const { statusCode } = cause;
  const once = (error: AppError): ModelFailure => ({ error, retries: 0, told: '' });
  if (statusCode === undefined) {
    const error = new AppError('UNAVAILABLE', 'the model cannot be reached', {
      hint: 'The operator can check the address with `tailorbird doctor`.',
      cause,
    });
    return { error, retries: ATTEMPTS_AGAIN, told: 'The model cannot be reached' };
  }
  if (REFUSED_KEY.has(statusCode)) {
    return once(
      new AppError('FAILED_PRECONDITION', 'the model provider refuses the configured key', {
        hint: 'The operator has to set a valid key; MODEL_ID_UNSPECIFIED works without one.',
        cause,
      }),
    );
  }
  if (statusCode === 404) {
    return once(
      new AppError('FAILED_PRECONDITION', 'the model provider does not know the configured model', {
        hint: 'The operator has to correct its name; MODEL_ID_UNSPECIFIED works without one.',
        cause,
      }),
    );
  }
  if (statusCode === 429) {
    const error = new AppError('RESOURCE_EXHAUSTED', 'rate limit of the model provider', {
      hint: 'Try again in a minute, or leave modelId out.',
      cause,
    });
    return { error, retries: ATTEMPTS_AGAIN, told: 'The model is busy', ...retryAfterOf(cause) };
  }
  if (statusCode >= 500 || statusCode === 408 || statusCode === 409) {
    const error = new AppError('UNAVAILABLE', 'the model provider has a fault of its own', {
      hint: 'Try again.',
      cause,
    });
    return { error, retries: ATTEMPTS_AGAIN, told: 'The model provider has a fault', ...retryAfterOf(cause) };
  }
  if (statusCode < 300) return brokeOff(cause);
  return once(
    new AppError('FAILED_PRECONDITION', 'the model provider refuses the request', {
      hint: 'Shorten the prompt, or choose another model.',
      cause,
    }),
  );
}

/** `Retry-After` in seconds or as a date, RFC 9110 10.2.3. */
function retryAfterOf({ responseHeaders }: APICallError): { retryAfterMs?: number } {
  const text = responseHeaders?.['retry-after'];
  if (text === undefined) return {};
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(waitMs) ? {} : { retryAfterMs: Math.max(0, waitMs) };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name);
