import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { findSceneKind, type SceneKind } from './kit/scene-kind.ts';
import { seriesFigure } from './kit/series-figure.ts';
import { signatureRoom } from './kit/signature-room.ts';
import { drawHills, drawPeaks, drawTown, drawWater, hasRelief, type DrawLand } from './series-landscape/land.ts';
import { landPlot, spokenScale, toLandScale } from './series-landscape/land-plot.ts';
import { unitKindOf } from './kit/unit-kind.ts';

type Slot = SlotOf<'series'>;

const FEWEST = 4;
const LONG_LABEL = 7;

/** A landscape has no depth below zero and no second course, and its labels stand in one line. */
const isLand = ({ points, second, shape, unit }: Slot, most: number): boolean =>
  unitKindOf(unit) !== 'money' &&
  points.length >= FEWEST &&
  points.length <= most &&
  second === undefined &&
  points.every(({ value, label }) => value >= 0 && label.length <= LONG_LABEL) &&
  (shape === 'line' || hasRelief(points.map(({ value }) => value)));

const isIn = ({ scene }: Slot, ...kinds: SceneKind[]): boolean => {
  const kind = findSceneKind(scene);
  return kind === undefined || kinds.includes(kind);
};

const heightPx = (slot: Slot, width: BlockWidth): number =>
  (slot.note === undefined ? 236 : 260) + (width === 'narrow' ? 144 : 208) + (slot.figure === undefined ? 0 : 24);

/** Values as the trade's own landscape: hills, peaks, water or a town. */
export const seriesLandscape = defineBlock({
  id: 'series-landscape',
  aliases: ['landscape chart', 'hills', 'waves', 'skyline', 'mountains'],
  shows: 'series',
  isSignature: true,
  variants: [
    {
      name: 'hills',
      natures: ['outdoors'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isLand(slot, 9) && slot.shape === 'bars' && isIn(slot, 'hills', 'peaks'),
      heightPx,
      render: (slot, context) => landscape(slot, context, drawHills),
    },
    {
      name: 'peaks',
      natures: ['outdoors'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isLand(slot, 9) && slot.shape !== 'line' && isIn(slot, 'peaks'),
      heightPx,
      render: (slot, context) => landscape(slot, context, drawPeaks),
    },
    {
      name: 'water',
      natures: ['outdoors'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isLand(slot, 12) && (slot.shape !== 'bars' || isIn(slot, 'water')),
      heightPx,
      render: (slot, context) => landscape(slot, context, drawWater, slot.shape === 'line' ? 'auto' : 'always'),
    },
    {
      name: 'town',
      natures: ['buildings'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isLand(slot, 12) && slot.shape === 'bars' && isIn(slot, 'town'),
      heightPx,
      render: (slot, context) => landscape(slot, context, drawTown),
    },
  ],
});

/** Words in the sky, the land under them to the edges. */
function landscape(slot: Slot, context: BlockContext, draw: DrawLand, zero: 'always' | 'auto' = 'always'): Markup {
  const room = signatureRoom(context);
  const { ground } = room;
  return blockSection(
    'series-landscape',
    context,
    `relative overflow-hidden ${room.box}`,
    html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        ${blockHeading(slot, context, ground)}${seriesFigure(slot, context, ground)}
      </div>
      ${zero === 'auto' && slot.points.length > 0 ? scaleNote(slot, context) : ''}
      <div class="mt-24 ${room.sides} ${room.bottom}">
        ${slot.points.length === 0 ? '' : landPlot(slot, { draw, ground, thing: slot.things?.[0], zero, height: 'h-36 @xl:h-48' })}
      </div>`,
  );
}

function scaleNote(slot: Slot, context: BlockContext): Markup | '' {
  const said = spokenScale(
    slot,
    toLandScale(
      slot.points.map(({ value }) => value),
      'auto',
    ),
  );
  if (said === '') return '';
  const sentence = said.replace(', drawn', 'Drawn');
  return html`<p data-part="scale" class="mt-1 text-body-sm ${inkOn(signatureRoom(context).ground).soft}">
    ${sentence}
  </p>`;
}
