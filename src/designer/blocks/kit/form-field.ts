import { html, type Markup } from '../../../markup/html.ts';
import type { Field } from '../../write/slots.ts';

const LABEL = 'font-label text-label-lg font-semibold text-on-surface';
const BOX = 'min-h-12 w-full rounded-control border bg-surface-container-lowest px-4 text-body-lg text-on-surface';
/** Fields set like a letter: one line under the words. */
const LINE = 'min-h-12 w-full border-b bg-transparent px-0 text-body-lg text-on-surface';

const AUTOCOMPLETE: Partial<Record<Field['kind'], string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  password: 'current-password',
};

export type FieldLook = 'boxed' | 'lined';

/** One field with its label, hint and error. `id` must be unique in the screen. */
export function formField(field: Field, id: string, look: FieldLook = 'boxed'): Markup {
  const draw = DRAWN[field.kind];
  return html`<div data-part="field" class="min-w-0 ${field.width === 'half' ? '' : '@md:col-span-2'}">
    ${draw(field, id, look)}
  </div>`;
}

type DrawField = (field: Field, id: string, look: FieldLook) => Markup;

const classesFor = (field: Field, look: FieldLook): string =>
  `${look === 'lined' ? LINE : BOX} ${field.error === undefined ? 'border-outline' : 'border-error'}`;

const described = (field: Field, id: string): Markup | '' =>
  field.hint === undefined && field.error === undefined
    ? ''
    : html`aria-describedby="${id}-help" ${field.error === undefined ? '' : html`aria-invalid="true"`}`;

const help = (field: Field, id: string): Markup | '' =>
  field.error !== undefined
    ? html`<p id="${id}-help" data-part="error" class="mt-2 flex items-center gap-2 text-body-md text-error">
        <i data-icon="circle-alert" class="size-4 shrink-0"></i>${field.error}
      </p>`
    : field.hint !== undefined
      ? html`<p id="${id}-help" data-part="hint" class="mt-2 text-body-md text-on-surface-variant">${field.hint}</p>`
      : '';

const required = (field: Field): Markup | '' => (field.required === true ? html`required` : '');

const label = (field: Field, id: string): Markup =>
  html`<label for="${id}" class="${LABEL} mb-2 block">${field.label}</label>`;

const input: DrawField = (field, id, look) =>
  html`${label(field, id)}<input
      id="${id}"
      name="${id}"
      type="${field.kind === 'number' ? 'text' : field.kind}"
      ${field.kind === 'number' ? html`inputmode="decimal"` : ''}
      value="${field.value ?? ''}"
      placeholder="${field.placeholder ?? ''}"
      autocomplete="${AUTOCOMPLETE[field.kind] ?? 'off'}"
      ${required(field)}
      ${described(field, id)}
      class="${classesFor(field, look)}"
    />${help(field, id)}`;

const textarea: DrawField = (field, id, look) =>
  html`${label(field, id)}<textarea
      id="${id}"
      name="${id}"
      rows="4"
      placeholder="${field.placeholder ?? ''}"
      ${required(field)}
      ${described(field, id)}
      class="${classesFor(field, look)} py-3"
    >
${field.value ?? ''}</textarea
    >${help(field, id)}`;

const select: DrawField = (field, id, look) =>
  html`${label(field, id)}<select id="${id}" name="${id}" ${described(field, id)} class="${classesFor(field, look)}">
      ${(field.options ?? []).map((option) => html`<option ${option === field.value ? html`selected` : ''}>${option}</option>`)}</select
    >${help(field, id)}`;

const CHOICE =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-outline-variant px-4 py-2 text-body-lg text-on-surface has-checked:border-primary has-checked:bg-surface-container-high';

