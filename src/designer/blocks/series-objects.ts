import { html, type Markup } from '../../markup/html.ts';
import type { Picture, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { inkOn } from './kit/ink.ts';
import { createNiceScale } from './kit/nice-scale.ts';
import { createNumberText, withUnit } from './kit/number-text.ts';
import { seriesFigure } from './kit/series-figure.ts';
import { spokenText, toSeriesModel } from './kit/series-model.ts';
import { quietRoom } from './kit/signature-room.ts';
import { standing } from './kit/thing.ts';
import { countThings } from './series-objects/count-things.ts';
import { unitKindOf, type UnitKind } from './kit/unit-kind.ts';

type Slot = SlotOf<'series'>;

const LONG_LABEL = 8;
const FEWEST = 3;

/** A cup may stand for ten guests or a litre, never for hours, money or a share. */
const COUNTED: ReadonlySet<UnitKind> = new Set(['count', 'stuff']);

const isCountable = ({ points, second, things, unit }: Slot, most: number): boolean =>
  (things?.length ?? 0) > 0 &&
  COUNTED.has(unitKindOf(unit)) &&
  second === undefined &&
  points.length >= FEWEST &&
  points.length <= most &&
  points.every(({ value }) => value >= 0) &&
  points.some(({ value }) => value > 0);
const hasShortLabels = ({ points }: Slot): boolean => points.every(({ label }) => label.length <= LONG_LABEL);

const headPx = (slot: Slot): number => (slot.note === undefined ? 88 : 112) + (slot.figure === undefined ? 0 : 64);

/** Values in the trade's own objects: filled, lifted or counted. */
export const seriesObjects = defineBlock({
  id: 'series-objects',
  aliases: ['pictogram', 'object chart', 'picture chart', 'isotype'],
  shows: 'series',
  isSignature: true,
  natures: ['sold', 'eaten', 'mixed'],
  variants: [
    {
      name: 'filling',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isCountable(slot, 7) && hasShortLabels(slot) && slot.shape !== 'line',
      heightPx: (slot, width) => headPx(slot) + (width === 'narrow' ? 176 : 224),
      render: filling,
    },
    {
      name: 'lifted',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isCountable(slot, 7) && hasShortLabels(slot) && slot.shape !== 'line',
      heightPx: (slot, width) => headPx(slot) + (width === 'narrow' ? 260 : 320),
      render: lifted,
    },
    {
      name: 'counted',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => isCountable(slot, 7) && slot.shape === 'bars',
      heightPx: (slot) => headPx(slot) + 40 + slot.points.length * 68,
      render: counted,
    },
  ],
});

const thingOf = ({ things }: Slot): Picture => things?.[0] ?? { kind: 'thing', subject: 'parcel', alt: '' };

function frame(slot: Slot, context: BlockContext, ground: Ground, classes: string, content: Markup): Markup {
  return blockSection(
    'series-objects',
    context,
    classes,
    html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        ${blockHeading(slot, context, ground)}${seriesFigure(slot, context, ground)}
      </div>
      ${slot.points.length === 0 ? '' : html`<figure data-part="chart" class="mt-6">${content}</figure>`}`,
  );
}

const caption = (text: string, name: string, ground: Ground): Markup =>
  html`<figcaption data-part="scale" class="mt-4 text-body-sm ${inkOn(ground).soft}">${name}. ${text}</figcaption>`;

/** Each object is filled from its foot as far as its value is of the full measure. */
function filling(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const model = toSeriesModel(slot);
  const scale = createNiceScale(model.values);
  const thing = thingOf(slot);
  const size = 'h-20 w-full @xl:h-32';
  return frame(
    slot,
    context,
    ground,
    box,
    html`<ol aria-label="${model.name}" class="grid gap-x-2 gap-y-6 @xl:gap-x-4 ${columnsFor(slot.points.length)}">
        ${slot.points.map((point, index) => {
          const percent = scale.toPercent(point.value);
          return html`<li data-part="point" class="flex min-w-0 flex-col items-center text-center">
            <div class="relative w-full ${size}">
              <span class="absolute inset-0 opacity-20">${standing(thing, 'size-full')}</span>
              <span class="absolute inset-x-0 bottom-0 overflow-hidden" style="height:${percent}%"
                ><span class="absolute inset-x-0 bottom-0 ${size} ${point.state === 'planned' ? 'opacity-60' : ''}"
                  >${standing(thing, 'size-full')}</span
                ></span
              >
            </div>
            ${columnWords(slot, index, ground)}
          </li>`;
        })}
      </ol>
      ${caption(`Full is ${withUnit(createNumberText([scale.max])(scale.max), slot.unit)}.`, model.name, ground)}`,
  );
}

const COLUMNS: Readonly<Record<number, string>> = {
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-3 @sm:grid-cols-5',
  6: 'grid-cols-3 @md:grid-cols-6',
  7: 'grid-cols-4 @md:grid-cols-7',
};
const columnsFor = (count: number): string => COLUMNS[count] ?? 'grid-cols-4';

function columnWords(slot: Slot, index: number, ground: Ground): Markup {
  const model = toSeriesModel(slot);
  const point = slot.points[index];
  if (point === undefined) return html``;
  const ink = inkOn(ground);
  const look = point.state === 'now' ? `rounded-full px-2 font-semibold ${chartInkOn(ground).mark}` : ink.soft;
  return html`<p data-part="value" class="mt-2 text-title-md tabular-nums ${ink.strong}">
      ${spokenText(point, model.texts[index] ?? '')}
    </p>
    <p data-part="label" class="mt-1 font-label text-label-md ${look}">${point.label}</p>`;
}

/** Each object stands on a column as high as its value. */
function lifted(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const model = toSeriesModel(slot);
  const highest = Math.max(Number.MIN_VALUE, ...model.values);
  const thing = thingOf(slot);
  const chart = chartInkOn(ground);
  return frame(
    slot,
    context,
    ground,
    box,
    html`<ol aria-label="${model.name}" class="grid auto-cols-fr grid-flow-col border-b-2 border-current @xl:gap-x-4">
        ${slot.points.map((point, index) => {
          const percent = Math.round((point.value / highest) * 1000) / 10;
          const isPlanned = point.state === 'planned';
          return html`<li data-part="point" class="relative min-w-0 pt-20 @xl:pt-24">
            <div class="relative mx-auto h-28 w-full max-w-16 @xl:h-44">
              <span
                class="absolute inset-x-1 bottom-0 rounded-t-sm ${isPlanned ? chart.barPlanned : chart.bar}"
                style="height:${percent}%"
              ></span>
              <span class="absolute inset-x-0 flex flex-col items-center" style="bottom:${percent}%">
                <span data-part="value" class="font-label text-label-md tabular-nums ${inkOn(ground).strong}"
                  >${spokenText(point, model.texts[index] ?? '')}</span
                >
                ${standing(thing, `mt-1 h-10 w-full @xl:h-16 ${isPlanned ? 'opacity-60' : ''}`)}
              </span>
            </div>
          </li>`;
        })}
      </ol>
      <ol class="mt-2 grid auto-cols-fr grid-flow-col text-center font-label text-label-md @xl:gap-x-4">
        ${slot.points.map((point) => html`<li class="min-w-0"><span data-part="label" class="${point.state === 'now' ? `rounded-full px-2 py-1 font-semibold ${chart.mark}` : inkOn(ground).soft}">${point.label}</span></li>`)}
      </ol>
      ${caption('Columns begin at 0.', model.name, ground)}`,
  );
}

/** As many objects in a row as its value holds of a said measure. */
function counted(slot: Slot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const model = toSeriesModel(slot);
  const thing = thingOf(slot);
  const { each, most, counts } = countThings(model.values);
  const cell = 100 / most;
  const ink = inkOn(ground);
  return frame(
    slot,
    context,
    ground,
    box,
    html`<ol aria-label="${model.name}" class="flex flex-col">
        ${slot.points.map(
          (point, index) =>
            html`<li
              data-part="point"
              class="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] @3xl:grid-cols-[9rem_minmax(0,1fr)_auto] items-end gap-x-4 border-t py-2 ${ink.rule}"
            >
              <p
                data-part="label"
                class="min-w-0 self-center break-words text-body-md ${point.state === 'now' ? 'font-semibold' : ''}"
              >
                ${point.label}
              </p>
              <div class="flex h-11 w-full max-w-sm min-w-0 ${point.state === 'planned' ? 'opacity-60' : ''}">
                ${Array.from({ length: Math.ceil(counts[index] ?? 0) }, (_, at) => {
                  const part = Math.min(1, (counts[index] ?? 0) - at);
                  return html`<span
                    class="relative h-full overflow-hidden"
                    style="width:${Math.round(cell * part * 100) / 100}%"
                    ><span class="absolute inset-y-0 left-0 px-px" style="width:${Math.round(10000 / part) / 100}%"
                      >${standing(thing, 'size-full')}</span
                    ></span
                  >`;
                })}
              </div>
              <p data-part="value" class="self-center text-title-md tabular-nums ${ink.strong}">
                ${spokenText(point, model.texts[index] ?? '')}
              </p>
            </li>`,
        )}
      </ol>
      ${caption(`One stands for ${withUnit(createNumberText([each])(each), slot.unit)}.`, model.name, ground)}`,
  );
}
