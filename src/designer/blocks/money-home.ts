import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { subHeading } from './kit/sub-heading.ts';
import { noteLine } from './kit/note-line.ts';

type Slot = SlotOf<'wallet'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const balance = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<div data-part="balance">
    <p class="${labelClass(style)} ${inkOn(ground).soft}">${slot.balance.label}</p>
    <p class="mt-1 ${figureFace(style)} text-display-sm tabular-nums">${slot.balance.value}</p>
    <p class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.words}</p>
    ${noteLine(slot, ground)}
  </div>`;

/** The card one pays with, in the size and shape that cards have. */
const card = ({ card: one }: Slot, { style }: BlockContext, paint: string): Markup =>
  html`<div
    data-part="card"
    class="mx-auto flex aspect-[8/5] w-full max-w-md flex-col justify-between rounded-xl p-5 ${paint}"
  >
    <div class="flex items-start justify-between gap-4">
      <p class="text-title-md font-semibold">${one.name}</p>
      ${icon('nfc', 'size-7')}
    </div>
    <div>
      <p class="font-mono text-title-lg tabular-nums">${one.digits}</p>
      <p
        class="mt-2 flex items-baseline justify-between gap-4 ${style.label === 'mono' ? 'font-mono' : ''} text-body-md"
      >
        <span class="min-w-0 break-words">${one.holder}</span><span class="tabular-nums">${one.expires}</span>
      </p>
    </div>
  </div>`;

const actions = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="actions" class="grid grid-cols-4 gap-2">
    ${slot.actions.map(
      (action, index) =>
        html`<li>
          <button type="button" class="flex w-full flex-col items-center gap-2 font-label text-label-md font-semibold">
            <span
              class="grid size-14 place-items-center rounded-full ${index === 0 && (ground === 'surface' || ground === 'tonal') ? 'bg-primary text-on-primary' : inkOn(ground).chip}"
              >${icon(action.icon, 'size-6')}</span
            ><span class="min-w-0 break-words text-center">${action.label}</span>
          </button>
        </li>`,
    )}
  </ul>`;

/** Those one sends to most. */
const people = (slot: Slot, context: BlockContext): Markup =>
  html`<div>
    ${subHeading('Send again', context, `${headlineClass(context.style)} text-title-md`)}
    <ul data-part="people" class="mt-3 grid grid-cols-5 gap-2">
      ${slot.people.map(
        (name) =>
          html`<li class="text-center">
            <button type="button" class="flex w-full flex-col items-center gap-1 text-label-md">
              ${avatar(name, 'size-14 rounded-full')}<span class="min-w-0 break-words">${name}</span>
            </button>
          </li>`,
      )}
    </ul>
  </div>`;

const moves = (slot: Slot, context: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<div data-part="list" class="flex flex-col gap-5">
    ${slot.groups.map(
      (group) =>
        html`<section>
          ${subHeading(group.day, context, `${labelClass(context.style)} ${ink.soft}`)}
          <ul class="mt-1 flex flex-col">
            ${group.rows.map(
              (row) =>
                html`<li data-part="row" class="flex min-h-16 items-center gap-4 border-t first:border-t-0 ${ink.rule}">
                  <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-full ${ink.chip}"
                    >${icon(row.icon)}</span
                  >
                  <p class="min-w-0 flex-1">
                    <span class="block break-words text-body-lg font-semibold">${row.title}</span
                    ><span class="block break-words text-body-md ${ink.soft}">${row.note}</span>
                  </p>
                  <p
                    class="shrink-0 text-title-md tabular-nums ${row.credit === true ? `font-semibold ${ink.accent}` : ''}"
                  >
                    ${row.amount}
                  </p>
                </li>`,
            )}
          </ul>
        </section>`,
    )}
  </div>`;
};

const movesHead = (context: BlockContext): Markup =>
  subHeading('Recent transactions', context, `${headlineClass(context.style)} text-title-lg`);

/** What one has in strong colour with what can be done; the card under it. */
const onField = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  return blockSection(
    'money-home',
    context,
    '',
    html`<div class="grid items-start gap-6 @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col gap-6">
        <div class="flex flex-col gap-5 ${strong.box}">
          ${headingElement(slot.title, context, 'text-title-lg')} ${balance(slot, context, strong.ground)}
          ${actions(slot, strong.ground)}
        </div>
        ${card(slot, context, inkOn(strong.ground === 'inverse' ? 'field' : 'inverse').ground)} ${people(slot, context)}
      </div>
      <div class="min-w-0">
        ${movesHead(context)}
        <div class="mt-3">${moves(slot, context, context.ground)}</div>
      </div>
    </div>`,
  );
};

/** The card first, as one holds it; the balance under it. */
const cardFirst = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'money-home',
    context,
    '',
    html`<div class="grid items-start gap-6 @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col gap-6">
        ${headingElement(slot.title, context, 'text-title-lg')} ${card(slot, context, 'bg-primary text-on-primary')}
        ${balance(slot, context, context.ground)} ${actions(slot, context.ground)}
      </div>
      <div class="flex min-w-0 flex-col gap-6">
        <div class="${panel.box}">
          ${movesHead(context)}
          <div class="mt-3">${moves(slot, context, panel.ground)}</div>
        </div>
        ${people(slot, context)}
      </div>
    </div>`,
  );
};

/** The sum as large as the page bears, then people, then what came and went. */
const sum = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'money-home',
    context,
    '',
    html`<div class="grid items-start gap-8 @3xl:grid-cols-2">
      <div class="flex min-w-0 flex-col gap-6">
        <div class="flex flex-col gap-2">
          ${headingElement(slot.title, context, 'text-title-lg')} ${balance(slot, context, context.ground)}
        </div>
        ${actions(slot, context.ground)} ${people(slot, context)}
        <div class="${panel.box}">${card(slot, context, 'bg-secondary-container text-on-secondary-container')}</div>
      </div>
      <div class="min-w-0">
        ${movesHead(context)}
        <div class="mt-3">${moves(slot, context, context.ground)}</div>
      </div>
    </div>`,
  );
};

const heightPx = (slot: Slot, width: BlockWidth): number =>
  (width === 'full' ? 640 : 760) +
  (width === 'full' ? 0 : slot.groups.reduce((all, { rows }) => all + 40 + rows.length * 68, 0));

/** What one has, on which card, and what came and went. */
export const moneyHome = defineBlock({
  id: 'money-home',
  aliases: ['balance', 'wallet', 'bank card', 'transactions', 'account'],
  shows: 'wallet',
  variants: [
    { name: 'on-field', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: onField },
    { name: 'card-first', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: cardFirst },
    { name: 'sum', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: sum },
  ],
});
