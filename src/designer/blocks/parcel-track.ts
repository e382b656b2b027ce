import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { factLines } from './kit/fact-list.ts';
import { figure, giantSize } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { edgesOf, frameFor, panelFor, strongPanelFor } from './kit/panel.ts';
import { avatar, picture } from './kit/picture.ts';
import { stateMark } from './kit/state-mark.ts';
import { statusOn } from './kit/status-on.ts';
import { noteLine } from './kit/note-line.ts';

type Slot = SlotOf<'tracking'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const STAGE_PX = 76;

const etaFigure = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<div data-part="eta">
    <p class="${labelClass(style)} ${inkOn(ground).soft}">${slot.eta.label}</p>
    <p class="mt-1">${figure(slot.eta, giantSize(slot.eta, 'column'), style)}</p>
  </div>`;

/** What it has behind it and before it, one below the other on a line that fills up to now. */
const ladder = (slot: Slot, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<ol data-part="list" class="flex flex-col">
    ${slot.stages.map(
      (stage, index) =>
        html`<li data-part="row" ${stage.state === 'now' ? html`aria-current="step"` : ''} class="flex gap-4">
          <div class="flex flex-col items-center">
            ${stateMark(stage.state, ground, stage.icon)}${index === slot.stages.length - 1 ? '' : html`<span class="w-1 flex-1 ${stage.state === 'done' ? ink.fill : ink.track}"></span>`}
          </div>
          <div class="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 pb-6 pt-1">
            <div class="min-w-0">
              <p
                data-part="title"
                class="break-words text-body-lg ${stage.state === 'next' ? ink.soft : `font-semibold ${ink.strong}`}"
              >
                ${stage.title}
              </p>
              ${stage.place === undefined ? '' : html`<p data-part="place" class="break-words text-body-md ${ink.soft}">${stage.place}</p>`}
            </div>
            <p data-part="time" class="text-body-md tabular-nums ${ink.soft}">${stage.when}</p>
          </div>
        </li>`,
    )}
  </ol>`;
};

const courierLine = (slot: Slot, ground: Ground): Markup | '' =>
  slot.courier === undefined
    ? ''
    : html`<p data-part="courier" class="flex min-w-0 items-center gap-3">
        ${avatar(slot.courier.name, 'size-12 rounded-full')}<span class="min-w-0"
          ><span class="block break-words text-body-lg font-semibold">${slot.courier.name}</span
          ><span class="block text-body-md ${inkOn(ground).soft}">${slot.courier.role ?? ''}</span></span
        >
      </p>`;

const actions = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground, classes: 'flex-1' })}
    ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground, classes: 'flex-1' })}
  </div>`;

/** What is in it, each with its picture. */
const contents = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="items" class="flex flex-col gap-3">
    ${slot.items.map(
      (item) =>
        html`<li class="flex items-center gap-3">
          ${
            item.picture === undefined
              ? html`<span class="grid size-12 shrink-0 place-items-center rounded-md ${inkOn(ground).chip}"
                  >${icon('package')}</span
                >`
              : picture(item.picture, 'size-12 shrink-0 rounded-md object-cover', 'square')
          }<span class="min-w-0 flex-1 break-words text-body-lg">${item.title}</span
          ><span class="text-body-md tabular-nums ${inkOn(ground).soft}">${item.quantity}</span>
        </li>`,
    )}
  </ul>`;

/** The map from edge to edge, and a sheet that overlaps it with the hour of arrival and the way. */
const onMap = (slot: Slot, context: BlockContext): Markup => {
  const { ground } = context;
  return blockSection(
    'parcel-track',
    context,
    '',
    html`<div class="grid items-start gap-x-10 gap-y-6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div class="min-w-0">
        ${picture(slot.map, `block h-64 w-full object-cover @lg:h-80 @3xl:h-136 ${frameFor(context.style)}`, 'wide')}
      </div>
      <div class="flex min-w-0 flex-col gap-6">
        <div>
          ${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, ground, 'mt-1')}
          <p class="mt-1">${statusOn(slot.status, ground)}</p>
        </div>
        ${etaFigure(slot, context, ground)}
        <div>${ladder(slot, ground)}</div>
        ${courierLine(slot, ground)} ${actions(slot, context, ground)}
        <div class="border-t pt-6 ${inkOn(ground).rule}">${contents(slot, ground)}</div>
        <p class="flex flex-wrap gap-x-6 gap-y-1 text-body-md ${inkOn(ground).soft}">
          ${slot.facts.map((fact) => html`<span>${fact.label} ${fact.value}</span>`)}
        </p>
      </div>
    </div>`,
  );
};

