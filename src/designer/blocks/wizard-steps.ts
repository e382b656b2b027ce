import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figureFace } from './kit/figure.ts';
import { formField } from './kit/form-field.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { ring } from './kit/ring.ts';
import { stateMark, type StepState } from './kit/state-mark.ts';
import { subHeading } from './kit/sub-heading.ts';
import { noteLine } from './kit/note-line.ts';

type Slot = SlotOf<'form'>;
type Step = NonNullable<Slot['step']>;

const WIDTHS = ['full', 'wide', 'narrow'] as const;
const NO_STEP: Step = { at: 1, of: 1, labels: [], answers: [] };
const stepOf = (slot: Slot): Step => slot.step ?? NO_STEP;
const stateOf = (index: number, at: number): StepState => (index + 1 < at ? 'done' : index + 1 === at ? 'now' : 'next');
const countWords = ({ at, of }: Step): string => `Step ${at} of ${of}`;
const currentLabel = ({ labels, at }: Step): string => labels[at - 1] ?? '';

const fields = (slot: Slot, context: BlockContext): Markup =>
  html`<div class="@container flex flex-col gap-8">
    ${slot.groups.map(
      (group, at) =>
        html`<div class="flex flex-col gap-4">
          ${group.title === undefined ? '' : subHeading(group.title, context, 'font-headline text-title-md font-semibold')}
          ${group.note === undefined ? '' : html`<p class="text-body-md text-on-surface-variant">${group.note}</p>`}
          <div class="grid gap-x-4 gap-y-5 @md:grid-cols-2">
            ${group.fields.map((field, index) => formField(field, `${context.key}-${at}-${index}`))}
          </div>
        </div>`,
    )}
  </div>`;

const endings = (slot: Slot, context: BlockContext, classes = ''): Markup =>
  html`<div data-part="actions" class="flex flex-col-reverse gap-3 @md:flex-row ${classes}">
      ${slot.secondary === undefined ? '' : button(slot.secondary, context, 'secondary', { ground: 'surface' })}
      ${button(slot.submit, context, 'primary', { ground: 'surface', type: 'submit' })}
    </div>
    ${slot.providers === undefined ? '' : html`<p class="text-body-md text-on-surface-variant">${slot.providers.join(', ')}</p>`}
    ${slot.agreement === undefined ? '' : html`<p data-part="agreement" class="text-body-md text-on-surface-variant">${slot.agreement}</p>`}`;

/** What has been said so far. */
const answers = (step: Step, ground: Ground): Markup | '' =>
  step.answers.length === 0
    ? ''
    : html`<dl data-part="answers" class="flex flex-col gap-1">
        ${step.answers.map(
          (fact) =>
            html`<div class="flex min-w-0 flex-wrap gap-x-2 text-body-md">
              <dt class="${inkOn(ground).soft}">${fact.label}</dt>
              <dd class="min-w-0 break-words font-semibold">${fact.value}</dd>
            </div>`,
        )}
      </dl>`;

/** The way down the left, with what was said at its stations; the open step at the right. */
function way(slot: Slot, context: BlockContext): Markup {
  const step = stepOf(slot);
  const panel = panelFor(context);
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'wizard-steps',
    context,
    '',
    html`${headingElement(slot.title, context)} ${noteLine(slot, ground, 'mt-1')}
      <div class="mt-8 grid items-start gap-x-12 gap-y-8 @2xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <ol data-part="progress" aria-label="${countWords(step)}" class="flex min-w-0 flex-col">
          ${step.labels.map((label, index) => {
            const state = stateOf(index, step.at);
            return html`<li ${state === 'now' ? html`aria-current="step"` : ''} class="flex gap-4">
              <div class="flex flex-col items-center">
                ${stateMark(state, ground)}${index === step.labels.length - 1 ? '' : html`<span class="min-h-4 w-1 flex-1 ${state === 'done' ? ink.fill : ink.track}"></span>`}
              </div>
              <div class="min-w-0 pb-5 pt-1">
                <p class="break-words text-body-lg ${state === 'next' ? ink.soft : 'font-semibold'}">${label}</p>
                ${state === 'done' && index === step.at - 2 ? html`<div class="mt-2">${answers(step, ground)}</div>` : ''}
              </div>
            </li>`;
          })}
        </ol>
        <form class="flex min-w-0 flex-col gap-8 ${panel.box}">
          <p>
            <span class="${labelClass(context.style)} ${inkOn(panel.ground).soft}">${countWords(step)}</span
            ><span class="mt-1 block font-headline text-headline-sm">${currentLabel(step)}</span>
          </p>
          ${fields(slot, context)} ${endings(slot, context, '@md:justify-between')}
        </form>
      </div>`,
  );
}

