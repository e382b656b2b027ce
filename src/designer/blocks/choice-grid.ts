import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { figure } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';

type ChoicesSlot = SlotOf<'choices'>;
type Cell = ChoicesSlot['rows'][number]['cells'][number];

const isList = (slot: ChoicesSlot): boolean => slot.rows.every((row) => row.cells.length === 1);

const CELL =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 font-label text-label-lg tabular-nums';
const PAINT: Record<Cell['state'], string> = {
  free: 'cursor-pointer border border-outline text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
  chosen:
    'cursor-pointer border border-outline text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
  taken: 'bg-surface-container-highest text-on-surface-variant line-through',
};

const cell = (one: Cell, name: string): Markup =>
  one.state === 'taken'
    ? html`<span class="${CELL} ${PAINT.taken}"><span class="sr-only">Taken: </span>${one.label}</span>`
    : html`<label class="${CELL} ${PAINT[one.state]}"
        ><input
          type="checkbox"
          name="${name}"
          value="${one.label}"
          ${one.state === 'chosen' ? html`checked` : ''}
          class="absolute inset-0 size-full cursor-pointer opacity-0"
        />${one.label}</label
      >`;

const LEGEND: readonly [Cell['state'], string][] = [
  ['free', 'Free'],
  ['chosen', 'Yours'],
  ['taken', 'Taken'],
];
const SWATCH: Record<Cell['state'], string> = {
  free: 'border border-outline',
  chosen: 'bg-primary',
  taken: 'bg-surface-container-highest',
};

function ending(slot: ChoicesSlot, context: BlockContext): Markup | '' {
  if (slot.summary === undefined && slot.action === undefined) return '';
  return html`<div
    data-part="summary"
    class="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-outline-variant pt-4"
  >
    ${slot.summary === undefined ? '' : html`<p><span class="${labelClass(context.style)}">${slot.summary.label}</span><br />${figure(slot.summary, { value: 'text-title-lg', unit: 'text-body-md' }, context.style)}</p>`}
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground: 'surface' })}
  </div>`;
}

const withoutAction = ({ action: _action, ...slot }: ChoicesSlot): ChoicesSlot => slot;

/** Rows of small cells: seats, times, sizes. */
const cells = (slot: ChoicesSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  return blockSection(
    'choice-grid',
    context,
    panel.box,
    html`${blockHeading(withoutAction(slot), context, panel.ground)}
      ${slot.prompt === undefined ? '' : html`<p data-part="prompt" class="mx-auto mt-6 max-w-xl rounded-t-lg border-t-4 border-primary pt-2 text-center ${labelClass(context.style)} text-on-surface-variant">${slot.prompt}</p>`}
      <div data-part="list" class="mt-6 flex flex-col gap-4">
        ${slot.rows.map(
          (row, index) =>
            html`<div
              data-part="row"
              role="group"
              aria-label="${row.label ?? `Row ${index + 1}`}"
              class="flex flex-wrap items-center gap-2 ${slot.prompt === undefined ? '' : 'justify-center'}"
            >
              ${row.label === undefined ? '' : html`<span class="w-full text-body-md text-on-surface-variant ${slot.prompt === undefined ? '' : 'text-center @lg:w-16'}">${row.label}</span>`}${row.cells.map((one) => cell(one, `${context.key}-${index}`))}
            </div>`,
        )}
      </div>
      ${
        slot.legend === true
          ? html`<ul
              data-part="legend"
              class="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-body-md ${slot.prompt === undefined ? '' : 'justify-center'}"
            >
              ${LEGEND.map(([state, word]) => html`<li class="flex items-center gap-2"><span class="size-4 rounded-sm ${SWATCH[state]}"></span>${word}</li>`)}
            </ul>`
          : ''
      }
      ${ending(slot, context)}`,
  );
};

/** Answers one below the other, each wide enough for a thumb. */
const answers = (slot: ChoicesSlot, context: BlockContext): Markup =>
  blockSection(
    'choice-grid',
    context,
    context.level === 1 ? '' : panelFor(context).box,
    html`${blockHeading(withoutAction(slot), context)}
      <fieldset class="mt-6">
        <legend class="${headlineClass(context.style)} text-headline-sm">
          ${slot.prompt ?? html`<span class="sr-only">${slot.title}</span>`}
        </legend>
        <div data-part="list" class="mt-4 grid gap-3 @2xl:grid-cols-2">
          ${slot.rows
            .flatMap((row) => row.cells)
            .map(
              (one, index) =>
                html`<label
                  data-part="row"
                  class="flex min-h-16 cursor-pointer items-center gap-4 rounded-lg border border-outline px-4 text-body-lg ${inkOn(context.ground).strong} has-checked:border-primary has-checked:bg-primary-container has-checked:text-on-primary-container"
                  ><input
                    type="radio"
                    name="${context.key}-answer"
                    value="${one.label}"
                    ${one.state === 'chosen' ? html`checked` : ''}
                    class="size-5 shrink-0"
                  /><span class="font-headline text-title-md">${String.fromCharCode(65 + index)}</span
                  ><span class="min-w-0">${one.label}</span></label
                >`,
            )}
        </div>
      </fieldset>
      ${ending(slot, context)}`,
  );

/** Things to pick from: seats, times, answers. */
export const choiceGrid = defineBlock({
  id: 'choice-grid',
  aliases: ['seats', 'time slots', 'answers', 'options', 'quiz', 'picker', 'sizes'],
  shows: 'choices',
  variants: [
    {
      name: 'cells',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => !isList(slot),
      heightPx: (slot) => 220 + slot.rows.length * 60,
      render: cells,
    },
    {
      name: 'answers',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: isList,
      heightPx: (slot, width) => 180 + Math.ceil(slot.rows.length / (width === 'narrow' ? 1 : 2)) * 76,
      render: answers,
    },
  ],
});
