import type { PictureKind } from '../write/slots.ts';
import { LANDSCAPES } from './landscape/compose-landscape.ts';
import type { PictureFamily } from './picture-family.ts';

/** Every family by its kind: the one place where families are registered. */
export const PICTURE_FAMILIES: Readonly<Partial<Record<PictureKind, PictureFamily>>> = {
  landscape: LANDSCAPES,
};
