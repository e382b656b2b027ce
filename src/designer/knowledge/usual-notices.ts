import type { Action, Tone } from '../write/slots.ts';

interface UsualNotice {
  tone: Tone;
  icon: string;
  body: string;
  action?: Action;
}

/** What a notice of such a name says in any trade: it tells of itself, not of what happened to be the trade's latest. */
const USUAL: readonly (readonly [words: RegExp, notice: UsualNotice])[] = [
  [
    /\bsuccess|\bconfirm(?:ation|ed)\b|\bthank you\b|\ball set\b/i,
    { tone: 'good', icon: 'circle-check', body: 'All done. A confirmation is on its way to your inbox.' },
  ],
  [
    /\btime-?out\b|\btimed out\b/i,
    {
      tone: 'bad',
      icon: 'timer-off',
      body: 'The answer took longer than ten seconds. Nothing was lost; try again when you are ready.',
      action: { label: 'Try again' },
    },
  ],
  [
    /\berrors?\b|\bfail(?:ed|ure)\b/i,
    {
      tone: 'bad',
      icon: 'circle-alert',
      body: 'That did not go through. Check what you entered and try once more.',
      action: { label: 'Try again' },
    },
  ],
  [
    /\boffline\b|\bno connection\b/i,
    {
      tone: 'warn',
      icon: 'wifi-off',
      body: 'There is no connection. What you change now is kept here and sent later.',
      action: { label: 'Try again' },
    },
  ],
  [
    /\bprivacy\b|\bgdpr\b|\bdata note\b/i,
    {
      tone: 'neutral',
      icon: 'lock',
      body: 'We write only about this, pass your address on to nobody, and one click takes you off the list.',
      action: { label: 'Read the policy' },
    },
  ],
  [
    /\bcookies?\b/i,
    {
      tone: 'neutral',
      icon: 'cookie',
      body: 'Only what keeps you signed in is on by default. The rest is for you to allow.',
      action: { label: 'Choose' },
    },
  ],
  [
    /\bbreaking[- ]changes?\b/i,
    {
      tone: 'warn',
      icon: 'triangle-alert',
      body: 'Tokens without a scope are refused from this version on. Renew yours before you upgrade.',
      action: { label: 'See how to renew' },
    },
  ],
  [
    /\bconflicts?\b|\boverlap/i,
    {
      tone: 'warn',
      icon: 'calendar-x',
      body: 'Two sessions share a room between 11:00 and 11:30. Move one of them, or give it another room.',
      action: { label: 'Resolve' },
    },
  ],
  [
    /\bdeprecat|\bend of (?:life|support)\b/i,
    {
      tone: 'warn',
      icon: 'hourglass',
      body: 'This still works until the end of March. What replaces it is ready to use today.',
      action: { label: 'Read how to move' },
    },
  ],
  [
    /\bmaintenance\b|\bdowntime\b/i,
    {
      tone: 'warn',
      icon: 'wrench',
      body: 'On Sunday from 02:00 to 03:00 nothing can be changed. Reading works throughout.',
      action: { label: 'See the status page' },
    },
  ],
  [
    /\bstatus pill\b|\ball systems\b|\bsystem status\b/i,
    { tone: 'good', icon: 'circle-check', body: 'All systems run as they should.', action: { label: 'Status page' } },
  ],
  [
    /\bannotations?\b|\bcallouts?\b/i,
    {
      tone: 'neutral',
      icon: 'message-square',
      body: 'One action per screen, large enough for a thumb. Back never loses what was entered.',
    },
  ],
];

export const findUsualNotice = (label: string): UsualNotice | undefined =>
  USUAL.find(([words]) => words.test(label))?.[1];
