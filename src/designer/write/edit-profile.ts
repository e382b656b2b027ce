import type { Action, Field, SlotOf } from './slots.ts';
import type { WriteContext } from './write-context.ts';

/** What people say of themselves. */
const USUAL: readonly Field[] = [
  { label: 'Display name', kind: 'text', value: 'Ada Ferro', width: 'half' },
  { label: 'Username', kind: 'text', value: 'ada.ferro', width: 'half' },
  { label: 'Bio', kind: 'textarea', value: 'Early mornings, long walks, one good notebook.' },
  { label: 'E-mail', kind: 'email', value: 'ada@ferro.example', width: 'half' },
  { label: 'Location', kind: 'text', value: 'Trieste', width: 'half' },
];
/** What only some houses ask; it stands where the prompt names it. */
const NAMED: readonly Field[] = [
  { label: 'Pronouns', kind: 'text', width: 'half' },
  { label: 'Birthday', kind: 'date', width: 'half' },
  { label: 'Phone', kind: 'tel', width: 'half' },
  { label: 'Website', kind: 'url', value: 'https://ferro.example', width: 'half' },
];

export const isProfile = (subject: string): boolean => /\b(?:profile|account)\b/i.test(subject);

export const profileFields = (prompt: string): Field[] => [
  ...USUAL,
  ...NAMED.filter(({ label }) => prompt.toLowerCase().includes(label.toLowerCase())),
];

export const changesFace = ({ label }: Action): boolean =>
  /\b(?:photo|avatar|profile (?:picture|image))\b/i.test(label);

/** Whether a picture of the person that a form is about is asked for. */
export const showsFace = (prompt: string): boolean =>
  /\b(?:current avatar|avatar upload|profile (?:photo|picture|image)|photo upload)\b/i.test(prompt);

/** The face above a form, with the button that changes it: the prompt's own where it names one. */
export function faceOf({ domain }: WriteContext, change: Action | undefined): NonNullable<SlotOf<'form'>['portrait']> {
  const name = (domain.people.find(({ role }) => role === 'You') ?? domain.people[0])?.name ?? 'Ada Ferro';
  return {
    picture: { kind: 'avatar', subject: name, alt: name },
    change: change ?? { label: 'Change photo', icon: 'camera' },
  };
}
