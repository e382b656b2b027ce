import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import {
  controlHint,
  controlIcon,
  controlName,
  shownName,
  fieldBox,
  fieldLabel,
  fieldNaming,
  type DrawControl,
} from './control-parts.ts';
import { dataInk } from './data-ink.ts';
import { inputPurpose } from './input-purpose.ts';
import type { NodeContext } from './node-context.ts';
import { textWidth } from './text-width.ts';

const NUMERIC = /^[^\p{L}]*\d[\d.,\s]*(?:\s?\p{L}{0,3})$/u;

/** Pixels of a field's text on its own device. */
const roomOf = ({ device, width }: NodeContext): number => (device === 'MOBILE' ? 290 : width === 'narrow' ? 250 : 460);

/** A field with its label over it, its unit inside and its hint under it. Words longer than its line wrap. */
export const drawInput: DrawControl = (node, context) => {
  const id = `${context.key}-field`;
  const shown = node.value?.text ?? node.placeholder?.text ?? '';
  if (textWidth(shown, 16) > roomOf(context)) return drawTextarea(node, context);
  const { type, autocomplete } = inputPurpose(node.label?.text ?? '', context.lang);
  const isSecret = type === 'password' && node.value !== undefined && !/^[•*●]+$/.test(node.value.text);
  const isNumeric = node.unit !== undefined || NUMERIC.test(node.value?.text ?? '');
  const hasIcon = controlIcon(node.icon) !== '';
  return html`<div data-part="field" class="w-full min-w-0">
    ${fieldLabel(node, id, context)}
    <div class="relative">
      ${hasIcon ? html`<span class="pointer-events-none absolute inset-y-0 left-4 flex items-center text-on-surface-variant">${controlIcon(node.icon)}</span>` : ''}
      <input
        id="${id}"
        name="${id}"
        type="${isSecret ? 'text' : type}"
        ${isNumeric && type === 'text' ? html`inputmode="decimal"` : ''}
        value="${node.value?.text ?? ''}"
        placeholder="${node.placeholder?.text ?? ''}"
        autocomplete="${autocomplete}"
        ${fieldNaming(node, id, context)}
        class="${fieldBox(context)} ${hasIcon ? 'pl-12' : ''} ${unitRoom(node.unit)} ${isNumeric ? 'tabular-nums' : ''}"
      />
      ${unitMark(node.unit)}
    </div>
    ${controlHint(node, id, context)}
  </div>`;
};

const unitRoom = (unit: string | undefined): string => (unit === undefined ? '' : unit.length > 5 ? 'pr-24' : 'pr-16');

const unitMark = (unit: string | undefined): Markup | '' =>
  unit === undefined
    ? ''
    : html`<span
        class="pointer-events-none absolute inset-y-0 right-4 flex items-center text-body-sm text-on-surface-variant"
        >${unit}</span
      >`;

/** Room for several lines, as many as its words need. */
export const drawTextarea: DrawControl = (node, context) => {
  const id = `${context.key}-text`;
  const shown = node.value?.text ?? node.placeholder?.text ?? '';
  const least = node.control === 'textarea' ? 3 : 2;
  const lines = Math.max(
    least,
    Math.ceil(textWidth(shown, 16) / (roomOf(context) - 24)) + shown.split('\n').length - 1,
  );
  return html`<div data-part="field" class="w-full min-w-0">
    ${fieldLabel(node, id, context)}
    <textarea
      id="${id}"
      name="${id}"
      rows="${lines}"
      placeholder="${node.placeholder?.text ?? ''}"
      ${fieldNaming(node, id, context)}
      class="block py-3 ${fieldBox(context)}"
    >
${node.value?.text ?? ''}</textarea>
    ${controlHint(node, id, context)}
  </div>`;
};

/** A list to choose from, closed, at its value. */
export const drawSelect: DrawControl = (node, context) => {
  const id = `${context.key}-select`;
  const chosen =
    node.options.find(({ isOn }) => isOn === true)?.label.text ?? node.value?.text ?? node.placeholder?.text;
  const listed = node.options.map(({ label }) => label.text);
  const options = chosen === undefined || listed.includes(chosen) ? listed : [chosen, ...listed];
  // A select without anything to choose shows its own name.
  const shown = options.length === 0 ? [shownName(node)] : options;
  const isNamedInside = options.length === 0 && node.label !== undefined;
  return html`<div data-part="field" class="w-full min-w-0">
    ${isNamedInside ? '' : fieldLabel(node, id, context)}
    <div class="relative">
      <select
        id="${id}"
        name="${id}"
        ${isNamedInside ? html`aria-label="${controlName(node, context)}"` : fieldNaming(node, id, context)}
        class="appearance-none pr-12 ${fieldBox(context)}"
      >
        ${shown.map((option) => html`<option ${option === chosen ? html`selected` : ''}>${option}</option>`)}
      </select>
      <span class="pointer-events-none absolute inset-y-0 right-4 flex items-center text-on-surface-variant"
        >${icon('chevron-down')}</span
      >
    </div>
    ${controlHint(node, id, context)}
  </div>`;
};

/** A field to search by; where it has a label and a placeholder, the label stands over it. */
export const drawSearch: DrawControl = (node, context) => {
  const id = `${context.key}-search`;
  const hint = node.placeholder?.text ?? node.label?.text ?? '';
  const hasLabel =
    node.label !== undefined && node.placeholder !== undefined && node.label.text !== node.placeholder.text;
  return html`<div data-part="search" class="w-full min-w-0">
    ${hasLabel ? fieldLabel(node, id, context) : ''}
    <div class="relative">
      <span class="pointer-events-none absolute inset-y-0 left-4 flex items-center text-on-surface-variant"
        >${icon('search')}</span
      >
      <input
        id="${id}"
        name="${id}"
        type="search"
        autocomplete="off"
        value="${node.value?.text ?? ''}"
        placeholder="${hint}"
        ${hasLabel ? '' : html`aria-label="${hint || controlName(node, context)}"`}
        class="pl-12 ${fieldBox(context)}"
      />
    </div>
    ${controlHint(node, id, context)}
  </div>`;
};

/** A date or time as it is written, with the mark of its picker. */
const drawMoment =
  (mark: string, kind: 'date' | 'time'): DrawControl =>
  (node, context) => {
    const id = `${context.key}-${kind}`;
    const shown = node.value?.text ?? node.placeholder?.text;
    return html`<div data-part="${kind}-picker" class="w-full min-w-0">
      ${fieldLabel(node, id, context)}
      <div class="relative">
        <input
          id="${id}"
          name="${id}"
          type="${shown === undefined ? kind : 'text'}"
          value="${node.value?.text ?? ''}"
          ${node.placeholder === undefined ? '' : html`placeholder="${node.placeholder.text}"`}
          autocomplete="off"
          ${fieldNaming(node, id, context)}
          class="pr-12 tabular-nums ${fieldBox(context)}"
        />
        ${shown === undefined ? '' : html`<span class="pointer-events-none absolute inset-y-0 right-4 flex items-center text-on-surface-variant">${icon(mark)}</span>`}
      </div>
      ${node.options.length === 0 ? '' : html`<p class="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-body-sm ${dataInk(context).soft}">${node.options.map(({ label }) => html`<span>${label.text}</span>`)}</p>`}
      ${controlHint(node, id, context)}
    </div>`;
  };

export const drawDate = drawMoment('calendar', 'date');
export const drawTime = drawMoment('clock', 'time');
