import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { ring } from './kit/ring.ts';
import { subHeading } from './kit/sub-heading.ts';
import { tick } from './kit/tick.ts';
import { noteLine } from './kit/note-line.ts';
import { actionBelow } from './kit/action-row.ts';

type Slot = SlotOf<'checks'>;
type Item = Slot['groups'][number]['items'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** The seven days: full, in part, today, to come. */
const week = ({ week: days }: Slot, ground: Ground): Markup | '' => {
  if (days.length === 0) return '';
  const ink = inkOn(ground);
  const marks = {
    full: `${ink.fill} ${ground === 'field' ? 'text-primary-container' : ground === 'inverse' ? 'text-inverse-surface' : 'text-on-primary'}`,
    part: `border-2 border-current ${ink.strong}`,
    now: ink.chip,
    next: ink.soft,
  };
  const said = { full: 'all done', part: 'partly done', now: 'today', next: 'to come' };
  return html`<ol data-part="week" class="grid grid-cols-7 gap-1 text-center">
    ${days.map(
      (day) =>
        html`<li ${day.state === 'now' ? html`aria-current="date"` : ''}>
          <p class="text-label-md ${day.state === 'now' ? 'font-bold' : ''}">${day.day}</p>
          <p
            class="mx-auto mt-1 grid size-10 place-items-center rounded-full text-body-md tabular-nums ${marks[day.state]}"
          >
            <span>${day.date}<span class="sr-only">, ${said[day.state]}</span></span>
          </p>
        </li>`,
    )}
  </ol>`;
};

/** One thing to do: its sign, its words, its box. */
const line = (item: Item, id: string, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<label class="flex min-h-14 cursor-pointer items-center gap-4">
    <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-md ${ink.chip}"
      >${icon(item.icon)}</span
    ><span class="min-w-0 flex-1"
      ><span data-part="title" class="block break-words text-body-lg font-semibold">${item.title}</span
      ><span class="block break-words text-body-md ${ink.soft}"
        ><span>${item.note}</span
        >${item.side === undefined ? '' : html` · <span class="tabular-nums">${item.side}</span>`}</span
      ></span
    >${tick({ id, done: item.done, ground, round: true })}
  </label>`;
};

const groups = (slot: Slot, context: BlockContext, form: 'rows' | 'cards'): Markup => {
  const panel = panelFor(context);
  const ground = form === 'cards' ? panel.ground : context.ground;
  return html`<div class="grid items-start gap-x-10 gap-y-6 @3xl:grid-cols-2">
    ${slot.groups.map(
      (group, at) =>
        html`<section class="min-w-0">
          ${subHeading(group.title, context, `${headlineClass(context.style)} text-title-md`)}
          <ul data-part="list" class="mt-2 flex flex-col ${form === 'cards' ? 'gap-3' : ''}">
            ${group.items.map(
              (item, index) =>
                html`<li
                  data-part="row"
                  class="${form === 'cards' ? panel.box : `border-t py-2 first:border-t-0 ${inkOn(ground).rule}`}"
                >
                  ${line(item, `${context.key}-${at}-${index}`, ground)}
                </li>`,
            )}
          </ul>
        </section>`,
    )}
  </div>`;
};

const figure = (slot: Slot, context: BlockContext, size: string): Markup =>
  html`<p class="${figureFace(context.style)} ${size} tabular-nums">${slot.figure.value}</p>
    <p class="text-body-md">${slot.figure.of}</p>`;

/** A ring that closes as the day is done, in strong colour. */
const ringed = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'day-checks',
    context,
    '',
    html`<div class="flex flex-col gap-6 ${strong.box}">
        <div class="flex items-center justify-between gap-4">
          <div class="min-w-0">
            ${headingElement(slot.title, context, 'text-headline-sm')} ${noteLine(slot, strong.ground)}
            <p class="mt-1 text-body-lg">${slot.figure.words}</p>
          </div>
          ${ring(slot.figure.share, figure(slot, context, 'text-headline-md'), { ground: strong.ground, size: 'size-28 shrink-0' })}
        </div>
        ${week(slot, strong.ground)}
      </div>
      <div class="mt-6">${groups(slot, context, 'rows')}</div>
      ${actionBelow(slot.action, context)}`,
  );
};

/** The week above, what is done as one large figure over a bar, things on cards. */
const carded = (slot: Slot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'day-checks',
    context,
    '',
    html`<div class="flex flex-col gap-5">
        <div>${headingElement(slot.title, context)} ${noteLine(slot, context.ground)}</div>
        ${week(slot, context.ground)}
        <div>
          <p class="flex items-baseline gap-2">
            <span class="${figureFace(context.style)} text-display-sm tabular-nums">${slot.figure.value}</span
            ><span class="text-title-md">${slot.figure.of}</span
            ><span class="text-body-lg ${ink.soft}">${slot.figure.words}</span>
          </p>
          <div class="mt-3 h-3 rounded-full ${ink.track}">
            <div class="h-full rounded-full ${ink.fill}" style="width:${Math.round(slot.figure.share * 100)}%"></div>
          </div>
        </div>
      </div>
      <div class="mt-6">${groups(slot, context, 'cards')}</div>
      ${actionBelow(slot.action, context)}`,
  );
};

/** A plain list with its week under it, for those who want no more. */
const listed = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'day-checks',
    context,
    '',
    html`<div class="flex items-end justify-between gap-4">
        <div class="min-w-0">
          ${headingElement(slot.title, context)} ${noteLine(slot, context.ground)}
          <p class="mt-1 text-body-lg ${inkOn(context.ground).soft}">
            <span>${slot.figure.value}</span> <span>${slot.figure.of}</span> <span>${slot.figure.words}</span>
          </p>
        </div>
      </div>
      <div class="mt-5">${groups(slot, context, 'rows')}</div>
      ${slot.week.length === 0 ? '' : html`<div class="mt-6 ${panel.box}">${week(slot, panel.ground)}</div>`}
      ${actionBelow(slot.action, context)}`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number =>
  400 + slot.groups.reduce((sum, { items }) => sum + 48 + items.length * 84, 0) / (width === 'full' ? 2 : 1);

/** What is done every day, to tick off. */
export const dayChecks = defineBlock({
  id: 'day-checks',
  aliases: ['habits', 'daily checklist', 'routine', 'pills', 'chores', 'today'],
  shows: 'checks',
  variants: [
    { name: 'ringed', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: ringed },
    { name: 'carded', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: carded },
    { name: 'listed', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: listed },
  ],
});
