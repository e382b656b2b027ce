import type { Element } from 'hast';
import { findAttribute, listElements } from '../../markup/element.ts';
import { findSubject, toWords } from './find-subject.ts';
import { PICTURE_FAMILIES } from './picture-families.ts';
import { pictureKindFor } from './picture-kind-for.ts';
import { PICTURE_KINDS, type PictureKind } from '../write/slots.ts';

/** A person, a pattern, a mark and a map stand for any. */
const STANDING_FOR_ANY: ReadonlySet<PictureKind> = new Set(['portrait', 'avatar', 'abstract', 'logo', 'map', 'plate']);

/** Whether words call for something that is drawn as itself, and not as something else of its kind. */
export function isDrawn(kind: string, subject: string): boolean {
  const words = toWords(subject.replace(/\|[^|]*$/, ''));
  const family = PICTURE_KINDS.find((known) => known === kind);
  if (family !== undefined)
    return STANDING_FOR_ANY.has(family) || findSubject(words, PICTURE_FAMILIES[family].objects) !== undefined;
  const guessed = pictureKindFor(subject).kind;
  return findSubject(words, PICTURE_FAMILIES[guessed].objects) !== undefined;
}

/** Pictures of a finished page that show something else than they were asked for. */
export function listUndrawn(body: Element): { id: string; asked: string }[] {
  return listElements(body).flatMap((element) => {
    const asked = findAttribute(element, 'dataPicture');
    const id = findAttribute(element, 'dataId');
    if (element.tagName !== 'svg' || asked === undefined || id === undefined) return [];
    const [kind = '', ...subject] = asked.split(':');
    const words = subject.join(':').trim();
    return words === '' || isDrawn(kind.trim(), words) ? [] : [{ id, asked }];
  });
}
