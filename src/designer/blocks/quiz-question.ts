import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import {
  answerRows,
  cardBack,
  endings,
  factsLine,
  isAnswered,
  progressDots,
  type QuizSlot,
} from './quiz-question/quiz-parts.ts';
import { noteLine } from './kit/note-line.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const isAsked = (slot: QuizSlot): boolean => slot.answers.length > 1;

/** The question large in colour, the answers as rows under it; how it went so far above. */
function sheet(slot: QuizSlot, context: BlockContext): Markup {
  const { style, ground } = context;
  const strong = strongPanelFor(context);
  return blockSection(
    'quiz-question',
    context,
    '',
    html`<div class="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div class="min-w-0">
          ${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, ground, 'mt-1')}
        </div>
        ${factsLine(slot, context, ground)}
      </div>
      <div class="mt-4">${progressDots(slot, context, ground)}</div>
      <form class="mt-6 grid items-stretch gap-6 @3xl:grid-cols-2">
        <div class="flex min-h-56 min-w-0 flex-col justify-between gap-6 ${strong.box}">
          <div>
            ${slot.hint === undefined ? '' : html`<p data-part="hint" class="${labelClass(style)}">${slot.hint}</p>`}
            <p
              data-part="question"
              class="mt-2 break-words ${headlineClass(style)} text-headline-md @lg:text-headline-lg"
            >
              ${slot.question}
            </p>
          </div>
          ${slot.picture === undefined ? '' : picture(slot.picture, 'block h-40 w-full rounded-md object-cover @3xl:h-56', 'wide')}
        </div>
        <div class="flex min-w-0 flex-col gap-6">
          ${answerRows(slot, context, 'rows')}${cardBack(slot, ground)}${endings(slot, context, ground)}
        </div>
      </form>`,
  );
}

/** A stage: picture and question in the middle, four large tiles to press. */
function stage(slot: QuizSlot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'quiz-question',
    context,
    'mx-auto w-full max-w-3xl text-center',
    html`<div class="flex flex-col items-center gap-3">
        ${headingElement(slot.title, context, 'text-title-md')} ${noteLine(slot, ground, 'mt-1')}
        ${progressDots(slot, context, ground)}
      </div>
      ${slot.picture === undefined ? '' : picture(slot.picture, 'mx-auto mt-8 block h-44 w-full max-w-md rounded-lg object-cover @lg:h-56', 'wide')}
      ${slot.hint === undefined ? '' : html`<p data-part="hint" class="mt-6 ${labelClass(style)} ${ink.soft}">${slot.hint}</p>`}
      <p data-part="question" class="mt-2 break-words ${headlineClass(style)} text-headline-md @lg:text-headline-lg">
        ${slot.question}
      </p>
      <form class="mt-8 flex flex-col gap-6 text-left">
        ${answerRows(slot, context, 'tiles')} ${cardBack(slot, ground)}
        <div class="flex flex-wrap items-center justify-between gap-4">
          ${factsLine(slot, context, ground)}${endings(slot, context, ground)}
        </div>
      </form>`,
  );
}

/** A card that turns over: the front is read, the back opens under it. */
function card(slot: QuizSlot, context: BlockContext): Markup {
  const { style, ground } = context;
  const strong = strongPanelFor(context);
  const ink = inkOn(strong.ground);
  return blockSection(
    'quiz-question',
    context,
    'mx-auto w-full max-w-2xl',
    html`<div class="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div class="min-w-0">
          ${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, ground, 'mt-1')}
        </div>
        ${factsLine(slot, context, ground)}
      </div>
      <div class="mt-4">${progressDots(slot, context, ground)}</div>
      <div
        data-part="card"
        class="mt-6 flex min-h-80 @lg:min-h-96 flex-col items-center justify-center gap-5 text-center ${strong.box}"
      >
        ${slot.picture === undefined ? '' : picture(slot.picture, 'block size-28 rounded-lg object-cover', 'square')}
        <p data-part="question" class="break-words ${headlineClass(style)} text-headline-lg @lg:text-display-md">
          ${slot.question}
        </p>
        ${slot.hint === undefined ? '' : html`<p data-part="hint" class="${labelClass(style)} ${ink.soft}">${slot.hint}</p>`}
        ${
          slot.explanation === undefined
            ? ''
            : html`<details class="w-full">
                <summary
                  class="mx-auto inline-flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 px-4 font-label text-label-lg font-semibold"
                >
                  <i data-icon="refresh-cw" class="size-5 shrink-0"></i>Turn the card
                </summary>
                <p data-part="explanation" class="mt-3 border-t pt-4 text-headline-sm ${ink.rule}">
                  ${slot.explanation}
                </p>
              </details>`
        }
      </div>
      <form class="mt-6 flex flex-col gap-6">
        ${answerRows(slot, context, 'rows')}${endings(slot, context, ground, '*:flex-1')}
      </form>`,
  );
}

/** A question paper: number in the margin, question and lettered answers as text, a margin of results. */
function paper(slot: QuizSlot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'quiz-question',
    context,
    panel.box,
    html`<div class="grid gap-x-12 gap-y-6 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div class="min-w-0">
        ${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, panel.ground, 'mt-1')}
        <p class="mt-4 ${headlineClass(style)} text-display-md ${ink.accent}">${String(slot.at)}</p>
        <p class="mb-4 text-body-md ${ink.soft}">of ${String(slot.of)}</p>
        ${factsLine(slot, context, panel.ground)}
      </div>
      <div class="min-w-0">
        ${slot.hint === undefined ? '' : html`<p data-part="hint" class="${labelClass(style)} ${ink.soft}">${slot.hint}</p>`}
        <p data-part="question" class="mt-1 break-words ${headlineClass(style)} text-headline-md">${slot.question}</p>
        ${slot.picture === undefined ? '' : picture(slot.picture, 'mt-6 block h-40 w-full rounded-md object-cover @lg:h-52', 'panorama')}
        <form class="mt-6 flex flex-col gap-6">
          ${answerRows(slot, context, 'lines')} ${cardBack(slot, panel.ground)} ${endings(slot, context, panel.ground)}
        </form>
      </div>
    </div>`,
  );
}

const answersPx = (slot: QuizSlot, each: number): number => slot.answers.length * each + (isAnswered(slot) ? 80 : 0);

/** One question, its answers, and how far one has come; or a card with two sides. */
export const quizQuestion = defineBlock({
  id: 'quiz-question',
  aliases: ['quiz', 'question', 'trivia', 'flashcard', 'card', 'answers'],
  shows: 'quiz',
  variants: [
    {
      name: 'sheet',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isAsked,
      heightPx: (slot, width) => (width === 'full' ? 480 : 620 + answersPx(slot, 80)),
      render: sheet,
    },
    {
      name: 'stage',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isAsked,
      heightPx: (slot, width) => 560 + answersPx(slot, width === 'narrow' ? 88 : 48),
      render: stage,
    },
    {
      name: 'card',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => slot.explanation !== undefined && !isAsked(slot),
      heightPx: (slot) => 640 + answersPx(slot, 80),
      render: card,
    },
    {
      name: 'paper',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => isAsked(slot) || slot.explanation === undefined,
      heightPx: (slot, width) => (width === 'narrow' ? 640 : 380) + answersPx(slot, 68),
      render: paper,
    },
  ],
});
