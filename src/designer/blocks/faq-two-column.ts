import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading, headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass } from './kit/label-class.ts';

type Slot = SlotOf<'questions'>;

/** Question at the left, answer at the right, a rule between each pair: read like an interview. */
function interview(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'faq-two-column',
    context,
    '',
    html`${blockHeading(slot, context)}
      <dl data-part="list" class="mt-6 border-b ${ink.rule}">
        ${slot.items.map(
          (item) =>
            html`<div
              data-part="row"
              class="grid gap-x-12 gap-y-2 border-t py-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${ink.rule}"
            >
              <dt data-part="title" class="${headlineClass(context.style)} text-headline-sm">${item.question}</dt>
              <dd data-part="body" class="max-w-2xl text-body-lg text-pretty ${ink.soft}">${item.answer}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** Questions as somebody asks them and answers as somebody gives them: two voices on two sides. */
function talk(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'faq-two-column',
    context,
    '',
    html`<div class="mx-auto max-w-4xl">
      ${blockHeading(slot, context)}
      <dl data-part="list" class="mt-6 flex flex-col gap-6">
        ${slot.items.map(
          (item) =>
            html`<div data-part="row" class="flex min-w-0 flex-col gap-2">
              <dt
                data-part="title"
                class="max-w-[85%] self-start rounded-xl rounded-bl-sm px-5 py-3 text-body-lg font-semibold ${ink.chip}"
              >
                ${item.question}
              </dt>
              <dd
                data-part="body"
                class="max-w-[85%] self-end rounded-xl rounded-br-sm border px-5 py-3 text-body-lg text-pretty ${ink.rule}"
              >
                ${item.answer}
              </dd>
            </div>`,
        )}
      </dl>
    </div>`,
  );
}

/** Numbered, in two columns of print that break where they must, the heading set large in the margin above. */
function numbered(slot: Slot, context: BlockContext): Markup {
  const ink = inkOn(context.ground);
  return blockSection(
    'faq-two-column',
    context,
    '',
    html`<header data-part="heading" class="max-w-3xl">
        ${headingElement(slot.title, context, 'text-headline-lg')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg ${ink.soft}">${slot.note}</p>`}
      </header>
      <dl data-part="list" class="mt-8 @3xl:columns-2 @3xl:gap-x-12">
        ${slot.items.map(
          (item, index) =>
            html`<div data-part="row" class="grid break-inside-avoid grid-cols-[3rem_minmax(0,1fr)] gap-y-1 pb-8">
              <dt data-part="title" class="contents">
                <span aria-hidden="true" class="${figureFace(context.style)} text-headline-sm ${ink.accent}"
                  >${index + 1}</span
                >
                <span class="min-w-0 self-center font-headline text-title-lg font-semibold">${item.question}</span>
              </dt>
              <dd data-part="body" class="col-start-2 text-body-md text-pretty ${ink.soft}">${item.answer}</dd>
            </div>`,
        )}
      </dl>`,
  );
}

/** Questions with their answers in the open, side by side. */
export const faqTwoColumn = defineBlock({
  id: 'faq-two-column',
  aliases: ['open faq', 'interview', 'questions and answers'],
  shows: 'questions',
  variants: [
    {
      name: 'interview',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 90 + slot.items.length * 110,
      render: interview,
    },
    {
      name: 'talk',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length <= 6,
      heightPx: (slot) => 90 + slot.items.length * 150,
      render: talk,
    },
    {
      name: 'numbered',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.length >= 3,
      heightPx: (slot, width) => 120 + Math.ceil(slot.items.length / (width === 'narrow' ? 1 : 2)) * 140,
      render: numbered,
    },
  ],
});
