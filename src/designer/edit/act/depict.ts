import { setPicture } from '../apply/apply-picture.ts';
import type { Ask } from '../ask/ask.ts';
import type { Outcome } from '../editing.ts';
import { isIcon, isPicture } from '../page/make-of-part.ts';
import { setIconOf } from './add-icon.ts';
import { find, refresh, untaken, type Working } from './working.ts';

/** Words that only resemble what a picture shows are no name of it. */
const SURE = 0.8;

/** Has a picture drawn of something else; of several only one that is named or the first that is seen at the top. */
export function depict(working: Working, { target, subject }: Extract<Ask, { kind: 'depict' }>): Outcome {
  const found = find(working, target);
  const [picture] = found.elements;
  const isSure = target.words.length === 0 || found.score > SURE;
  if (picture === undefined || !(isIcon(picture) || isPicture(picture)) || found.rivals !== undefined || !isSure)
    return untaken(working, target, found);
  const outcome = isIcon(picture) ? setIconOf(picture, subject) : setPicture(working.editing, picture, subject);
  refresh(working);
  return outcome;
}
