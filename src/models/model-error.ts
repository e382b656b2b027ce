import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai';
import { AppError } from '../domain/app-error.ts';

const REFUSED_KEY = new Set([401, 403]);

/**
 * What went wrong with a call, in words of our own: a provider's text may hold keys, prompts and addresses, so it goes
 * no further than the cause, which is never shown. An abort by the caller is handed on as it is.
 */
export function toModelError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof AppError) return error;
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return toCallError(last);
  if (NoObjectGeneratedError.isInstance(last) || NoOutputGeneratedError.isInstance(last)) {
    return new AppError('UNAVAILABLE', 'the model answered something that is not the asked form', {
      hint: 'Try again, or choose another model.',
      cause: error,
    });
  }
  if (isTimeout(last)) {
    return new AppError('UNAVAILABLE', 'the model did not answer in time', {
      hint: 'Try again, or choose MODEL_3_FLASH.',
      cause: error,
    });
  }
  return new AppError('UNAVAILABLE', 'the connection to the model broke off', { hint: 'Try again.', cause: error });
}

function toCallError(error: APICallError): AppError {
  const { statusCode } = error;
  if (statusCode === undefined) {
    return new AppError('UNAVAILABLE', 'the model cannot be reached', {
      hint: 'The operator can check the address with `tailorbird doctor`.',
      cause: error,
    });
  }
  if (REFUSED_KEY.has(statusCode)) {
    return new AppError('FAILED_PRECONDITION', 'the model provider refuses the configured key', {
      hint: 'The operator has to set a valid key; MODEL_ID_UNSPECIFIED works without one.',
      cause: error,
    });
  }
  if (statusCode === 404) {
    return new AppError('FAILED_PRECONDITION', 'the model provider does not know the configured model', {
      hint: 'The operator has to correct its name; MODEL_ID_UNSPECIFIED works without one.',
      cause: error,
    });
  }
  if (statusCode === 429) {
    return new AppError('RESOURCE_EXHAUSTED', 'rate limit of the model provider', {
      hint: 'Try again in a minute, or leave modelId out.',
      cause: error,
    });
  }
  if (statusCode >= 500) {
    return new AppError('UNAVAILABLE', 'the model provider has a fault of its own', {
      hint: 'Try again.',
      cause: error,
    });
  }
  return new AppError('FAILED_PRECONDITION', 'the model provider refuses the request', {
    hint: 'Shorten the prompt, or choose another model.',
    cause: error,
  });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name);
