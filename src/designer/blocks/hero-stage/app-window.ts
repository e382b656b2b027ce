import { html, type Markup } from '../../../markup/html.ts';
import type { Preview } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { figure } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { labelClass } from '../kit/label-class.ts';
import { TONE_TEXT } from '../kit/tone-color.ts';

/** The window's surface is the same in every theme, so that the product looks like itself on any ground. */
const SHEET = 'bg-surface-container-lowest text-on-surface border border-outline-variant';

/** Bars of the course, the present one in full colour; the figure's words carry the meaning. */
export function previewBars({ points }: Preview, height = 'h-20'): Markup {
  const most = Math.max(1, ...points.map(({ value }) => value));
  return html`<div aria-hidden="true" class="flex items-end gap-1 ${height}">
    ${points.map(
      ({ value, state }) =>
        html`<span
          class="min-w-0 flex-1 rounded-t-sm ${state === 'now' ? 'bg-primary' : state === 'planned' ? 'bg-outline-variant/60' : 'bg-primary/40'}"
          style="height:${Math.max(4, Math.round((value / most) * 100))}%"
        ></span>`,
    )}
  </div>`;
}

export const previewFigure = ({ figure: shown }: Preview, { style }: BlockContext): Markup =>
  html`<p class="flex flex-col gap-1">
    <span class="${labelClass(style)} text-on-surface-variant">${shown.label}</span>
    ${figure(shown, { value: 'text-headline-lg', unit: 'text-title-md' }, style)}
  </p>`;

export function previewRows({ rows }: Preview, count: number): Markup {
  return html`<ul class="flex flex-col">
    ${rows.slice(0, count).map(
      (row) =>
        html`<li class="flex items-center gap-3 border-t border-outline-variant py-3 first:border-t-0">
          <span class="grid size-9 shrink-0 place-items-center rounded-md bg-surface-container-high"
            >${icon(row.icon ?? 'circle-dot', 'size-4')}</span
          >
          <span class="min-w-0 flex-1">
            <span class="block text-body-md font-semibold">${row.title}</span>
            ${row.subtitle === undefined ? '' : html`<span class="block text-body-sm text-on-surface-variant">${row.subtitle}</span>`}
          </span>
          ${
            row.status !== undefined
              ? html`<span class="shrink-0 font-label text-label-md font-semibold ${TONE_TEXT[row.status.tone]}"
                  >${row.status.label}</span
                >`
              : row.value === undefined
                ? ''
                : html`<span class="shrink-0 font-label text-label-md tabular-nums">${row.value}</span>`
          }
        </li>`,
    )}
  </ul>`;
}

/** A small window of the product: bar, views, list and course. It is a picture, so nothing in it is a target. */
export function appWindow(preview: Preview, context: BlockContext, rows = 4): Markup {
  return html`<div data-part="window" class="@container overflow-hidden rounded-lg shadow-floating ${SHEET}">
    <div
      class="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-outline-variant bg-surface-container px-4 py-3"
    >
      <span aria-hidden="true" class="flex gap-1">
        ${[0, 1, 2].map(() => html`<span class="size-2 rounded-full bg-outline-variant"></span>`)}
      </span>
      <span class="font-label text-label-lg font-semibold">${preview.title}</span>
      <span class="ml-auto hidden gap-4 font-label text-label-md @md:flex">
        ${preview.tabs.map(
          (tab, index) =>
            html`<span class="${index === 0 ? 'font-semibold text-primary' : 'text-on-surface-variant'}">${tab}</span>`,
        )}
      </span>
    </div>
    <div class="grid gap-x-6 gap-y-4 p-4 @lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @lg:p-5">
      ${previewRows(preview, rows)}
      <div class="flex flex-col justify-between gap-4 rounded-md bg-surface-container p-4">
        ${previewFigure(preview, context)}${previewBars(preview, 'h-24')}
      </div>
    </div>
  </div>`;
}

/** The product on a phone, cut off at its foot where the page goes on. */
export function appPhone(preview: Preview, context: BlockContext): Markup {
  return html`<div
    data-part="phone"
    class="mx-auto w-full max-w-80 overflow-hidden rounded-t-xl border-x-8 border-t-8 border-on-surface bg-surface text-on-surface"
  >
    <div class="flex flex-col gap-4 px-4 pt-5">
      <p class="font-headline text-title-lg font-semibold">${preview.title}</p>
      <div class="flex flex-col gap-3 rounded-md bg-primary-container p-4 text-on-primary-container">
        <p class="flex flex-col gap-1">
          <span class="${labelClass(context.style)}">${preview.figure.label}</span>
          ${figure(preview.figure, { value: 'text-headline-lg', unit: 'text-title-md' }, context.style)}
        </p>
      </div>
      ${previewRows(preview, 3)}
    </div>
  </div>`;
}
