import { html, type Markup } from '../../markup/html.ts';
import { toRingPath } from '../blocks/kit/ring-path.ts';
import { pageWord } from '../fill/language/page-words.ts';
import type { ProgressNode } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import { meterBar } from './meter-bar.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { readCount, readShare } from './read-value.ts';
import { typeIn } from './type-in.ts';
import { noBreak, optional } from './words-in.ts';

/** How far something is: a bar, a ring, segments or dots, with its words. */
export const drawProgress: NodeDrawer<'progress'> = (node, context) => {
  if (node.display === 'ring') return drawRing(node, context);
  const measure =
    node.display === 'bar'
      ? meterBar(shareOf(node, context), nameOf(node, context), context)
      : drawParts(node, context);
  return html`<div class="flex min-w-0 flex-col gap-2">${words(node, context)}${measure}</div>`;
};

const nameOf = ({ label, value }: ProgressNode, { lang }: NodeContext): string =>
  label?.text ?? value?.text ?? pageWord('progress', lang);

const shareOf = ({ share, value, label }: ProgressNode, { lang }: NodeContext): number =>
  share ?? readShare(value?.text ?? '', lang) ?? readShare(label?.text ?? '', lang) ?? 0.5;

function words({ label, value }: ProgressNode, context: NodeContext): Markup {
  if (label === undefined && value === undefined) return html``;
  const ink = dataInk(context);
  const type = typeIn(context);
  return html`<div class="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
    ${optional(label, (text) => html`<p class="min-w-0 ${type.soft} ${ink.soft}">${text}</p>`)}
    ${optional(value, (text) => html`<p class="min-w-0 ${type.body} font-semibold tabular-nums ${noBreak(text)} ${ink.strong}">${text}</p>`)}
  </div>`;
}

const MOST_PARTS = 12;

/** Parts that are counted ("2 of 5"), or five where only a share is known. */
function countOf(node: ProgressNode, { lang }: NodeContext): { done: number; of: number } | undefined {
  const counted = readCount(node.value?.text ?? '', lang) ?? readCount(node.label?.text ?? '', lang);
  return counted !== undefined && Number.isInteger(counted.of) && counted.of >= 2 && counted.of <= MOST_PARTS
    ? counted
    : undefined;
}

function drawParts(node: ProgressNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const { done, of } = countOf(node, context) ?? { done: Math.round(shareOf(node, context) * 5), of: 5 };
  const shape = node.display === 'dots' ? 'size-3 rounded-full' : 'h-2 flex-1 rounded-full';
  return html`<div
    role="progressbar"
    aria-label="${nameOf(node, context)}"
    aria-valuenow="${done}"
    aria-valuemin="0"
    aria-valuemax="${of}"
    class="flex items-center gap-2"
  >
    ${Array.from({ length: of }, (_, index) => html`<span class="${shape} ${index < done ? (ink.series[0]?.bg ?? '') : ink.track}"></span>`)}
  </div>`;
}

function drawRing(node: ProgressNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const type = typeIn(context);
  const counted = countOf(node, context);
  const value = node.value ?? node.label;
  const label = node.value === undefined ? undefined : node.label;
  const isLong = (value?.text.length ?? 0) > 7;
  return html`<div
    class="mx-auto grid w-full ${context.pageKind === 'tool' ? 'max-w-52' : 'max-w-64'} justify-items-center gap-2"
  >
    <div
      role="progressbar"
      aria-label="${nameOf(node, context)}"
      aria-valuenow="${Math.round(shareOf(node, context) * 100)}"
      aria-valuemin="0"
      aria-valuemax="100"
      class="relative grid aspect-square w-full place-items-center"
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true" class="absolute inset-0 size-full">
        ${counted === undefined ? wholeRing(shareOf(node, context), ink) : countedRing(counted, ink)}
      </svg>
      <div class="relative grid max-w-[72%] justify-items-center gap-1 text-center">
        ${optional(value, (text) => html`<p class="font-headline ${isLong ? type.figureSmall : type.figure} font-semibold tabular-nums text-balance ${ink.strong}">${text}</p>`)}
        ${optional(label, (text) => html`<p class="text-body-sm ${ink.soft}">${text}</p>`)}
      </div>
    </div>
  </div>`;
}

type Ink = ReturnType<typeof dataInk>;

const THICKNESS = 8;

const wholeRing = (share: number, ink: Ink): Markup =>
  html`<path d="${toRingPath(0, 1, THICKNESS)}" class="${ink.trackFill}" />${
      share <= 0
        ? ''
        : html`<path d="${toRingPath(0, share, THICKNESS, share < 1)}" class="${ink.series[0]?.fill ?? ''}" />`
    }`;

/** Room between two arcs, a share of the circle; their ends are round. */
const GAP = 0.025;

/** One arc for each thing that is counted. */
const countedRing = ({ done, of }: { done: number; of: number }, ink: Ink): Markup =>
  html`${Array.from(
    { length: of },
    (_, index) =>
      html`<path
        d="${toRingPath(index / of + GAP / 2, (index + 1) / of - GAP / 2, THICKNESS, true)}"
        class="${index < done ? (ink.series[0]?.fill ?? '') : ink.trackFill}"
      />`,
  )}`;
