import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES, WIDE_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { avatar, picture } from './kit/picture.ts';

type ArticleSlot = SlotOf<'article'>;

const byline = (slot: ArticleSlot): Markup =>
  html`<p data-part="byline" class="flex flex-wrap items-center gap-3 text-body-md text-on-surface-variant">
    ${avatar(slot.byline)}<span
      ><span class="font-semibold text-on-surface">${slot.byline}</span
      >${slot.date === undefined ? '' : html`<br />${slot.date}`}</span
    >
  </p>`;

const tags = (slot: ArticleSlot, context: BlockContext): Markup | '' =>
  slot.tags === undefined || slot.tags.length === 0
    ? ''
    : html`<p data-part="tags" class="${labelClass(context.style)} font-semibold text-primary">
        ${slot.tags.join(' · ')}
      </p>`;

const title = (slot: ArticleSlot, context: BlockContext): Markup =>
  headingElement(
    slot.title,
    context,
    context.level === 1 ? 'text-headline-lg @2xl:text-display-sm' : 'text-headline-md',
  );

/** Paragraphs with the pulled sentence after the first. */
const text = (slot: ArticleSlot, context: BlockContext): Markup =>
  html`<div data-part="text" class="flex flex-col gap-6 text-body-lg text-pretty">
    ${slot.paragraphs.map(
      (paragraph, index) =>
        html`<p>${paragraph}</p>
          ${index === 0 && slot.pull !== undefined ? html`<p data-part="pull" class="border-l-4 border-primary py-1 pl-6 ${headlineClass(context.style)} text-headline-sm">${slot.pull}</p>` : ''}`,
    )}
  </div>`;

const lead = (slot: ArticleSlot): Markup | '' =>
  slot.lead === undefined
    ? ''
    : html`<p data-part="lead" class="text-title-lg text-pretty text-on-surface-variant">${slot.lead}</p>`;
const note = (slot: ArticleSlot): Markup | '' =>
  slot.note === undefined
    ? ''
    : html`<p data-part="note" class="text-body-md text-on-surface-variant">${slot.note}</p>`;

/** Title, picture in full width, then a column to read. */
const column = (slot: ArticleSlot, context: BlockContext): Markup =>
  blockSection(
    'article-text',
    context,
    '',
    html`<article class="flex flex-col gap-8 ${context.bleed ? 'pt-8' : ''}">
      <header class="mx-auto flex w-full max-w-3xl flex-col gap-4 ${context.bleed ? 'px-page' : ''}">
        ${tags(slot, context)}${title(slot, context)}${lead(slot)}${note(slot)}${byline(slot)}
      </header>
      ${picture(slot.picture, 'block h-64 w-full object-cover @2xl:h-96', 'panorama')}
      <div class="mx-auto w-full max-w-2xl ${context.bleed ? 'px-page' : ''}">${text(slot, context)}</div>
    </article>`,
  );

/** Picture and title side by side like a magazine's opening, the text below with its byline in the margin. */
const opening = (slot: ArticleSlot, context: BlockContext): Markup =>
  blockSection(
    'article-text',
    context,
    '',
    html`<article class="mx-auto flex max-w-7xl flex-col gap-12 ${context.bleed ? 'px-page pt-8' : ''}">
      <header class="grid gap-8 @3xl:grid-cols-2 @3xl:items-end">
        <div class="flex min-w-0 flex-col gap-4">
          ${tags(slot, context)}${title(slot, context)}${lead(slot)}${note(slot)}
        </div>
        ${picture(slot.picture, 'block h-72 w-full rounded-lg object-cover @3xl:h-[28rem]', 'square')}
      </header>
      <div class="grid gap-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        ${byline(slot)}
        <div class="max-w-2xl">${text(slot, context)}</div>
      </div>
    </article>`,
  );

/** Something to read. */
export const articleText = defineBlock({
  id: 'article-text',
  aliases: ['article', 'post', 'blog post', 'story', 'text'],
  shows: 'article',
  variants: [
    { name: 'column', widths: ['full', 'wide', 'narrow'], devices: ALL_DEVICES, heightPx: () => 1300, render: column },
    { name: 'opening', widths: ['full'], devices: WIDE_DEVICES, heightPx: () => 1100, render: opening },
  ],
});
