import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { buttonPaint } from '../kit/button.ts';
import { choiceChips } from '../kit/choice-chips.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { searchField } from '../kit/search-field.ts';

export type TableSlot = SlotOf<'table'>;
export type TableRow = TableSlot['rows'][number];

export const pickedCount = (slot: TableSlot): number => slot.rows.filter(({ picked }) => picked === true).length;

/** Search and chips on one line. */
export const tools = (slot: TableSlot, context: BlockContext): Markup =>
  html`<div data-part="tools" class="flex flex-col gap-3 @4xl:flex-row @4xl:items-center">
    <div class="w-full @4xl:max-w-xs">${searchField(slot.search, `${context.key}-search`)}</div>
    ${choiceChips(slot.chips, { key: context.key, label: 'Show' })}
  </div>`;

/** What can be done with what is picked; on a coloured strip, so that it is not taken for a filter. */
export const bulkBar = (slot: TableSlot, classes = ''): Markup | '' =>
  pickedCount(slot) === 0
    ? ''
    : html`<div
        data-part="bulk"
        class="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-inverse-surface px-4 py-1 text-inverse-on-surface ${classes}"
      >
        <p class="mr-4 font-label text-label-lg font-semibold tabular-nums">${pickedCount(slot)} picked</p>
        ${slot.bulk.map(
          (action) =>
            html`<button
              type="button"
              class="inline-flex min-h-11 min-w-11 items-center gap-2 px-2 font-label text-label-lg"
            >
              ${action.icon === undefined ? '' : icon(action.icon)}${action.label}
            </button>`,
        )}
      </div>`;

export const pick = (row: TableRow, index: number, context: BlockContext): Markup =>
  html`<label class="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center"
    ><span class="sr-only">Pick ${row.title}</span
    ><input
      type="checkbox"
      name="${context.key}-row"
      value="${String(index)}"
      ${row.picked === true ? html`checked` : ''}
      class="size-6"
  /></label>`;

/** Where one is among the pages, and the ways back and on. */
export function pager({ pages }: TableSlot, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const step = 'inline-flex size-11 items-center justify-center rounded-control font-label text-label-lg tabular-nums';
  const numbers = Array.from({ length: Math.min(3, pages.of) }, (_, index) => index + 1);
  return html`<nav
    aria-label="Pages"
    data-part="pages"
    class="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
  >
    <p class="text-body-md tabular-nums ${ink.soft}">${pages.shown}</p>
    <ul class="flex items-center gap-1">
      <li><span aria-hidden="true" class="${step} ${ink.soft} opacity-40">${icon('chevron-left')}</span></li>
      ${numbers.map(
        (number) =>
          html`<li>
            <a
              href="/page/${String(number)}"
              aria-label="Page ${String(number)}"
              ${number === pages.at ? html`aria-current="page"` : ''}
              class="${step} ${number === pages.at ? `font-semibold ${buttonPaint({ ...context.style, button: 'filled' }, 'primary')}` : ink.strong}"
              >${number}</a
            >
          </li>`,
      )}
      <li><a href="/page/2" aria-label="Next page" class="${step} ${ink.strong}">${icon('chevron-right')}</a></li>
    </ul>
  </nav>`;
}
