import { describe, expect, it } from 'vitest';
import { toStorageError } from './storage-error.ts';

describe('errors of the storage', () => {
  it('says that the disk is full', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(toStorageError(full)).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'the disk of the data folder is full',
      hint: 'Free some space, then try again.',
    });
  });

  it('lets bugs through as they are', () => {
    const bug = new TypeError('x is not a function');
    expect(toStorageError(bug)).toBe(bug);
  });
});