function choices(type: 'radio' | 'checkbox'): DrawField {
  return (field, id) =>
    html`<fieldset>
      <legend class="${LABEL} mb-2">${field.label}</legend>
      <div class="grid gap-2 @md:grid-cols-2">
        ${(field.options ?? []).map(
          (option, index) =>
            html`<label class="${CHOICE}"
              ><input
                type="${type}"
                name="${id}"
                value="${option}"
                ${isChosen(field, option, index) ? html`checked` : ''}
                class="size-6 shrink-0"
              /><span class="min-w-0">${option}</span></label
            >`,
        )}
      </div>
      ${help(field, id)}
    </fieldset>`;
}

const isChosen = (field: Field, option: string, index: number): boolean =>
  field.value === undefined ? field.kind === 'radio' && index === 0 : field.value.split(', ').includes(option);

const tick: DrawField = (field, id) =>
  html`<label for="${id}" class="flex min-h-11 cursor-pointer items-center gap-3 text-body-lg text-on-surface"
      ><input
        id="${id}"
        name="${id}"
        type="checkbox"
        ${field.on === true ? html`checked` : ''}
        ${required(field)}
        class="size-6 shrink-0"
      /><span class="min-w-0">${field.label}</span></label
    >${help(field, id)}`;

const toggle: DrawField = (field, id) =>
  html`<div class="flex min-h-12 items-center justify-between gap-4">
    <span class="min-w-0"
      ><span id="${id}-label" class="text-body-lg text-on-surface">${field.label}</span
      >${field.hint === undefined ? '' : html`<span class="block text-body-md text-on-surface-variant">${field.hint}</span>`}</span
    >${switchControl(`${id}-label`, id, field.on === true)}
  </div>`;

/** A switch that works without script: a checkbox and a thumb that follows it. */
export const switchControl = (labelledBy: string, id: string, on: boolean): Markup =>
  html`<label class="relative inline-flex min-h-11 min-w-14 shrink-0 cursor-pointer items-center"
    ><input
      id="${id}"
      name="${id}"
      type="checkbox"
      role="switch"
      aria-labelledby="${labelledBy}"
      ${on ? html`checked` : ''}
      class="peer absolute inset-0 size-full cursor-pointer opacity-0" /><span
      aria-hidden="true"
      class="h-8 w-14 rounded-full border-2 border-outline bg-surface-container-highest peer-checked:border-primary peer-checked:bg-primary"
    ></span
    ><span
      aria-hidden="true"
      class="absolute left-2 size-4 rounded-full bg-outline peer-checked:left-7 peer-checked:size-5 peer-checked:bg-on-primary"
    ></span
  ></label>`;

const slider: DrawField = (field, id) =>
  html`<div class="flex items-baseline justify-between gap-4">
      ${label(field, id)}<output for="${id}" class="font-headline text-title-md tabular-nums text-on-surface"
        >${field.value ?? '50'}</output
      >
    </div>
    <input
      id="${id}"
      name="${id}"
      type="range"
      min="0"
      max="100"
      value="${toPercent(field.value)}"
      class="min-h-11 w-full"
    />${help(field, id)}`;

const toPercent = (value: string | undefined): string => {
  const number = Number.parseFloat(value ?? '50');
  return String(Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 50);
};

const file: DrawField = (field, id) =>
  html`<label for="${id}" class="${LABEL} mb-2 block">${field.label}</label
    ><label
      for="${id}"
      class="flex min-h-24 cursor-pointer flex-wrap items-center gap-4 rounded-lg border border-dashed border-outline px-4 py-4 text-body-md text-on-surface-variant"
      ><i data-icon="upload" class="size-6 shrink-0"></i
      ><span class="min-w-36 flex-1">${field.placeholder ?? 'Drop a file here, or choose one'}</span
      ><input id="${id}" name="${id}" type="file" class="min-h-11 max-w-full text-body-md text-on-surface" /></label
    >${help(field, id)}`;

const DRAWN: Record<Field['kind'], DrawField> = {
  text: input,
  email: input,
  password: input,
  tel: input,
  url: input,
  number: input,
  date: input,
  time: input,
  search: input,
  textarea,
  select,
  radio: choices('radio'),
  checkboxes: choices('checkbox'),
  checkbox: tick,
  switch: toggle,
  slider,
  file,
};
