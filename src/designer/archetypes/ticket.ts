import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const ticket = defineArchetype({
  id: 'ticket',
  words: [
    [
      5,
      'ticket, event ticket, event ticket screen, ticket screen, ticket detail, ticket detail screen, digital ticket, mobile ticket, concert ticket, cinema ticket, movie ticket, train ticket, bus ticket, museum ticket, match ticket, e-ticket, ticket view, boarding pass, boarding pass screen, mobile boarding pass, qr ticket, admission ticket, access pass, lounge pass, lounge access pass, lounge access, day pass, season pass, ski pass, lift pass, visitor pass, guest pass, bus pass, travel pass, monthly pass, student card, student id, library card, insurance card, my ticket',
    ],
  ],
  frames: { phone: ['top-bar', 'bottom-bar'], page: ['top-nav', 'side-nav'] },
  lead: [],
  body: ['pass'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'pass',
  become: {
    focus: 'pass',
    hero: 'pass',
    order: 'pass',
    choices: 'pass',
    records: 'pass',
    gallery: 'pass',
    place: 'pass',
  },
  parts: {
    pass: 'ticket, qr code, qr, barcode, code, code to scan, seat, row, gate, section, date, time, date and time, venue, name, passenger, boarding time, terminal, door time, holder, order number, boarding group, flight number, countdown, event detail, poster',
  },
});
