import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { paintPart } from '../apply/paint-part.ts';
import type { LookName } from '../ask/ask.ts';
import { isDressed } from '../page/drawn-classes.ts';
import { isButton } from '../page/make-of-part.ts';
import { groundDressed } from './restyle-dressed.ts';

const ROOM = ['inline-flex', 'items-center', 'rounded-lg', 'px-4', 'py-2', 'no-underline'];

/** Gives plain links the look of buttons; false where it is no link, or no look of buttons that is asked for. */
export function makeButtonLike(elements: readonly Element[], look: LookName, color: string): boolean {
  const isPlain = (one: Element): boolean => one.tagName === 'a' && !isButton(one);
  if ((look !== 'outlined' && look !== 'filled') || elements.length === 0 || !elements.every(isPlain)) return false;
  for (const element of elements) {
    setClasses(element, [
      ...listClasses(element).filter((name) => !ROOM.includes(name)),
      ...ROOM,
      ...(look === 'outlined' ? ['border', 'border-current'] : []),
    ]);
    if (look !== 'filled') continue;
    if (isDressed(element)) groundDressed(element, color);
    else paintPart(element, color);
  }
  return true;
}
