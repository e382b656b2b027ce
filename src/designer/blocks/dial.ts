import { html, type Markup } from '../../markup/html.ts';
import { arc } from 'd3-shape';
import type { BlockContext, Ground } from './block.ts';
import { defineBlock } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { focusAction, focusFigure, focusRoom, focusTitle, toPercent, type FocusSlot } from './focus-figure/opening.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { factGrid, factLines } from './kit/fact-list.ts';
import { figure, type FigureSize } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { picture } from './kit/picture.ts';
import { toRingPath } from './kit/ring-path.ts';
import { standing } from './kit/thing.ts';

const hasShare = ({ share }: FocusSlot): boolean => share !== undefined && share >= 0 && share <= 1;

const factsPx = (slot: FocusSlot): number =>
  Math.ceil(slot.facts.length / 2) * 72 + (slot.action === undefined ? 0 : 80);

/** A dial that holds the figure, how far it is, and the trade's picture. */
export const dial = defineBlock({
  id: 'dial',
  aliases: ['dial', 'gauge', 'meter', 'instrument'],
  shows: 'focus',
  isSignature: true,
  variants: [
    {
      name: 'gauge',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasShare(slot) && slot.value.length <= 7,
      heightPx: (slot, width) => (width === 'full' ? 480 : 480 + factsPx(slot)),
      render: gauge,
    },
    {
      name: 'porthole',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasShare(slot) && slot.picture !== undefined && slot.picture.kind !== 'abstract',
      heightPx: (slot, width) => (width === 'full' ? 460 : 580 + factsPx(slot)),
      render: porthole,
    },
    {
      name: 'horizon',
      natures: ['outdoors', 'day', 'grown'],
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasShare(slot) && slot.picture !== undefined && slot.value.length <= 6,
      heightPx: (slot, width) => (width === 'full' ? 620 : 480 + factsPx(slot)),
      render: horizon,
    },
  ],
});

const shareOf = ({ share = 0 }: FocusSlot): number => Math.min(1, Math.max(0, share));
const fixed = (value: number): number => Math.round(value * 100) / 100;

/** The gauge leaves a quarter open at its foot. */
const OPEN_FROM = -0.375;
const SWEEP = 0.75;
const TICKS = 30;

function gaugePath(from: number, to: number, inner: number, outer: number): string {
  const shape = arc<null>()
    .innerRadius(inner)
    .outerRadius(outer)
    .startAngle((OPEN_FROM + from * SWEEP) * 2 * Math.PI)
    .endAngle((OPEN_FROM + to * SWEEP) * 2 * Math.PI)
    .digits(2);
  return shape(null) ?? '';
}

function ticks(ground: Ground, share: number): Markup {
  const chart = chartInkOn(ground);
  return html`${Array.from({ length: TICKS + 1 }, (_, index) => {
    const part = index / TICKS;
    const turn = (OPEN_FROM + part * SWEEP) * 2 * Math.PI - Math.PI / 2;
    const inner = index % 5 === 0 ? 35.5 : 37.5;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return html`<path
      d="M${fixed(inner * cos)} ${fixed(inner * sin)}L${fixed(39.5 * cos)} ${fixed(39.5 * sin)}"
      fill="none"
      stroke-width="0.8"
      class="${chart.stroke} ${part <= share ? '' : 'opacity-40'}"
    />`;
  })}`;
}

/** Figures stand in a circle of about 200 px on a phone. */
function insideSize({ value, unit = '' }: FocusSlot): FigureSize {
  const characters = value.length + unit.length / 2;
  if (characters <= 3) return { value: 'text-display-lg', unit: 'text-headline-sm' };
  return characters <= 5
    ? { value: 'text-headline-lg @2xs:text-display-md', unit: 'text-title-lg' }
    : { value: 'text-headline-md @4xl:text-display-sm', unit: 'text-title-md' };
}

/** An instrument with ticks; the trade's place shows in its opening. */
function gauge(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  const ink = inkOn(ground);
  const share = shareOf(slot);
  return blockSection(
    'dial',
    context,
    room.root,
    html`<div
      class="grid grid-cols-1 ${room.inner} gap-x-16 gap-y-6 @3xl:grid-cols-[auto_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr]"
    >
      ${focusTitle(slot, context, ground)}
      <div
        class="relative mx-auto size-56 @2xs:size-72 @xl:size-80 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1 @5xl:size-96"
      >
        <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full">
          <path d="${gaugePath(0, 1, 42, 49)}" class="${TRACK[ground]}" />
          ${share === 0 ? '' : html`<path d="${gaugePath(0, share, 42, 49)}" class="${chartInkOn(ground).hill}" />`}
          ${ticks(ground, share)}
        </svg>
        <div class="absolute inset-x-0 top-1/4 mx-auto flex max-w-3/5 flex-col items-center text-center">
          <p data-part="label" class="${labelClass(context.style)} ${ink.soft}">${slot.label}</p>
          <p class="mt-1">${figure(slot, insideSize(slot), context.style)}</p>
        </div>
        ${slot.picture === undefined ? '' : html`<div class="absolute inset-x-0 bottom-0 flex justify-center">${medallion(slot, 'size-20 @5xl:size-28')}</div>`}
      </div>
      <div class="flex min-w-0 max-w-xl flex-col justify-end gap-6">
        ${slot.caption === undefined ? '' : html`<p data-part="caption" class="max-w-md text-title-lg text-pretty">${slot.caption}</p>`}
        ${goalLine(slot)} ${factLines(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
      </div>
    </div>`,
  );
}

