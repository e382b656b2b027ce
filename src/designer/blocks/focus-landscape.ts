import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import {
  focusAction,
  focusFigure,
  focusGoal,
  focusMeter,
  focusRoom,
  focusTitle,
  type FocusRoom,
  type FocusSlot,
} from './focus-figure/opening.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { factGrid } from './kit/fact-list.ts';
import { icon } from './kit/icon.ts';
import { findSceneKind } from './kit/scene-kind.ts';
import { isThing } from '../write/pictures-for.ts';
import { drawHills, drawPeaks, drawTown, drawWater, hasRelief, type DrawLand } from './series-landscape/land.ts';
import { landPlot } from './series-landscape/land-plot.ts';

/** What a focus with a course is drawn on. */
const hasLand = ({ series }: FocusSlot): boolean =>
  series !== undefined &&
  series.second === undefined &&
  series.shape !== 'line' &&
  series.points.length >= 4 &&
  series.points.length <= 10 &&
  series.points.every(({ value, label }) => value >= 0 && label.length <= 7) &&
  hasRelief(series.points.map(({ value }) => value));

const factsPx = ({ facts, action, share }: FocusSlot): number =>
  Math.ceil(facts.length / 2) * 72 + (action === undefined ? 0 : 72) + (share === undefined ? 0 : 56);

/** The figure of a screen over its own course, which is the trade's landscape. */
export const focusLandscape = defineBlock({
  id: 'focus-landscape',
  aliases: ['landscape', 'hero figure', 'hills'],
  shows: 'focus',
  isSignature: true,
  natures: ['outdoors', 'buildings'],
  variants: [
    {
      name: 'under-sky',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasLand,
      heightPx: (slot, width) => (width === 'narrow' ? 520 + factsPx(slot) : 560),
      render: underSky,
    },
    {
      name: 'on-ground',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasLand(slot) && (slot.facts.length > 0 || slot.action !== undefined),
      heightPx: (slot, width) => (width === 'narrow' ? 520 + factsPx(slot) : 620),
      render: onGround,
    },
    {
      name: 'beside-land',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasLand,
      heightPx: (slot, width) => (width === 'full' ? 460 : 520 + factsPx(slot)),
      render: besideLand,
    },
  ],
});

function drawingFor({ picture, series, natures = [] }: FocusSlot): DrawLand {
  const kind = natures.includes('outdoors') ? findSceneKind(picture) : 'town';
  if (series?.shape === 'area') return kind === 'peaks' ? drawPeaks : drawWater;
  return kind === 'town' ? drawTown : kind === 'peaks' ? drawPeaks : drawHills;
}

function land(slot: FocusSlot, ground: Ground, height: string): Markup | '' {
  if (slot.series === undefined || slot.series.points.length === 0) return '';
  const thing = slot.picture !== undefined && isThing(slot.picture) ? slot.picture : slot.series.things?.[0];
  return landPlot(slot.series, { draw: drawingFor(slot), ground, height, thing, zero: 'always' });
}

const toGoal = (slot: FocusSlot, ground: Ground): Markup | '' =>
  slot.share === undefined ? focusGoal(slot, ground) : focusMeter(slot, ground);

const root = (context: BlockContext, room: FocusRoom, content: Markup): Markup =>
  blockSection('focus-landscape', context, `overflow-hidden ${room.root}`, content);

/** All words in the sky, the land below runs to the edges. */
function underSky(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context, 'flush');
  const { ground } = room;
  return root(
    context,
    room,
    html`<div
        class="grid grid-cols-1 ${room.inner} items-start gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div class="flex min-w-0 flex-col gap-4">
          ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground)}
        </div>
        <div class="flex min-w-0 flex-col gap-6">
          ${toGoal(slot, ground)} ${factGrid(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
        </div>
      </div>
      <div class="mt-24 ${room.edge}">${land(slot, ground, 'h-36 @xl:h-52')}</div>`,
  );
}

/** The figure in the sky, the land under it, and what is to be done on its solid ground. */
function onGround(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context, 'flush');
  const { ground } = room;
  const beneath = BENEATH[ground];
  return root(
    context,
    room,
    html`<div class="${room.inner} flex flex-col gap-4">
        ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground)}
      </div>
      <div class="mt-24 ${room.edge}">
        ${land(slot, ground, 'h-36 @xl:h-56')}
        <div class="${chartInkOn(ground).band}">
          <div
            class="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-6 pb-8 ${room.isPage ? 'px-page' : 'px-card'}"
          >
            ${slot.goal === undefined ? '' : html`<p data-part="goal" class="text-title-md font-semibold">${slot.goal}</p>`}
            ${plainFacts(slot)}
            ${
              slot.action === undefined
                ? ''
                : html`<button
                    type="button"
                    data-part="primary-action"
                    class="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-6 py-3 font-label text-label-lg font-semibold ${beneath}"
                  >
                    ${slot.action.icon === undefined ? '' : icon(slot.action.icon)}${slot.action.label}
                  </button>`
            }
          </div>
        </div>
      </div>`,
  );
}

/** A button on the solid ground of the land, in the colour of the sky. */
const BENEATH: Record<Ground, string> = {
  surface: 'bg-on-primary text-primary',
  tonal: 'bg-on-primary text-primary',
  field: 'bg-primary-container text-on-primary-container',
  inverse: 'bg-inverse-surface text-inverse-primary',
};

/** Facts in the colour of what they stand on. */
const plainFacts = ({ facts }: FocusSlot): Markup | '' =>
  facts.length === 0
    ? ''
    : html`<dl data-part="facts" class="flex flex-wrap gap-x-8 gap-y-4">
        ${facts.map(
          ({ label, value, unit }) =>
            html`<div data-part="fact">
              <dt class="font-label text-label-md">${label}</dt>
              <dd class="mt-1 text-title-lg font-semibold tabular-nums">
                <span data-part="value">${value}${unit === undefined ? '' : ` ${unit}`}</span>
              </dd>
            </div>`,
        )}
      </dl>`;

/** Words at the left of a wide block, the land takes the right to its edges; on a phone it comes first. */
function besideLand(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  return root(
    context,
    room,
    html`<div class="grid grid-cols-1 ${room.inner} gap-x-12 gap-y-8 @3xl:grid-cols-2 @3xl:items-stretch">
      <div class="flex min-w-0 flex-col gap-6">
        ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground, 'column')} ${toGoal(slot, ground)}
        ${factGrid(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
      </div>
      <div class="flex min-w-0 flex-col justify-end overflow-hidden rounded-lg pt-20 ${SKY[ground]}">
        ${land(slot, ground, 'h-40 @3xl:h-64')}
      </div>
    </div>`,
  );
}

/** A window of sky a tone apart from the ground, on which the ground's own text colours still read. */
const SKY: Record<Ground, string> = {
  surface: 'bg-surface-container-high',
  tonal: 'bg-surface-container-high',
  field: 'border border-on-primary-container/25',
  inverse: 'border border-inverse-on-surface/25',
};
