import { html, type Markup } from '../../markup/html.ts';
import { toRingPath } from '../blocks/kit/ring-path.ts';
import type { ChartNode } from '../outline/outline.ts';
import { chartFrame, chartName } from './chart-frame.ts';
import { fillInk } from './data-ink.ts';
import { madeShares } from './made-course.ts';
import type { NodeContext } from './node-context.ts';
import { readValue } from './read-value.ts';

const THICKNESS = 15;
const GAP = 0.006;
const FALLBACK_PARTS = 4;

/** Parts of a whole as a ring of slices, each named with its value in a list beside it. */
export function drawDonut(node: ChartNode, context: NodeContext): Markup {
  const parts = toParts(node, context.lang);
  const isSide = context.width !== 'narrow' && context.device !== 'MOBILE';
  return chartFrame(node, context, {
    body: (inside, ink) => {
      let from = 0;
      const slices = parts.map(({ share }, index) => {
        const start = from;
        from += share;
        return html`<path
          d="${toRingPath(start + GAP / 2, Math.max(start + GAP, from - GAP / 2), THICKNESS)}"
          class="${fillInk(ink, index).fill}"
        />`;
      });
      return html`<div class="flex flex-wrap items-center gap-x-8 gap-y-4 ${isSide ? '' : 'justify-center'}">
        <div
          role="group"
          aria-label="${chartName(node, context)}"
          class="relative grid size-44 shrink-0 place-items-center"
        >
          <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full">${slices}</svg>
          ${
            node.figure === undefined
              ? ''
              : html`<p
                  data-part="figure"
                  class="relative max-w-28 text-center font-headline font-semibold text-balance tabular-nums ${node.figure.text.length > 8 ? 'text-title-md' : 'text-headline-sm'} ${ink.strong}"
                >
                  ${node.figure.text}
                </p>`
          }
        </div>
        <ul data-part="legend" class="flex min-w-44 flex-1 flex-col">
          ${parts.map(({ label, text }, index) =>
            label === undefined
              ? ''
              : html`<li
                  class="flex min-h-9 items-center gap-3 border-t py-1 text-body-sm first:border-t-0 ${ink.rule}"
                >
                  <span aria-hidden="true" class="size-3 shrink-0 rounded-sm ${fillInk(ink, index).bg}"></span>
                  <span class="min-w-0 flex-1 ${ink.strong}">${label}</span>
                  ${text === undefined ? '' : html`<span class="font-semibold whitespace-nowrap tabular-nums ${ink.strong}">${text}</span>`}
                </li>`,
          )}
        </ul>
      </div>`;
    },
  });
}

interface Part {
  label?: string;
  text?: string;
  share: number;
}

function toParts(node: ChartNode, lang: string): Part[] {
  const named: { label?: string; text?: string }[] =
    node.points.length > 0
      ? node.points.map(({ label, value }) => ({
          label: label.text,
          ...(value === undefined ? {} : { text: value.text }),
        }))
      : node.series.length > 0
        ? node.series.map(({ text }) => ({ label: text }))
        : Array.from({ length: FALLBACK_PARTS }, () => ({}));
  const values = named.map(({ text }) =>
    text === undefined ? undefined : Math.max(0, readValue(text, lang)?.value ?? Number.NaN),
  );
  const known = values.filter((value) => value !== undefined && Number.isFinite(value));
  const sum = known.reduce<number>((total, value) => total + (value ?? 0), 0);
  if (known.length === named.length && sum > 0)
    return named.map((part, index) => ({ ...part, share: (values[index] ?? 0) / sum }));
  const made = madeShares(`${node.about}:${node.title?.text ?? ''}`, named.length);
  return named.map((part, index) => ({ ...part, share: made[index] ?? 0 }));
}
