import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { ControlNode } from '../outline/outline.ts';
import { controlHint, controlIcon, controlName, rowHeight, type DrawControl } from './control-parts.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { readValue } from './read-value.ts';

/** A range with its value over it and its ends under it. */
export const drawSlider: DrawControl = (node, context) => {
  const ink = dataInk(context);
  const id = `${context.key}-range`;
  const { min, max, value } = toRange(node, context);
  const mark = controlIcon(node.icon);
  const shown = node.value === undefined ? undefined : withUnit(node.value.text, node.unit);
  return html`<div data-part="field" class="w-full min-w-0">
    ${
      node.label === undefined && shown === undefined
        ? ''
        : html`<div class="flex items-baseline justify-between gap-4">
            ${node.label === undefined ? html`<span></span>` : html`<label for="${id}" class="text-body-md ${ink.strong}">${node.label.text}</label>`}
            ${shown === undefined ? '' : html`<output for="${id}" class="font-headline text-title-md font-semibold whitespace-nowrap tabular-nums ${ink.strong}">${shown}</output>`}
          </div>`
    }
    <div class="flex items-center gap-3">
      ${mark === '' ? '' : html`<span class="${ink.soft}">${mark}</span>`}
      <input
        id="${id}"
        name="${id}"
        type="range"
        min="${min}"
        max="${max}"
        step="any"
        value="${value}"
        ${node.label === undefined ? html`aria-label="${controlName(node, context)}"` : ''}
        class="min-h-11 w-full flex-1 ${accentOf(context)}"
      />
    </div>
    ${ends(node, context)} ${controlHint(node, id, context)}
  </div>`;
};

const accentOf = ({ ground }: NodeContext): string =>
  ground === 'primary' ? 'accent-on-primary' : ground === 'inverse' ? 'accent-inverse-primary' : '';

const withUnit = (text: string, unit: string | undefined): string =>
  unit === undefined || text.includes(unit) ? text : `${text} ${unit}`;

function ends(node: ControlNode, context: NodeContext): Markup | '' {
  const words = [node.min, ...node.options.map(({ label }) => label), node.max].flatMap((one) => one ?? []);
  return words.length === 0
    ? ''
    : html`<p
        class="flex justify-between gap-3 font-label text-label-md tabular-nums ${dataInk(context).soft} ${words.length === 1 && node.min === undefined ? 'flex-row-reverse' : ''}"
      >
        ${words.map(({ text }) => html`<span>${text}</span>`)}
      </p>`;
}

/** Where the thumb stands: by the numbers of its words, by the option that holds, else in the middle. */
function toRange(node: ControlNode, { lang }: NodeContext): { min: number; max: number; value: number } {
  const read = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : readValue(text, lang)?.value;
  const chosen = node.options.findIndex(({ isOn, label }) => isOn === true || label.text === node.value?.text);
  const value = read(node.value?.text);
  if (node.options.length > 1 && (chosen !== -1 || value === undefined))
    return {
      min: 0,
      max: node.options.length - 1,
      value: chosen === -1 ? Math.floor((node.options.length - 1) / 2) : chosen,
    };
  const isPercent = node.value?.text.includes('%') === true || node.unit === '%';
  const min = read(node.min?.text) ?? Math.min(0, value ?? 0);
  const max = read(node.max?.text) ?? (isPercent ? 100 : value === undefined || value <= 0 ? 100 : niceAbove(value));
  return { min, max: Math.max(max, min + 1e-9), value: value ?? (min + max) / 2 };
}

const niceAbove = (value: number): number => {
  const step = 10 ** Math.floor(Math.log10(value));
  return [1.5, 2, 3, 5, 10].map((factor) => factor * step).find((top) => top > value * 1.2) ?? value * 2;
};

/** A number between a button that takes one off and one that adds one. */
export const drawStepper: DrawControl = (node, context) => {
  const ink = dataInk(context);
  const name = node.label?.text ?? controlName(node, context);
  const side = (mark: 'minus' | 'plus', sign: string): Markup =>
    html`<button
      type="button"
      aria-label="${sign} ${name}"
      class="inline-flex size-11 shrink-0 items-center justify-center rounded-full border ${ink.edge} ${isOnColor(context) ? ink.strong : 'bg-surface-container-lowest text-on-surface'}"
    >
      ${icon(mark)}
    </button>`;
  const value = node.value?.text ?? node.min?.text;
  const controls = html`<span
    role="group"
    aria-label="${name}"
    data-part="stepper"
    class="inline-flex shrink-0 items-center gap-2"
  >
    ${side('minus', '−')}
    <output
      class="min-w-10 text-center font-headline text-title-md font-semibold whitespace-nowrap tabular-nums ${ink.strong}"
      >${value === undefined ? '' : withUnit(value, node.unit)}</output
    >
    ${side('plus', '+')}
  </span>`;
  if (node.label === undefined && node.hint === undefined) return controls;
  const mark = controlIcon(node.icon);
  return html`<div class="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 ${rowHeight(context)}">
    <span class="flex min-w-0 items-center gap-3">
      ${mark === '' ? '' : html`<span class="${ink.soft}">${mark}</span>`}
      <span class="min-w-0"
        >${node.label === undefined ? '' : html`<span class="block text-body-md ${ink.strong}">${node.label.text}</span>`}${node.hint === undefined ? '' : html`<span class="block text-body-sm ${ink.soft}">${node.hint.text}</span>`}</span
      >
    </span>
    ${controls}
  </div>`;
};

/** A track whose thumb is drawn across to confirm. */
export const drawSlide: DrawControl = (node, context) => {
  const words = node.label?.text ?? node.value?.text ?? controlName(node, context);
  const isDanger = node.rank === 'danger';
  const track = isOnColor(context)
    ? 'bg-surface text-on-surface'
    : isDanger
      ? 'bg-error-container text-on-error-container'
      : 'bg-primary/12 text-on-surface';
  const thumb = isDanger ? 'bg-error text-on-error' : 'bg-primary text-on-primary';
  return html`<div class="w-full min-w-0">
    <div
      data-part="slider"
      class="relative flex min-h-16 w-full items-center justify-center rounded-full px-20 py-3 ${track}"
    >
      <span
        aria-hidden="true"
        class="absolute top-1/2 left-2 flex size-12 -translate-y-1/2 items-center justify-center rounded-full shadow-raised ${thumb}"
        >${icon('chevrons-right', 'size-6')}</span
      >
      <span class="text-center font-label text-label-lg font-semibold text-balance">${words}</span>
      <input
        type="range"
        min="0"
        max="100"
        value="0"
        aria-label="${words}"
        class="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
    ${controlHint(node, context.key, context)}
  </div>`;
};
