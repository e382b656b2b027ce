import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { figureClass, headlineClass, labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { toPath } from '../kit/to-path.ts';

export type MailingSlot = SlotOf<'mailing'>;

/** The width that mail programmes show without scrolling. */
export const COLUMN = 'mx-auto w-full max-w-2xl';

export const noteLine = ({ note }: MailingSlot, ground: Ground): Markup | '' =>
  note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-md ${inkOn(ground).soft}">${note}</p>`;

export const preheader = (slot: MailingSlot): Markup => html`<p class="sr-only">${slot.preheader}</p>`;

export const body = (slot: MailingSlot, classes = ''): Markup =>
  html`<div data-part="body" class="flex flex-col gap-4 text-body-lg text-pretty ${classes}">
    ${slot.greeting === undefined ? '' : html`<p>${slot.greeting}</p>`}${slot.paragraphs.filter((text) => text !== '').map((text) => html`<p>${text}</p>`)}
  </div>`;

/** Stories one under the other, each with its picture at the left where it has one. */
export const stories = (slot: MailingSlot, context: BlockContext, ground: Ground): Markup | '' =>
  slot.stories.length === 0
    ? ''
    : html`<ol data-part="list" class="flex flex-col">
        ${slot.stories.map(
          (story, index) =>
            html`<li data-part="row" class="flex gap-5 border-t py-5 ${inkOn(ground).rule}">
              ${
                story.picture === undefined
                  ? html`<span
                      aria-hidden="true"
                      class="w-10 shrink-0 ${headlineClass(context.style)} text-headline-md ${inkOn(ground).accent}"
                      >${String(index + 1)}</span
                    >`
                  : picture({ ...story.picture, alt: '' }, 'size-24 shrink-0 rounded-md object-cover', 'square')
              }
              <div class="min-w-0">
                ${subHeading(story.title, context, `break-words ${headlineClass(context.style)} text-title-lg`)}
                <p class="mt-1 break-words text-body-md text-pretty ${inkOn(ground).soft}">${story.body}</p>
                ${story.link === undefined ? '' : html`<a href="${toPath(story.link)}" class="inline-flex min-h-11 items-center font-label text-label-lg font-semibold ${inkOn(ground).accent}">${story.link}</a>`}
              </div>
            </li>`,
        )}
      </ol>`;

/** What was ordered or is due, with its sum. */
export const lines = (slot: MailingSlot, { style }: BlockContext, ground: Ground): Markup | '' =>
  slot.lines.length === 0
    ? ''
    : html`<dl data-part="lines" class="border-b ${inkOn(ground).rule}">
        ${slot.lines.map(
          (line) =>
            html`<div
              data-part="${line.strong === true ? 'total' : 'row'}"
              class="flex items-baseline justify-between gap-6 py-3 ${line.strong === true ? 'border-t-2 border-current' : `border-t ${inkOn(ground).rule}`}"
            >
              <dt
                class="min-w-0 break-words ${line.strong === true ? 'text-title-md font-semibold' : line.isSum === true ? `text-body-md ${inkOn(ground).soft}` : 'text-body-lg font-semibold'}"
              >
                ${line.title}
              </dt>
              <dd
                class="whitespace-nowrap ${line.strong === true ? `${figureFace(style)} text-headline-sm` : `${figureClass(style)} text-body-lg`}"
              >
                ${line.value}
              </dd>
            </div>`,
        )}
      </dl>`;

export const facts = (slot: MailingSlot, { style }: BlockContext, ground: Ground): Markup | '' =>
  slot.facts.length === 0
    ? ''
    : html`<dl data-part="facts" class="flex flex-wrap gap-x-10 gap-y-3">
        ${slot.facts.map(
          (fact) =>
            html`<div>
              <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
              <dd class="${figureFace(style)} text-title-lg">${fact.value}</dd>
            </div>`,
        )}
      </dl>`;

export const callButton = (slot: MailingSlot, context: BlockContext, ground: Ground, classes = ''): Markup =>
  button(slot.action, context, 'primary', { ground, classes: `w-full @md:w-auto ${classes}` });

export const signature = (slot: MailingSlot): Markup =>
  html`<p data-part="signature" class="text-body-lg">${slot.signature}</p>`;

/** Who sends it, where they sit, and how to get no more. */
export const foot = (slot: MailingSlot, ground: Ground, classes = ''): Markup =>
  html`<footer data-part="footer" class="flex flex-col gap-2 text-body-md ${inkOn(ground).soft} ${classes}">
    <p>${slot.footer.about}</p>
    <p>${slot.footer.address}</p>
    <p class="flex flex-wrap gap-x-6">
      ${slot.footer.links.map((link) => html`<a href="${toPath(link)}" class="inline-flex min-h-11 items-center underline underline-offset-4">${link}</a>`)}
    </p>
  </footer>`;
