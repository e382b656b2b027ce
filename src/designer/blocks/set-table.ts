import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { figure } from './kit/figure.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { subHeading } from './kit/sub-heading.ts';
import { tick } from './kit/tick.ts';
import { headingWithNote } from './kit/note-line.ts';
import { wideAction } from './kit/action-row.ts';

type Slot = SlotOf<'session'>;
type Exercise = Slot['exercises'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const facts = (slot: Slot, { style }: BlockContext, ground: Ground): Markup =>
  html`<dl data-part="facts" class="grid grid-cols-3 gap-4">
    ${slot.facts.map(
      (fact) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1">${figure(fact, { value: 'text-headline-sm', unit: 'text-body-md' }, style)}</dd>
        </div>`,
    )}
  </dl>`;

const exerciseHead = (one: Exercise, context: BlockContext, ground: Ground): Markup =>
  html`<div class="flex items-baseline justify-between gap-4">
    ${subHeading(one.title, context, `${headlineClass(context.style)} min-w-0 break-words text-title-lg`)}
    <p class="shrink-0 text-body-md ${inkOn(ground).soft}">${one.note}</p>
  </div>`;

/** Sets under each other: number, load, repetitions, done. */
const setRows = (one: Exercise, key: string, ground: Ground): Markup =>
  html`<ol data-part="sets" class="mt-3 flex flex-col">
    ${one.sets.map(
      (set, index) =>
        html`<li class="border-t first:border-t-0 ${inkOn(ground).rule}">
          <label
            class="grid min-h-12 cursor-pointer grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-3 py-1"
          >
            <span class="text-title-md tabular-nums ${inkOn(ground).soft}">${String(index + 1)}</span
            ><span class="text-title-md font-semibold tabular-nums">${set.load}</span
            ><span class="text-title-md tabular-nums"><span class="sr-only">times </span>${set.reps}</span
            >${tick({ id: `${key}-${index}`, done: set.done, ground, round: true })}
          </label>
        </li>`,
    )}
  </ol>`;

/** Sets beside each other as small cells. */
const setCells = (one: Exercise, ground: Ground): Markup =>
  html`<ol data-part="sets" class="mt-3 grid auto-cols-fr grid-flow-col gap-2">
    ${one.sets.map(
      (set) =>
        html`<li
          class="min-w-0 rounded-md px-1 py-3 text-center ${set.done ? 'bg-primary text-on-primary' : inkOn(ground).chip}"
        >
          <p class="text-title-md font-semibold tabular-nums">${set.reps}</p>
          <p class="break-words text-label-md tabular-nums">
            ${set.load}${set.done ? html`<span class="sr-only">, done</span>` : ''}
          </p>
        </li>`,
    )}
  </ol>`;

/** The training in strong colour, each exercise a table of its sets. */
const logged = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = panelFor(context);
  return blockSection(
    'set-table',
    context,
    '',
    html`<div class="flex flex-col gap-5 ${strong.box}">
        ${headingWithNote(slot, context, strong.ground)} ${facts(slot, context, strong.ground)}
        ${wideAction(slot.action, context, strong.ground)}
      </div>
      <ol data-part="list" class="mt-5 grid items-start gap-4 @3xl:grid-cols-2">
        ${slot.exercises.map(
          (one, index) =>
            html`<li data-part="card" class="min-w-0 ${panel.box}">
              ${exerciseHead(one, context, panel.ground)} ${setRows(one, `${context.key}-${index}`, panel.ground)}
            </li>`,
        )}
      </ol>`,
  );
};

/** Exercises as rows of cells, one look for the whole training. */
const celled = (slot: Slot, context: BlockContext): Markup =>
  blockSection(
    'set-table',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${headingWithNote(slot, context, context.ground)}
      ${picture(slot.picture, 'block h-40 w-full rounded-lg object-cover @3xl:h-64', 'wide')}
      ${facts(slot, context, context.ground)} ${wideAction(slot.action, context, context.ground)}
      <ol data-part="list" class="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
        ${slot.exercises.map((one) => html`<li data-part="row" class="min-w-0">${exerciseHead(one, context, context.ground)} ${setCells(one, context.ground)}</li>`)}
      </ol>
    </div>`,
  );

/** The exercise that is on, large with its sets; the others wait below as lines. */
const current = (slot: Slot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const [now, ...later] = slot.exercises;
  const ink = inkOn(context.ground);
  return blockSection(
    'set-table',
    context,
    '',
    html`<div class="flex flex-col gap-5">
      ${headingWithNote(slot, context, context.ground)} ${facts(slot, context, context.ground)}
      ${
        now === undefined
          ? ''
          : html`<article data-part="card" class="flex flex-col gap-4 ${strong.box}">
              ${exerciseHead(now, context, strong.ground)} ${setRows(now, `${context.key}-now`, strong.ground)}
              ${wideAction(slot.action, context, strong.ground)}
            </article>`
      }
      <ol data-part="list" class="flex flex-col">
        ${later.map(
          (one) =>
            html`<li
              data-part="row"
              class="flex min-h-16 items-center gap-4 border-t py-3 first:border-t-0 ${ink.rule}"
            >
              <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-md ${ink.chip}"
                >${icon(one.icon)}</span
              >
              <div class="min-w-0 flex-1">
                ${subHeading(one.title, context, 'break-words text-body-lg font-semibold')}
                <p class="text-body-md ${ink.soft}">${one.note}</p>
              </div>
              <p class="shrink-0 text-right text-title-md tabular-nums">
                <span>${String(one.sets.length)}</span> × <span>${one.sets[0]?.reps ?? ''}</span
                ><span class="block text-body-md ${ink.soft}">${one.sets[0]?.load ?? ''}</span>
              </p>
            </li>`,
        )}
      </ol>
    </div>`,
  );
};

const setsPx = (slot: Slot): number => slot.exercises.reduce((sum, { sets }) => sum + 92 + sets.length * 50, 0);

/** A training with exercises and sets. */
export const setTable = defineBlock({
  id: 'set-table',
  aliases: ['workout', 'exercises', 'sets', 'training', 'session'],
  shows: 'session',
  variants: [
    {
      name: 'logged',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 280 + setsPx(slot) / (width === 'full' ? 2 : 1),
      render: logged,
    },
    {
      name: 'celled',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 460 + slot.exercises.length * 132,
      render: celled,
    },
    {
      name: 'current',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 520 + slot.exercises.length * 84,
      render: current,
    },
  ],
});
