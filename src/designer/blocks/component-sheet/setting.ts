import { html, type Markup } from '../../../markup/html.ts';
import { formField } from '../kit/form-field.ts';
import { icon } from '../kit/icon.ts';
import { buttonPaint } from '../kit/button.ts';
import { FLOAT, TONE_BOX, TONE_EDGE, type ComponentDrawing, type ComponentSlot } from './component-drawing.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** A month of thirty days that begins on a Sunday, as November 2026 does. */
const DAYS = 30;
const BEFORE_FIRST = 6;

/** Days as squares; those from `from` to `to` are taken. */
const month = (from: number, to: number): Markup =>
  html`<div class="w-full max-w-sm p-4 ${FLOAT}">
    <p class="mb-2 flex items-center justify-between text-title-md">
      ${icon('chevron-left')}<span>November 2026</span>${icon('chevron-right')}
    </p>
    <div class="grid grid-cols-7 text-center">
      ${WEEKDAYS.map((day) => html`<span class="py-2 text-label-md text-on-surface-variant">${day}</span>`)}
      ${Array.from({ length: BEFORE_FIRST }, () => html`<span></span>`)}
      ${Array.from({ length: DAYS }, (_, index) => {
        const day = index + 1;
        const isEnd = day === from || day === to;
        const look = isEnd
          ? 'bg-primary text-on-primary rounded-md'
          : day > from && day < to
            ? 'bg-primary-container text-on-primary-container'
            : '';
        return html`<span class="grid min-h-10 place-items-center text-body-md tabular-nums ${look}">${day}</span>`;
      })}
    </div>
  </div>`;

/** A day, or the days between two. */
export const datepicker: ComponentDrawing = {
  stage: ({ title }) => (/\brange\b/i.test(title) ? month(17, 22) : month(20, 20)),
  sets: ({ labels, title }, { key, style }) => [
    {
      title: /\brange\b/i.test(title) ? 'One day' : 'Several days',
      isWide: true,
      specimens: [{ name: 'Month', drawn: /\brange\b/i.test(title) ? month(20, 20) : month(17, 22) }],
    },
    {
      title: 'Closed',
      isWide: true,
      specimens: [
        { name: 'Field', drawn: formField({ label: 'Arrival', kind: 'date', value: '2026-11-20' }, `${key}-closed`) },
      ],
    },
    {
      title: 'Short ways',
      specimens: labels.map((one, index) => ({
        name: one.label,
        drawn: html`<button
          type="button"
          class="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-label-lg font-semibold ${buttonPaint(style, index === 0 ? 'primary' : 'secondary')}"
        >
          ${icon(one.icon, 'size-4')}${one.label}
        </button>`,
      })),
    },
  ],
};

const zone = (look: string, words: string): Markup =>
  html`<div
    class="flex w-full max-w-xl flex-col items-center gap-3 rounded-xl border-2 border-dashed px-6 py-10 text-center ${look}"
  >
    ${icon('cloud-upload', 'size-10')}
    <p class="text-title-md">${words}</p>
    <p class="text-body-md">PNG, JPG or PDF, up to 100 MB</p>
  </div>`;

const FILLED = ['w-1/2', 'w-full', 'w-1/6'];

/** Takes files in. */
export const upload: ComponentDrawing = {
  stage: () => zone('border-outline bg-surface-container-lowest text-on-surface', 'Drop files here, or choose them'),
  sets: ({ labels }) => [
    {
      title: 'While something hangs above it',
      isWide: true,
      specimens: [
        {
          name: 'Above',
          drawn: zone('border-primary bg-primary-container text-on-primary-container', 'Let go to add 3 files'),
        },
      ],
    },
    {
      title: 'On the way, done, refused',
      isWide: true,
      specimens: labels.map((one, index) => ({
        name: one.label,
        drawn: html`<div class="flex w-full items-center gap-4">
          <span class="grid size-11 shrink-0 place-items-center rounded-md ${TONE_BOX[one.tone]}"
            >${icon(one.icon)}</span
          >
          <span class="min-w-0 flex-1"
            ><span class="flex flex-wrap justify-between gap-x-4"
              ><span class="text-body-lg break-all">${one.label}</span
              ><span class="text-label-lg ${one.tone === 'bad' ? 'text-error' : 'text-on-surface-variant'}"
                >${one.note ?? ''}</span
              ></span
            ><span class="mt-2 block h-2 rounded-full bg-outline-variant/60"
              ><span
                class="block h-2 rounded-full ${FILLED[index] ?? 'w-full'} ${one.tone === 'bad' ? 'bg-error' : 'bg-primary'}"
              ></span></span
          ></span>
        </div>`,
      })),
    },
  ],
};

