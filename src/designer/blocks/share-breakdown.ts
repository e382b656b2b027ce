import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { barRows } from './kit/bar-rows.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { figure, figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { partColors } from './kit/part-palette.ts';
import { toRingPath } from './kit/ring-path.ts';
import { toneTextOn } from './kit/status-on.ts';

type Slot = SlotOf<'breakdown'>;

const PANEL_PX = 48;
const totalPx = (slot: Slot): number => (slot.total === undefined ? 0 : 56);

/** What a whole is made of. */
export const shareBreakdown = defineBlock({
  id: 'share-breakdown',
  aliases: ['breakdown', 'split', 'shares', 'pie chart', 'donut', 'distribution', 'categories', 'composition'],
  shows: 'breakdown',
  variants: [
    {
      name: 'stacked-bar',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) =>
        headingPx(slot) +
        PANEL_PX +
        totalPx(slot) +
        72 +
        (width === 'narrow' ? slot.parts.length * 44 : Math.ceil(slot.parts.length / 2) * 44),
      render: stackedBar,
    },
    {
      name: 'bar-rows',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.parts.length > 1,
      heightPx: (slot) => headingPx(slot) + PANEL_PX + totalPx(slot) + 40 + slot.parts.length * 50,
      render: rows,
    },
    {
      name: 'donut',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.parts.length > 1,
      heightPx: (slot, width) =>
        headingPx(slot) +
        PANEL_PX +
        (width === 'narrow' ? 232 + slot.parts.length * 44 : Math.max(224, slot.parts.length * 44)),
      render: donut,
    },
  ],
});

function stackedBar(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const colors = partColors(slot.parts, panel.ground);
  return blockSection(
    'share-breakdown',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}${totalFigure(slot, context, panel.ground)}
      <div aria-hidden="true" class="mt-4 flex h-10 gap-1 overflow-hidden rounded-sm">
        ${slot.parts.map(
          (part, index) =>
            html`<span class="h-full bg-${colors[index]}" style="width:${toPercent(part.share, 1)}%"></span>`,
        )}
      </div>
      ${legend(slot, context, { ground: panel.ground, colors, classes: 'mt-4 gap-x-12 @xl:grid @xl:grid-cols-2' })}`,
  );
}

function rows(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  return blockSection(
    'share-breakdown',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}${totalFigure(slot, context, ground)}
      <div class="mt-4">
        ${barRows(
          slot.parts.map((part) => ({
            label: part.label,
            value: part.value,
            text: part.display,
            fill: part.tone === undefined ? chartInkOn(ground).bar : `bg-${partColors([part], ground)[0]}`,
            ...(part.tone === 'bad' ? { textInk: toneTextOn('bad', ground) } : {}),
          })),
          { unit: '', ground, style: context.style, name: slot.title },
        )}
      </div>`,
  );
}

const RING = 14;
/** Share of the circle left open between two parts. */
const GAP = 0.006;

function donut(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const colors = partColors(slot.parts, ground);
  return blockSection(
    'share-breakdown',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-4 grid grid-cols-1 items-center gap-x-12 gap-y-6 @md:grid-cols-[auto_minmax(0,1fr)]">
        <div data-part="ring" class="relative mx-auto grid size-52 place-items-center">
          <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full">
            ${toSpans(slot.parts.map((part) => part.share)).map(
              ([from, to], index) => html`<path d="${toRingPath(from, to, RING)}" class="fill-${colors[index]}" />`,
            )}
          </svg>
          ${ringTotal(slot, context, ground)}
        </div>
        ${legend(slot, context, { ground, colors, classes: 'min-w-0' })}
      </div>`,
  );
}

/** Where each part begins and ends on the circle; they fill it even where rounded shares do not add up to one. */
function toSpans(shares: readonly number[]): [number, number][] {
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1;
  const gap = shares.length > 1 ? GAP : 0;
  let end = 0;
  return shares.map((share) => {
    const from = end;
    end += share / whole;
    return [from + gap / 2, Math.max(end - gap / 2, from + gap)];
  });
}

function ringTotal({ total }: Slot, { style }: BlockContext, ground: Ground): Markup | '' {
  if (total === undefined) return '';
  return html`<p data-part="total" class="relative max-w-32 text-center">
    <span class="block">${figure(total, { value: 'text-headline-md', unit: 'text-body-md' }, style)}</span>
    <span class="block ${labelClass(style)} ${inkOn(ground).soft}">${total.label}</span>
  </p>`;
}

function totalFigure({ total }: Slot, { style }: BlockContext, ground: Ground): Markup | '' {
  if (total === undefined) return '';
  return html`<p data-part="total" class="mt-3 flex flex-wrap items-baseline gap-x-3">
    ${figure(total, { value: 'text-headline-lg', unit: 'text-title-lg' }, style)}
    <span class="text-body-md ${inkOn(ground).soft}">${total.label}</span>
  </p>`;
}

function legend(
  slot: Slot,
  { style }: BlockContext,
  { ground, colors, classes }: { ground: Ground; colors: readonly string[]; classes: string },
): Markup {
  const ink = inkOn(ground);
  return html`<ul data-part="legend" class="${classes}">
    ${slot.parts.map(
      (part, index) =>
        html`<li data-part="row" class="flex items-baseline gap-3 border-b py-2 last:border-b-0 ${ink.rule}">
          <span class="size-3 shrink-0 rounded-sm bg-${colors[index]}"></span>
          <span data-part="label" class="min-w-0 flex-1 break-words text-body-md">${part.label}</span>
          <span class="font-label text-label-lg tabular-nums ${ink.soft}">${toPercent(part.share, 0)}%</span>
          <span data-part="value" class="min-w-16 text-right ${figureFace(style)} text-title-md">${part.display}</span>
        </li>`,
    )}
  </ul>`;
}

function toPercent(share: number, decimals: 0 | 1): number {
  const factor = 10 ** decimals;
  return Math.round(share * 100 * factor) / factor;
}
