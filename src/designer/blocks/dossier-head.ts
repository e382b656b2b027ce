import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figure } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { leadFor, panelFor } from './kit/panel.ts';
import { avatar } from './kit/picture.ts';
import { statusOn } from './kit/status-on.ts';

type Slot = SlotOf<'dossier'>;

const factsPx = (slot: Slot, across: number): number => Math.ceil(slot.facts.length / across) * 60;

/** Who or what a page is about, how it stands and what is on file. */
export const dossierHead = defineBlock({
  id: 'dossier-head',
  aliases: ['record', 'header', 'contact', 'details', 'file', 'profile', 'summary'],
  shows: 'dossier',
  variants: [
    {
      name: 'strip',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 300 + factsPx(slot, 4),
      render: strip,
    },
    {
      name: 'sheet',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 260 + factsPx(slot, 2),
      render: sheet,
    },
    {
      name: 'board',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 340 + factsPx(slot, 4),
      render: board,
    },
    {
      name: 'ledger',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 280 + factsPx(slot, 4),
      render: ledger,
    },
  ],
});

const padOf = (context: BlockContext): { box: string; ground: Ground; inner: string } => {
  const panel = leadFor(context);
  return {
    ...panel,
    inner: `mx-auto flex w-full max-w-7xl flex-col gap-6 ${context.bleed ? 'py-6' : ''}`,
  };
};

const mark = (slot: Slot, ground: Ground, size = 'size-16'): Markup =>
  slot.person === undefined
    ? html`<span class="grid ${size} shrink-0 place-items-center rounded-lg ${inkOn(ground).chip}"
        >${icon(slot.icon, 'size-8')}</span
      >`
    : avatar(slot.person.name, `${size} rounded-full`);

const names = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div class="min-w-0">
    <div class="flex flex-wrap items-center gap-x-4 gap-y-1">
      ${headingElement(slot.title, context)} ${statusOn(slot.status, ground, 'chip')}
    </div>
    <p data-part="note" class="mt-1 text-body-lg ${inkOn(ground).soft}">${slot.line}</p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </div>`;

const tags = (slot: Slot, ground: Ground): Markup =>
  html`<ul data-part="tags" class="flex flex-wrap gap-2">
    ${slot.tags.map((tag) => html`<li class="rounded-sm px-2 py-1 font-label text-label-md font-semibold ${inkOn(ground).chip}">${tag}</li>`)}
  </ul>`;

const actions = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${slot.actions.map((action, index) => button(action, context, index === 0 ? 'primary' : 'secondary', { ground }))}
  </div>`;

const tabs = (slot: Slot, ground: Ground): Markup =>
  html`<nav aria-label="Parts of this page" data-part="tabs" class="border-b ${inkOn(ground).rule}">
    <ul class="flex flex-wrap gap-x-6">
      ${slot.tabs.map(
        (tab, index) =>
          html`<li>
            <a
              href="/${String(index)}"
              ${index === (slot.tab ?? 0) ? html`aria-current="page"` : ''}
              class="inline-flex min-h-11 min-w-11 items-center justify-center font-label text-label-lg ${index === (slot.tab ?? 0) ? `border-b-2 border-current font-semibold ${inkOn(ground).strong}` : inkOn(ground).soft}"
              >${tab}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const facts = (slot: Slot, { style }: BlockContext, ground: Ground, classes: string): Markup =>
  html`<dl data-part="facts" class="grid gap-x-8 gap-y-4 ${classes}">
    ${slot.facts.map(
      (fact) =>
        html`<div data-part="fact" class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1 break-words text-body-md font-semibold">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

const FIGURE = { value: 'text-headline-sm', unit: 'text-body-md' };

const figures = (slot: Slot, { style }: BlockContext, ground: Ground, classes: string, each = ''): Markup =>
  html`<dl data-part="figures" class="grid gap-x-8 gap-y-4 ${classes}">
    ${slot.figures.map(
      (fact) =>
        html`<div data-part="figure" class="min-w-0 ${each}">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1">${figure(fact, FIGURE, style)}</dd>
        </div>`,
    )}
  </dl>`;

