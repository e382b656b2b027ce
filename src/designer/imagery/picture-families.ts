import type { PictureKind } from '../write/slots.ts';
import { FOOD } from './food/compose-food.ts';
import { LANDSCAPES } from './landscape/compose-landscape.ts';
import { PRODUCTS } from './product/compose-product.ts';
import { AVATARS, PORTRAITS } from './person/compose-person.ts';
import { ROOMS } from './room/compose-room.ts';
import type { PictureFamily } from './picture-family.ts';

/** Every family by its kind: the one place where families are registered. */
export const PICTURE_FAMILIES: Readonly<Partial<Record<PictureKind, PictureFamily>>> = {
  landscape: LANDSCAPES,
  product: PRODUCTS,
  food: FOOD,
  room: ROOMS,
  portrait: PORTRAITS,
  avatar: AVATARS,
};
