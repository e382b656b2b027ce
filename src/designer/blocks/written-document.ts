import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';

type ProseSlot = SlotOf<'prose'>;
type Section = ProseSlot['sections'][number];

const text = (section: Section, soft: string): Markup =>
  html`${section.paragraphs.map((paragraph) => html`<p class="text-body-lg text-pretty">${paragraph}</p>`)}${
    section.list === undefined
      ? ''
      : html`<ul class="flex list-disc flex-col gap-2 pl-6 text-body-lg ${soft}">
          ${section.list.map((line) => html`<li>${line}</li>`)}
        </ul>`
  }`;

/** One section under the block's own name needs no second heading. */
const isAlone = ({ sections }: ProseSlot): boolean => sections.length === 1;

/** Chapters with their heading in the margin. */
const margins = (slot: ProseSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'written-document',
    context,
    '',
    html`${blockHeading(slot, context)}
      <div class="mt-6">
        ${slot.sections.map(
          (section) =>
            html`<div
              data-part="section"
              class="grid gap-x-12 gap-y-3 border-t py-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${ink.rule}"
            >
              ${isAlone(slot) ? '' : html`<h3 data-part="title" class="${headlineClass(context.style)} text-title-lg">${section.heading}</h3>`}
              <div class="flex max-w-2xl flex-col gap-4 ${isAlone(slot) ? 'col-span-full' : ''}">
                ${text(section, ink.soft)}
              </div>
            </div>`,
        )}
      </div>`,
  );
};

/** A numbered column. */
const numbered = (slot: ProseSlot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return blockSection(
    'written-document',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol class="mt-6 flex max-w-3xl flex-col gap-8">
        ${slot.sections.map(
          (section, index) =>
            html`<li data-part="section" class="flex flex-col gap-3">
              ${
                isAlone(slot)
                  ? ''
                  : html`<p class="${labelClass(context.style)} ${ink.accent}">${String(index + 1).padStart(2, '0')}</p>
                      <h3 data-part="title" class="${headlineClass(context.style)} text-headline-sm">
                        ${section.heading}
                      </h3>`
              }
              ${text(section, ink.soft)}
            </li>`,
        )}
      </ol>`,
  );
};

/** A document in sections. */
export const writtenDocument = defineBlock({
  id: 'written-document',
  aliases: ['document', 'notes', 'sections', 'prose', 'policy', 'report text'],
  shows: 'prose',
  variants: [
    {
      name: 'margins',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 100 + slot.sections.length * 180,
      render: margins,
    },
    {
      name: 'numbered',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 100 + slot.sections.length * 220,
      render: numbered,
    },
  ],
});
