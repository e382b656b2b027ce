import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';

export type QuizSlot = SlotOf<'quiz'>;
type Answer = QuizSlot['answers'][number];

export const isAnswered = ({ answers }: QuizSlot): boolean =>
  answers.some(({ state }) => state === 'right' || state === 'wrong');

/** The most dots that can be told apart; longer rounds are a bar. */
const MOST_DOTS = 12;

/** How it went: a dot for each question, ticked or crossed, the present one large. */
export function progressDots(slot: QuizSlot, context: BlockContext, ground: Ground): Markup {
  const ink = inkOn(ground);
  const words = `${slot.at} of ${slot.of}`;
  const dots =
    slot.of <= MOST_DOTS
      ? html`<ol aria-hidden="true" class="flex flex-wrap items-center gap-1">
          ${Array.from({ length: slot.of }, (_, index) => dot(slot, index, ground))}
        </ol>`
      : html`<div aria-hidden="true" class="h-2 w-40 overflow-hidden rounded-full @lg:w-64 ${ink.track}">
          <div
            class="h-full rounded-full ${ink.fill}"
            style="width:${Math.round(((slot.at - 1) / Math.max(1, slot.of)) * 100)}%"
          ></div>
        </div>`;
  return html`<div data-part="progress" class="flex items-center gap-4">
    ${dots}
    <p class="whitespace-nowrap ${labelClass(context.style)} ${ink.soft}">${words}</p>
  </div>`;
}

function dot(slot: QuizSlot, index: number, ground: Ground): Markup {
  const ink = inkOn(ground);
  const result = slot.results[index];
  const paint =
    result === undefined
      ? index + 1 === slot.at
        ? `h-4 w-8 ${ink.fill}`
        : `size-4 ${ink.track}`
      : `size-4 ${result ? ink.chip : ink.track}`;
  return html`<li class="grid place-items-center rounded-full ${paint}">
    ${result === undefined ? '' : icon(result ? 'check' : 'x', 'size-3')}
  </li>`;
}

/** Score, points and time beside each other. */
export const factsLine = ({ facts }: QuizSlot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="flex flex-wrap gap-x-6 gap-y-2">
    ${facts.map(
      (fact) =>
        html`<div>
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="${figureFace(style)} text-title-lg">${fact.value}</dd>
        </div>`,
    )}
  </dl>`;

const ROW: Record<'rows' | 'tiles' | 'lines', string> = {
  rows: 'min-h-16 rounded-lg border border-outline bg-surface-container-lowest px-4 py-2 text-on-surface',
  tiles: 'min-h-20 rounded-xl border-2 border-outline-variant bg-surface-container-lowest px-4 py-3 text-on-surface',
  lines: 'min-h-14 border-b border-outline-variant px-1 py-2',
};
const PICKED: Record<'rows' | 'tiles' | 'lines', string> = {
  rows: 'has-checked:border-primary has-checked:bg-primary-container has-checked:text-on-primary-container',
  tiles: 'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
  lines: 'has-checked:font-bold',
};

/** Lettered answers to press. */
export function answerRows(slot: QuizSlot, context: BlockContext, look: 'rows' | 'tiles' | 'lines'): Markup | '' {
  if (slot.answers.length === 0) return '';
  return html`<fieldset class="min-w-0">
    <legend class="sr-only">${slot.question}</legend>
    <div data-part="list" class="grid gap-3 ${look === 'tiles' ? '@lg:grid-cols-2' : ''}">
      ${slot.answers.map(
        (answer, index) =>
          html`<label
            data-part="row"
            class="flex cursor-pointer items-center gap-4 text-body-lg ${ROW[look]} ${PICKED[look]}"
            ><input
              type="radio"
              name="${context.key}-answer"
              value="${answer.label}"
              ${answer.state === 'chosen' ? html`checked` : ''}
              class="size-5 shrink-0"
            /><span aria-hidden="true" class="font-headline text-title-md">${String.fromCharCode(65 + index)}</span
            ><span class="min-w-0 flex-1 break-words"
              >${answer.label}${answer.note === undefined ? '' : html`<span class="block text-body-md">${answer.note}</span>`}</span
            >${mark(answer)}</label
          >`,
      )}
    </div>
  </fieldset>`;
}

const mark = ({ state }: Answer): Markup | '' =>
  state === 'right'
    ? html`<span class="flex items-center gap-1 font-semibold">${icon('check')}Right</span>`
    : state === 'wrong'
      ? html`<span class="flex items-center gap-1 font-semibold">${icon('x')}Wrong</span>`
      : '';

/** Why, behind a line that opens; shut until one has answered. */
export const cardBack = (slot: QuizSlot, ground: Ground): Markup | '' =>
  slot.explanation === undefined
    ? ''
    : html`<details data-part="explanation" ${isAnswered(slot) ? html`open` : ''}>
        <summary
          class="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-label text-label-lg font-semibold ${inkOn(ground).accent}"
        >
          ${icon('lightbulb')}${slot.isCard ? 'Turn the card' : 'Show the answer'}
        </summary>
        <p class="mt-2 text-body-lg ${inkOn(ground).strong}">${slot.explanation}</p>
      </details>`;

export const endings = (slot: QuizSlot, context: BlockContext, ground: Ground, classes = ''): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3 ${classes}">
    ${slot.grades === undefined ? oneOfTwo(slot, context, ground) : slot.grades.map((label, at) => button({ label }, context, at === 1 ? 'primary' : 'secondary', { ground }))}
  </div>`;

const oneOfTwo = (slot: QuizSlot, context: BlockContext, ground: Ground): Markup =>
  html`${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground })}
  ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground })}`;
