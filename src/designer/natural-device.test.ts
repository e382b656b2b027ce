import { describe, expect, it } from 'vitest';
import { DOMAINS } from './knowledge/domains.ts';
import { naturalDevice } from './natural-device.ts';
import { understand } from './understand/understand.ts';

describe('naturalDevice', () => {
  it.each([
    ['A meditation app home screen', 'MOBILE'],
    ['Banking app with balance, cards and recent transactions', 'MOBILE'],
    ['Podcast app library', 'MOBILE'],
    ['Login screen for a fintech startup', 'MOBILE'],
    ['Onboarding for language learners', 'MOBILE'],
    ['Landing page for a running app', 'DESKTOP'],
    ['Admin dashboard of a food delivery app', 'DESKTOP'],
    ['Project management kanban board', 'DESKTOP'],
    ['Pricing page for a note-taking app', 'DESKTOP'],
    ['Split sign in screen with a large picture', 'DESKTOP'],
    ['Web app for invoices', 'DESKTOP'],
    ['Checkout page with order summary', 'DESKTOP'],
  ])('%s → %s', (prompt, expected) => {
    expect(naturalDevice(understand(prompt, DOMAINS))).toBe(expected);
  });
});
