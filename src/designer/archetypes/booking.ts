import { defineArchetype } from './archetype.ts';

export const booking = defineArchetype({
  id: 'booking',
  words: [
    [
      5,
      'booking, booking page, booking screen, booking flow, booking form, booking app, booking widget, appointment booking, appointment booking page, appointment scheduler, reservation, reservation page, reservation form, reservation screen, table reservation, table booking, room booking, hotel booking, class booking, seat selection, seat picker, ticket booking, book an appointment, book a table, book a room, book a class, book a session, book a court, time slot picker, slot picker, scheduling flow, flight booking, availability page',
    ],
    [3, 'book a, book an, seat selection screen, appointment form, pick a time, choose a time'],
  ],
  frames: { phone: ['top-bar', 'bare'], page: ['top-nav', 'centered', 'side-nav'] },
  lead: [],
  body: ['booking', ['questions', 'notice'], ['place', 'points']],
  close: [],
  shares: [[8, 4], [12]],
  blocks: { phone: 1, page: 2 },
  otherwise: 'booking',
  become: { choices: 'booking', month: 'booking', schedule: 'booking', order: 'booking' },
  parts: {
    booking:
      'book, booking, appointment, reservation, calendar, date, date picker, day, date selection, time slot, time picker, slot, time, available time, availability, seat, seat map, seat picker, seat selection, room, room type, room list, service, service list, service selection, treatment, guest, party size, number of guest, price, total price, price summary, summary, booking summary, duration, confirm, confirmation button, total, timezone',
  },
});
