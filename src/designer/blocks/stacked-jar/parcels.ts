import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { layerLegend, toLayers, wholeFigure, type BreakdownSlot, type Layer } from './parts.ts';

export interface Parcel {
  layer: Layer;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Proportions of the field. */
const WIDE = 160;
const HIGH = 100;

/** Cuts the field in two along its longer side, again and again, so that each parcel's area is its share. */
export function toParcels(layers: readonly Layer[], x = 0, y = 0, width = WIDE, height = HIGH): Parcel[] {
  const [first, ...rest] = layers;
  if (first === undefined) return [];
  if (rest.length === 0) return [{ layer: first, x, y, width, height }];
  const whole = layers.reduce((sum, { percent }) => sum + percent, 0) || 1;
  let at = 1;
  let taken = first.percent;
  while (at < layers.length - 1 && taken + (layers[at]?.percent ?? 0) / 2 < whole / 2) {
    taken += layers[at]?.percent ?? 0;
    at += 1;
  }
  const share = taken / whole;
  const [near, far] = [layers.slice(0, at), layers.slice(at)];
  return width >= height
    ? [
        ...toParcels(near, x, y, width * share, height),
        ...toParcels(far, x + width * share, y, width * (1 - share), height),
      ]
    : [
        ...toParcels(near, x, y, width, height * share),
        ...toParcels(far, x, y + height * share, width, height * (1 - share)),
      ];
}

const GAPS: Record<Ground, string> = {
  surface: 'stroke-surface',
  tonal: 'stroke-surface-container',
  field: 'stroke-primary-container',
  inverse: 'stroke-inverse-surface',
};

/** Fields seen from above with their furrows; the area of each is its share. */
export function parcels(slot: BreakdownSlot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const layers = toLayers(slot, ground);
  return blockSection(
    'stacked-jar',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-6 grid grid-cols-1 items-center gap-x-12 gap-y-6 @3xl:grid-cols-2">
        <svg
          viewBox="0 0 ${WIDE} ${HIGH}"
          aria-hidden="true"
          class="mx-auto block w-full max-w-md -skew-x-6 px-6 @3xl:max-w-none"
        >
          ${toParcels(layers).map((parcel, index) => field(parcel, index, ground))}
        </svg>
        <div class="min-w-0">${wholeFigure(slot, context, ground)}${layerLegend(layers, context, ground, 'mt-3')}</div>
      </div>`,
  );
}

const fixed = (value: number): number => Math.round(value * 100) / 100;

/** Every other field is ploughed across. */
function field({ layer, x, y, width, height }: Parcel, index: number, ground: Ground): Markup {
  const furrows =
    index % 2 === 0
      ? spread(height, 5).map((at) => `M${fixed(x + 2)} ${fixed(y + at)}h${fixed(Math.max(0, width - 4))}`)
      : spread(width, 5).map((at) => `M${fixed(x + at)} ${fixed(y + 2)}v${fixed(Math.max(0, height - 4))}`);
  return html`<g data-part="layer">
    <rect
      x="${fixed(x)}"
      y="${fixed(y)}"
      width="${fixed(width)}"
      height="${fixed(height)}"
      stroke-width="1.6"
      class="fill-${layer.color} ${GAPS[ground]}"
    />
    <path d="${furrows.join('')}" fill="none" stroke-width="0.5" class="${GAPS[ground]} opacity-40" />
  </g>`;
}

/** Places at about every `step` along a length, the ends left out. */
const spread = (length: number, step: number): number[] => {
  const count = Math.max(2, Math.round(length / step));
  return Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count);
};
