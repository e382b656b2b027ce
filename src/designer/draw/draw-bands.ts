import { html, type Markup } from '../../markup/html.ts';
import type { Ground } from '../blocks/block.ts';
import { inkOn } from '../blocks/kit/ink.ts';
import type { Style } from '../direct/direction.ts';
import type { PlannedBlock } from '../plan/screen-plan.ts';
import type { SlotKind } from '../write/slots.ts';
import type { DrawBlock } from './draw-screen.ts';

/** Kinds that read well on a deep ground; others have chips and pictures made for light ones. */
const DEEP: ReadonlySet<SlotKind> = new Set(['points', 'steps', 'quotes', 'schedule', 'timeline', 'metrics']);

/** Kinds that steer what stands under them and stay close to it. */
const STEERING: ReadonlySet<SlotKind> = new Set(['filters', 'tabs']);

/** Sections of a public page, the first close to the page's title where one stands above it (`titled`), each on its own ground across the window, so that the page has chapters. */
export function drawBands(
  blocks: readonly PlannedBlock[],
  style: Style,
  draw: DrawBlock,
  headed: boolean,
  titled = false,
): Markup {
  const grounds = groundsFor(blocks, style);
  return html`<div class="flex flex-col">
    ${blocks.map((planned, index) => {
      const ground = grounds[index] ?? 'surface';
      return html`<div
        class="${titled && index === 0 ? 'pt-6 pb-section' : spaceAround(planned, ground, grounds[index - 1])} ${ground === 'surface' ? '' : inkOn(ground).ground}"
      >
        <div class="mx-auto max-w-7xl px-page">
          ${draw(planned, { key: `s${index}`, level: headed && index === 0 ? 1 : 2, ground, bleed: false })}
        </div>
      </div>`;
    })}
  </div>`;
}

/** Two sections on one ground share the space between them. */
function spaceAround(planned: PlannedBlock, ground: Ground, before: Ground | undefined): string {
  if (STEERING.has(planned.slot.kind)) return 'pt-4';
  return ground === before ? 'pb-section' : 'py-section';
}

/** Surface and tone take turns; one section at most, and not the first, goes deep. */
function groundsFor(blocks: readonly PlannedBlock[], style: Style): Ground[] {
  const deep = blocks.findIndex((planned, index) => index > 0 && DEEP.has(planned.slot.kind));
  const deepGround: Ground = style.ground === 'field' || style.ground === 'picture' ? 'field' : 'inverse';
  return blocks.map((planned, index): Ground => {
    if (index === deep) return deepGround;
    return index % 2 === 1 && style.panel !== 'plain' && !STEERING.has(planned.slot.kind) ? 'tonal' : 'surface';
  });
}