/** Name and deeds over the whole width, the figures in a row, the file beneath, tabs at the foot. */
function strip(slot: Slot, context: BlockContext): Markup {
  const { box, ground, inner } = padOf(context);
  return blockSection(
    'dossier-head',
    context,
    box,
    html`<div class="${inner}">
      <div class="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div class="flex min-w-0 items-center gap-4">${mark(slot, ground)}${names(slot, context, ground)}</div>
        ${actions(slot, context, ground)}
      </div>
      ${figures(slot, context, ground, 'grid-cols-2 @3xl:grid-cols-4')}
      <div class="border-t pt-6 ${inkOn(ground).rule}">
        ${facts(slot, context, ground, 'grid-cols-2 @3xl:grid-cols-4')}
      </div>
      ${tags(slot, ground)}${tabs(slot, ground)}
    </div>`,
  );
}

/** At the left who it is and what to do, at the right a sheet with the file. */
function sheet(slot: Slot, context: BlockContext): Markup {
  const { box, ground, inner } = padOf(context);
  const panel = ground === 'surface' ? panelFor(context) : { box: '', ground };
  return blockSection(
    'dossier-head',
    context,
    box,
    html`<div class="${inner}">
      <div class="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div class="flex min-w-0 flex-col gap-4">
          ${mark(slot, ground, 'size-24')}${names(slot, context, ground)}${tags(slot, ground)}${actions(slot, context, ground)}
        </div>
        <div class="flex min-w-0 flex-col gap-6 ${panel.box}">
          ${figures(slot, context, panel.ground, 'grid-cols-2 @2xl:grid-cols-4')}
          <div class="border-t pt-4 ${inkOn(panel.ground).rule}">
            ${facts(slot, context, panel.ground, 'grid-cols-2 @5xl:grid-cols-3')}
          </div>
        </div>
      </div>
      ${tabs(slot, ground)}
    </div>`,
  );
}

/** The figures as panels of their own under the name. */
function board(slot: Slot, context: BlockContext): Markup {
  const { box, ground, inner } = padOf(context);
  const panel =
    ground === 'surface' ? panelFor(context) : { box: `rounded-lg border p-card ${inkOn(ground).rule}`, ground };
  return blockSection(
    'dossier-head',
    context,
    box,
    html`<div class="${inner}">
      <div class="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div class="flex min-w-0 items-start gap-4">
          ${mark(slot, ground, 'size-20')}
          <div class="flex min-w-0 flex-col gap-3">${names(slot, context, ground)}${tags(slot, ground)}</div>
        </div>
        ${actions(slot, context, ground)}
      </div>
      ${tabs(slot, ground)}${figures(slot, context, panel.ground, 'grid-cols-2 @3xl:grid-cols-4', panel.box)}
      ${facts(slot, context, ground, 'grid-cols-2 @3xl:grid-cols-4')}
    </div>`,
  );
}

/** The file as ruled lines beside the name, the figures between two rules. */
function ledger(slot: Slot, context: BlockContext): Markup {
  const { box, ground, inner } = padOf(context);
  const ink = inkOn(ground);
  return blockSection(
    'dossier-head',
    context,
    box,
    html`<div class="${inner}">
      ${tabs(slot, ground)}
      <div class="grid gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <div class="flex min-w-0 flex-col gap-4">
          <div class="flex min-w-0 items-center gap-4">${mark(slot, ground)}${names(slot, context, ground)}</div>
          ${tags(slot, ground)}${actions(slot, context, ground)}
          ${figures(slot, context, ground, 'mt-2 grid-cols-2 border-t pt-4', ink.rule)}
        </div>
        <dl data-part="facts" class="min-w-0">
          ${slot.facts.map(
            (fact) =>
              html`<div
                data-part="fact"
                class="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2 ${ink.rule}"
              >
                <dt class="text-body-md ${ink.soft}">${fact.label}</dt>
                <dd class="min-w-0 break-words text-body-md font-semibold">${fact.value}</dd>
              </div>`,
          )}
        </dl>
      </div>
    </div>`,
  );
}
