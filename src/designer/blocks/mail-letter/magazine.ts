import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { picture } from '../kit/picture.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { toPath } from '../kit/to-path.ts';
import { body, callButton, COLUMN, facts, foot, lines, preheader } from './mail-parts.ts';
import type { MailingSlot } from './mail-parts.ts';

/** A magazine by mail: the name in the middle, the picture with the headline on dark, the rest in pairs on light. */
export function magazine(slot: MailingSlot, context: BlockContext): Markup {
  const { style } = context;
  return blockSection(
    'mail-letter',
    context,
    COLUMN,
    html`${preheader(slot)}
      <div class="overflow-hidden rounded-lg">
        <div class="bg-inverse-surface text-inverse-on-surface">
          <p data-part="date" class="flex justify-between gap-6 px-6 py-3 ${labelClass(style)}">
            <span>${slot.dateline}</span><span>Read in the browser</span>
          </p>
          <p data-part="brand" class="px-6 pb-6 text-center text-headline-lg italic ${headlineClass(style)}">
            ${slot.from}
          </p>
          ${slot.picture === undefined ? '' : picture(slot.picture, 'block h-72 w-full object-cover @lg:h-96', 'wide')}
          <div class="flex flex-col items-center gap-4 px-6 py-10 text-center">
            ${slot.note === undefined ? '' : html`<p data-part="note" class="${labelClass(style)}">${slot.note}</p>`}
            ${headingElement(slot.title, context, 'text-headline-lg @lg:text-display-sm text-balance')}
            <p class="text-body-md">By ${slot.signature}</p>
            ${body(slot, 'max-w-prose text-left')} ${callButton(slot, { ...context, ground: 'inverse' }, 'inverse')}
          </div>
        </div>
        <div class="bg-surface-container-lowest px-6 py-10 text-on-surface">
          ${facts(slot, context, 'surface')} ${lines(slot, context, 'surface')}
          <ol data-part="list" class="grid gap-x-6 gap-y-8 @lg:grid-cols-2">
            ${slot.stories.map(
              (story, index, all) =>
                html`<li
                  data-part="row"
                  class="min-w-0 ${index === all.length - 1 && index % 2 === 0 ? '@lg:col-span-2' : ''}"
                >
                  ${story.picture === undefined ? '' : picture({ ...story.picture, alt: '' }, 'mb-4 block h-44 w-full rounded-md object-cover', 'wide')}
                  ${subHeading(story.title, context, `break-words ${headlineClass(style)} text-title-lg`)}
                  <p class="mt-1 text-body-md break-words text-pretty text-on-surface-variant">${story.body}</p>
                  ${story.link === undefined ? '' : html`<a href="${toPath(story.link)}" class="inline-flex min-h-11 items-center font-label text-label-lg font-semibold text-primary">${story.link}</a>`}
                </li>`,
            )}
          </ol>
        </div>
        <blockquote class="bg-primary-container px-8 py-12 text-center text-on-primary-container">
          <p data-part="quote" class="text-headline-md text-balance italic ${headlineClass(style)}">
            ${slot.preheader}
          </p>
        </blockquote>
        ${foot(slot, 'tonal', 'bg-surface-container px-6 py-6')}
      </div>`,
  );
}