/** One bar that fills up above, one question at a time below. */
function bar(slot: Slot, context: BlockContext): Markup {
  const step = stepOf(slot);
  const { style, ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'wizard-steps',
    context,
    'mx-auto w-full max-w-2xl',
    html`<ol data-part="progress" aria-label="${countWords(step)}" class="flex gap-2">
        ${step.labels.map((label, index) => {
          const state = stateOf(index, step.at);
          return html`<li ${state === 'now' ? html`aria-current="step"` : ''} class="min-w-0 flex-1">
            <span class="block h-2 rounded-full ${state === 'next' ? ink.track : ink.fill}"></span
            ><span
              class="mt-2 hidden break-words text-body-md @lg:block ${state === 'now' ? 'font-semibold' : ink.soft}"
              >${label}</span
            >
          </li>`;
        })}
      </ol>
      <p class="mt-4 flex items-baseline justify-between gap-4">
        <span class="${labelClass(style)} ${ink.soft}">${countWords(step)}</span
        ><span class="min-w-0 truncate text-body-md @lg:hidden ${ink.soft}"
          >${step.labels[step.at] === undefined ? '' : `Then ${step.labels[step.at]}`}</span
        >
      </p>
      <div class="mt-6">${headingElement(slot.title, context)} ${noteLine(slot, ground, 'mt-1')}</div>
      <form class="mt-8 flex flex-col gap-8">
        <p class="font-headline text-headline-sm">${currentLabel(step)}</p>
        ${fields(slot, context)} ${endings(slot, context, '@md:justify-between')}
      </form>
      ${step.answers.length === 0 ? '' : html`<div class="mt-8 border-t pt-4 ${ink.rule}">${answers(step, ground)}</div>`}`,
  );
}

/** Steps as drawers: those done are closed with their answers, the one to do is open. */
function drawers(slot: Slot, context: BlockContext): Markup {
  const step = stepOf(slot);
  const { style, ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'wizard-steps',
    context,
    '',
    html`<div class="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div class="min-w-0">${headingElement(slot.title, context)} ${noteLine(slot, ground, 'mt-1')}</div>
        <p class="text-body-md ${ink.soft}">${countWords(step)}</p>
      </div>
      <ol data-part="progress" class="mt-6 border-b ${ink.rule}">
        ${step.labels.map((label, index) => {
          const state = stateOf(index, step.at);
          return html`<li
            data-part="row"
            ${state === 'now' ? html`aria-current="step"` : ''}
            class="border-t py-5 ${state === 'now' ? 'border-t-2 border-current' : ink.rule}"
          >
            <div class="flex min-h-11 items-center gap-4">
              <span
                class="w-8 shrink-0 ${figureFace(style)} text-headline-sm ${state === 'now' ? ink.accent : ink.soft}"
                >${state === 'done' ? icon('check', 'size-6') : String(index + 1)}</span
              >
              <p class="min-w-0 flex-1 break-words text-title-md ${state === 'next' ? ink.soft : 'font-semibold'}">
                ${label}
              </p>
              ${state === 'done' ? html`<button type="button" aria-label="Change ${label}" class="inline-flex min-h-11 min-w-11 items-center font-label text-label-lg font-semibold ${ink.accent}">Change</button>` : ''}
            </div>
            ${state === 'done' && index === step.at - 2 && step.answers.length > 0 ? html`<div class="mt-1 pl-12">${answers(step, ground)}</div>` : ''}
            ${state === 'now' ? html`<form class="mt-4 flex flex-col gap-8 @lg:pl-12">${fields(slot, context)} ${endings(slot, context)}</form>` : ''}
          </li>`;
        })}
      </ol>`,
  );
}

