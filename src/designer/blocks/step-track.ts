import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';

type StepsSlot = SlotOf<'steps'>;
type Step = StepsSlot['items'][number];

const STATE_WORDS = { done: 'Done', now: 'Now', next: 'Next' } as const;

/** Number of a step; a tick when it is done, filled when it is the one to do. */
function marker(step: Step, index: number, ground: Ground): Markup {
  const ink = inkOn(ground);
  const paint =
    step.state === 'now'
      ? ground === 'surface' || ground === 'tonal'
        ? 'bg-primary text-on-primary'
        : ink.chip
      : `border ${ink.rule}`;
  return html`<span
    data-part="marker"
    class="inline-flex size-10 shrink-0 items-center justify-center rounded-full font-headline text-title-md font-semibold ${paint}"
    >${step.state === 'done' ? icon('check') : String(index + 1)}</span
  >`;
}

const stateWord = (step: Step, ground: Ground): Markup | '' =>
  step.state === undefined
    ? ''
    : html`<p
        data-part="state"
        class="font-label text-label-md ${step.state === 'now' ? inkOn(ground).accent : inkOn(ground).soft}"
      >
        ${STATE_WORDS[step.state]}
      </p>`;

/** One below the other along a line. */
const ladder = (slot: StepsSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'step-track',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <ol data-part="list" class="mt-6 flex flex-col">
        ${slot.items.map(
          (step, index) =>
            html`<li data-part="row" class="flex gap-4">
              <div class="flex flex-col items-center">
                ${marker(step, index, panel.ground)}${index === slot.items.length - 1 ? '' : html`<span class="my-2 w-px flex-1 border-l ${ink.rule}"></span>`}
              </div>
              <div class="min-w-0 pb-6 pt-2">
                ${stateWord(step, panel.ground)}
                <h3 data-part="title" class="font-headline text-title-md font-semibold">${step.title}</h3>
                <p data-part="body" class="mt-1 text-body-md text-pretty ${ink.soft}">${step.body}</p>
              </div>
            </li>`,
        )}
      </ol>`,
  );
};

/** Beside each other, numbers large like chapters. */
const chapters = (slot: StepsSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'step-track',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol
        data-part="list"
        class="mt-8 grid gap-8 @xl:grid-cols-2 ${slot.items.length === 3 ? '@4xl:grid-cols-3' : '@4xl:grid-cols-4'}"
      >
        ${slot.items.map(
          (step, index) =>
            html`<li data-part="card" class="min-w-0 border-t pt-4 ${ink.rule}">
              <p class="${headlineClass(context.style)} text-headline-lg ${ink.accent}">${index + 1}</p>
              ${stateWord(step, context.ground)}
              <h3 data-part="title" class="mt-4 font-headline text-title-lg">${step.title}</h3>
              <p data-part="body" class="mt-2 text-body-md text-pretty ${ink.soft}">${step.body}</p>
            </li>`,
        )}
      </ol>`,
  );
};

/** What to do one after the other. */
export const stepTrack = defineBlock({
  id: 'step-track',
  aliases: ['steps', 'how it works', 'process', 'stages', 'onboarding steps', 'guide'],
  shows: 'steps',
  variants: [
    {
      name: 'ladder',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 100 + slot.items.length * 104,
      render: ladder,
    },
    {
      name: 'chapters',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => (slot.items.length <= 4 ? 320 : 560),
      render: chapters,
    },
  ],
});
