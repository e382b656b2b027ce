import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

describe('the kind of a screen, where a word of it has two meanings', () => {
  it.each([
    ['Create account form for a gym', 'auth'],
    ['Create an account form for a library', 'auth'],
    ['Create new account page for a bank', 'auth'],
    ['Create account details page', 'record'],
    ['Create an account settings screen', 'settings'],
    ['Ticket screen for a helpdesk', 'record'],
    ['Ticket page for a support team', 'record'],
    ['IT service desk ticket screen', 'record'],
    ['Bug ticket screen for a software team', 'record'],
    ['Ticket screen for a cinema', 'ticket'],
    ['Train ticket screen', 'ticket'],
    ['Ticket for a jazz concert', 'ticket'],
    ['Store finder: list on the left, map on the right', 'map'],
    ['Pharmacy finder with the map on the left', 'map'],
    ['Branch finder with map on the right and list of branches on the left', 'map'],
  ])('%s → %s', (prompt, archetype) => {
    expect(understand(prompt, DOMAINS).archetype).toBe(archetype);
  });
});
