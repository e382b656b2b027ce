import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const wizard = defineArchetype({
  id: 'wizard',
  words: [
    [
      5,
      'wizard, form wizard, setup wizard, onboarding wizard, application wizard, multi step form, multi step form flow, multi step flow, multi step signup, multi step registration, multi step application, step by step form, stepper form, step form, form flow, form stepper, stepped form',
    ],
  ],
  frames: { phone: ['bare', 'top-bar'], page: ['centered', 'top-nav', 'bare'] },
  lead: [],
  body: ['form', ['notice', 'questions']],
  close: [],
  shares: [[8, 4], ...ONE_COLUMN],
  blocks: { phone: 1, page: 1 },
  otherwise: 'form',
  become: {
    steps: 'form',
    choices: 'form',
    focus: 'form',
    people: 'form',
    records: 'form',
    settings: 'form',
    plans: 'form',
    schedule: 'form',
    place: 'form',
    prose: 'form',
    points: 'form',
    gallery: 'form',
    order: 'form',
  },
  parts: {
    form: 'step, progress, progress bar, progress indicator, stepper, validation, help text, back button, next button, review, review step, summary, success summary, form',
  },
});
