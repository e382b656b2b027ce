import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { ring } from './kit/ring.ts';
import { toRingPath } from './kit/ring-path.ts';
import { subHeading } from './kit/sub-heading.ts';
import { headingWithNote } from './kit/note-line.ts';
import { wideAction } from './kit/action-row.ts';

type Slot = SlotOf<'vitals'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const FILLS: Record<Ground, string> = {
  surface: 'fill-primary',
  tonal: 'fill-primary',
  field: 'fill-on-primary-container',
  inverse: 'fill-inverse-primary',
};
const TRACKS: Record<Ground, string> = {
  surface: 'fill-surface-container-highest',
  tonal: 'fill-surface-container-highest',
  field: 'fill-on-primary-container/15',
  inverse: 'fill-inverse-on-surface/20',
};

/** Rings in each other, the first outermost. */
const nested = ({ rings }: Slot, ground: Ground): Markup =>
  html`<svg viewBox="-50 -50 100 100" aria-hidden="true" class="size-40 shrink-0 @md:size-52">
    ${rings.map(({ share }, index) => {
      const scale = 1 - index * 0.25;
      return html`<g transform="scale(${scale})">
        <path d="${toRingPath(0, 1, 9 / scale)}" class="${TRACKS[ground]}" />
        <path
          d="${toRingPath(0, Math.min(0.999, share), 9 / scale, true)}"
          class="${FILLS[ground]}"
          ${index === 0 ? '' : html`opacity="${1 - index * 0.25}"`}
        />
      </g>`;
    })}
  </svg>`;

const legend = ({ rings }: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<ul data-part="rings" class="flex min-w-0 flex-col gap-3">
    ${rings.map(
      (one) =>
        html`<li class="min-w-0">
          <p class="text-body-md ${inkOn(ground).soft}">${one.label}</p>
          <p>
            <span class="${figureFace(style)} text-title-lg tabular-nums">${one.value}</span>
            <span class="text-body-md ${inkOn(ground).soft}">${one.goal}</span>
          </p>
        </li>`,
    )}
  </ul>`;

const tiles = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return html`<ul data-part="list" class="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
    ${slot.tiles.map(
      (tile) =>
        html`<li data-part="card" class="flex min-w-0 flex-col gap-2 ${panel.box}">
          <p class="flex items-center gap-2 text-body-md ${inkOn(panel.ground).soft}">
            <span aria-hidden="true" class="${inkOn(panel.ground).accent}">${icon(tile.icon)}</span
            ><span class="min-w-0 break-words">${tile.label}</span>
          </p>
          <p>
            <span class="${figureFace(context.style)} text-headline-sm tabular-nums">${tile.value}</span>
            <span class="text-body-md">${tile.unit}</span>
          </p>
          <p class="break-words text-body-md ${inkOn(panel.ground).soft}">${tile.note}</p>
        </li>`,
    )}
  </ul>`;
};

const rows = (slot: Slot, { style, ground }: BlockContext): Markup =>
  html`<ul data-part="list" class="flex flex-col">
    ${slot.tiles.map(
      (tile) =>
        html`<li
          data-part="row"
          class="flex min-h-16 items-center gap-4 border-t py-2 first:border-t-0 ${inkOn(ground).rule}"
        >
          <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
            >${icon(tile.icon)}</span
          >
          <p class="min-w-0 flex-1">
            <span class="block break-words text-body-lg font-semibold">${tile.label}</span
            ><span class="block break-words text-body-md ${inkOn(ground).soft}">${tile.note}</span>
          </p>
          <p class="shrink-0 text-right">
            <span class="${figureFace(style)} text-title-lg tabular-nums">${tile.value}</span>
            <span class="text-body-md">${tile.unit}</span>
          </p>
        </li>`,
    )}
  </ul>`;

/** The week as bars from zero, today marked. */
const week = (slot: Slot, context: BlockContext, ground: Ground): Markup => {
  const most = Math.max(...slot.week.days.map(({ value }) => value));
  const ink = inkOn(ground);
  return html`<section data-part="week">
    <div class="flex items-baseline justify-between gap-4">
      ${subHeading(slot.week.title, context, `${headlineClass(context.style)} text-title-md`)}
      <p class="text-body-md ${ink.soft}">${slot.week.unit}</p>
    </div>
    <ol class="mt-4 grid grid-cols-7 gap-2 text-center">
      ${slot.week.days.map(
        (day) =>
          html`<li>
            <div class="flex h-28 flex-col justify-end">
              <p class="text-label-sm tabular-nums">${day.value === 0 ? '' : String(day.value)}</p>
              <div
                class="mt-1 rounded-sm ${day.now === true ? ink.fill : ink.fillSoft}"
                style="height:${Math.max(2, Math.round((day.value / most) * 80))}%"
              ></div>
            </div>
            <p class="mt-2 text-label-md ${day.now === true ? 'font-bold' : ''}">${day.label}</p>
          </li>`,
      )}
    </ol>
  </section>`;
};

/** Rings in strong colour with their figures beside them. */
const ringed = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = panelFor(context);
  return blockSection(
    'body-rings',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      <div class="flex flex-col gap-5 ${strong.box}">
        ${headingWithNote(slot, context, strong.ground)}
        <div class="flex items-center gap-5">
          ${nested(slot, strong.ground)} ${legend(slot, context, strong.ground)}
        </div>
        <p class="text-body-lg text-pretty">${slot.words}</p>
        ${wideAction(slot.action, context, strong.ground)}
      </div>
      ${tiles(slot, context)}
      <div class="${panel.box}">${week(slot, context, panel.ground)}</div>
    </div>`,
  );
};

