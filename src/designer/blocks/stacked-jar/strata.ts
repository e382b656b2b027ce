import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { figureFace } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { toLayers, wholeFigure, type BreakdownSlot } from './parts.ts';

/** Height of the cut through the ground, CSS pixels: the thinnest layer that suits still holds a line. */
const LEAST_PX = 320;
const PER_PART_PX = 80;

/** Rolling upper edge of a layer, as wide as its box. */
const EDGES = [
  'M0 12C20 2 34 2 50 8S82 14 100 4V12z',
  'M0 4C18 12 36 12 52 6S84 2 100 10V12H0z',
  'M0 8C24 0 40 12 60 6S88 2 100 8V12H0z',
];

/** A cut through the ground: layers as thick as their shares, the first on top, a staff of depth at the right. */
export function strata(slot: BreakdownSlot, context: BlockContext): Markup {
  const { box, ground, sides, bottom, inset } = quietRoom(context);
  const ink = inkOn(ground);
  const layers = toLayers(slot, ground);
  const height = Math.max(LEAST_PX, layers.length * PER_PART_PX);
  return blockSection(
    'stacked-jar',
    context,
    `overflow-hidden ${box}`,
    html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        ${blockHeading(slot, context, ground)}${wholeFigure(slot, context, ground)}
      </div>
      <ol
        class="mt-8 flex flex-col ${sides} ${bottom} ${inset === 'none' ? 'overflow-hidden rounded-b-lg' : ''}"
        style="height:${height}px"
      >
        ${layers.map(
          (layer, index) =>
            html`<li data-part="layer" class="relative min-h-0" style="height:${layer.percent}%">
              <svg
                viewBox="0 0 1 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                class="absolute inset-0 size-full fill-${layer.color}"
              >
                <path d="M0 0H1V1H0z" />
              </svg>
              <svg
                viewBox="0 0 100 12"
                preserveAspectRatio="none"
                aria-hidden="true"
                class="absolute inset-x-0 -top-3 h-3 w-full fill-${layer.color}"
              >
                <path d="${EDGES[index % EDGES.length] ?? ''}" />
              </svg>
              <p
                class="absolute bottom-1 left-3 flex max-w-full items-baseline gap-x-3 rounded-sm px-2 @xl:left-6 ${LABEL[ground]}"
              >
                <span data-part="label" class="min-w-0 text-body-md font-semibold">${layer.label}</span>
                <span data-part="value" class="${figureFace(context.style)} text-body-md">${layer.display}</span>
                <span class="font-label text-label-md tabular-nums ${ink.soft}">${Math.round(layer.percent)}%</span>
              </p>
            </li>`,
        )}
      </ol>`,
  );
}

const LABEL: Record<Ground, string> = {
  surface: 'bg-surface text-on-surface',
  tonal: 'bg-surface-container text-on-surface',
  field: 'bg-primary-container text-on-primary-container',
  inverse: 'bg-inverse-surface text-inverse-on-surface',
};
