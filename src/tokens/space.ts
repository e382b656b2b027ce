import type { DrawnDevice } from '../domain/designer.ts';
import type { Density } from '../domain/look.ts';

/**
 * The spaces that carry meaning: `page` side margin of the page, `section` between sections of a landing page, `block`
 * between blocks, `card` padding of a panel, `row` vertical padding of a list row, `stack` between lines of a group.
 */
export const SPACE_NAMES = ['page', 'section', 'block', 'card', 'row', 'stack'] as const;
export type SpaceName = (typeof SPACE_NAMES)[number];
/** CSS pixels, each a multiple of 4. */
export type Spaces = Readonly<Record<SpaceName, number>>;

/** A value for the screen's own device, and one for viewports up to 640 px. */
export interface Responsive<Value> {
  wide: Value;
  narrow: Value;
}

const HAND: Readonly<Record<Density, Spaces>> = {
  compact: { page: 16, section: 40, block: 16, card: 12, row: 8, stack: 4 },
  comfortable: { page: 20, section: 56, block: 24, card: 16, row: 12, stack: 8 },
  airy: { page: 24, section: 72, block: 32, card: 20, row: 16, stack: 8 },
};

const TABLET: Readonly<Record<Density, Spaces>> = {
  compact: { page: 24, section: 56, block: 16, card: 16, row: 8, stack: 4 },
  comfortable: { page: 32, section: 72, block: 24, card: 20, row: 12, stack: 8 },
  airy: { page: 48, section: 96, block: 32, card: 28, row: 16, stack: 12 },
};

const DESK: Readonly<Record<Density, Spaces>> = {
  compact: { page: 24, section: 64, block: 16, card: 16, row: 8, stack: 4 },
  comfortable: { page: 40, section: 96, block: 24, card: 24, row: 12, stack: 8 },
  airy: { page: 64, section: 128, block: 40, card: 32, row: 20, stack: 12 },
};

const WIDE: Readonly<Record<DrawnDevice, Readonly<Record<Density, Spaces>>>> = {
  MOBILE: HAND,
  TABLET,
  DESKTOP: DESK,
  AGNOSTIC: DESK,
};

/** The semantic spaces of a density on a device. */
export function createSpaces(density: Density, device: DrawnDevice): Responsive<Spaces> {
  return { wide: WIDE[device][density], narrow: HAND[density] };
}
