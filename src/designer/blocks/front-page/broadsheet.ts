import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
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

/** A front page: date line between rules, the headline over all columns, picture and text under it. */
export function broadsheet(slot: ArticleSlot, context: BlockContext): Markup {
  const [first, ...rest] = slot.paragraphs;
  return blockSection(
    'front-page',
    context,
    '',
    html`<article class="mx-auto max-w-7xl ${context.bleed ? 'px-page pt-8' : ''}">
      <header class="flex flex-col gap-6">
        <p
          class="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t-4 border-b border-on-surface py-2"
        >
          ${articleTags(slot, context)}${articleDate(slot, context)}
        </p>
        ${headingElement(slot.title, context, context.level === 1 ? HEADLINE(slot.title) : 'text-headline-lg')}
        <div
          class="grid gap-x-12 gap-y-4 border-b border-on-surface pb-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @3xl:items-end"
        >
          <div class="flex min-w-0 flex-col gap-2">${articleLead(slot)}${articleNote(slot)}</div>
          <div class="min-w-0 @3xl:justify-self-end">${byline(slot)}</div>
        </div>
      </header>
      <div
        class="mt-6 grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @5xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <figure class="min-w-0">
          ${picture(slot.picture, 'block h-72 w-full object-cover @3xl:h-[30rem]', 'square')}
          <figcaption class="mt-2 text-body-sm text-on-surface-variant">${slot.picture.alt}</figcaption>
        </figure>
        <div data-part="text" class="flex min-w-0 flex-col gap-5 text-body-lg text-pretty">
          ${first === undefined ? '' : html`<p class="${INITIAL}">${first}</p>`}
          ${pulled(slot, context, 'border-y border-on-surface py-4')}
          ${rest.map((paragraph) => html`<p>${paragraph}</p>`)}
        </div>
      </div>
    </article>`,
  );
}

/** A headline fills its line: the shorter, the larger. */
const HEADLINE = (title: string): string =>
  title.length <= 28
    ? 'text-headline-lg @xl:text-display-md @4xl:text-display-lg'
    : title.length <= 60
      ? 'text-headline-lg @xl:text-display-sm @4xl:text-display-md'
      : 'text-headline-lg @xl:text-display-sm';
