import { hash } from 'node:crypto';
import type { RunRequest } from './runner.ts';

/** Equal for equal calls of one user: the SHA-256, in hex, of who asks for what with which arguments. */
export const toFingerprint = ({ userId, projectId, kind, input }: Omit<RunRequest, 'prepare'>): string =>
  hash('sha256', toCanonicalJson({ userId, projectId, kind, input }));

/** JSON with the keys of every object in order, so that equal values give equal text. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isPlainObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
