import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { paperOn } from '../kit/paper.ts';
import { picture } from '../kit/picture.ts';
import {
  articleDate,
  articleLead,
  articleNote,
  articleTags,
  byline,
  INITIAL,
  pulled,
  type ArticleSlot,
} from './words.ts';

/** An open book: the picture and the title on the left page, the text on the right, the fold between them. */
export function spread(slot: ArticleSlot, context: BlockContext): Markup {
  const [first, ...rest] = slot.paragraphs;
  return blockSection(
    'front-page',
    context,
    '',
    html`<div class="mx-auto max-w-7xl ${context.bleed ? 'px-page pt-8' : ''}">
      <article class="relative grid @3xl:grid-cols-2 ${paperOn('surface', context)}">
        <header class="flex min-w-0 flex-col">
          ${picture(slot.picture, 'block h-72 w-full object-cover @3xl:h-[26rem]', 'square')}
          <div class="flex flex-1 flex-col gap-4 p-6 @4xl:p-12">
            ${articleTags(slot, context)}
            ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg @5xl:text-display-sm' : 'text-headline-md')}
            ${articleLead(slot)}${articleNote(slot)}
            <div class="mt-auto pt-4">${byline(slot)}</div>
          </div>
        </header>
        <div class="flex min-w-0 flex-col gap-6 border-outline-variant p-6 @3xl:border-l @4xl:p-12">
          <div data-part="text" class="flex flex-col gap-5 text-body-lg text-pretty">
            ${first === undefined ? '' : html`<p class="${INITIAL}">${first}</p>`}
            ${pulled(slot, context, 'py-4 text-center')} ${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
          </div>
          <p class="mt-auto border-t border-outline-variant pt-4 text-right">${articleDate(slot, context)}</p>
        </div>
        <span
          aria-hidden="true"
          class="pointer-events-none absolute inset-y-0 left-1/2 hidden w-16 -translate-x-1/2 bg-linear-to-r from-transparent via-outline-variant/60 to-transparent @3xl:block"
        ></span>
      </article>
    </div>`,
  );
}
