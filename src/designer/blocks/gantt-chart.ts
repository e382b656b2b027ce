import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import {
  barsOf,
  ganttBar,
  weekHead,
  weekLines,
  wordsAt,
  type GanttBar,
  type GanttSlot,
} from './gantt-chart/gantt-parts.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { pageHead } from './kit/page-head.ts';
import { panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { subHeading } from './kit/sub-heading.ts';

const groupsPx = (slot: GanttSlot, each: number): number => 200 + slot.groups.length * 44 + barsOf(slot) * each;

/** Pieces of work over the weeks they take. */
export const ganttChart = defineBlock({
  id: 'gantt-chart',
  aliases: ['gantt', 'roadmap', 'plan', 'schedule', 'timeline', 'bars'],
  shows: 'gantt',
  variants: [
    {
      name: 'grid',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => groupsPx(slot, 44),
      render: grid,
    },
    {
      name: 'lanes',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => groupsPx(slot, 56),
      render: lanes,
    },
    {
      name: 'sheet',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => groupsPx(slot, 52),
      render: sheet,
    },
  ],
});

const head = (slot: GanttSlot, context: BlockContext, ground: Ground): Markup => pageHead(slot, context, ground);

const words = (bar: GanttBar, ground: Ground, { withFace = true } = {}): Markup =>
  html`<div class="flex min-w-0 items-center gap-2">
    ${withFace && bar.person !== undefined ? avatar(bar.person, 'size-6 rounded-full') : ''}
    <p class="min-w-0">
      <span data-part="title" class="block break-words text-body-md font-semibold">${bar.title}</span>
      <span data-part="when" class="block font-label text-label-md tabular-nums @2xl:hidden ${inkOn(ground).soft}"
        >${bar.when}</span
      >
    </p>
  </div>`;

const PLOT = 'relative min-h-8 @max-2xl:hidden';

/** A list of the work at the left, its bars at the right on a grid of weeks. */
function grid(slot: GanttSlot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'gantt-chart',
    context,
    panel.box,
    html`${head(slot, context, ground)}
      <div class="mt-4">
        <div class="hidden grid-cols-[15rem_minmax(0,1fr)] gap-x-4 @2xl:grid">
          <span></span>${weekHead(slot, context, ground)}
        </div>
        ${slot.groups.map(
          (group, at) =>
            html`<section data-part="group" class="border-t pt-3 pb-2 ${ink.rule}">
              ${subHeading(group.title, context, `${headlineClass(context.style)} text-title-md`)}
              <ul class="mt-1">
                ${group.bars.map(
                  (bar) =>
                    html`<li
                      data-part="bar"
                      class="grid grid-cols-1 items-stretch gap-x-4 @2xl:grid-cols-[15rem_minmax(0,1fr)]"
                    >
                      <div class="py-1">${words(bar, ground)}</div>
                      <div class="${PLOT}">${weekLines(slot, ground)}${ganttBar(bar, slot, at, ground, 'h-5')}</div>
                    </li>`,
                )}
              </ul>
            </section>`,
        )}
      </div>`,
  );
}

/** A lane for each group; the words stand over their bars. */
function lanes(slot: GanttSlot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'gantt-chart',
    context,
    '',
    html`${head(slot, context, ground)}
      <div class="mt-4">
        <div class="hidden grid-cols-[9rem_minmax(0,1fr)] gap-x-4 @2xl:grid">
          <span></span>${weekHead(slot, context, ground)}
        </div>
        ${slot.groups.map(
          (group, at) =>
            html`<section
              data-part="group"
              class="grid grid-cols-1 gap-x-4 border-t py-3 @2xl:grid-cols-[9rem_minmax(0,1fr)] ${ink.rule}"
            >
              ${subHeading(group.title, context, `${headlineClass(context.style)} text-title-md`)}
              <div class="relative min-w-0">
                <div class="@max-2xl:hidden">${weekLines(slot, ground)}</div>
                <ul class="relative flex flex-col gap-1">
                  ${group.bars.map((bar) => {
                    const { left, isRight } = wordsAt(bar, slot);
                    return html`<li data-part="bar" class="min-w-0">
                      <p
                        class="flex min-w-0 items-baseline gap-2 @max-2xl:ml-0! @max-2xl:mr-0! @max-2xl:flex-wrap ${isRight ? '@2xl:justify-end @2xl:text-right' : ''}"
                        style="${isRight ? 'margin-right' : 'margin-left'}:${left}%"
                      >
                        ${bar.person === undefined ? '' : avatar(bar.person, 'size-5 self-center rounded-full')}
                        <span data-part="title" class="text-body-md font-semibold">${bar.title}</span
                        ><span data-part="when" class="font-label text-label-md tabular-nums ${ink.soft}"
                          >${bar.when}</span
                        >
                      </p>
                      <div class="relative min-h-5 @max-2xl:hidden">${ganttBar(bar, slot, at, ground, 'h-3')}</div>
                    </li>`;
                  })}
                </ul>
              </div>
            </section>`,
        )}
      </div>`,
  );
}

/** A table of the work with who has it and how far it is, the bars as its last column. */
function sheet(slot: GanttSlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const line =
    'grid grid-cols-[minmax(0,1fr)_auto] items-stretch gap-x-4 @2xl:grid-cols-[13rem_9rem_3rem_minmax(0,1fr)]';
  return blockSection(
    'gantt-chart',
    context,
    '',
    html`${head(slot, context, ground)}
      <div class="mt-4 border-y-2 ${ink.rule}">
        <div
          aria-hidden="true"
          class="hidden items-end gap-x-4 py-2 @2xl:grid @2xl:grid-cols-[13rem_9rem_3rem_minmax(0,1fr)]"
        >
          ${['Work', 'Who', 'Done'].map((label) => html`<span class="${labelClass(style)} ${ink.soft}">${label}</span>`)}
          ${weekHead(slot, context, ground)}
        </div>
        ${slot.groups.map(
          (group, at) =>
            html`<section data-part="group">
              ${subHeading(group.title, context, `border-t py-2 ${ink.rule} ${headlineClass(style)} text-title-md`)}
              <ul>
                ${group.bars.map(
                  (bar) =>
                    html`<li data-part="bar" class="${line} border-t ${ink.rule}">
                      <div class="py-2">${words(bar, ground, { withFace: false })}</div>
                      <p class="hidden items-center gap-2 text-body-md @2xl:flex ${ink.soft}">
                        ${bar.person === undefined ? '' : html`${avatar(bar.person, 'size-6 rounded-full')}<span class="min-w-0 break-words">${bar.person}</span>`}
                      </p>
                      <p class="flex items-center font-label text-label-lg tabular-nums">
                        ${bar.from === bar.to ? '–' : `${Math.round(bar.share * 100)} %`}
                      </p>
                      <div class="${PLOT}">${weekLines(slot, ground)}${ganttBar(bar, slot, at, ground, 'h-4')}</div>
                    </li>`,
                )}
              </ul>
            </section>`,
        )}
      </div>`,
  );
}
