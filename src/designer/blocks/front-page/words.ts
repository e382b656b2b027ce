import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { avatar } from '../kit/picture.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';

export type ArticleSlot = SlotOf<'article'>;

export const byline = (slot: ArticleSlot): Markup =>
  html`<p data-part="byline" class="flex flex-wrap items-center gap-3 text-body-md text-on-surface-variant">
    ${avatar(slot.byline)}<span class="font-semibold text-on-surface">${slot.byline}</span>
  </p>`;

export const articleTags = ({ tags }: ArticleSlot, { style }: BlockContext): Markup | '' =>
  tags === undefined || tags.length === 0
    ? ''
    : html`<span data-part="tags" class="${labelClass(style)} font-semibold text-primary">${tags.join(' · ')}</span>`;

export const articleDate = ({ date }: ArticleSlot, { style }: BlockContext): Markup | '' =>
  date === undefined
    ? ''
    : html`<span data-part="date" class="${labelClass(style)} text-on-surface-variant">${date}</span>`;

export const articleLead = ({ lead }: ArticleSlot): Markup | '' =>
  lead === undefined
    ? ''
    : html`<p data-part="lead" class="text-title-lg text-pretty text-on-surface-variant">${lead}</p>`;

export const articleNote = ({ note }: ArticleSlot): Markup | '' =>
  note === undefined ? '' : html`<p data-part="note" class="text-body-md text-on-surface-variant">${note}</p>`;

export const pulled = ({ pull }: ArticleSlot, { style }: BlockContext, classes = ''): Markup | '' =>
  pull === undefined
    ? ''
    : html`<p data-part="pull" class="${headlineClass(style)} text-headline-sm text-primary ${classes}">${pull}</p>`;

/** The first letter of a text, as high as three of its lines. */
export const INITIAL =
  'first-letter:float-left first-letter:mr-3 first-letter:font-headline first-letter:text-display-md first-letter:text-primary';
