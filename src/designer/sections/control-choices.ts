import { html, type Markup } from '../../markup/html.ts';
import type { ControlNode, Option } from '../outline/outline.ts';
import { controlHint, controlIcon, controlName, rowHeight, shownName, type DrawControl } from './control-parts.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { nodeSwitch } from './node-switch.ts';

/** A row with its words at the left and a switch at the right; several options are several rows. */
export const drawToggle: DrawControl = (node, context) => {
  if (node.options.length === 0) return toggleRow(node, context, context.key);
  const ink = dataInk(context);
  return html`<fieldset class="w-full">
    ${groupLegend(node, context)}
    ${node.options.map(
      (option, index) =>
        html`<div class="border-t first-of-type:border-t-0 ${ink.rule}">
          ${toggleRow(toNode(option), context, `${context.key}-${index}`)}
        </div>`,
    )}
  </fieldset>`;
};

const toNode = ({ label, note, isOn, isDisabled }: Option): ControlNode => ({
  kind: 'control',
  control: 'toggle',
  label,
  options: [],
  ...(note === undefined ? {} : { hint: note }),
  ...(isOn === undefined ? {} : { isOn }),
  ...(isDisabled === undefined ? {} : { isDisabled }),
});

function toggleRow(node: ControlNode, context: NodeContext, id: string): Markup {
  const ink = dataInk(context);
  const mark = controlIcon(node.icon);
  return html`<div class="flex w-full items-center justify-between gap-4 py-1 ${rowHeight(context)}">
    <span class="flex min-w-0 items-center gap-3">
      ${mark === '' ? '' : html`<span class="${ink.soft}">${mark}</span>`}
      <span class="min-w-0">
        <span id="${id}-name" class="block text-body-md ${ink.strong}">${shownName(node)}</span>
        ${node.hint === undefined ? '' : html`<span class="block text-body-sm ${ink.soft}">${node.hint.text}</span>`}
      </span>
    </span>
    <span class="flex shrink-0 items-center gap-3">
      ${node.value === undefined || node.label === undefined ? '' : html`<span class="text-body-sm whitespace-nowrap tabular-nums ${ink.soft}">${node.value.text}</span>`}
      ${nodeSwitch(`${id}-name`, `${id}-switch`, node.isOn === true, context)}
    </span>
  </div>`;
}

const groupLegend = (node: ControlNode, context: NodeContext): Markup =>
  node.label === undefined
    ? html`<legend class="sr-only">${controlName(node, context)}</legend>`
    : html`<legend class="mb-2 font-label text-label-lg font-semibold ${dataInk(context).strong}">
        ${node.label.text}
      </legend>`;

/** One tick with its words, or a group of them. */
export const drawCheckbox: DrawControl = (node, context) => {
  if (node.options.length === 0)
    return html`<div class="w-full min-w-0">
      ${tickRow('checkbox', { label: node.label ?? node.value, note: node.hint, isOn: node.isOn === true, isDisabled: node.isDisabled === true, end: node.label === undefined ? undefined : node.value?.text, name: `${context.key}-tick` }, context)}
    </div>`;
  return group('checkbox', node, context);
};

/** Choices of which one holds. */
export const drawRadio: DrawControl = (node, context) => {
  if (node.options.length === 0)
    return html`<div class="w-full min-w-0">
      ${tickRow('radio', { label: node.label ?? node.value, note: node.hint, isOn: node.isOn === true, isDisabled: node.isDisabled === true, end: node.label === undefined ? undefined : node.value?.text, name: `${context.key}-choice` }, context)}
    </div>`;
  return group('radio', node, context);
};

const LEAST_IN_GRID = 3;
const LONGEST_IN_GRID = 18;

/** Choices of a word or two stand side by side where the form has room, longer ones below one another. */
const choiceGrid = (options: readonly Option[], { device, width }: NodeContext): string =>
  device !== 'MOBILE' &&
  width !== 'narrow' &&
  options.length >= LEAST_IN_GRID &&
  options.every(({ label, note }) => label.text.length <= LONGEST_IN_GRID && note === undefined)
    ? `grid gap-2 @lg:grid-cols-${options.length % 3 === 0 || options.length > 4 ? 3 : 2}`
    : 'flex flex-col gap-2';

