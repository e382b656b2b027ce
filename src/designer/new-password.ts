import type { Composition } from '../domain/designer.ts';
import { findDoor } from './outline/language/door-words.ts';

/** Only the opening of a prompt says what its screen is. */
const OPENING = 48;

/**
 * A page on which one becomes a member asks for a password that nobody has yet: browsers offer a new one there in place of
 * filling in an old one.
 */
export function withNewPassword(made: Composition, prompt: string): Composition {
  if (findDoor(prompt.slice(0, OPENING)) !== 'signUp') return made;
  return {
    ...made,
    body: made.body.replaceAll('autocomplete="current-password"', 'autocomplete="new-password"'),
  };
}
