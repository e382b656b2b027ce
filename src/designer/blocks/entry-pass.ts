import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { factLines } from './kit/fact-list.ts';
import { figureFace } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { frameFor, panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { scanCode } from './kit/scan-code.ts';

type Slot = SlotOf<'pass'>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** Dark on light in every mode, as readers ask for. */
const code = (slot: Slot, size: string): Markup =>
  html`<div data-part="code" class="flex flex-col items-center gap-3">
    <span class="rounded-md bg-primary-fixed p-4 text-on-primary-fixed"
      >${scanCode(slot.code, `block fill-current ${size}`)}</span
    >
    <p class="font-mono text-title-md tabular-nums">${slot.code}</p>
  </div>`;

const label = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<p data-part="label" class="${labelClass(style)} ${inkOn(ground).soft}">${slot.label}</p>`;

const place = (slot: Slot, ground: Ground): Markup =>
  html`<p data-part="where" class="flex items-center gap-2 text-body-lg ${inkOn(ground).soft}">
      ${icon('map-pin')}<span class="min-w-0 break-words">${slot.where}</span>
    </p>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}`;

const way = (slot: Slot, { style }: BlockContext): Markup | '' =>
  slot.way === undefined
    ? ''
    : html`<div data-part="way" class="flex items-center justify-between gap-4">
        <p>
          <span class="block ${figureFace(style)} text-display-sm">${slot.way.from}</span
          ><span class="block text-body-md">${slot.way.fromName}</span>
        </p>
        ${icon(slot.way.icon, 'size-10')}
        <p class="text-right">
          <span class="block ${figureFace(style)} text-display-sm">${slot.way.to}</span
          ><span class="block text-body-md">${slot.way.toName}</span>
        </p>
      </div>`;

/** What is asked at the door, large enough for it. */
const facts = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="grid grid-cols-2 gap-x-6 gap-y-4 @lg:grid-cols-4">
    ${slot.facts.map(
      (fact) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1 break-words text-title-lg font-semibold">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

const holder = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<p data-part="holder">
    <span class="block ${labelClass(style)} ${inkOn(ground).soft}">Name</span
    ><span class="mt-1 block break-words text-title-md font-semibold">${slot.holder}</span>
  </p>`;

const actions = (slot: Slot, context: BlockContext): Markup =>
  html`<div data-part="actions" class="mx-auto mt-6 flex w-full max-w-3xl flex-wrap gap-3">
    ${button(slot.action, context, 'primary', { classes: 'grow' })}
    ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { classes: 'grow' })}
  </div>`;

const hint = (slot: Slot, ground: Ground): Markup =>
  html`<p data-part="hint" class="text-center text-body-md text-pretty ${inkOn(ground).soft}">${slot.hint}</p>`;

/** Half discs at the two ends of the line where it is torn. */
const perforation = (ground: Ground): Markup =>
  html`<div aria-hidden="true" class="relative -mx-card my-6">
    <div class="mx-card border-t-2 border-dashed ${inkOn(ground).rule}"></div>
    <span class="absolute -left-3 -top-3 size-6 rounded-full bg-surface"></span
    ><span class="absolute -right-3 -top-3 size-6 rounded-full bg-surface"></span>
  </div>`;

/** A card in strong colour with a stub to be torn off. */
const torn = (slot: Slot, context: BlockContext): Markup => {
  const ground: Ground = context.style.ground === 'inverse' ? 'inverse' : 'field';
  return blockSection(
    'entry-pass',
    context,
    '',
    html`<div class="mx-auto w-full max-w-3xl overflow-hidden rounded-xl p-card ${inkOn(ground).ground}">
        ${label(slot, context, ground)}
        <div class="mt-1">${headingElement(slot.title, context, 'text-headline-md')}</div>
        <div class="mt-2">${place(slot, ground)}</div>
        <div class="mt-6 flex flex-col gap-6">
          ${way(slot, context)} ${facts(slot, context, ground)} ${holder(slot, context, ground)}
        </div>
        ${perforation(ground)} ${code(slot, 'size-44')}
        <div class="mt-4">${hint(slot, ground)}</div>
      </div>
      ${actions(slot, context)}`,
  );
};

/** Where it lets in as a picture at the head, the rest on paper under it. */
const pictured = (slot: Slot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'entry-pass',
    context,
    '',
    html`<div class="mx-auto flex w-full max-w-3xl flex-col gap-6">
        ${picture(slot.picture, `block h-48 w-full object-cover ${frameFor(context.style)}`, 'wide')}
        <div>
          ${label(slot, context, context.ground)}
          <div class="mt-1">${headingElement(slot.title, context)}</div>
          <div class="mt-2">${place(slot, context.ground)}</div>
        </div>
        ${way(slot, context)}
        <div class="flex flex-col gap-6 ${panel.box}">
          ${code(slot, 'size-52')} ${hint(slot, panel.ground)} ${facts(slot, context, panel.ground)}
          ${holder(slot, context, panel.ground)}
        </div>
      </div>
      ${actions(slot, context)}`,
  );
};

/** The code first and large, for the moment at the gate; facts as lines. */
const gate = (slot: Slot, context: BlockContext): Markup => {
  const { ground } = context;
  return blockSection(
    'entry-pass',
    context,
    '',
    html`<div class="mx-auto grid w-full max-w-3xl gap-8 @2xl:grid-cols-2 @2xl:items-start">
        <div class="flex flex-col gap-4">${code(slot, 'size-64')} ${hint(slot, ground)}</div>
        <div class="flex flex-col gap-4">
          <div>
            ${label(slot, context, ground)}
            <div class="mt-1">${headingElement(slot.title, context, 'text-headline-md')}</div>
            <div class="mt-2">${place(slot, ground)}</div>
          </div>
          ${way(slot, context)}
          ${factLines([...slot.facts, { label: 'Name', value: slot.holder }], context.style, ground)}
        </div>
      </div>
      ${actions(slot, context)}`,
  );
};

const heightPx = (slot: Slot): number =>
  720 + Math.ceil(slot.facts.length / 2) * 72 + (slot.way === undefined ? 0 : 96);

/** What is shown at the door: a ticket, a boarding pass. */
export const entryPass = defineBlock({
  id: 'entry-pass',
  aliases: ['ticket', 'boarding pass', 'qr code', 'pass', 'admission'],
  shows: 'pass',
  variants: [
    { name: 'torn', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: torn },
    { name: 'pictured', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: pictured },
    { name: 'gate', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: gate },
  ],
});
