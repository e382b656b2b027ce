import type { z } from 'zod';
import { AppError } from '../domain/app-error.ts';
import { toReceived } from './received.ts';

/**
 * Reads arguments by a schema. Throws one INVALID_ARGUMENT that says for every bad argument, by its path, what
 * is expected; what was received stands last, since some clients look for digits such as 404 in an error.
 */
export function parseArguments<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const given = raw ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw notAnObject(given);
  const unstorable = listUnstorable(given);
  if (unstorable.length > 0) throw toArgumentError(unstorable, given);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw toArgumentError(result.error.issues, given);
}

const NEXT = 'Nothing was created or changed: correct this and call again.';

const notAnObject = (given: unknown): AppError =>
  new AppError('INVALID_ARGUMENT', 'arguments must be an object', {
    path: 'arguments',
    hint: `${NEXT} Received: ${toReceived(given) ?? 'nothing'}`,
  });

type Problem = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Texts with a NUL character or half of a surrogate pair, wherever they stand: no store keeps either, and no page shows it. */
function listUnstorable(value: unknown, path: PropertyKey[] = []): Problem[] {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) return [{ path, message: 'must be a text without NUL characters' }];
    return value.isWellFormed() ? [] : [{ path, message: 'must be whole Unicode: it holds half of a surrogate pair' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    listUnstorable(held, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function toArgumentError(issues: readonly Problem[], raw: unknown): AppError {
  const problems = issues.map((issue) => ({ path: toPath(issue.path), message: issue.message, at: issue.path }));
  const received = unique(
    problems
      .map(({ path, at }) => [path, toReceived(valueAt(raw, at))] as const)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([path, value]) => `${path} = ${value}`),
  );
  const said = unique(problems.map(({ path, message }) => `${path} ${message}`)).join('; ');
  return new AppError('INVALID_ARGUMENT', said, {
    path: unique(problems.map(({ path }) => path)).join(', '),
    hint: received.length === 0 ? NEXT : `${NEXT} Received: ${received.join('; ')}`,
  });
}

/** Several bounds may be broken by one value. */
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const toPath = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? 'arguments'
    : path
        .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
        .join('');

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (Object(value) === value ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    raw,
  );