/** One ring with the first figure in its middle, on the page itself. */
const single = (slot: Slot, context: BlockContext): Markup => {
  const [first, ...others] = slot.rings;
  const { ground } = context;
  return blockSection(
    'body-rings',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      ${headingWithNote(slot, context, ground)}
      ${
        first === undefined
          ? ''
          : html`<div class="flex justify-center">
              ${ring(
                first.share,
                html`<p class="text-body-md">${first.label}</p>
                  <p class="${figureFace(context.style)} text-headline-md tabular-nums">${first.value}</p>
                  <p class="text-body-md">${first.goal}</p>`,
                { ground, size: 'size-60', thickness: 6 },
              )}
            </div>`
      }
      ${others.length === 0 ? '' : html`<div class="flex justify-center">${legend({ ...slot, rings: others }, context, ground)}</div>`}
      <p class="text-center text-body-lg text-pretty">${slot.words}</p>
      ${wideAction(slot.action, context, ground)} ${rows(slot, context)} ${week(slot, context, ground)}
    </div>`,
  );
};

/** The week first, in strong colour, then figures. */
const weekFirst = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'body-rings',
    context,
    '',
    html`<div class="flex flex-col gap-6">
      ${headingWithNote(slot, context, context.ground)}
      <div class="flex items-center gap-5">
        ${nested(slot, context.ground)} ${legend(slot, context, context.ground)}
      </div>
      <div class="${strong.box}">${week(slot, context, strong.ground)}</div>
      <p class="text-body-lg text-pretty">${slot.words}</p>
      ${wideAction(slot.action, context, context.ground)} ${tiles(slot, context)}
    </div>`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number => (width === 'full' ? 680 : 780) + slot.tiles.length * 60;

/** How a body does today. */
export const bodyRings = defineBlock({
  id: 'body-rings',
  aliases: ['activity rings', 'health', 'steps', 'sleep', 'vitals', 'calories', 'water'],
  shows: 'vitals',
  variants: [
    { name: 'ringed', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: ringed },
    { name: 'single', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: single },
    { name: 'week-first', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: weekFirst },
  ],
});
