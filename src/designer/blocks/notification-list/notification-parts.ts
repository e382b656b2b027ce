import { html, type Markup } from '../../../markup/html.ts';
import type { NotificationItem } from '../../write/page-slots.ts';
import type { Action, SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { avatar } from '../kit/picture.ts';
import { toneTextOn } from '../kit/status-on.ts';

/** A face, or a sign in the colour of what it means. */
export const mark = (item: NotificationItem, ground: Ground): Markup =>
  item.person === undefined
    ? html`<span class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
        ><span class="grid ${ground === 'surface' || ground === 'tonal' ? toneTextOn(item.tone, ground) : ''}"
          >${icon(item.icon)}</span
        ></span
      >`
    : avatar(item.person, 'size-11 rounded-full');

export const words = (item: NotificationItem, ground: Ground): Markup =>
  html`<p data-part="title" class="break-words text-body-lg ${item.unread === true ? 'font-bold' : 'font-medium'}">
      ${item.title}${item.unread === true ? html`<span class="sr-only"> (unread)</span>` : ''}
    </p>
    ${item.body === undefined || item.body === '' ? '' : html`<p data-part="body" class="break-words text-body-md text-pretty ${inkOn(ground).soft}">${item.body}</p>`}`;

export const time = (item: NotificationItem, ground: Ground): Markup =>
  html`<time data-part="time" class="shrink-0 font-label text-label-md tabular-nums ${inkOn(ground).soft}"
    >${item.time}</time
  >`;

export const actionOf = (action: Action | undefined, ground: Ground): Markup | '' =>
  action === undefined
    ? ''
    : html`<button
        type="button"
        data-part="action"
        class="inline-flex min-h-11 min-w-11 items-center font-label text-label-lg font-semibold ${inkOn(ground).accent}"
      >
        ${action.label}
      </button>`;

/** The page's title with the number that is unread, and the one deed that clears it. */
export function listHead(slot: SlotOf<'notifications'>, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<header data-part="heading" class="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
    <div class="flex min-w-0 flex-wrap items-center gap-x-4">
      ${headingElement(slot.title, context)}
      ${
        slot.unread === 0
          ? ''
          : html`<span
              data-part="unread"
              class="inline-flex min-h-8 items-center rounded-full bg-primary px-3 text-label-lg text-on-primary ${figureFace(context.style)}"
              >${slot.unread} new</span
            >`
      }
    </div>
    ${
      slot.action === undefined
        ? ''
        : html`<button
            type="button"
            data-part="action"
            class="inline-flex min-h-11 min-w-11 items-center gap-2 font-label text-label-lg font-semibold ${ink.accent}"
          >
            ${slot.action.icon === undefined ? '' : icon(slot.action.icon)}${slot.action.label}
          </button>`
    }
  </header>`;
}