function group(type: 'radio' | 'checkbox', node: ControlNode, context: NodeContext): Markup {
  const chosen = node.options.some(({ isOn }) => isOn === true);
  return html`<fieldset class="w-full">
    ${groupLegend(node, context)}
    <div class="${choiceGrid(node.options, context)}">
      ${node.options.map(({ label, note, isOn = false, isDisabled = false }) => {
        const holds = chosen ? isOn : label.text === node.value?.text;
        return tickRow(
          type,
          {
            label,
            note,
            isOn: holds,
            isDisabled,
            end: undefined,
            name: `${context.key}-${type}`,
            isBoxed: type === 'radio',
          },
          context,
        );
      })}
    </div>
    ${controlHint(node, context.key, context)}
  </fieldset>`;
}

interface Tick {
  label: { text: string } | undefined;
  note: { text: string } | undefined;
  isOn: boolean;
  isDisabled: boolean;
  end: string | undefined;
  name: string;
  isBoxed?: boolean;
}

function tickRow(
  type: 'radio' | 'checkbox',
  { label, note, isOn, isDisabled, end, name, isBoxed = false }: Tick,
  context: NodeContext,
): Markup {
  const ink = dataInk(context);
  const box =
    isBoxed && !isOnColor(context)
      ? 'rounded-control border border-outline-variant px-4 has-checked:border-primary has-checked:bg-primary/8'
      : '';
  return html`<label class="flex cursor-pointer items-center gap-3 py-2 ${rowHeight(context)} ${box}"
    ><input
      type="${type}"
      name="${name}"
      value="${label?.text ?? 'on'}"
      ${isOn ? html`checked` : ''}
      ${isDisabled ? html`disabled` : ''}
      ${label === undefined ? html`aria-label="${name}"` : ''}
      class="size-6 shrink-0"
    /><span class="min-w-0 flex-1"
      ><span class="block text-body-md ${isDisabled ? ink.soft : ink.strong}">${label?.text ?? ''}</span
      >${note === undefined ? '' : html`<span class="block text-body-sm ${ink.soft}">${note.text}</span>`}</span
    >${end === undefined ? '' : html`<span class="text-body-sm whitespace-nowrap tabular-nums ${ink.soft}">${end}</span>`}</label
  >`;
}

/** Chips that narrow things down; those that are on are filled. */
export const drawChips: DrawControl = (node, context) => {
  const options: readonly Option[] =
    node.options.length > 0
      ? node.options
      : node.label === undefined
        ? []
        : [{ label: node.label, isOn: node.isOn === true }];
  const isNamed = node.options.length > 0 && node.label?.origin === 'literal';
  const chip = isOnColor(context)
    ? 'border-current has-checked:bg-surface has-checked:text-on-surface'
    : 'border-outline-variant bg-surface-container-lowest text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary';
  return html`<fieldset data-part="chips" class="min-w-0">
    <legend class="${isNamed ? `mb-2 font-label text-label-lg font-semibold ${dataInk(context).strong}` : 'sr-only'}">
      ${node.label?.text ?? shownName(node)}
    </legend>
    <div class="flex flex-wrap gap-2">
      ${options.map(
        ({ label, note, isOn = false, isDisabled = false }) =>
          html`<label
            class="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-label text-label-lg font-semibold ${chip}"
            ><input
              type="checkbox"
              name="${context.key}-chip"
              value="${label.text}"
              ${isOn || label.text === node.value?.text ? html`checked` : ''}
              ${isDisabled ? html`disabled` : ''}
              class="absolute inset-0 size-full cursor-pointer opacity-0"
            /><span>${label.text}</span
            >${note === undefined ? '' : html`<span class="font-normal tabular-nums">${note.text}</span>`}</label
          >`,
      )}
    </div>
    ${controlHint(node, context.key, context)}
  </fieldset>`;
};