/** How far one is, as a ring in strong colour at the side; the open step beside it. */
function ringSide(slot: Slot, context: BlockContext): Markup {
  const step = stepOf(slot);
  const { style } = context;
  const strong = strongPanelFor(context);
  return blockSection(
    'wizard-steps',
    context,
    '',
    html`<div class="grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div class="flex min-w-0 flex-col gap-6 ${strong.box}">
        <div>${headingElement(slot.title, context, 'text-headline-md')} ${noteLine(slot, strong.ground, 'mt-1')}</div>
        <div class="flex flex-wrap items-center gap-6">
          ${ring((step.at - 1) / Math.max(1, step.of), html`<span class="${figureFace(style)} text-headline-md">${String(step.at)}</span><span class="block text-body-md">of ${String(step.of)}</span>`, { ground: strong.ground, size: 'size-32' })}
          <ol data-part="progress" aria-label="${countWords(step)}" class="flex min-w-0 flex-1 basis-40 flex-col gap-2">
            ${step.labels.map((label, index) => html`<li ${index + 1 === step.at ? html`aria-current="step"` : ''} class="flex items-center gap-2 text-body-lg ${index + 1 === step.at ? 'font-bold' : ''}"><span class="grid size-5 shrink-0 place-items-center">${index + 1 < step.at ? icon('check') : index + 1 === step.at ? icon('arrow-right') : html`<span class="size-2 rounded-full ${inkOn(strong.ground).fillSoft}"></span>`}</span><span class="min-w-0 break-words">${label}</span></li>`)}
          </ol>
        </div>
        ${answers(step, strong.ground)}
      </div>
      <form class="flex min-w-0 flex-col gap-8">
        <p class="font-headline text-headline-sm">${currentLabel(step)}</p>
        ${fields(slot, context)} ${endings(slot, context, '@md:justify-between')}
      </form>
    </div>`,
  );
}

const isStepped = (slot: Slot): boolean => slot.step !== undefined;
const fieldsPx = (slot: Slot): number =>
  slot.groups.flatMap((group) => group.fields).reduce((sum, field) => sum + (field.width === 'half' ? 56 : 104), 0);
const stepsPx = (slot: Slot, width: BlockWidth, each: number): number =>
  width === 'narrow' ? stepOf(slot).labels.length * each : 0;

/** A long form one step at a time. */
export const wizardSteps = defineBlock({
  id: 'wizard-steps',
  aliases: ['wizard', 'stepper', 'multi-step form', 'steps form'],
  shows: 'form',
  variants: [
    {
      name: 'way',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isStepped,
      heightPx: (slot, width) => 320 + fieldsPx(slot) + stepsPx(slot, width, 72),
      render: way,
    },
    {
      name: 'bar',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isStepped,
      heightPx: (slot) => 380 + fieldsPx(slot),
      render: bar,
    },
    {
      name: 'drawers',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isStepped,
      heightPx: (slot) => 220 + fieldsPx(slot) + stepOf(slot).labels.length * 84,
      render: drawers,
    },
    {
      name: 'ring-side',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: isStepped,
      heightPx: (slot, width) => 260 + fieldsPx(slot) + stepsPx(slot, width, 80),
      render: ringSide,
    },
  ],
});
