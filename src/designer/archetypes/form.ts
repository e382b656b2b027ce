import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const form = defineArchetype({
  id: 'form',
  words: [
    [
      5,
      'form, survey, questionnaire, contact form, contact page, booking form, application form, feedback form, registration form, wizard, multi step form, event creation, intake form, quiz, poll, booking flow, reservation form, booking page, job application, flight booking, seat selection, upload form, edit profile, profile editor, editing a profile, request form, rsvp form, order form, reservation page, appointment booking, appointment form, form flow, entry form, converter, checkin form, feedback survey, trivia quiz, trivia, booking screen, editor, photo editor',
    ],
    [
      3,
      'booking, book a, reservation, application, apply, rsvp, contact, feedback, intake, estimate, quote request, composer, submission, registration, brief form, seat picker',
    ],
  ],
  frames: { phone: ['top-bar'], page: ['centered', 'top-nav'] },
  lead: [],
  body: ['form'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'form',
});