/** A track with what is taken between two ends, in classes of its margins. */
const track = (taken: string, handles: readonly string[]): Markup =>
  html`<span aria-hidden="true" class="relative block h-6 w-full"
    ><span class="absolute inset-x-0 top-2 h-2 rounded-full bg-outline-variant"></span
    ><span class="absolute top-2 h-2 rounded-full bg-primary ${taken}"></span
    >${handles.map((at) => html`<span class="absolute top-0 size-6 rounded-full border-4 border-primary bg-surface ${at}"></span>`)}</span
  >`;

const TAKEN = [
  ['left-1/4 right-1/3', 'left-1/4 right-1/3'],
  ['left-0 w-2/3', 'left-2/3'],
  ['left-0 w-4/5', 'left-4/5'],
] as const;

const line = ({ label, note }: ComponentSlot['labels'][number], drawn: Markup): Markup =>
  html`<div class="w-full text-left">
    <p class="mb-3 flex flex-wrap justify-between gap-x-4">
      <span class="text-title-md">${label}</span><span class="text-title-md tabular-nums">${note ?? ''}</span>
    </p>
    ${drawn}
  </div>`;

/** A value between two ends. */
export const slider: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="w-full max-w-xl">
      ${labels[0] === undefined ? '' : line(labels[0], track(TAKEN[0][0], ['left-1/4', 'right-1/3']))}
    </div>`,
  sets: ({ labels }, { key }) => [
    {
      title: 'With one handle',
      isWide: true,
      specimens: labels.slice(1).map((one, index) => ({
        name: one.label,
        drawn: line(one, track(TAKEN[index + 1]?.[0] ?? '', [TAKEN[index + 1]?.[1] ?? 'left-1/2'])),
      })),
    },
    {
      title: 'In steps',
      isWide: true,
      specimens: [
        {
          name: 'Steps',
          drawn: html`<div class="w-full">
            ${track('left-0 w-1/2', ['left-1/2'])}
            <p class="mt-2 flex justify-between text-label-md text-on-surface-variant">
              ${['XS', 'S', 'M', 'L', 'XL'].map((size) => html`<span>${size}</span>`)}
            </p>
          </div>`,
        },
      ],
    },
    {
      title: 'In a form',
      isWide: true,
      specimens: [
        { name: 'Field', drawn: formField({ label: 'Guests', kind: 'slider', value: '40' }, `${key}-field`) },
      ],
    },
  ],
};

const ROLES = [
  ['Primary', 'bg-primary text-on-primary'],
  ['Secondary', 'bg-secondary text-on-secondary'],
  ['Tertiary', 'bg-tertiary text-on-tertiary'],
  ['Error', 'bg-error text-on-error'],
  ['Quiet primary', 'bg-primary-container text-on-primary-container'],
  ['Quiet secondary', 'bg-secondary-container text-on-secondary-container'],
  ['Quiet tertiary', 'bg-tertiary-container text-on-tertiary-container'],
  ['Ink', 'bg-inverse-surface text-inverse-on-surface'],
] as const;

const swatch = (name: string, look: string, chosen: boolean): Markup =>
  html`<button
    type="button"
    aria-label="${name}"
    aria-pressed="${chosen ? 'true' : 'false'}"
    class="grid size-12 place-items-center rounded-full ${look} ${chosen ? 'outline-2 outline-offset-4 outline-primary' : ''}"
  >
    ${chosen ? icon('check') : ''}
  </button>`;

/** Colours side by side, and the one that is chosen. */
export const swatches: ComponentDrawing = {
  stage: () =>
    html`<div class="grid w-full max-w-2xl grid-cols-2 gap-4 @lg:grid-cols-4">
      ${ROLES.map(
        ([name, look]) =>
          html`<div class="flex h-28 flex-col justify-end rounded-lg p-3 text-left ${look}">
            <span class="text-title-sm">${name}</span>
          </div>`,
      )}
    </div>`,
  sets: () => [
    {
      title: 'To choose one',
      specimens: ROLES.map(([name, look], index) => ({ name, drawn: swatch(name, look, index === 0) })),
    },
    {
      title: 'With a name',
      specimens: ROLES.slice(0, 4).map(([name, look], index) => ({
        name,
        drawn: html`<span
          class="inline-flex min-h-11 items-center gap-3 rounded-full border pr-4 pl-2 text-label-lg ${index === 0 ? TONE_EDGE.accent : 'border-outline'}"
          ><span class="size-7 rounded-full ${look}"></span>${name}</span
        >`,
      })),
    },
    {
      title: 'What can be written on it',
      specimens: ROLES.map(([name, look]) => ({
        name,
        drawn: html`<span class="grid h-12 w-20 place-items-center rounded-md text-title-md font-semibold ${look}"
          >Aa</span
        >`,
      })),
    },
  ],
};
