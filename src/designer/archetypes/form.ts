import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const form = defineArchetype({
  id: 'form',
  words: [
    [
      5,
      'form, survey, questionnaire, contact form, application form, feedback form, registration form, event creation, intake form, poll, job application, upload form, edit profile, edit my profile, edit your profile, edit account, profile editor, editing a profile, request form, rsvp form, order form, entry form, converter, checkin form, feedback survey, volunteer sign up form, volunteer sign up, volunteer form, event registration, event sign up, course registration, race registration, workshop sign up, class sign up, membership form, enrolment form, enrollment form, editor, photo editor',
    ],
    [
      3,
      'application, apply, rsvp, feedback, intake, estimate, quote request, composer, submission, registration, brief form',
    ],
  ],
  frames: { phone: ['top-bar', 'bare'], page: ['centered', 'top-nav'] },
  lead: [],
  body: ['form'],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 1, page: 1 },
  otherwise: 'form',
  become: { profile: 'form' },
});
