import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading, headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';

type QuestionsSlot = SlotOf<'questions'>;

/** Questions that open; the first is open. */
const folded = (slot: QuestionsSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'question-list',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <header data-part="heading">
        ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : 'text-headline-md')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md ${ink.soft}">${slot.note}</p>`}
      </header>
      <div data-part="list">
        ${slot.items.map(
          (item, index) =>
            html`<details data-part="row" class="group border-t ${ink.rule}" ${index === 0 ? html`open` : ''}>
              <summary
                class="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-headline text-title-md font-semibold"
              >
                <span data-part="title" class="min-w-0">${item.question}</span
                >${icon('plus', 'size-5 group-open:rotate-45')}
              </summary>
              <p data-part="body" class="max-w-2xl pb-6 text-body-lg text-pretty ${ink.soft}">${item.answer}</p>
            </details>`,
        )}
      </div>
    </div>`,
  );
};

/** Questions and answers in the open, two columns where there is room. */
const open = (slot: QuestionsSlot, context: BlockContext): Markup =>
  blockSection(
    'question-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <dl data-part="list" class="mt-8 grid gap-x-12 gap-y-8 @3xl:grid-cols-2">
        ${slot.items.map(
          (item) =>
            html`<div data-part="row" class="min-w-0">
              <dt data-part="title" class="font-headline text-title-md font-semibold">${item.question}</dt>
              <dd data-part="body" class="mt-2 text-body-md text-pretty ${inkOn(context.ground).soft}">
                ${item.answer}
              </dd>
            </div>`,
        )}
      </dl>`,
  );

/** What people ask, and the answers. */
export const questionList = defineBlock({
  id: 'question-list',
  aliases: ['faq', 'questions', 'help', 'answers'],
  shows: 'questions',
  variants: [
    {
      name: 'folded',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 140 + slot.items.length * 60,
      render: folded,
    },
    {
      name: 'open',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 100 + Math.ceil(slot.items.length / (width === 'narrow' ? 1 : 2)) * 120,
      render: open,
    },
  ],
});
