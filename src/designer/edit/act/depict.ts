import { setPicture } from '../apply/apply-picture.ts';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { find, refresh, untaken, type Working } from './working.ts';

/** Has a picture drawn of something else; of several only one that is named or the first that is seen at the top. */
export function depict(working: Working, { target, subject }: Extract<Ask, { kind: 'depict' }>): Outcome {
  const found = find(working, target);
  const [picture] = found.elements;
  if (picture === undefined || found.rivals !== undefined) return untaken(working, target, found);
  const outcome = setPicture(working.editing, picture, subject);
  refresh(working);
  return outcome;
}
