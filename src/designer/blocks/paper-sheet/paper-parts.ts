import { html, type Markup } from '../../../markup/html.ts';
import type { PaperSection } from '../../write/page-slots.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { button } from '../kit/button.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { avatar } from '../kit/picture.ts';
import { statusOn } from '../kit/status-on.ts';
import { subHeading } from '../kit/sub-heading.ts';

export type PaperSlot = SlotOf<'paper'>;
type Line = NonNullable<PaperSection['lines']>[number];

/** What it is, its name, how it stands; somebody's page shows a face. */
export const head = (slot: PaperSlot, context: BlockContext, ground: Ground): Markup =>
  html`<header class="flex min-w-0 items-start gap-6">
    ${slot.portrait === undefined ? '' : avatar(slot.portrait, 'size-20 shrink-0 rounded-full @3xl:size-24')}
    <div class="min-w-0 flex-1">
      <div class="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p class="${labelClass(context.style)} ${inkOn(ground).soft}">${slot.eyebrow}</p>
        ${statusOn(slot.status, ground, 'chip')}
      </div>
      <div class="mt-2">${headingElement(slot.title, context)}</div>
    </div>
  </header>`;

export const summary = ({ summary: text, note }: PaperSlot, ground: Ground): Markup =>
  html`<p data-part="summary" class="max-w-3xl text-title-lg text-pretty">${text}</p>
    ${note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md ${inkOn(ground).soft}">${note}</p>`}`;

/** Who, when, how much. */
export const factLine = (
  { facts }: PaperSlot,
  { style }: BlockContext,
  ground: Ground,
  direction: 'flex-row' | 'flex-col' = 'flex-row',
): Markup =>
  html`<dl data-part="facts" class="flex flex-wrap gap-x-10 gap-y-3 ${direction}">
    ${facts.map(
      (fact) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="break-words text-body-lg font-semibold">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

export const heading = ({ heading: text }: PaperSection, context: BlockContext, size: string): Markup =>
  subHeading(text, context, `break-words ${headlineClass(context.style)} ${size}`);

const mark = (section: PaperSection, line: Line, index: number, context: BlockContext, ground: Ground): Markup | '' => {
  const ink = inkOn(ground);
  if (section.as === 'steps')
    return html`<span class="w-6 shrink-0 text-title-md font-semibold tabular-nums ${ink.accent}">${index + 1}</span>`;
  if (section.as !== 'checks') return '';
  return html`<label class="-my-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center"
    ><span class="sr-only">${line.title}</span
    ><input
      type="checkbox"
      name="${context.key}-${section.heading.toLowerCase().replaceAll(/\W+/g, '-')}-${index}"
      ${line.done === true ? html`checked` : ''}
      class="size-5"
  /></label>`;
};

/** Text, points and lines of a part, in this order. */
export const sectionBody = (section: PaperSection, context: BlockContext, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<div class="flex min-w-0 flex-col gap-4">
    ${section.text === undefined ? '' : html`<p data-part="body" class="text-body-lg text-pretty">${section.text}</p>`}
    ${
      section.points === undefined
        ? ''
        : html`<ul class="flex list-disc flex-col gap-2 pl-6 text-body-lg">
            ${section.points.map((point) => html`<li>${point}</li>`)}
          </ul>`
    }
    ${
      section.lines === undefined
        ? ''
        : html`<ul data-part="list">
            ${section.lines.map(
              (line, index) =>
                html`<li
                  data-part="row"
                  class="flex min-w-0 items-start gap-3 border-t py-3 first:border-t-0 first:pt-0 ${ink.rule}"
                >
                  ${mark(section, line, index, context, ground)}
                  <div class="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                    <div class="min-w-40 flex-1">
                      <p data-part="title" class="break-words text-body-lg font-semibold text-pretty">${line.title}</p>
                      ${line.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${ink.soft}">${line.note}</p>`}
                    </div>
                    ${line.side === undefined ? '' : html`<p data-part="meta" class="text-body-md tabular-nums ${ink.soft}">${line.side}</p>`}
                  </div>
                </li>`,
            )}
          </ul>`
    }
  </div>`;
};

export const endings = ({ actions }: PaperSlot, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${actions.map((action, index) => button(action, context, index === 0 ? 'primary' : 'secondary', { ground }))}
  </div>`;
