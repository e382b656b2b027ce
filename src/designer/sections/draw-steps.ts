import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { StepsNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { widestWord } from './text-width.ts';
import { typeIn } from './type-in.ts';
import { line, noBreak } from './words-in.ts';

type Step = StepsNode['steps'][number];

/** Steps of a process: across where they have room, else down; what is done is ticked and the current one stands out. */
export const drawSteps: NodeDrawer<'steps'> = (node, context) =>
  node.direction === 'down' ? drawDown(withStates(node), context) : drawAcross(withStates(node), context);

const DONE =
  /(?:^|[^\p{L}])(?:done|completed?|finished|erledigt|fertig|abgeschlossen|terminée?|fait|hecho|listo|fatto|klaar|klart|gotowe)$/iu;
const NOW = /(?:^|[^\p{L}])(?:current|now|in progress|under way|aktuell|läuft|en cours|en curso|in corso|nu)$/iu;
const AHEAD = /(?:^|[^\p{L}])(?:open|next|later|upcoming|to come|offen|ausstehend|à venir|pendiente|da fare)$/iu;

/** How far each step is, where only the notes say so: "5 July, done". */
function withStates(node: StepsNode): StepsNode {
  if (node.steps.some(({ state }) => state !== undefined)) return node;
  const steps = node.steps.map((step): Step => {
    const said = step.note?.text.trim() ?? '';
    if (DONE.test(said)) return { ...step, state: 'done' };
    if (NOW.test(said)) return { ...step, state: 'current' };
    return AHEAD.test(said) ? { ...step, state: 'next' } : step;
  });
  const isTold = steps.some(({ state }) => state === 'done' || state === 'current');
  return isTold && steps.every(({ state }) => state !== undefined) ? { ...node, steps } : node;
}

function mark(step: Step, index: number, context: NodeContext): Markup {
  const ink = dataInk(context);
  const current = isOnColor(context) ? ink.chip : 'bg-primary text-on-primary';
  const done = isOnColor(context) ? ink.chip : 'bg-primary/12 text-primary';
  const paint = step.state === 'current' ? current : step.state === 'done' ? done : `border ${ink.edge} ${ink.soft}`;
  return html`<span
    aria-hidden="true"
    class="grid size-8 shrink-0 place-items-center rounded-full font-label text-label-lg font-semibold tabular-nums ${paint}"
    >${step.state === 'done' ? icon('check', 'size-4') : String(index + 1)}</span
  >`;
}

const words = (step: Step, context: NodeContext, classes: string): Markup => {
  const ink = dataInk(context);
  const type = typeIn(context);
  const isNow = step.state === 'current';
  return html`<div class="min-w-0 flex-1 ${classes}">
    ${line(step.label, `${type.body} ${isNow ? `font-semibold ${ink.strong}` : step.state === undefined ? `font-semibold ${ink.strong}` : ink.soft} ${noBreak(step.label.text)}`)}
    ${line(step.note, `text-body-sm ${ink.soft}`)}
  </div>`;
};

const current = (step: Step): Markup | '' => (step.state === 'current' ? html` aria-current="step"` : '');

const drawDown = ({ steps }: StepsNode, context: NodeContext): Markup =>
  html`<ol class="flex flex-col">
    ${steps.map(
      (step, index) =>
        html`<li${current(step)} class="relative flex gap-4 pb-6 last:pb-0">
          ${index === steps.length - 1 ? '' : html`<span aria-hidden="true" class="absolute top-8 bottom-0 left-4 border-l ${dataInk(context).rule}"></span>`}
          ${mark(step, index, context)}${words(step, context, 'pt-1')}
        </li>`,
    )}
  </ol>`;

const MOST_ACROSS = 4;
/** What the narrowest phone leaves between its margins and those of a card. */
const NARROWEST_PX = 256;

/** A few steps of a word or two stand side by side on every screen: below one another they would push the page down. */
const fitsAcross = ({ steps }: StepsNode): boolean =>
  steps.length <= MOST_ACROSS &&
  steps.every(
    ({ label, note }) =>
      note === undefined &&
      label.text.length <= LONGEST_ACROSS &&
      widestWord(label.text, 13) <= NARROWEST_PX / steps.length - 8,
  );
const LONGEST_ACROSS = 20;

/** Marks in one line, their words under them, the way between them drawn as far as it is gone. */
const drawTrack = ({ steps }: StepsNode, context: NodeContext): Markup => {
  const ink = dataInk(context);
  return html`<ol class="grid auto-cols-fr grid-flow-col">
    ${steps.map(
      (step, index) =>
        html`<li${current(step)} class="relative flex min-w-0 flex-col items-center gap-2 px-1 text-center">
          ${index === 0 ? '' : html`<span aria-hidden="true" class="absolute top-4 right-1/2 left-[-50%] mx-5 border-t-2 ${(step.state === 'done' || step.state === 'current') && !isOnColor(context) ? 'border-primary' : ink.rule}"></span>`}
          ${mark(step, index, context)}
          ${line(step.label, `text-label-lg text-balance ${step.state === 'current' || step.state === undefined ? `font-semibold ${ink.strong}` : ink.soft}`)}
        </li>`,
    )}
  </ol>`;
};

const drawAcross = (node: StepsNode, context: NodeContext): Markup =>
  fitsAcross(node) && (context.device === 'MOBILE' || context.width === 'narrow')
    ? drawTrack(node, context)
    : drawWide(node, context);

const drawWide = ({ steps }: StepsNode, context: NodeContext): Markup =>
  html`<div class="@container">
    <ol class="flex flex-col gap-4 @2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:gap-0">
      ${steps.map(
        (step, index) =>
          html`<li${current(step)} class="relative flex items-start gap-3 @2xl:flex-col @2xl:pr-4">
            ${index === steps.length - 1 ? '' : html`<span aria-hidden="true" class="absolute top-4 right-2 left-10 hidden border-t @2xl:block ${dataInk(context).rule}"></span>`}
            ${mark(step, index, context)}${words(step, context, 'pt-1 @2xl:pt-0')}
          </li>`,
      )}
    </ol>
  </div>`;
