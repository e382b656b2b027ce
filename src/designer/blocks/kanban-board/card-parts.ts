import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { iconButton } from '../kit/icon-button.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass } from '../kit/label-class.ts';
import { avatar } from '../kit/picture.ts';
import { isColoured } from '../kit/status-on.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { TONE_FILL } from '../kit/tone-color.ts';

export type BoardSlot = SlotOf<'board'>;
export type BoardColumn = BoardSlot['columns'][number];
export type BoardCard = BoardColumn['cards'][number];

/** Height of a card with all its parts, CSS pixels. */
export const CARD_PX = 160;

/** Name of a column, how many cards it holds and what they are worth, and a button for one more. */
export function columnHead(column: BoardColumn, context: BlockContext, ground: Ground = context.ground): Markup {
  const dot = isColoured(ground) ? 'bg-current' : TONE_FILL[column.tone ?? 'neutral'];
  const ink = inkOn(ground);
  return html`<div class="min-w-0">
    <div class="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" class="size-3 shrink-0 rounded-full ${dot}"></span>
      ${subHeading(column.title, context, `min-w-0 break-words ${headlineClass(context.style)} text-title-md`)}
      <span data-part="count" class="font-label text-label-lg tabular-nums ${ink.soft}">${column.cards.length}</span>
      <span class="-mr-3 ml-auto hidden @3xl:block"
        >${iconButton(`Add a card to ${column.title}`, 'plus', ink.soft)}</span
      >
    </div>
    ${column.sum === undefined ? '' : html`<p data-part="sum" class="${figureFace(context.style)} text-label-lg ${ink.soft}">${column.sum}</p>`}
  </div>`;
}

/** At the foot of a column: one more card. */
export const addCard = (ground: Ground): Markup =>
  html`<button
    type="button"
    data-part="add"
    class="inline-flex min-h-11 w-full items-center gap-2 rounded-md px-2 font-label text-label-lg ${inkOn(ground).soft}"
  >
    ${icon('plus', 'size-4')}Add a card
  </button>`;

/** What a card is about: its label, its title, the line under it, what it is worth. */
export function cardWords(card: BoardCard, { style }: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<div class="flex min-w-0 flex-col gap-1">
    ${card.label === undefined ? '' : html`<p data-part="label" class="mb-1 max-w-full self-start rounded-sm px-2 py-1 font-label text-label-md font-semibold break-words ${labelPaint(card, ground)}">${card.label}</p>`}
    <p data-part="title" class="break-words text-title-md">${card.title}</p>
    ${card.note === undefined ? '' : html`<p data-part="note" class="break-words text-body-md ${ink.soft}">${card.note}</p>`}
    ${card.value === undefined ? '' : html`<p data-part="value" class="${figureFace(style)} text-title-lg">${card.value}</p>`}
  </div>`;
}

/** Labels of one name have one colour wherever they stand. */
const LABEL_PAINTS = [
  'bg-primary-container text-on-primary-container',
  'bg-tertiary-container text-on-tertiary-container',
  'bg-surface-container-highest text-on-surface',
];
const labelPaint = ({ track }: BoardCard, ground: Ground): string =>
  isColoured(ground) ? inkOn(ground).chip : (LABEL_PAINTS[(track ?? 0) % LABEL_PAINTS.length] ?? '');

/** State, day, talk about it and who has it. */
export function cardFoot(card: BoardCard, ground: Ground, classes = ''): Markup | '' {
  if ([card.tag, card.person, card.meta, card.checks, card.comments].every((part) => part === undefined)) return '';
  const ink = inkOn(ground);
  const small = `inline-flex items-center gap-1 font-label text-label-md tabular-nums ${ink.soft}`;
  return html`<div class="flex flex-wrap items-center gap-x-3 gap-y-2 ${classes}">
    ${card.tag === undefined ? '' : html`<span data-part="tag" class="rounded-sm px-2 py-1 font-label text-label-md font-semibold ${ink.chip}">${card.tag}</span>`}
    ${card.meta === undefined ? '' : html`<span data-part="meta" class="${small}">${icon('calendar', 'size-4')}${card.meta}</span>`}
    ${card.checks === undefined ? '' : html`<span data-part="checks" class="${small}">${icon('square-check', 'size-4')}<span class="sr-only">Checked</span>${card.checks}</span>`}
    ${card.comments === undefined ? '' : html`<span data-part="comments" class="${small}">${icon('message-square', 'size-4')}<span class="sr-only">Comments</span>${card.comments}</span>`}
    ${card.person === undefined ? '' : html`<span data-part="person" class="ml-auto flex items-center gap-2 font-label text-label-md ${ink.soft}">${avatar(card.person, 'size-6 rounded-full')}${card.person}</span>`}
  </div>`;
}
