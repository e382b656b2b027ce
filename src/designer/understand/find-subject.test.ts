import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

describe('what a screen is about', () => {
  it.each([
    ['A phone app home screen for gardeners', 'Gardeners'],
    ['Smartphone app for lock keepers', 'Lock keepers'],
    ['Phone screen for a choir', 'Choir'],
    ['Tablet home screen for waiters', 'Waiters'],
  ])('is no device that it is drawn for: %s → %s', (prompt, subject) => {
    expect(understand(prompt, DOMAINS).subject).toBe(subject);
  });

  it('is a device where that is the matter', () => {
    expect(understand('Phone repair shop booking page', DOMAINS).subject).toContain('Phone repair');
  });
});
