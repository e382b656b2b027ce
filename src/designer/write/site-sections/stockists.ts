import type { SlotShapes } from '../slots.ts';
import { defineSiteSection } from './site-section.ts';

const SHOPS = [
  ['Larder on Mill Lane', 'Mill Lane 9', 'Mon to Sat'],
  ['Station kiosk', 'Station Road 2', 'From six'],
  ['Saturday market', 'Market Square, stall 14', 'Sat, 8 to 13'],
  ['Corner shop Aydin', 'Bell Street 40', 'Every day'],
] as const;

/** Shops that carry what is made here. */
export const stockists = defineSiteSection(
  /^(?:where to (?:buy|get(?: it)?|find (?:it|our [\p{L} ]+))|(?:our )?(?:stockists?|retailers|resellers|shops|stores|locations|branches|points of sale)|store locator)$/iu,
  'place',
  ({ brand }): Omit<SlotShapes['place'], 'title'> => ({
    picture: { kind: 'map', subject: `shops that carry ${brand}`, alt: `Map of shops that carry ${brand}` },
    stops: SHOPS.map(([label, note, meta]) => ({ label, note, meta, icon: 'store' })),
  }),
);
