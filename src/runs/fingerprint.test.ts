import { describe, expect, it } from 'vitest';
import type { ProjectId, UserId } from '../domain/brand.ts';
import { toFingerprint } from './fingerprint.ts';

const call = {
  kind: 'generate',
  projectId: '7' as ProjectId,
  userId: 'ada' as UserId,
  input: { prompt: 'a', options: { count: 3, aspects: ['LAYOUT', 'IMAGES'] } },
};

describe('the fingerprint of a call', () => {
  it('is the same whatever the order of keys, and whether absent or undefined', () => {
    const reordered = { options: { aspects: ['LAYOUT', 'IMAGES'], count: 3 }, deviceType: undefined, prompt: 'a' };
    expect(toFingerprint({ ...call, input: reordered })).toBe(toFingerprint(call));
    expect(toFingerprint(call)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['kind', { kind: 'edit' }],
    ['project', { projectId: '8' as ProjectId }],
    ['user', { userId: 'grace' as UserId }],
    ['arguments', { input: { ...call.input, prompt: 'b' } }],
    ['order of a list', { input: { ...call.input, options: { count: 3, aspects: ['IMAGES', 'LAYOUT'] } } }],
  ])('differs by %s', (_, difference) => {
    expect(toFingerprint({ ...call, ...difference })).not.toBe(toFingerprint(call));
  });
});
