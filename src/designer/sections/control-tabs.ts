import { pageWord } from '../fill/language/page-words.ts';
import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { ControlNode, Option } from '../outline/outline.ts';
import { controlHint, controlName, type DrawControl } from './control-parts.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { widestWord } from './text-width.ts';

/** The option that holds: the marked one, the one that the value names, else the first. */
function findCurrent({ options, value }: ControlNode): number {
  const marked = options.findIndex(({ isOn }) => isOn === true);
  if (marked !== -1) return marked;
  return Math.max(
    0,
    options.findIndex(({ label }) => label.text === value?.text),
  );
}

const optionsOf = (node: ControlNode): readonly Option[] =>
  node.options.length > 0
    ? node.options
    : [node.label ?? node.value].flatMap((label) => (label === undefined ? [] : [{ label, isOn: true }]));

/** A literal name of the group stands over it; any other only names it. */
const groupName = (node: ControlNode, context: NodeContext, id: string): Markup | '' =>
  node.options.length > 0 && node.label?.origin === 'literal'
    ? html`<p id="${id}" class="mb-2 font-label text-label-lg font-semibold ${dataInk(context).strong}">
        ${node.label.text}
      </p>`
    : '';

/** Parts of one place, of which one is open. */
export const drawTabs: DrawControl = (node, context) => {
  const ink = dataInk(context);
  const current = findCurrent(node);
  const isColor = isOnColor(context);
  return html`<div class="min-w-0">
    ${groupName(node, context, `${context.key}-tabs`)}
    <div role="tablist" aria-label="${controlName(node, context)}" class="flex flex-wrap gap-x-6 border-b ${ink.rule}">
      ${optionsOf(node).map(({ label, note }, index) => {
        const isOn = index === current;
        const paint = isOn
          ? isColor
            ? `border-current font-semibold ${ink.strong}`
            : 'border-primary font-semibold text-primary'
          : `border-transparent ${ink.soft}`;
        return html`<button
          type="button"
          role="tab"
          aria-selected="${isOn ? 'true' : 'false'}"
          class="-mb-px inline-flex min-h-12 items-center gap-2 border-b-2 font-label text-label-lg ${paint}"
        >
          <span>${label.text}</span
          >${note === undefined ? '' : html`<span class="font-normal tabular-nums">${note.text}</span>`}
        </button>`;
      })}
    </div>
    ${controlHint(node, context.key, context)}
  </div>`;
};

/** A fifth of the narrowest phone. */
const STEP_PX = 48;

/** A few exclusive settings in one frame; it works without script. */
export const drawSegmented: DrawControl = (node, context) => {
  const current = findCurrent(node);
  const isColor = isOnColor(context);
  const options = optionsOf(node);
  // A scale of four or more steps stays one line on a phone, its words below one another.
  const isScale =
    context.device === 'MOBILE' &&
    options.length > 3 &&
    options.length <= 5 &&
    options.every(({ label, note }) => note === undefined && widestWord(label.text, 12) <= STEP_PX);
  const frame = isColor ? 'border border-current' : 'bg-surface-container-high';
  const on = isColor
    ? 'has-checked:bg-surface has-checked:text-on-surface'
    : 'text-on-surface-variant has-checked:bg-surface-container-lowest has-checked:text-on-surface has-checked:shadow-raised';
  return html`<div class="min-w-0">
    ${groupName(node, context, `${context.key}-segments`)}
    <fieldset class="max-w-full ${context.device === 'MOBILE' ? 'w-full' : 'w-fit'}">
      <legend class="sr-only">${controlName(node, context)}</legend>
      <div
        class="${isScale ? `grid grid-cols-${options.length}` : 'flex flex-wrap'} gap-1 rounded-control p-1 ${frame}"
      >
        ${options.map(
          ({ label, note, isDisabled = false }, index) =>
            html`<label
              class="relative inline-flex min-h-11 grow cursor-pointer items-center justify-center gap-2 rounded-control font-label ${isScale ? 'px-1 py-2 text-center text-label-md' : 'px-4 text-label-lg whitespace-nowrap'} has-checked:font-semibold ${on}"
              ><input
                type="radio"
                name="${context.key}-segment"
                value="${label.text}"
                ${index === current ? html`checked` : ''}
                ${isDisabled ? html`disabled` : ''}
                class="absolute inset-0 size-full cursor-pointer opacity-0"
              /><span>${label.text}</span
              >${note === undefined ? '' : html`<span class="font-normal tabular-nums">${note.text}</span>`}</label
            >`,
        )}
      </div>
    </fieldset>
    ${controlHint(node, context.key, context)}
  </div>`;
};

/** Steps through pages: the pages themselves where they are listed, else what page it is between two arrows. */
export const drawPager: DrawControl = (node, context) => {
  const ink = dataInk(context);
  const current = findCurrent(node);
  const arrow = (name: string, words: string): Markup =>
    html`<button
      type="button"
      aria-label="${words}"
      class="inline-flex size-11 items-center justify-center rounded-control border ${ink.rule} ${ink.strong}"
    >
      ${icon(name)}
    </button>`;
  const shown = [node.label, node.value].flatMap((words) => words ?? []);
  return html`<nav aria-label="${controlName(node, context)}" class="flex flex-wrap items-center gap-2">
    ${arrow('chevron-left', pageWord('previousPage', context.lang))}
    ${shown.map(({ text }) => html`<span class="px-2 text-body-sm tabular-nums ${ink.strong}">${text}</span>`)}
    ${node.options.map(
      ({ label }, index) =>
        html`<button
          type="button"
          ${index === current ? html`aria-current="page"` : ''}
          class="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 font-label text-label-lg tabular-nums ${index === current ? `font-semibold ${ink.chip}` : ink.strong}"
        >
          ${label.text}
        </button>`,
    )}
    ${arrow('chevron-right', pageWord('nextPage', context.lang))}
  </nav>`;
};
