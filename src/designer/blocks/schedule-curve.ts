import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { entryWords } from './kit/entry-words.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { isDated, toMinutes } from './kit/moments.ts';
import { findSceneKind } from './kit/scene-kind.ts';
import { quietRoom, signatureRoom } from './kit/signature-room.ts';
import { standing } from './kit/thing.ts';
import { spaceByTime } from './schedule-curve/time-spacing.ts';

type Slot = SlotOf<'schedule'>;

const hasCurve = ({ entries }: Slot, most: number): boolean =>
  entries.length >= 3 && entries.length <= most && isDated(entries);
const minutesOf = ({ entries }: Slot): number[] => entries.map((entry) => toMinutes(entry) ?? 0);

/** Beads closer than this, as a part of the whole time, would lie on each other. */
const LEAST_APART = 0.11;
const areApart = (slot: Slot): boolean => {
  const { parts } = spaceByTime(minutesOf(slot));
  return parts.every((part, index) => index === 0 || part - (parts[index - 1] ?? 0) >= LEAST_APART);
};

/** Dates on a curve, as far apart as they are in time. */
export const scheduleCurve = defineBlock({
  id: 'schedule-curve',
  aliases: ['date curve', 'tide', 'dates on a wave', 'road of dates'],
  shows: 'schedule',
  isSignature: true,
  natures: ['outdoors', 'journey'],
  variants: [
    {
      name: 'road',
      widths: ['wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasCurve(slot, 7),
      heightPx: (slot) => headingPx(slot) + 48 + roadPx(slot).reduce((sum, px) => sum + px, 0),
      render: road,
    },
    {
      name: 'tide',
      widths: ['full'],
      devices: WIDE_DEVICES,
      suits: (slot) => hasCurve(slot, 6),
      heightPx: (slot) => headingPx(slot) + 420,
      render: tide,
    },
    {
      name: 'beads',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => hasCurve(slot, 6) && areApart(slot),
      heightPx: (slot, width) => headingPx(slot) + 200 + slot.entries.length * (width === 'full' ? 52 : 88),
      render: beads,
    },
  ],
});

/** Least height of an entry on the road, and what the longest wait adds, CSS pixels. */
const LEAST_PX = 96;
const LONGEST_WAIT_PX = 112;

/** Heights of the stretches of road: a foot for the words and the rest by real time. */
function roadPx(slot: Slot): number[] {
  const { gaps } = spaceByTime(minutesOf(slot));
  const longest = Math.max(1, ...gaps);
  return gaps.map((gap) => LEAST_PX + Math.round(((gap / longest) * LONGEST_WAIT_PX) / 4) * 4);
}

/** Where the road lies at each entry, in percent of its lane, from side to side. */
const BENDS = [22, 78, 36, 84, 18, 66, 30] as const;
const bendAt = (index: number): number => BENDS[index % BENDS.length] ?? 50;

/** A winding road down the block; what is far off is further down. */
function road(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const chart = chartInkOn(ground);
  const heights = roadPx(slot);
  return blockSection(
    'schedule-curve',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-8 ">
        ${slot.entries.map((entry, index) => {
          const x = bendAt(index);
          const next = index + 1 < slot.entries.length ? bendAt(index + 1) : undefined;
          return html`<li
            data-part="row"
            class="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-6 @3xl:grid-cols-[12rem_minmax(0,1fr)] @3xl:gap-x-10"
            style="min-height:${next === undefined ? LEAST_PX : (heights[index] ?? LEAST_PX)}px"
          >
            <div aria-hidden="true" class="relative">
              ${next === undefined ? '' : stretch(x, next, ground)}
              <span class="absolute top-3 -translate-1/2" style="left:${x}%"
                >${mark(slot, index, ground, chart.bar)}</span
              >
            </div>
            <div class="min-w-0 pb-6">${entryWords(entry, context, ground)}</div>
          </li>`;
        })}
      </ol>`,
  );
}

/** One stretch of road, from this entry's mark to the next one's, as high as the row. */
function stretch(from: number, to: number, ground: Ground): Markup {
  const d = `M${from} 0C${from} 50 ${to} 50 ${to} 100`;
  const chart = chartInkOn(ground);
  const line = (classes: string, width: number, dashes: string): Markup =>
    html`<path
      d="${d}"
      fill="none"
      stroke-width="${width}"
      stroke-dasharray="${dashes}"
      vector-effect="non-scaling-stroke"
      class="${classes}"
    />`;
  return html`<svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    class="absolute inset-x-0 top-3 size-full overflow-visible"
  >
    ${line(`${chart.stroke} opacity-20`, 22, 'none')}${line(chart.stroke, 2, '6 8')}
  </svg>`;
}

/** The next entry is marked by the trade's thing, the others by a dot. */
function mark(slot: Slot, index: number, ground: Ground, dot: string): Markup {
  const thing = slot.things?.[0];
  if (index === 0 && thing !== undefined)
    return html`<span class="grid size-14 place-items-center rounded-full ${inkOn(ground).chip}"
      >${standing(thing, 'h-9 w-10')}</span
    >`;
  return html`<span class="block size-5 rounded-full ${dot}"></span>`;
}

/** Crests and troughs of the tide where the entries ride, in percent from the top. */
const CREST = 22;
const TROUGH = 70;
const levelAt = (index: number): number => (index % 2 === 0 ? CREST : TROUGH);

/** Entries ride a tide across the page; a column is as wide as the wait until the next. */
function tide(slot: Slot, context: BlockContext): Markup {
  const { box, ground, sides, bottom } = signatureRoom(context);
  const chart = chartInkOn(ground);
  const { gaps } = spaceByTime(minutesOf(slot));
  const typical = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length - 1);
  const wait = (index: number): number =>
    Math.max(1, Math.round(gaps[index + 1] === undefined ? typical : (gaps[index] ?? 1)));
  return blockSection(
    'schedule-curve',
    context,
    `overflow-hidden ${box}`,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-6 ${sides} ${bottom}">
        <ol class="flex flex-col @5xl:flex-row">
          ${slot.entries.map((entry, index) => {
            const [from, to] = [levelAt(index), levelAt(index + 1)];
            return html`<li
              data-part="row"
              class="flex min-w-0 flex-col @5xl:-mr-px @5xl:min-w-40 @5xl:basis-0"
              style="flex-grow:${wait(index)}"
            >
              <div aria-hidden="true" class="relative h-24 @5xl:h-40">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" class="absolute inset-0 size-full">
                  <path d="M0 ${from}C50 ${from} 50 ${to} 100 ${to}V101H0z" class="${chart.hill}" />
                </svg>
                <span class="absolute left-4 -translate-y-full" style="top:${from}%"
                  >${rider(slot, index, ground)}</span
                >
              </div>
              <div class="grow px-4 pb-6 ${chart.band}">${entryOn(slot, index, context)}</div>
            </li>`;
          })}
        </ol>
      </div>`,
  );
}

const rider = (slot: Slot, index: number, ground: Ground): Markup => {
  const thing = slot.things?.[index % slot.things.length];
  return thing === undefined
    ? html`<span
        class="block size-6 rounded-full border-4 ${chartInkOn(ground).halo} ${chartInkOn(ground).bar}"
      ></span>`
    : standing(thing, 'h-14 w-16');
};

const entryOn = (slot: Slot, index: number, context: BlockContext): Markup => {
  const entry = slot.entries[index];
  return entry === undefined ? html`` : entryWords(entry, context, 'band');
};

/** Beads on a line that is drawn to scale, with their words in order below. */
function beads(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const ink = inkOn(ground);
  const chart = chartInkOn(ground);
  const { parts } = spaceByTime(minutesOf(slot));
  const isWater = findSceneKind(slot.scene) === 'water';
  const d = isWater
    ? 'M0 50C12 10 12 10 25 50S38 90 50 50S62 10 75 50S88 90 100 50'
    : 'M0 90C20 90 30 12 50 12S80 90 100 90';
  return blockSection(
    'schedule-curve',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div aria-hidden="true" class="relative mx-4 mt-8 h-32 @xl:h-40">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" class="absolute inset-0 size-full overflow-visible">
          <path
            d="${d}"
            fill="none"
            stroke-width="3"
            vector-effect="non-scaling-stroke"
            class="${chart.stroke} opacity-40"
          />
        </svg>
        ${parts.map((part, index) => {
          const at = curveAt(part, isWater);
          return html`<span class="absolute -translate-1/2" style="left:${round(at.x)}%;top:${round(at.y)}%"
            ><span
              class="grid size-8 place-items-center rounded-full border-2 font-label text-label-lg font-semibold ${chart.halo} ${chart.mark}"
              >${index + 1}</span
            ></span
          >`;
        })}
      </div>
      <ol class="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 @xl:grid-cols-2 @4xl:grid-cols-3">
        ${slot.entries.map(
          (entry, index) =>
            html`<li data-part="row" class="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-t pt-3 ${ink.rule}">
              <span class="font-label text-title-md font-semibold ${ink.accent}">${index + 1}</span>
              <div class="min-w-0">${entryWords(entry, context, ground)}</div>
            </li>`,
        )}
      </ol>`,
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

type Cubic = readonly [number, number, number, number];
const WATER: readonly (readonly [x: Cubic, y: Cubic])[] = [
  [
    [0, 12, 12, 25],
    [50, 10, 10, 50],
  ],
  [
    [25, 38, 38, 50],
    [50, 90, 90, 50],
  ],
  [
    [50, 62, 62, 75],
    [50, 10, 10, 50],
  ],
  [
    [75, 88, 88, 100],
    [50, 90, 90, 50],
  ],
];
const ARC: readonly (readonly [x: Cubic, y: Cubic])[] = [
  [
    [0, 20, 30, 50],
    [90, 90, 12, 12],
  ],
  [
    [50, 70, 80, 100],
    [12, 12, 90, 90],
  ],
];
const bezier = ([a, b, c, d]: Cubic, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;

/** The point of the curve whose distance from the left is the part of the time. */
function curveAt(part: number, isWater: boolean): { x: number; y: number } {
  const pieces = isWater ? WATER : ARC;
  const target = part * 100;
  const piece = pieces.find(([x]) => target <= x[3]) ?? pieces.at(-1);
  if (piece === undefined) return { x: target, y: 50 };
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (bezier(piece[0], middle) < target) low = middle;
    else high = middle;
  }
  return { x: target, y: bezier(piece[1], (low + high) / 2) };
}
