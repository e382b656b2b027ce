import { PICTURE_KINDS, type PictureKind } from '../write/slots.ts';
import { PICTURE_FAMILIES } from './picture-families.ts';

/** What a kind of picture can show, each by the plainest word that calls for it. */
export interface Drawable {
  kind: PictureKind;
  subjects: readonly string[];
}

/** Every subject that is drawn as itself; what else is asked for is drawn as something of its kind. */
export const listDrawable = (): Drawable[] =>
  PICTURE_KINDS.map((kind) => ({
    kind,
    subjects: [...new Set(PICTURE_FAMILIES[kind].objects.map(({ id }) => id.replaceAll('-', ' ')))],
  }));
