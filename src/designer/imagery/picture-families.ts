import { ABSTRACTS } from './abstract/compose-abstract.ts';
import type { PictureKind } from '../write/slots.ts';
import { FOOD } from './food/compose-food.ts';
import { LANDSCAPES } from './landscape/compose-landscape.ts';
import { PRODUCTS } from './product/compose-product.ts';
import { AVATARS, PORTRAITS } from './person/compose-person.ts';
import { ROOMS } from './room/compose-room.ts';
import { LOGOS } from './logo/compose-logo.ts';
import { MAPS } from './map/compose-map.ts';
import { PLATES } from './plate/compose-plate.ts';
import { THINGS } from './thing/compose-thing.ts';
import type { PictureFamily } from './picture-family.ts';

/** Every family by its kind: the one place where families are registered. */
export const PICTURE_FAMILIES: Readonly<Record<PictureKind, PictureFamily>> = {
  landscape: LANDSCAPES,
  product: PRODUCTS,
  food: FOOD,
  abstract: ABSTRACTS,
  map: MAPS,
  logo: LOGOS,
  room: ROOMS,
  portrait: PORTRAITS,
  avatar: AVATARS,
  thing: THINGS,
  plate: PLATES,
};
