import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf, Tone } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { TONE_TEXT } from './kit/tone-color.ts';

type NoticeSlot = SlotOf<'notice'>;

const FILL: Record<Tone, string> = {
  neutral: 'bg-surface-container-high text-on-surface',
  accent: 'bg-primary-container text-on-primary-container',
  good: 'bg-secondary-container text-on-secondary-container',
  warn: 'bg-tertiary-container text-on-tertiary-container',
  bad: 'bg-error-container text-on-error-container',
};
const EDGE: Record<Tone, string> = {
  neutral: 'border-outline',
  accent: 'border-primary',
  good: 'border-primary',
  warn: 'border-tertiary',
  bad: 'border-error',
};

const actions = (slot: NoticeSlot): Markup | '' =>
  slot.action === undefined && slot.secondary === undefined
    ? ''
    : html`<div data-part="actions" class="flex flex-wrap gap-x-4">
        ${[slot.action, slot.secondary].map((action) => (action === undefined ? '' : html`<button type="button" class="inline-flex min-h-11 items-center font-label text-label-lg font-semibold underline underline-offset-4">${action.label}</button>`))}
      </div>`;

/** A filled bar: icon, words, what to do. */
const bar = (slot: NoticeSlot, context: BlockContext): Markup =>
  blockSection(
    'notice-bar',
    context,
    `rounded-lg p-4 ${FILL[slot.tone]}`,
    html`<div class="flex flex-wrap items-center gap-x-4 gap-y-2">
      ${icon(slot.icon, 'size-6')}
      <div class="min-w-0 flex-1 basis-56">
        ${headingElement(slot.title, context, 'text-title-md font-semibold')}
        <p data-part="body" class="text-body-md text-pretty">${slot.body}</p>
        ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md">${slot.note}</p>`}
      </div>
      ${actions(slot)}
    </div>`,
  );

/** A note with a coloured edge, for something that should be read but does not shout. */
const margin = (slot: NoticeSlot, context: BlockContext): Markup =>
  blockSection(
    'notice-bar',
    context,
    `border-l-4 py-1 pl-4 ${EDGE[slot.tone]}`,
    html`<p
        class="flex items-center gap-2 ${context.ground === 'surface' || context.ground === 'tonal' ? TONE_TEXT[slot.tone] : ''}"
      >
        ${icon(slot.icon)}
      </p>
      <div class="mt-2">${headingElement(slot.title, context, 'text-title-lg')}</div>
      <p data-part="body" class="mt-1 text-body-md text-pretty">${slot.body}</p>
      ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md">${slot.note}</p>`} ${actions(slot)}`,
  );

/** One thing to know now. */
export const noticeBar = defineBlock({
  id: 'notice-bar',
  aliases: ['alert', 'notice', 'banner', 'reminder', 'warning', 'notification'],
  shows: 'notice',
  variants: [
    {
      name: 'bar',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (_slot, width) => (width === 'full' ? 88 : 140),
      render: bar,
    },
    { name: 'margin', widths: ['wide', 'narrow'], devices: ALL_DEVICES, heightPx: () => 150, render: margin },
  ],
});
