import { html, type Markup } from '../../../markup/html.ts';
import type { MailRow } from '../../write/page-slots.ts';
import type { Ground } from '../block.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { avatar } from '../kit/picture.ts';
import { isColoured, statusOn } from '../kit/status-on.ts';
import { toPath } from '../kit/to-path.ts';

/** Fill of the letter that is open, and the ink of its second-rank words. */
export const openPaint = (row: MailRow, ground: Ground): { box: string; soft: string; isFilled: boolean } => {
  const isFilled = row.open === true && !isColoured(ground);
  return {
    box: isFilled ? 'bg-secondary-container text-on-secondary-container' : '',
    soft: isFilled ? '' : inkOn(ground).soft,
    isFilled,
  };
};

/** The sender's face, or a sign where no person wrote. */
export const senderMark = (row: MailRow, ground: Ground): Markup =>
  row.icon === undefined
    ? avatar(row.from, 'size-11 rounded-full')
    : html`<span class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
        >${icon(row.icon)}</span
      >`;

/** Who wrote, and when. */
export const senderLine = (row: MailRow, soft: string): Markup =>
  html`<span class="flex items-baseline gap-3">
    <span
      data-part="from"
      class="min-w-0 flex-1 break-words text-title-md ${row.unread === true ? 'font-bold' : 'font-medium'}"
      >${row.from}${row.unread === true ? html`<span class="sr-only"> (unread)</span>` : ''}</span
    ><time data-part="time" class="shrink-0 font-label text-label-md tabular-nums ${soft}">${row.time}</time>
  </span>`;

/** What it is about, how it begins, and what comes with it. */
export const subjectLines = (row: MailRow, ground: Ground): Markup => {
  const { soft, isFilled } = openPaint(row, ground);
  return html`<span
      data-part="title"
      class="block break-words text-body-md ${row.unread === true ? 'font-semibold' : ''}"
      >${row.title}</span
    >
    <span data-part="preview" class="block break-words text-body-md text-pretty ${soft}">${row.preview}</span>
    ${
      row.tag === undefined && row.attachment === undefined && row.flagged !== true
        ? ''
        : html`<span class="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            ${row.tag === undefined ? '' : isFilled ? html`<span class="font-label text-label-md font-semibold">${row.tag.label}</span>` : statusOn(row.tag, ground, 'word')}
            ${row.attachment === undefined ? '' : html`<span class="inline-flex min-w-0 items-center gap-1 break-words font-label text-label-md ${soft}">${icon('paperclip', 'size-4')}${row.attachment}</span>`}
            ${row.flagged === true ? html`<span class="inline-flex items-center gap-1 font-label text-label-md ${soft}">${icon('flag', 'size-4')}Flagged</span>` : ''}
          </span>`
    }`;
};

/** The whole row leads to its letter. */
export const rowLink = (row: MailRow, classes: string, content: Markup): Markup =>
  html`<a href="${toPath(row.title)}" ${row.open === true ? html`aria-current="true"` : ''} class="min-w-0 ${classes}"
    >${content}</a
  >`;

/** A dot beside what is not read yet. */
export const unreadDot = (row: MailRow, ground: Ground): Markup =>
  html`<span
    aria-hidden="true"
    class="size-2 shrink-0 rounded-full ${row.unread === true ? inkOn(ground).fill : ''}"
  ></span>`;
