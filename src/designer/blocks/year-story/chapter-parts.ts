import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { figure, type FigureSize } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';

export type StorySlot = SlotOf<'story'>;
export type Chapter = StorySlot['chapters'][number];

/** The figure with its name and its sentence. */
export const chapterWords = (chapter: Chapter, size: FigureSize, { style }: BlockContext, ground: Ground): Markup =>
  html`<p data-part="label" class="${labelClass(style)} ${inkOn(ground).soft}">${chapter.label}</p>
    <p class="mt-2">${figure(chapter, size, style)}</p>
    ${chapter.sentence === '' ? '' : html`<p data-part="sentence" class="mt-3 max-w-prose text-body-lg text-pretty">${chapter.sentence}</p>`}`;

const PLOT_PX = 72;

/** What the figure is made of: columns over time, or lying parts; nothing where it stands alone. */
export function chapterChart({ points, parts }: Chapter, { style }: BlockContext, ground: Ground): Markup | '' {
  if (parts !== undefined) return shares(parts, ground);
  if (points === undefined || points.length < 3) return '';
  const ink = chartInkOn(ground);
  const values = points.map((point) => point.value);
  const low = Math.min(...values, 0);
  const high = Math.max(...values);
  const most = values.indexOf(high);
  const px = (value: number): number =>
    high === low ? PLOT_PX / 2 : Math.max(4, Math.round(((value - low) / (high - low)) * PLOT_PX));
  return html`<div data-part="chart">
    <div aria-hidden="true" class="flex h-18 items-end gap-1">
      ${values.map((value, index) => html`<span class="min-w-0 flex-1 rounded-t-sm ${index === most ? ink.bar : ink.barPlanned}" style="height:${px(value)}px"></span>`)}
    </div>
    <p class="mt-2 flex justify-between gap-4 ${labelClass(style)} ${inkOn(ground).soft}">
      <span>${points[0]?.label ?? ''}</span><span>${points.at(-1)?.label ?? ''}</span>
    </p>
    <p class="sr-only">${points.map((point) => `${point.label} ${point.value}`).join(', ')}</p>
  </div>`;
}

const shares = (parts: NonNullable<Chapter['parts']>, ground: Ground): Markup =>
  html`<ul data-part="chart" class="flex flex-col gap-2">
    ${parts.map(
      (part, index) =>
        html`<li>
          <p class="flex items-baseline justify-between gap-4 text-body-md">
            <span class="min-w-0 break-words">${part.label}</span><span class="tabular-nums">${part.display}</span>
          </p>
          <div aria-hidden="true" class="mt-1 h-2 overflow-hidden rounded-full ${inkOn(ground).track}">
            <div
              class="h-full rounded-full ${index === 0 ? chartInkOn(ground).bar : chartInkOn(ground).barPlanned}"
              style="width:${Math.round(part.share * 100)}%"
            ></div>
          </div>
        </li>`,
    )}
  </ul>`;
