import type { SlotOf } from '../write/slots.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingPx } from './kit/heading-px.ts';
import { jar } from './stacked-jar/jar.ts';
import { parcels } from './stacked-jar/parcels.ts';
import { strata } from './stacked-jar/strata.ts';
import { unitKindOf } from './kit/unit-kind.ts';

type Slot = SlotOf<'breakdown'>;

const isWhole = ({ parts }: Slot): boolean =>
  parts.length >= 2 &&
  parts.length <= 7 &&
  parts.every(({ share }) => share > 0 && share <= 1) &&
  Math.abs(parts.reduce((sum, { share }) => sum + share, 0) - 1) < 0.02;

/** Measured stuff, or savings that are kept in jars by name. */
const fillsJar = ({ title, total }: Slot): boolean =>
  unitKindOf(total?.unit ?? '') === 'stuff' || total?.unit === 'kcal' || /\bjars?\b/i.test(title);
const isLand = ({ total }: Slot): boolean => unitKindOf(total?.unit ?? '') === 'land';

/** Layers carry their words inside: the thinnest must be as high as a line. */
const THINNEST = 0.1;

/** What a whole is made of, as layers in a vessel, of the ground, or as the parcels of a field seen from above. */
export const stackedJar = defineBlock({
  id: 'stacked-jar',
  aliases: ['jar', 'glass', 'layers', 'strata', 'vessel', 'parcels'],
  shows: 'breakdown',
  isSignature: true,
  variants: [
    {
      name: 'jar',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      natures: ['mixed', 'eaten'],
      suits: (slot) => isWhole(slot) && fillsJar(slot),
      heightPx: (slot, width) => headingPx(slot) + (width === 'narrow' ? 300 + slot.parts.length * 56 : 380),
      render: jar,
    },
    {
      name: 'strata',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      natures: ['mixed', 'eaten', 'outdoors', 'grown'],
      suits: (slot) =>
        isWhole(slot) && (fillsJar(slot) || isLand(slot)) && slot.parts.every(({ share }) => share >= THINNEST),
      heightPx: (slot) => headingPx(slot) + 110 + Math.max(320, slot.parts.length * 80),
      render: strata,
    },
    {
      name: 'parcels',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      natures: ['outdoors', 'grown', 'buildings'],
      suits: (slot) => isWhole(slot) && isLand(slot) && slot.parts.length >= 3,
      heightPx: (slot, width) => headingPx(slot) + 90 + (width === 'narrow' ? 240 + slot.parts.length * 48 : 330),
      render: parcels,
    },
  ],
});
