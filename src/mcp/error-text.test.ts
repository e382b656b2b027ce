import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES } from '../domain/app-error.ts';
import { toErrorText } from './error-text.ts';

const TELLING = ['rate limit', 'not found', 'permission', 'unauthenticated'];

describe('toErrorText', () => {
  it('puts the canonical word first, and each telling word only where it belongs', () => {
    const message = 'Rate limit, not found, permission, unauthenticated';
    const told = Object.fromEntries(ERROR_CODES.map((code) => [code, toErrorText({ code, message, hint: undefined })]));
    for (const code of ERROR_CODES) expect(told[code]).toMatch(new RegExp(`^${code}: `));
    const tells = Object.fromEntries(
      ERROR_CODES.map((code) => [code, TELLING.filter((word) => told[code]?.toLowerCase().includes(word))]),
    );
    expect(tells).toEqual({
      INVALID_ARGUMENT: [],
      NOT_FOUND: ['not found'],
      PERMISSION_DENIED: ['permission'],
      UNAUTHENTICATED: ['unauthenticated'],
      FAILED_PRECONDITION: [],
      RESOURCE_EXHAUSTED: ['rate limit'],
      CANCELLED: [],
      UNAVAILABLE: [],
      INTERNAL: [],
    });
  });

  it.each(['projects/permission', 'rate limit-7', 'Unauthenticated'])(
    'withholds the id %s, which would tell of another error',
    (id) => {
      const error = new AppError('NOT_FOUND', 'project not found', {
        hint: `list_projects has them. Asked for: ${id}`,
      });
      expect(toErrorText(error)).toBe(
        'NOT_FOUND: project not found. list_projects has them. Asked for: an id that is withheld here',
      );
    },
  );

  it('adds the telling words where a message lacks them, and the hint', () => {
    const error = new AppError('RESOURCE_EXHAUSTED', 'too many runs are queued', { hint: 'Wait for one to end.' });
    expect(toErrorText(error)).toBe('RESOURCE_EXHAUSTED: rate limit: too many runs are queued. Wait for one to end.');
  });
});
