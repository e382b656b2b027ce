import { html, type Markup } from '../../../markup/html.ts';
import type { Style } from '../../direct/direction.ts';
import type { Row } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { figureFace } from './figure.ts';
import { icon } from './icon.ts';
import { inkOn } from './ink.ts';
import { picture } from './picture.ts';
import { statusOn } from './status-on.ts';

/** What stands before a record's words: its picture, else its icon on a small ground of its own. */
export function recordMark(row: Row, ground: Ground): Markup | '' {
  if (row.picture !== undefined) return picture(row.picture, 'size-14 shrink-0 rounded-md object-cover', 'square');
  if (row.icon === undefined) return '';
  return html`<span class="grid size-11 shrink-0 place-items-center rounded-md ${inkOn(ground).chip}"
    >${icon(row.icon)}</span
  >`;
}

/** Title and the line under it. */
export function recordWords(row: Row, ground: Ground): Markup {
  return html`<p data-part="title" class="break-words text-title-md">${row.title}</p>
    ${
      row.subtitle === undefined
        ? ''
        : html`<p data-part="subtitle" class="break-words text-body-md ${inkOn(ground).soft}">${row.subtitle}</p>`
    }`;
}

/** Value, and under it state and small words, set to the right edge. */
export function recordValue(row: Row, style: Style, ground: Ground, { withMeta = true } = {}): Markup | '' {
  const meta = withMeta ? row.meta : undefined;
  if (row.value === undefined && row.status === undefined && meta === undefined) return '';
  return html`<div class="ml-auto flex flex-col items-end gap-1 text-right">
    ${row.value === undefined ? '' : html`<p data-part="value" class="${figureFace(style)} text-title-md">${row.value}</p>`}
    <div class="flex flex-col items-end gap-x-3 gap-y-1 @lg:flex-row-reverse @lg:items-center">
      ${row.status === undefined ? '' : statusOn(row.status, ground)}
      ${
        meta === undefined
          ? ''
          : html`<p data-part="meta" class="font-label text-label-lg tabular-nums ${inkOn(ground).soft}">${meta}</p>`
      }
    </div>
  </div>`;
}

/** A record's own action, large enough for a thumb. */
export const recordAction = (row: Row, ground: Ground): Markup | '' =>
  row.action === undefined
    ? ''
    : html`<button
        type="button"
        data-part="action"
        class="inline-flex min-h-11 min-w-11 items-center gap-2 font-label text-label-lg font-semibold ${inkOn(ground).accent}"
      >
        ${row.action.icon === undefined ? '' : icon(row.action.icon)}${row.action.label}
      </button>`;
