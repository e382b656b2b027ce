import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { totalLine } from './kit/fact-list.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { ring } from './kit/ring.ts';

type Slot = SlotOf<'breakdown'>;
type Part = Slot['parts'][number];

const toPercent = ({ share }: Part): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
const isSome = (slot: Slot): boolean => slot.parts.length >= 2 && slot.parts.length <= 6;

const GRID = 'grid grid-cols-2 gap-x-6 gap-y-6';
const wide = (count: number): string =>
  count === 2 ? '' : count % 3 === 0 ? '@2xl:grid-cols-3' : count === 5 ? '@4xl:grid-cols-5' : '@2xl:grid-cols-4';

const words = (part: Part, { style }: BlockContext, ground: Ground): Markup =>
  html`<span data-part="label" class="block min-w-0 break-words text-body-md">${part.label}</span>
    <span data-part="value" class="block text-body-md tabular-nums ${figureFace(style)} ${inkOn(ground).soft}"
      >${part.display}</span
    >`;

function frame(slot: Slot, context: BlockContext, parts: (ground: Ground) => Markup[]): Markup {
  const panel = panelFor(context);
  return blockSection(
    'gauge-row',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <ul class="mt-4 ${GRID} ${wide(slot.parts.length)}">
        ${parts(panel.ground)}
      </ul>
      ${totalLine(slot.total, context.style, panel.ground)}`,
  );
}

/** A ring for each part, its share in the middle. */
const rings = (slot: Slot, context: BlockContext): Markup =>
  frame(slot, context, (ground) =>
    slot.parts.map(
      (part) =>
        html`<li data-part="part" class="flex min-w-0 flex-col items-center gap-2 text-center">
          ${ring(part.share, html`<span class="${figureFace(context.style)} text-title-lg">${toPercent(part)}%</span>`, { ground, size: 'size-24' })}
          <p class="min-w-0">${words(part, context, ground)}</p>
        </li>`,
    ),
  );

/** A tube for each part, filled from its foot; all stand on one shelf. */
const tubes = (slot: Slot, context: BlockContext): Markup =>
  frame(slot, context, (ground) =>
    slot.parts.map(
      (part) =>
        html`<li data-part="part" class="flex min-w-0 items-end gap-3">
          <span
            aria-hidden="true"
            class="relative h-28 w-8 shrink-0 overflow-hidden rounded-full ${inkOn(ground).track}"
          >
            <span
              class="absolute inset-x-0 bottom-0 ${chartInkOn(ground).bar}"
              style="height:${Math.max(3, toPercent(part))}%"
            ></span>
          </span>
          <p class="min-w-0">
            <span class="block text-headline-sm ${figureFace(context.style)}">${toPercent(part)}%</span>
            ${words(part, context, ground)}
          </p>
        </li>`,
    ),
  );

/** Half a dial with a needle at each part's share. */
const needles = (slot: Slot, context: BlockContext): Markup =>
  frame(slot, context, (ground) =>
    slot.parts.map((part) => {
      const angle = Math.PI * (1 - toPercent(part) / 100);
      const x = Math.round((50 + Math.cos(angle) * 36) * 10) / 10;
      const y = Math.round((50 - Math.sin(angle) * 36) * 10) / 10;
      const end = `${Math.round((50 + Math.cos(angle) * 44) * 10) / 10} ${Math.round((50 - Math.sin(angle) * 44) * 10) / 10}`;
      const ink = chartInkOn(ground);
      return html`<li data-part="part" class="flex min-w-0 flex-col gap-1">
        <svg viewBox="0 0 100 56" aria-hidden="true" class="h-auto w-full max-w-40">
          <path d="M6 50A44 44 0 0 1 94 50" fill="none" stroke-width="8" class="${ink.stroke}" opacity="0.25" />
          ${part.share <= 0 ? '' : html`<path d="M6 50A44 44 0 0 1 ${end}" fill="none" stroke-width="8" class="${ink.stroke}" />`}
          <path d="M50 50L${x} ${y}" fill="none" stroke-width="3" stroke-linecap="round" stroke="currentColor" />
        </svg>
        <p class="min-w-0">
          <span class="block text-title-lg ${figureFace(context.style)}">${toPercent(part)}%</span>
          ${words(part, context, ground)}
        </p>
      </li>`;
    }),
  );

const rowsOf = (slot: Slot, columns: number): number => Math.ceil(slot.parts.length / columns);

/** Shares of a whole, each on a gauge of its own. */
export const gaugeRow = defineBlock({
  id: 'gauge-row',
  aliases: ['gauges', 'rings', 'meters', 'fill levels'],
  shows: 'breakdown',
  variants: [
    {
      name: 'rings',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isSome,
      heightPx: (slot, width) => headingPx(slot) + 60 + rowsOf(slot, width === 'narrow' ? 2 : 4) * 176,
      render: rings,
    },
    {
      name: 'tubes',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isSome,
      heightPx: (slot, width) => headingPx(slot) + 60 + rowsOf(slot, width === 'narrow' ? 2 : 4) * 136,
      render: tubes,
    },
    {
      name: 'needles',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isSome,
      heightPx: (slot, width) => headingPx(slot) + 60 + rowsOf(slot, width === 'narrow' ? 2 : 4) * 184,
      render: needles,
    },
  ],
});