/** The hour of arrival in strong colour over a road that it has come along; details beneath. */
const road = (slot: Slot, context: BlockContext): Markup => {
  const { style } = context;
  const strong = strongPanelFor(context);
  const { ground } = strong;
  const ink = inkOn(ground);
  const at = Math.round(slot.share * 100);
  const panel = panelFor(context);
  return blockSection(
    'parcel-track',
    context,
    '',
    html`<div data-part="road" class="${strong.box}">
        <div class="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div class="min-w-0">
            ${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, ground, 'mt-1')}
            <div class="mt-6">${etaFigure(slot, context, ground)}</div>
          </div>
          ${statusOn(slot.status, ground, 'chip')}
        </div>
        <div class="relative mt-14 h-2 rounded-full ${ink.track}">
          <div class="h-full rounded-full ${ink.fill}" style="width:${at}%"></div>
          <span
            aria-hidden="true"
            class="absolute bottom-3 grid size-11 -translate-x-1/2 place-items-center rounded-full ${ink.chip}"
            style="left:${Math.min(92, Math.max(8, at))}%"
            >${icon(slot.status.icon ?? 'truck', 'size-6')}</span
          >
        </div>
        <ol data-part="list" class="mt-4 flex flex-col gap-2 @2xl:flex-row @2xl:justify-between @2xl:gap-6">
          ${slot.stages.map(
            (stage) =>
              html`<li
                data-part="row"
                ${stage.state === 'now' ? html`aria-current="step"` : ''}
                class="flex min-w-0 items-baseline justify-between gap-x-4 @2xl:flex-1 @2xl:flex-col @2xl:justify-start"
              >
                <p
                  data-part="title"
                  class="break-words text-body-lg ${stage.state === 'now' ? 'font-bold underline decoration-2 underline-offset-4' : stage.state === 'done' ? 'font-semibold' : ''}"
                >
                  ${stage.title}
                </p>
                <p data-part="time" class="text-right text-body-md tabular-nums @2xl:text-left">
                  ${stage.when}${stage.place === undefined ? '' : html`<span class="block">${stage.place}</span>`}
                </p>
              </li>`,
          )}
        </ol>
      </div>
      <div class="mt-6 grid items-start gap-6 @2xl:grid-cols-2">
        <div class="flex min-w-0 flex-col gap-6 ${panel.box}">
          ${courierLine(slot, panel.ground)} ${contents(slot, panel.ground)}
          ${factLines(slot.facts, style, panel.ground)} ${actions(slot, context, panel.ground)}
        </div>
        ${picture(slot.map, `block h-64 w-full object-cover @2xl:h-full @2xl:min-h-72 ${frameFor(style)}`, 'wide')}
      </div>`,
  );
};

/** A log book: every stage with its hour, the latest first in weight, on one panel with a strip of map. */
const logBook = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  const { ground } = panel;
  const edges = edgesOf(panel);
  return blockSection(
    'parcel-track',
    context,
    panel.box,
    html`<header class="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div class="min-w-0">
          ${headingElement(slot.title, context)} ${noteLine(slot, ground, 'mt-1')}
          <p class="mt-1">${statusOn(slot.status, ground)}</p>
        </div>
        ${etaFigure(slot, context, ground)}
      </header>
      <div class="mt-6 ${edges.sides}">${picture(slot.map, 'block h-40 w-full object-cover @xl:h-56', 'panorama')}</div>
      <div class="mt-8 grid gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div class="min-w-0">${ladder(slot, ground)}</div>
        <div class="flex min-w-0 flex-col gap-6">
          ${contents(slot, ground)} ${factLines(slot.facts, context.style, ground)} ${courierLine(slot, ground)}
          ${actions(slot, context, ground)}
        </div>
      </div>`,
  );
};

/** Where an order is on its way, and when it arrives. */
export const parcelTrack = defineBlock({
  id: 'parcel-track',
  aliases: ['tracking', 'order status', 'delivery status', 'parcel', 'shipment', 'tracker'],
  shows: 'tracking',
  variants: [
    {
      name: 'on-map',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => (width === 'full' ? 460 : 740) + (slot.stages.length + slot.items.length) * 64,
      render: onMap,
    },
    {
      name: 'road',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => (width === 'narrow' ? 760 + slot.stages.length * 56 : 700) + slot.items.length * 60,
      render: road,
    },
    {
      name: 'log-book',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        420 + slot.stages.length * STAGE_PX + (width === 'narrow' ? 360 + slot.items.length * 60 : 0),
      render: logBook,
    },
  ],
});
