import type { Tone } from '../../write/slots.ts';

/** One meaning per colour: primary is well or points out, tertiary wants attention, error is wrong. */
export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-on-surface-variant',
  accent: 'text-primary',
  good: 'text-primary',
  warn: 'text-tertiary',
  bad: 'text-error',
};

export const TONE_FILL: Record<Tone, string> = {
  neutral: 'bg-outline',
  accent: 'bg-primary',
  good: 'bg-primary',
  warn: 'bg-tertiary',
  bad: 'bg-error',
};
