import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf, Tone } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { pageBox } from './journal-index/page-box.ts';
import { isColoured, statusOn } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';
import { TONE_FILL } from './kit/tone-color.ts';

type Slot = SlotOf<'uptime'>;
type Part = Slot['parts'][number];

const heightPx = (slot: Slot): number => 420 + slot.parts.length * 104 + slot.incidents.length * 220;
const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** How a service stands, what each part of it did day by day, and what went wrong. */
export const serviceHealth = defineBlock({
  id: 'service-health',
  aliases: ['status', 'uptime', 'system status', 'service status', 'incidents', 'health'],
  shows: 'uptime',
  variants: [
    { name: 'banner', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: banner },
    { name: 'ruled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: ruled },
    { name: 'tiles', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: tiles },
  ],
});

/** Words that a bar of days stands for, for those who do not see it. */
const spoken = ({ days }: Part): string => {
  const hurt = days.filter(({ tone }) => tone !== 'good').length;
  return hurt === 0 ? `${days.length} days without trouble` : `${hurt} of ${days.length} days with trouble`;
};

const paintOf = (tone: Tone, ground: Ground): string =>
  isColoured(ground) ? (tone === 'good' ? inkOn(ground).fill : inkOn(ground).fillSoft) : TONE_FILL[tone];

/** A bar a day, higher on days with trouble, so that it tells without its colour; where there is little room, the last month. */
const bars = (part: Part, ground: Ground, height: string): Markup =>
  html`<div role="img" aria-label="${spoken(part)}" class="mt-2 flex ${height} items-end gap-1">
    ${part.days.map(
      ({ tone }, index) =>
        html`<span
          class="min-w-0 flex-1 rounded-sm ${tone === 'good' ? 'h-3/5' : 'h-full'} ${paintOf(tone, ground)} ${index * 2 < part.days.length ? 'hidden @2xl:block' : ''}"
        ></span>`,
    )}
  </div>`;

const ends = (part: Part, ground: Ground): Markup =>
  html`<p class="mt-2 flex justify-between font-label text-label-md tabular-nums ${inkOn(ground).soft}">
    <span class="hidden @2xl:inline">60 days ago</span><span class="@2xl:hidden">30 days ago</span
    ><span>${part.share}</span><span>Today</span>
  </p>`;

const partName = (part: Part, ground: Ground): Markup =>
  html`<div class="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
    <p class="min-w-0">
      <span data-part="title" class="break-words text-title-md font-semibold">${part.name}</span>
      ${part.note === undefined ? '' : html`<span class="ml-2 text-body-md ${inkOn(ground).soft}">${part.note}</span>`}
    </p>
    ${statusOn(part.status, ground)}
  </div>`;

const head = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<header data-part="heading" class="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
    <div class="flex min-w-0 items-center gap-4">
      <span
        class="grid size-12 shrink-0 place-items-center rounded-full ${isColoured(ground) ? inkOn(ground).chip : slot.status.tone === 'good' ? 'bg-primary text-on-primary' : 'bg-tertiary text-on-tertiary'}"
        >${icon(slot.status.tone === 'good' ? 'check' : 'triangle-alert', 'size-6')}</span
      >
      <div class="min-w-0">
        ${headingElement(slot.title, context, 'text-headline-md @3xl:text-headline-lg')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
      </div>
    </div>
    ${slot.action === undefined ? '' : button(slot.action, context, 'secondary', { ground })}
  </header>`;

/** What went wrong, newest first, with what was said of it hour by hour. */
const history = (slot: Slot, context: BlockContext): Markup => {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return html`<div data-part="incidents" class="mt-12">
    ${subHeading('What went wrong lately', context, `${headlineClass(style)} text-headline-sm`)}
    <ol class="mt-4">
      ${slot.incidents.map(
        (incident) =>
          html`<li
            data-part="row"
            class="grid gap-x-8 gap-y-3 border-t py-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${ink.rule}"
          >
            <div class="min-w-0">
              <p class="${labelClass(style)} ${ink.soft}">${incident.day}</p>
              <p class="mt-1 flex items-start gap-2 text-title-md font-semibold">
                <span
                  aria-hidden="true"
                  class="mt-2 size-2 shrink-0 rounded-full ${paintOf(incident.tone, ground)}"
                ></span
                ><span class="min-w-0 break-words">${incident.title}</span>
              </p>
            </div>
            <ol class="flex min-w-0 flex-col gap-3">
              ${incident.updates.map(
                (update) =>
                  html`<li class="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 text-body-md">
                    <span class="font-mono tabular-nums ${ink.soft}">${update.when}</span>
                    <span class="min-w-0"
                      ><span class="font-semibold">${update.state}.</span>
                      <span class="${ink.soft}">${update.text}</span></span
                    >
                  </li>`,
              )}
            </ol>
          </li>`,
      )}
    </ol>
  </div>`;
};

/** How it stands as a strong band; the parts in one panel under it. */
function banner(slot: Slot, context: BlockContext): Markup {
  const ground: Ground = isColoured(context.ground) ? context.ground : 'field';
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'service-health',
    context,
    pageBox(context),
    html`<div class="${isColoured(context.ground) ? '' : `rounded-xl p-card @3xl:p-8 ${inkOn(ground).ground}`}">
        ${head(slot, context, ground)}
      </div>
      <ul class="mt-6 ${panel.box}">
        ${slot.parts.map(
          (part, index) =>
            html`<li data-part="row" class="py-4 ${index === 0 ? '' : `border-t ${ink.rule}`}">
              ${partName(part, panel.ground)} ${bars(part, panel.ground, 'h-8')} ${ends(part, panel.ground)}
            </li>`,
        )}
      </ul>
      ${history(slot, context)}`,
  );
}

/** Name at the left, its days at the right, ruled lines between. */
function ruled(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'service-health',
    context,
    pageBox(context),
    html`${head(slot, context, ground)}
      <ul class="mt-8 border-b ${ink.rule}">
        ${slot.parts.map(
          (part) =>
            html`<li
              data-part="row"
              class="grid gap-x-8 gap-y-1 border-t py-4 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${ink.rule}"
            >
              <div class="min-w-0">
                <p data-part="title" class="break-words text-title-md font-semibold">${part.name}</p>
                ${part.note === undefined ? '' : html`<p class="text-body-md ${ink.soft}">${part.note}</p>`}
                <p class="mt-1">${statusOn(part.status, ground)}</p>
              </div>
              <div class="min-w-0">${bars(part, ground, 'h-10')} ${ends(part, ground)}</div>
            </li>`,
        )}
      </ul>
      ${history(slot, context)}`,
  );
}

/** A tile for each part, two beside each other. */
function tiles(slot: Slot, context: BlockContext): Markup {
  const panel = itemPanelFor(context);
  return blockSection(
    'service-health',
    context,
    pageBox(context),
    html`${head(slot, context, context.ground)}
      <ul class="mt-8 grid gap-4 @3xl:grid-cols-2">
        ${slot.parts.map(
          (part) =>
            html`<li data-part="card" class="min-w-0 ${panel.box}">
              ${partName(part, panel.ground)} ${bars(part, panel.ground, 'h-6')} ${ends(part, panel.ground)}
            </li>`,
        )}
      </ul>
      ${history(slot, context)}`,
  );
}
