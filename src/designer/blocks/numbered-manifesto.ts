import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';

type Slot = SlotOf<'points'>;

const lengthOf = (slot: Slot): number =>
  slot.items.reduce((sum, item) => sum + item.title.length + item.body.length, 0);

const smallHeading = (slot: Slot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return html`<header data-part="heading" class="min-w-0">
    ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : 'text-title-lg')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${ink.soft}">${slot.note}</p>`}
  </header>`;
};

/** A full stop closes what is read as a sentence. */
const toSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** All points as one run of large type: what is claimed dark, what it means lighter. */
function running(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'numbered-manifesto',
    context,
    '',
    html`<div class="grid gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      ${smallHeading(slot, context)}
      <div data-part="list" class="flex flex-col gap-6">
        ${slot.items.map(
          (item) =>
            html`<p data-part="row" class="font-headline text-headline-sm text-pretty @4xl:text-headline-lg">
              <strong data-part="title" class="font-semibold">${toSentence(item.title)}</strong>
              <span data-part="body" class="font-normal ${ink.soft}">${item.body}</span>
            </p>`,
        )}
      </div>
    </div>`,
  );
}

/** Numerals as large as headlines; each claim hangs beside its own. */
function numerals(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'numbered-manifesto',
    context,
    '',
    html`${smallHeading(slot, context)}
      <ol data-part="list" class="mt-6">
        ${slot.items.map(
          (item, index) =>
            html`<li
              data-part="row"
              class="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-6 gap-y-2 border-t-2 border-current py-6 @4xl:grid-cols-[8rem_minmax(0,5fr)_minmax(0,4fr)] @4xl:items-baseline"
            >
              <span class="${figureFace(context.style)} text-headline-lg @4xl:text-display-sm ${ink.accent}"
                >${index + 1}</span
              >
              <h3 data-part="title" class="${headlineClass(context.style)} text-headline-sm @4xl:text-headline-lg">
                ${item.title}
              </h3>
              <p data-part="body" class="text-body-lg text-pretty @max-4xl:col-start-2 ${ink.soft}">${item.body}</p>
            </li>`,
        )}
      </ol>`,
  );
}

/** Two narrow columns of print under a wide heading, as an essay is set. */
function essay(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'numbered-manifesto',
    context,
    '',
    html`<header data-part="heading" class="max-w-4xl">
        ${headingElement(slot.title, context, 'text-headline-lg @4xl:text-display-sm')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg ${ink.soft}">${slot.note}</p>`}
      </header>
      <ol data-part="list" class="mt-8 grid gap-x-12 gap-y-6 @3xl:ml-auto @3xl:w-4/5 @3xl:grid-cols-2">
        ${slot.items.map(
          (item, index) =>
            html`<li data-part="row" class="min-w-0">
              <p class="${labelClass(context.style)} ${ink.accent}">
                ${['i', 'ii', 'iii', 'iv', 'v', 'vi'][index] ?? index + 1}
              </p>
              <p class="mt-1 text-body-lg text-pretty">
                <strong data-part="title" class="font-semibold">${toSentence(item.title)}</strong>
                <span data-part="body" class="${ink.soft}">${item.body}</span>
              </p>
            </li>`,
        )}
      </ol>`,
  );
}

const isFew = (slot: Slot): boolean => slot.items.length >= 2 && slot.items.length <= 5;

/** Points as a declaration: said large, in order, without boxes. */
export const numberedManifesto = defineBlock({
  id: 'numbered-manifesto',
  aliases: ['manifesto', 'principles', 'statement list', 'declaration'],
  shows: 'points',
  variants: [
    {
      name: 'running',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => isFew(slot) && slot.items.every((item) => item.body !== '') && lengthOf(slot) < 480,
      heightPx: (slot) => 80 + Math.ceil(lengthOf(slot) / 42) * 48,
      render: running,
    },
    {
      name: 'numerals',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 2 && slot.items.length <= 6,
      heightPx: (slot) => 80 + slot.items.length * 130,
      render: numerals,
    },
    {
      name: 'essay',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 2 && slot.items.length <= 6,
      heightPx: (slot) => 160 + Math.ceil(slot.items.length / 2) * 130,
      render: essay,
    },
  ],
});
