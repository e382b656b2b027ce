import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { createNumberText, withUnit } from './kit/number-text.ts';
import { panelFor } from './kit/panel.ts';
import { seriesFigure } from './kit/series-figure.ts';

type Slot = SlotOf<'series'>;

const LEVELS: Record<Ground, readonly string[]> = {
  surface: ['bg-outline-variant/40', 'bg-primary/25', 'bg-primary/50', 'bg-primary/75', 'bg-primary'],
  tonal: ['bg-outline-variant/40', 'bg-primary/25', 'bg-primary/50', 'bg-primary/75', 'bg-primary'],
  field: [
    'bg-on-primary-container/10',
    'bg-on-primary-container/25',
    'bg-on-primary-container/50',
    'bg-on-primary-container/75',
    'bg-on-primary-container',
  ],
  inverse: [
    'bg-inverse-on-surface/15',
    'bg-inverse-primary/35',
    'bg-inverse-primary/50',
    'bg-inverse-primary/75',
    'bg-inverse-primary',
  ],
};
const STEPS = 4;

/** Colour of a value between nothing and the most of the series, in five steps. */
function levelOf(value: number, most: number, ground: Ground): string {
  const step = value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * STEPS));
  return LEVELS[ground][Math.min(STEPS, step)] ?? '';
}

const mostOf = ({ points }: Slot): number => Math.max(0, ...points.map(({ value }) => value));
const isPlain = (slot: Slot): boolean =>
  slot.second === undefined &&
  slot.points.length >= 4 &&
  slot.points.length <= 31 &&
  slot.points.every(({ value }) => value >= 0);

/** From little to much, in words at both ends. */
const scale = (slot: Slot, ground: Ground): Markup => {
  const written = createNumberText(slot.points.map(({ value }) => value));
  return html`<p aria-hidden="true" class="mt-4 flex items-center gap-1 font-label text-label-md ${inkOn(ground).soft}">
    <span class="mr-1">0</span>
    ${LEVELS[ground].map((level) => html`<span class="size-4 rounded-sm ${level}"></span>`)}
    <span class="ml-1">${withUnit(written(mostOf(slot)), slot.unit)}</span>
  </p>`;
};

function frame(slot: Slot, context: BlockContext, content: (ground: Ground) => Markup): Markup {
  const panel = panelFor(context);
  return blockSection(
    'heat-calendar',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <div class="mt-3">${seriesFigure(slot, context, panel.ground)}</div>
      <div class="mt-4">${content(panel.ground)}</div>
      ${scale(slot, panel.ground)}`,
  );
}

const valueTexts = (slot: Slot): string[] => {
  const written = createNumberText(slot.points.map(({ value }) => value));
  return slot.points.map(({ value }) => written(value));
};

/** A field for each point in one row that breaks where it must, the deeper the more. */
function fields(slot: Slot, context: BlockContext): Markup {
  const texts = valueTexts(slot);
  return frame(
    slot,
    context,
    (ground) =>
      html`<ol
        aria-label="${slot.name}"
        class="grid grid-cols-4 gap-2 @md:grid-cols-7 @4xl:auto-cols-fr ${slot.points.length <= 14 ? '@4xl:grid-flow-col @4xl:grid-cols-none' : '@4xl:grid-cols-14'}"
      >
        ${slot.points.map(
          (point, index) =>
            html`<li data-part="point" class="flex min-w-0 flex-col gap-1">
              <span
                aria-hidden="true"
                class="h-14 rounded-md ${levelOf(point.value, mostOf(slot), ground)} ${point.state === 'now' ? 'outline-2 outline-offset-2 outline-current' : ''}"
              ></span>
              <span class="flex flex-wrap justify-between gap-x-1 font-label text-label-md tabular-nums">
                <span class="${inkOn(ground).soft}">${point.label}</span>
                <span data-part="value" class="font-semibold">${texts[index]}</span>
              </span>
            </li>`,
        )}
      </ol>`,
  );
}

/** Each point as a pile of ten stones; as many are laid as its value is of the most. */
function stones(slot: Slot, context: BlockContext): Markup {
  const texts = valueTexts(slot);
  const most = Math.max(1, mostOf(slot));
  return frame(
    slot,
    context,
    (ground) =>
      html`<ol
        aria-label="${slot.name}"
        class="grid grid-cols-4 gap-x-2 gap-y-4 @lg:auto-cols-fr @lg:grid-flow-col @lg:grid-cols-none"
      >
        ${slot.points.map((point, index) => {
          const laid = Math.round((point.value / most) * 10);
          return html`<li
            data-part="point"
            class="flex min-w-0 flex-col items-stretch gap-1 font-label text-label-md tabular-nums"
          >
            <span data-part="value" class="text-center font-semibold">${texts[index]}</span>
            <span aria-hidden="true" class="flex flex-col-reverse gap-1">
              ${Array.from({ length: 10 }, (_, stone) => html`<span class="h-2 rounded-sm ${stone < laid ? (LEVELS[ground][point.state === 'planned' ? 1 : point.state === 'now' ? STEPS : 3] ?? '') : (LEVELS[ground][0] ?? '')}"></span>`)}
            </span>
            <span class="text-center ${inkOn(ground).soft}">${point.label}</span>
          </li>`;
        })}
      </ol>`,
  );
}

/** A list of bands: label, a band in the colour and length of its value, the value at its end. */
function bands(slot: Slot, context: BlockContext): Markup {
  const texts = valueTexts(slot);
  const most = Math.max(1, mostOf(slot));
  return frame(
    slot,
    context,
    (ground) =>
      html`<ol aria-label="${slot.name}" class="flex flex-col gap-1">
        ${slot.points.map(
          (point, index) =>
            html`<li
              data-part="point"
              class="grid grid-cols-[4rem_minmax(0,1fr)_3.5rem] items-center gap-x-3 font-label text-label-lg tabular-nums"
            >
              <span class="min-w-0 break-words ${point.state === 'now' ? 'font-semibold' : inkOn(ground).soft}"
                >${point.label}</span
              >
              <span aria-hidden="true" class="flex h-7">
                <span
                  class="rounded-sm ${levelOf(point.value, most, ground)}"
                  style="width:${Math.max(1, Math.round((point.value / most) * 100))}%"
                ></span>
              </span>
              <span data-part="value" class="text-right font-semibold">${texts[index]}</span>
            </li>`,
        )}
      </ol>`,
  );
}

/** A course over days or hours told by depth of colour. */
export const heatCalendar = defineBlock({
  id: 'heat-calendar',
  aliases: ['heatmap', 'heat map', 'activity calendar', 'contribution graph', 'activity grid'],
  shows: 'series',
  variants: [
    {
      name: 'fields',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isPlain,
      heightPx: (slot, width) =>
        headingPx(slot) + 180 + Math.ceil(slot.points.length / (width === 'full' ? 14 : 7)) * 86,
      render: fields,
    },
    {
      name: 'stones',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isPlain(slot) && slot.points.length <= 12,
      heightPx: (slot) => headingPx(slot) + 300,
      render: stones,
    },
    {
      name: 'bands',
      widths: ['wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isPlain(slot) && slot.points.length <= 14,
      heightPx: (slot) => headingPx(slot) + 150 + slot.points.length * 32,
      render: bands,
    },
  ],
});
