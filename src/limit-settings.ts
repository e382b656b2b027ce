import { AppError } from './domain/app-error.ts';
import { DEFAULT_LIMITS, type Limits } from './domain/limits.ts';

type Read = (name: string) => string | undefined;

/** The limits of each user that can be set. Throws FAILED_PRECONDITION with one line that says how to mend it. */
export function readLimits(read: Read, parseCount: (name: string, read: Read) => number | undefined): Limits {
  const { runsAtOncePerUser, runsQueued, runsPerDay } = DEFAULT_LIMITS;
  return {
    ...DEFAULT_LIMITS,
    requestsPerMinute: readRequestRate(read),
    runsAtOncePerUser: parseCount('TAILORBIRD_RUNS_AT_ONCE', read) ?? runsAtOncePerUser,
    runsQueued: parseCount('TAILORBIRD_RUNS_QUEUED', read) ?? runsQueued,
    runsPerDay: parseCount('TAILORBIRD_RUNS_PER_DAY', read) ?? runsPerDay,
  };
}

function readRequestRate(read: Read): number {
  const text = read('TAILORBIRD_REQUESTS_PER_MINUTE');
  if (text === 'none') return Number.POSITIVE_INFINITY;
  if (text === undefined) return DEFAULT_LIMITS.requestsPerMinute;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new AppError(
    'FAILED_PRECONDITION',
    `TAILORBIRD_REQUESTS_PER_MINUTE is "${text}", neither a whole number from 1 on nor none`,
    { hint: 'Correct it, or unset TAILORBIRD_REQUESTS_PER_MINUTE.' },
  );
}
