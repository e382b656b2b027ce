import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';

export const TRANSITION_CHOICES: readonly { value: WireScreenLink['transition']; label: string }[] = [
  { value: 'PUSH', label: 'Push in from the side' },
  { value: 'RISE', label: 'Rise from below' },
  { value: 'DISSOLVE', label: 'Fade' },
  { value: 'NONE', label: 'At once' },
];

/** Stands for going back where a screen is chosen. */
export const BACK = 'back';
