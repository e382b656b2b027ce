import { html, type Markup } from '../../markup/html.ts';
import { createRandom } from '../seeded-random.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFigure, chartFrame, chartName } from './chart-frame.ts';
import { plotRoom } from './chart-plot.ts';
import { seriesInk, type DataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { textWidth } from './text-width.ts';

const HOUR = /^\D{0,3}\d{1,2}[:.]\d{2}|\d/;

/** Moments in their order on a line: across where all have room, down where not; without moments, spans of its lanes. */
export function drawTimeline(node: ChartNode, context: NodeContext): Markup {
  return chartFrame(node, context, {
    body: (inside, ink) => {
      const fits = node.points.every(
        ({ label, value }) =>
          textWidth(label.text, 14) <= (plotRoom(inside) / node.points.length) * 2 &&
          (value === undefined || textWidth(value.text, 14) <= (plotRoom(inside) / node.points.length) * 2),
      );
      const isAcross =
        inside.device !== 'MOBILE' &&
        inside.width !== 'narrow' &&
        node.points.length >= 2 &&
        node.points.length <= 7 &&
        fits;
      const drawn = node.points.length === 0 ? spans(node, inside, ink) : moments(node, inside, ink, isAcross);
      const marks =
        node.marks.length === 0
          ? ''
          : html`<p class="flex flex-wrap gap-x-4 text-body-sm ${ink.soft}">
              ${node.marks.map(({ text }) => html`<span>${text}</span>`)}
            </p>`;
      return html`${chartFigure(node, inside)}${drawn}${marks}`;
    },
  });
}

function moments(node: ChartNode, context: NodeContext, ink: DataInk, isAcross: boolean): Markup {
  const list = isAcross ? 'flex flex-col gap-0 @2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col' : 'flex flex-col';
  const item = isAcross
    ? 'relative flex gap-4 pb-5 last:pb-0 @2xl:flex-col @2xl:gap-2 @2xl:pr-4 @2xl:pb-0'
    : 'relative flex gap-4 pb-5 last:pb-0';
  const line = isAcross
    ? 'absolute top-3 -bottom-2 left-1.5 w-px @2xl:top-1.5 @2xl:right-0 @2xl:bottom-auto @2xl:left-2 @2xl:h-px @2xl:w-auto'
    : 'absolute top-3 -bottom-2 left-1.5 w-px';
  return html`<ol aria-label="${chartName(node, context)}" class="${list}">
    ${node.points.map(({ label, value }, index) => {
      // The moment comes first, whichever of the two words says it.
      const isTimed = value !== undefined && HOUR.test(value.text) && !HOUR.test(label.text);
      const [when, what] =
        value === undefined ? [undefined, label.text] : isTimed ? [value.text, label.text] : [label.text, value.text];
      return html`<li class="${item}">
        ${index === node.points.length - 1 ? '' : html`<span aria-hidden="true" class="${line} ${ink.track}"></span>`}
        <span aria-hidden="true" class="relative flex h-5 shrink-0 items-center ${isAcross ? '@2xl:h-3' : ''}"
          ><span class="size-3 rounded-full ${seriesInk(ink, 0).bg}"></span
        ></span>
        <span class="flex min-w-0 flex-col">
          ${when === undefined ? '' : html`<span class="font-label text-label-lg font-semibold tabular-nums ${ink.strong}">${when}</span>`}
          <span class="text-body-sm ${when === undefined ? ink.strong : ink.soft}">${what}</span>
        </span>
      </li>`;
    })}
  </ol>`;
}

const LANES = 4;

function spans(node: ChartNode, context: NodeContext, ink: DataInk): Markup {
  const random = createRandom(`spans:${node.about}:${node.title?.text ?? ''}`);
  const lanes = node.series.length || LANES;
  const names = node.series.length > 0;
  return html`<div
    role="group"
    aria-label="${chartName(node, context)}"
    class="grid items-center gap-x-3 gap-y-2 ${names ? 'grid-cols-[minmax(0,max-content)_minmax(0,1fr)]' : 'grid-cols-1'}"
  >
    ${Array.from({ length: lanes }, (__, lane) => {
      const from = Math.min(76, (lane / lanes) * 70 + random.next() * 12);
      const width = 22 + random.next() * Math.max(4, 76 - from) * 0.6;
      return html`${names ? html`<span class="max-w-36 text-body-sm ${ink.strong}">${node.series[lane]?.text ?? ''}</span>` : ''}
        <div class="relative h-8 border-b ${ink.grid}">
          <span
            aria-hidden="true"
            class="absolute top-1 h-5 rounded-sm ${seriesInk(ink, 0).bg}"
            style="left:${from.toFixed(1)}%;width:${width.toFixed(1)}%"
          ></span>
        </div>`;
    })}
    ${
      node.ticks.length === 0
        ? ''
        : html`${names ? html`<span></span>` : ''}
            <div class="flex justify-between gap-2 font-label text-label-md tabular-nums ${ink.soft}">
              ${node.ticks.map(({ text }) => html`<span>${text}</span>`)}
            </div>`
    }
  </div>`;
}
