import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { headlineClass } from '../kit/label-class.ts';
import { paperOn } from '../kit/paper.ts';
import { avatar, picture } from '../kit/picture.ts';
import { articleDate, articleLead, articleNote, articleTags, pulled, type ArticleSlot } from './words.ts';

/** A sheet of letter paper on the picture: date at the right, title as its subject, signed at the foot. */
export function letter(slot: ArticleSlot, context: BlockContext): Markup {
  return blockSection(
    'front-page',
    context,
    '',
    html`${picture(slot.picture, `block h-64 w-full object-cover @3xl:h-96 ${context.bleed ? '' : 'rounded-xl'}`, 'panorama')}
      <div class="mx-auto max-w-7xl ${context.bleed ? 'px-page' : 'px-4'}">
        <article
          class="relative mx-auto -mt-24 max-w-3xl p-6 @3xl:-mt-40 @3xl:px-16 @3xl:py-12 ${paperOn('surface', context)}"
        >
          <p class="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-outline-variant pb-3">
            ${articleTags(slot, context)}${articleDate(slot, context)}
          </p>
          <header class="mt-8 flex flex-col gap-4">
            ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg @2xl:text-display-sm' : 'text-headline-md')}
            ${articleLead(slot)}${articleNote(slot)}
          </header>
          <div data-part="text" class="mt-8 flex flex-col gap-5 text-body-lg text-pretty">
            ${slot.paragraphs.map(
              (paragraph, index) =>
                html`<p>${paragraph}</p>
                  ${index === 0 ? pulled(slot, context, 'border-l-4 border-primary py-1 pl-6') : ''}`,
            )}
          </div>
          <p data-part="byline" class="mt-10 flex items-center gap-4">
            ${avatar(slot.byline, 'size-14 rounded-full')}<span
              class="min-w-0 break-words ${headlineClass(context.style)} text-headline-sm"
              >${slot.byline}</span
            >
          </p>
        </article>
      </div>`,
  );
}
