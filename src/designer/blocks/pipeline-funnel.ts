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

type Slot = SlotOf<'breakdown'>;
type Part = Slot['parts'][number];

const LEAST = 3;
const MOST = 7;

/** Words that say the parts are stages of one way, not parts of one whole. */
const OF_STAGES =
  /\b(?:funnel|pipeline|stages?|conversion|journey|steps?|how far|sign-?ups?|applicants|candidates|deals|leads)\b/i;

/** Stages lose on the way, or stay as many: only then is a funnel true. */
const narrows = ({ title, note = '', parts }: Slot): boolean =>
  OF_STAGES.test(`${title} ${note}`) &&
  parts.length >= LEAST &&
  parts.length <= MOST &&
  parts.every((part, index) => part.value >= 0 && part.value <= (parts[index - 1]?.value ?? part.value));

const widthOf = (part: Part, parts: readonly Part[]): number => {
  const most = Math.max(...parts.map(({ value }) => value));
  return most === 0 ? 0 : Math.round((part.value / most) * 1000) / 10;
};

/** What of the stage before has come through: "62 % go on". */
const passed = (parts: readonly Part[], index: number): string | undefined => {
  const before = parts[index - 1]?.value;
  const now = parts[index]?.value;
  return before === undefined || now === undefined || before === 0
    ? undefined
    : `${Math.round((now / before) * 100)} % of ${parts[index - 1]?.label ?? ''}`;
};

const words = (slot: Slot, index: number, context: BlockContext, ground: Ground): Markup => {
  const part = slot.parts[index];
  const share = passed(slot.parts, index);
  if (part === undefined) return html``;
  return html`<p class="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
    <span data-part="label" class="min-w-0 break-words text-body-md font-semibold">${part.label}</span>
    <span data-part="value" class="${figureFace(context.style)} text-title-md">${part.display}</span>
    ${share === undefined ? '' : html`<span class="w-full text-body-md ${inkOn(ground).soft}">${share}</span>`}
  </p>`;
};

function frame(slot: Slot, context: BlockContext, content: (ground: Ground) => Markup): Markup {
  const panel = panelFor(context);
  return blockSection(
    'pipeline-funnel',
    context,
    panel.box,
    html`${blockHeading(slot, context, panel.ground)}
      <div class="mt-4">${content(panel.ground)}</div>
      ${totalLine(slot.total, context.style, panel.ground)}`,
  );
}

/** Bars on one axis in the middle, each as wide as its stage is full. */
const centred = (slot: Slot, context: BlockContext): Markup =>
  frame(
    slot,
    context,
    (ground) =>
      html`<ol class="flex flex-col gap-4">
        ${slot.parts.map(
          (part, index) =>
            html`<li
              data-part="stage"
              class="grid items-center gap-x-8 gap-y-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              ${words(slot, index, context, ground)}
              <span aria-hidden="true" class="flex h-10 justify-center">
                <span
                  class="h-full rounded-md ${chartInkOn(ground).bar}"
                  style="width:${Math.max(1, widthOf(part, slot.parts))}%"
                ></span>
              </span>
            </li>`,
        )}
      </ol>`,
  );

/** Columns that step down from left to right, a stage each, its words under it. */
const steps = (slot: Slot, context: BlockContext): Markup =>
  frame(
    slot,
    context,
    (ground) =>
      html`<ol class="grid gap-x-2 gap-y-4 @xl:auto-cols-fr @xl:grid-flow-col">
        ${slot.parts.map(
          (part, index) =>
            html`<li data-part="stage" class="flex min-w-0 flex-col gap-2">
              <span aria-hidden="true" class="hidden h-40 items-end border-b border-current @xl:flex">
                <span
                  class="w-full rounded-t-md ${chartInkOn(ground).bar}"
                  style="height:${Math.max(1, widthOf(part, slot.parts))}%"
                ></span>
              </span>
              <span aria-hidden="true" class="h-3 overflow-hidden rounded-full @xl:hidden ${inkOn(ground).track}">
                <span class="block h-full ${chartInkOn(ground).bar}" style="width:${widthOf(part, slot.parts)}%"></span>
              </span>
              ${words(slot, index, context, ground)}
            </li>`,
        )}
      </ol>`,
  );

/** One stream from edge to edge that narrows from stage to stage; the words stand under their stretch. */
const stream = (slot: Slot, context: BlockContext): Markup =>
  frame(slot, context, (ground) => {
    const count = Math.max(1, slot.parts.length);
    const half = slot.parts.map((part) => widthOf(part, slot.parts) / 2);
    const at = (index: number): number => Math.round((index / count) * 1000) / 10;
    const bends = half.flatMap((one, index) => {
      const next = half[index + 1] ?? one;
      const from = at(index);
      const to = at(index + 1);
      return [{ from, to, one, next }];
    });
    const upper = bends
      .map(
        ({ from, to, one, next }) =>
          `L${from + (to - from) * 0.6} ${50 - one}C${to} ${50 - one} ${to - 2} ${50 - next} ${to} ${50 - next}`,
      )
      .join('');
    const lower = bends
      .toReversed()
      .map(
        ({ from, to, one, next }) =>
          `L${to} ${50 + next}C${to - 2} ${50 + next} ${to} ${50 + one} ${from + (to - from) * 0.6} ${50 + one}L${from} ${50 + one}`,
      )
      .join('');
    return html`<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" class="h-32 w-full @xl:h-48">
        ${half.length === 0 ? '' : html`<path d="M0 ${50 - (half[0] ?? 0)}${upper}${lower}Z" class="${chartInkOn(ground).hill}" />`}
      </svg>
      <ol class="mt-3 grid gap-x-4 gap-y-3 @xl:auto-cols-fr @xl:grid-flow-col">
        ${slot.parts.map((_, index) => html`<li data-part="stage" class="min-w-0">${words(slot, index, context, ground)}</li>`)}
      </ol>`;
  });

/** How many come how far, stage by stage. */
export const pipelineFunnel = defineBlock({
  id: 'pipeline-funnel',
  aliases: ['funnel', 'pipeline', 'conversion', 'stages'],
  shows: 'breakdown',
  variants: [
    {
      name: 'centred',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: narrows,
      heightPx: (slot, width) => headingPx(slot) + 60 + slot.parts.length * (width === 'narrow' ? 116 : 64),
      render: centred,
    },
    {
      name: 'steps',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => narrows(slot) && slot.parts.length <= 5,
      heightPx: (slot) => headingPx(slot) + 320,
      render: steps,
    },
    {
      name: 'stream',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => narrows(slot) && slot.parts.length <= 5,
      heightPx: (slot) => headingPx(slot) + 330,
      render: stream,
    },
  ],
});
