import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { factLines } from '../kit/fact-list.ts';
import { figure, type FigureSize } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { ring } from '../kit/ring.ts';
import { focusAction, focusRoom, focusTitle, toPercent, type FocusSlot } from './opening.ts';

/** The figure stands in a ring that is filled as far as its goal is reached. */
export function inRing(slot: FocusSlot, context: BlockContext): Markup {
  const room = focusRoom(context);
  const { ground } = room;
  return blockSection(
    'focus-figure',
    context,
    room.root,
    html`<div
      class="grid grid-cols-1 ${room.inner} gap-x-16 gap-y-6 @xl:grid-cols-[auto_minmax(0,1fr)] @xl:grid-rows-[auto_1fr]"
    >
      ${focusTitle(slot, context, ground)}
      <div class="@xl:col-start-1 @xl:row-span-2 @xl:row-start-1">
        ${ring(slot.share ?? 0, inside(slot, context, ground), { ground, size: 'mx-auto size-64 @4xl:size-80' })}
      </div>
      <div class="flex min-w-0 max-w-xl flex-col justify-end gap-6">
        ${outside(slot, ground)}${factLines(slot.facts, context.style, ground)} ${focusAction(slot, context, ground)}
      </div>
    </div>`,
  );
}

function inside(slot: FocusSlot, context: BlockContext, ground: Ground): Markup {
  return html`<p>${figure(slot, ringSize(slot), context.style)}</p>
    <p data-part="label" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.label}</p>`;
}

/** The inner circle is about 200 px wide on a phone. */
function ringSize({ value, unit = '' }: FocusSlot): FigureSize {
  const characters = value.length + unit.length / 2;
  if (characters <= 2) return { value: 'text-display-lg', unit: 'text-headline-md' };
  if (characters <= 4) return { value: 'text-display-md', unit: 'text-title-lg' };
  return characters <= 7
    ? { value: 'text-headline-lg', unit: 'text-title-lg' }
    : { value: 'text-headline-sm @xl:text-headline-md', unit: 'text-body-md' };
}

function outside(slot: FocusSlot, ground: Ground): Markup | '' {
  if (slot.goal === undefined && slot.caption === undefined && slot.share === undefined) return '';
  return html`<div class="flex flex-col gap-1">
    ${
      slot.share === undefined
        ? ''
        : html`<p class="text-title-lg tabular-nums">
            ${toPercent(slot.share)}%${slot.goal === undefined ? '' : html` <span data-part="goal" class="text-body-md ${inkOn(ground).soft}">${slot.goal}</span>`}
          </p>`
    }
    ${slot.caption === undefined ? '' : html`<p data-part="caption" class="max-w-md text-body-lg text-pretty">${slot.caption}</p>`}
  </div>`;
}
