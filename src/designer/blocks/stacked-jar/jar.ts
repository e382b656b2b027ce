import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { quietRoom } from '../kit/signature-room.ts';
import { layerLegend, toLayers, wholeFigure, type BreakdownSlot, type Layer } from './parts.ts';

/** Inside of the jar in its `viewBox="0 0 200 260"`: straight walls from the shoulder to the foot, so heights are true. */
const TOP = 52;
const BOTTOM = 244;

const GLASS: Record<Ground, string> = {
  surface: 'stroke-on-surface',
  tonal: 'stroke-on-surface',
  field: 'stroke-on-primary-container',
  inverse: 'stroke-inverse-on-surface',
};
const SHINE: Record<Ground, string> = {
  surface: 'stroke-surface-container-lowest',
  tonal: 'stroke-surface-container-lowest',
  field: 'stroke-primary-container',
  inverse: 'stroke-inverse-surface',
};

/** Layers in a jar with its lid on; the first part lies at the bottom. */
export function jar(slot: BreakdownSlot, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const layers = toLayers(slot, ground);
  return blockSection(
    'stacked-jar',
    context,
    box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-6 grid grid-cols-1 items-center gap-x-12 gap-y-6 @lg:grid-cols-[auto_minmax(0,1fr)]">
        ${drawing(layers, context.key, ground)}
        <div class="min-w-0">
          ${wholeFigure(slot, context, ground)}${layerLegend([...layers].reverse(), context, ground, 'mt-3')}
        </div>
      </div>`,
  );
}

const drawing = (layers: readonly Layer[], key: string, ground: Ground): Markup =>
  html`<svg viewBox="0 0 200 260" aria-hidden="true" class="mx-auto h-64 w-52 @3xl:h-80 @3xl:w-64">
    <defs>
      <clipPath id="${key}-glass"><rect x="22" y="40" width="156" height="${BOTTOM - 40}" rx="20" /></clipPath>
    </defs>
    <g clip-path="url(#${key}-glass)">
      ${layers.map((layer) => {
        const high = ((BOTTOM - TOP) * layer.percent) / 100;
        const low = BOTTOM - ((BOTTOM - TOP) * layer.from) / 100;
        return html`<rect
          data-part="layer"
          x="22"
          y="${fixed(low - high)}"
          width="156"
          height="${fixed(high)}"
          class="fill-${layer.color}"
        />`;
      })}
      ${layers.slice(1).map((layer) => {
        const y = fixed(BOTTOM - ((BOTTOM - TOP) * layer.from) / 100);
        return html`<path d="M22 ${y}H178" fill="none" stroke-width="2" class="${SHINE[ground]}" />`;
      })}
    </g>
    <rect
      x="20"
      y="36"
      width="160"
      height="${BOTTOM - 34}"
      rx="22"
      fill="none"
      stroke-width="4"
      class="${GLASS[ground]}"
    />
    <path d="M36 66V220" fill="none" stroke-width="5" stroke-linecap="round" class="${SHINE[ground]} opacity-60" />
    <path d="M34 30H166M40 14H160" fill="none" stroke-width="12" stroke-linecap="round" class="${GLASS[ground]}" />
  </svg>`;

const fixed = (value: number): number => Math.round(value * 100) / 100;