/** How far it is and of what; the percentage is left out where it is the figure itself. */
function goalLine(slot: FocusSlot): Markup | '' {
  const isFigure = slot.unit === '%';
  if (isFigure && slot.goal === undefined) return '';
  return html`<p class="flex flex-wrap items-baseline gap-x-3 text-body-md">
    ${isFigure ? '' : html`<span class="text-title-lg font-semibold tabular-nums">${toPercent(shareOf(slot))}%</span>`}
    ${slot.goal === undefined ? '' : html`<span data-part="goal">${slot.goal}</span>`}
  </p>`;
}

/** A small round picture, or the thing itself where it stands by itself. */
const medallion = ({ picture: shown }: FocusSlot, size: string): Markup | '' => {
  if (shown === undefined) return '';
  return shown.kind === 'thing'
    ? standing(shown, size)
    : picture({ ...shown, alt: '' }, `${size} rounded-full object-cover`, 'square');
};

const TRACK: Record<Ground, string> = {
  surface: 'fill-surface-container-highest',
  tonal: 'fill-surface-container-highest',
  field: 'fill-on-primary-container/15',
  inverse: 'fill-inverse-on-surface/20',
};

/** A round window into the scene, with the way come so far as its rim. */
function porthole(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  const chart = chartInkOn(ground);
  const share = shareOf(slot);
  const turn = (share - 0.25) * 2 * Math.PI;
  return blockSection(
    'dial',
    context,
    room.root,
    html`<div
      class="grid grid-cols-1 ${room.inner} gap-x-16 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center"
    >
      <div class="flex min-w-0 flex-col gap-6">
        ${focusTitle(slot, context, ground)}${focusFigure(slot, context, ground)} ${goalLine(slot)}
        ${factGrid(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
      </div>
      <div class="relative order-first mx-auto size-56 @2xs:size-72 @xl:size-80 @3xl:order-none @5xl:size-96">
        ${slot.picture === undefined ? '' : picture(slot.picture, 'absolute inset-6 size-auto rounded-full object-cover', 'square')}
        <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full overflow-visible">
          <path d="${toRingPath(0, 1, 4)}" class="${TRACK[ground]}" />
          ${share === 0 ? '' : html`<path d="${toRingPath(0, share, 4, share < 1)}" class="${chart.hill}" />`}
          <circle cx="${fixed(48 * Math.cos(turn))}" cy="${fixed(48 * Math.sin(turn))}" r="4.5" class="${chart.hill}" />
        </svg>
      </div>
    </div>`,
  );
}

/** A half circle over the scene: the way from nothing to the goal, the figure under it. */
function horizon(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  const chart = chartInkOn(ground);
  const ink = inkOn(ground);
  const share = shareOf(slot);
  const turn = Math.PI * (1 - share);
  const [x, y] = [50 + 47 * Math.cos(turn), 50 - 47 * Math.sin(turn)];
  const half = (to: number, radius: number): string => {
    const end = Math.PI * (1 - to);
    return `M${50 - radius} 50A${radius} ${radius} 0 0 1 ${fixed(50 + radius * Math.cos(end))} ${fixed(50 - radius * Math.sin(end))}`;
  };
  return blockSection(
    'dial',
    context,
    room.root,
    html`<div class="flex flex-col gap-6 ${room.inner}">
      ${focusTitle(slot, context, ground)}
      <div class="grid grid-cols-1 gap-x-16 gap-y-6 @3xl:grid-cols-2 @3xl:items-end">
        <div class="mx-auto w-full max-w-2xl">
          <div class="relative aspect-[2/1]">
            ${slot.picture === undefined ? '' : html`<div class="absolute inset-x-7 top-7 bottom-0 overflow-hidden rounded-t-full @xl:inset-x-12 @xl:top-12">${picture(slot.picture, 'block size-full object-cover', 'wide')}</div>`}
            <svg viewBox="0 0 100 50" aria-hidden="true" class="absolute inset-0 size-full overflow-visible">
              <path d="${half(1, 47)}" fill="none" stroke-width="3" class="${chart.stroke} opacity-20" />
              ${share === 0 ? '' : html`<path d="${half(share, 47)}" fill="none" stroke-width="3" class="${chart.stroke}" />`}
              <circle cx="${fixed(x)}" cy="${fixed(y)}" r="3" class="${chart.hill}" />
            </svg>
          </div>
          <p class="flex justify-between gap-4 border-t-2 border-current pt-2 text-body-md ${ink.strong}">
            <span class="tabular-nums">0</span
            ><span class="text-title-md font-semibold tabular-nums">${toPercent(share)}%</span
            ><span class="text-right"
              >${slot.goal === undefined ? '100%' : html`<span data-part="goal">${slot.goal}</span>`}</span
            >
          </p>
        </div>
        <div class="flex min-w-0 flex-col gap-6">
          ${focusFigure(slot, context, ground, 'column')} ${factGrid(slot.facts, context.style, ground)}
          ${focusAction(slot, context, ground)}
        </div>
      </div>
    </div>`,
  );
}
