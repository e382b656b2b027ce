import { FOOD } from '../food/compose-food.ts';
import type { PictureFamily } from '../picture-family.ts';
import { PRODUCTS } from '../product/compose-product.ts';

/** Goods and dishes by themselves, without ground or backdrop, so that blocks can set them on shelves, columns and roads. */
export const THINGS: PictureFamily = {
  kind: 'thing',
  objects: [...PRODUCTS.objects, ...FOOD.objects],
  fallback: ['parcel'],
  isCutOut: true,
  compose: (easel, object) => object.draw(easel),
};
