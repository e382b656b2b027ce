import { html, type Markup } from '../../../markup/html.ts';
import type { ComponentLabel } from '../../knowledge/components/component-knowledge.ts';
import { icon } from '../kit/icon.ts';
import { iconButton } from '../kit/icon-button.ts';
import { buttonPaint } from '../kit/button.ts';
import type { Tone } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import {
  FLOAT,
  TONE_BOX,
  TONE_EDGE,
  TONE_SOLID,
  type ComponentDrawing,
  type ComponentSlot,
} from './component-drawing.ts';

const alertRow = ({ label, note, icon: sign, tone }: ComponentLabel, look: string, dismiss = true): Markup =>
  html`<div role="status" data-part="alert" class="flex items-start gap-3 py-2 pr-2 pl-4 text-left ${look}">
    <span class="grid h-11 shrink-0 place-items-center">${icon(sign)}</span>
    <div class="min-w-0 flex-1 py-2">
      <p data-part="title" class="text-title-md font-semibold">${label}</p>
      ${note === undefined ? '' : html`<p data-part="body" class="text-body-md text-pretty">${note}</p>`}
    </div>
    ${dismiss ? iconButton(`Dismiss ${label.toLowerCase()}${tone === 'neutral' ? ' note' : ''}`, 'x', '') : ''}
  </div>`;

/** Says what has happened, in the colour of how bad it is. */
export const alert: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="flex w-full max-w-xl flex-col gap-4">
      ${labels.map((one) => alertRow(one, `rounded-lg ${TONE_BOX[one.tone]}`))}
    </div>`,
  sets: ({ labels, act }, context) => [
    {
      title: 'With a solid ground',
      isWide: true,
      specimens: labels
        .slice(0, 2)
        .map((one) => ({ name: one.label, drawn: alertRow(one, `rounded-lg ${TONE_SOLID[one.tone]}`) })),
    },
    {
      title: 'With an edge alone',
      isWide: true,
      specimens: labels.slice(-2).map((one) => ({
        name: one.label,
        drawn: alertRow(one, `border-l-4 bg-surface-container-lowest ${TONE_EDGE[one.tone]}`),
      })),
    },
    {
      title: 'As a toast, with something to do',
      isWide: true,
      specimens: labels.slice(0, 1).map((one) => ({
        name: 'Toast',
        drawn: html`<div class="flex flex-wrap items-center gap-4 px-6 py-4 ${FLOAT}">
          <span class="${TONE_EDGE[one.tone]}">${icon(one.icon)}</span>
          <p class="min-w-0 flex-1 text-body-lg">${one.note ?? one.label}</p>
          <button type="button" class="min-h-11 font-label text-label-lg font-semibold text-primary">Undo</button>
          <button
            type="button"
            class="inline-flex min-h-11 items-center rounded-control px-4 font-label text-label-lg font-semibold ${buttonPaint(context.style, 'secondary')}"
          >
            ${act.label}
          </button>
        </div>`,
      })),
    },
  ],
};

/** Asks one question and waits. */
export const dialog: ComponentDrawing = {
  stage: (slot, context) => question(slot, context, 0, 'max-w-md'),
  sets: (slot, context) => [
    {
      title: 'Other questions',
      specimens: slot.labels
        .slice(1, 3)
        .map((one, index) => ({ name: one.label, drawn: question(slot, context, index + 1, 'max-w-md') })),
    },
  ],
};

/** What a question can be answered with, by how much hangs on it. */
const ANSWERS: Record<Tone, { yes: string; no?: string }> = {
  neutral: { yes: 'Accept', no: 'Only what is needed' },
  accent: { yes: 'Yes', no: 'Not now' },
  good: { yes: 'Good' },
  warn: { yes: 'Leave', no: 'Stay here' },
  bad: { yes: 'Delete', no: 'Keep it' },
};

function question({ labels, act }: ComponentSlot, { style }: BlockContext, at: number, width: string): Markup {
  const one = labels[at] ?? labels[0];
  if (one === undefined) return html``;
  const press =
    'inline-flex min-h-12 items-center justify-center rounded-control px-6 font-label text-label-lg font-semibold';
  const { yes, no } = ANSWERS[one.tone];
  const first = one.tone === 'bad' ? TONE_SOLID.bad : buttonPaint(style, 'primary');
  return html`<div data-part="dialog" class="w-full p-6 text-left ${width} ${FLOAT}">
    <span class="mb-4 grid size-12 place-items-center rounded-full ${TONE_BOX[one.tone]}">${icon(one.icon)}</span>
    <p data-part="title" class="text-headline-sm text-pretty">${one.label}</p>
    ${one.note === undefined ? '' : html`<p data-part="body" class="mt-2 text-body-lg text-pretty text-on-surface-variant">${one.note}</p>`}
    <div class="mt-6 flex flex-wrap justify-end gap-3">
      ${no === undefined ? '' : html`<button type="button" class="${press} ${buttonPaint(style, 'secondary')}">${no}</button>`}
      <button type="button" class="${press} ${first}">${at === 0 && act.label !== '' ? act.label : yes}</button>
    </div>
  </div>`;
}

/** A word of help beside what it is about. */
export const tooltip: ComponentDrawing = {
  stage: ({ labels, act }, { style }) =>
    html`<div class="flex flex-col items-center gap-3">
      ${hint(labels[0])}
      <button
        type="button"
        class="inline-flex min-h-12 items-center gap-2 rounded-control px-6 font-label text-label-lg font-semibold ${buttonPaint(style, 'secondary')}"
      >
        ${icon(labels[0]?.icon ?? 'info')}${act.label}
      </button>
    </div>`,
  sets: ({ labels }) => [
    {
      title: 'Short and dark',
      specimens: labels.map(({ label }) => ({
        name: label,
        drawn: html`<span
          class="inline-block rounded-md bg-inverse-surface px-3 py-2 text-label-lg text-inverse-on-surface"
          >${label}</span
        >`,
      })),
    },
    {
      title: 'Beside an icon',
      specimens: labels.map(({ label, icon: sign }) => ({
        name: label,
        drawn: html`<span class="inline-flex items-center gap-3"
          >${iconButton(label, sign, 'border border-outline text-on-surface')}<span
            class="rounded-md bg-surface-container-highest px-3 py-2 text-label-lg text-on-surface"
            >${label}</span
          ></span
        >`,
      })),
    },
  ],
};

const hint = (one: ComponentLabel | undefined): Markup =>
  html`<div role="tooltip" data-part="tooltip" class="max-w-xs px-4 py-3 text-left ${FLOAT}">
    <p class="text-title-sm font-semibold">${one?.label ?? ''}</p>
    ${one?.note === undefined ? '' : html`<p class="mt-1 text-body-md text-on-surface-variant">${one.note}</p>`}
  </div>`;
