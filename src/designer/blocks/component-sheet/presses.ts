import { html, type Markup } from '../../../markup/html.ts';
import { buttonPaint, type ButtonRank } from '../kit/button.ts';
import { switchControl } from '../kit/form-field.ts';
import { icon } from '../kit/icon.ts';
import { toPath } from '../kit/to-path.ts';
import type { BlockContext } from '../block.ts';
import { TONE_SOLID, type ComponentDrawing, type ComponentSlot } from './component-drawing.ts';

const PRESS = 'inline-flex items-center justify-center gap-2 rounded-control font-label font-semibold';
const SIZES = [
  ['Small', 'min-h-11 px-4 text-label-md'],
  ['Medium', 'min-h-12 px-6 text-label-lg'],
  ['Large', 'min-h-16 px-8 text-title-lg'],
] as const;
const RANKS: readonly (readonly [name: string, rank: ButtonRank])[] = [
  ['Primary', 'primary'],
  ['Secondary', 'secondary'],
  ['Quiet', 'quiet'],
];

const press = (label: string, look: string, sign?: string, attributes: Markup | '' = ''): Markup =>
  html`<button type="button" ${attributes} class="${PRESS} ${look}">
    ${label}${sign === undefined ? '' : icon(sign)}
  </button>`;

/** A light that runs round the edge, held where it is brightest. */
const lit = (label: string, sign: string | undefined): Markup =>
  html`<span
    class="inline-flex rounded-control bg-linear-to-r from-primary via-tertiary-fixed-dim to-primary-fixed-dim p-1 shadow-[0_0_48px_var(--primary)]"
    ><button type="button" class="${PRESS} min-h-16 bg-inverse-surface px-10 text-title-lg text-inverse-on-surface">
      ${label}${sign === undefined ? '' : icon(sign)}
    </button></span
  >`;

/** One clear thing to do. */
export const button: ComponentDrawing = {
  stage: ({ act, isLit }, { style }) =>
    isLit
      ? lit(act.label, act.icon)
      : html`<div class="flex flex-wrap items-center justify-center gap-4">
          ${press(act.label, `${SIZES[2][1]} ${buttonPaint(style, 'primary')}`, act.icon)}
          ${press('Learn more', `${SIZES[2][1]} ${buttonPaint(style, 'secondary')}`)}
        </div>`,
  sets: (slot, { style }) => [
    {
      title: 'Ranks',
      specimens: RANKS.map(([name, rank]) => ({
        name,
        drawn: press(slot.act.label, `${SIZES[1][1]} ${buttonPaint(style, rank)}`),
      })),
    },
    {
      title: 'Sizes',
      specimens: SIZES.map(([name, size]) => ({
        name,
        drawn: press(slot.act.label, `${size} ${buttonPaint(style, 'primary')}`),
      })),
    },
    { title: 'States', specimens: statesOf(slot, buttonPaint(style, 'primary')) },
    {
      title: 'With a sign',
      specimens: slot.labels.map((one) => ({
        name: one.label,
        drawn: press(
          one.label,
          `${SIZES[1][1]} ${one.tone === 'bad' ? TONE_SOLID.bad : buttonPaint(style, one.tone === 'accent' ? 'primary' : 'secondary')}`,
          one.icon,
        ),
      })),
    },
  ],
};

const statesOf = ({ act }: ComponentSlot, paint: string): { name: string; drawn: Markup }[] => [
  { name: 'At rest', drawn: press(act.label, `${SIZES[1][1]} ${paint}`) },
  { name: 'Pointed at', drawn: press(act.label, `${SIZES[1][1]} ${paint} shadow-floating -translate-y-0.5`) },
  { name: 'In focus', drawn: press(act.label, `${SIZES[1][1]} ${paint} outline-2 outline-offset-4 outline-primary`) },
  {
    name: 'At work',
    drawn: press(
      'One moment',
      `${SIZES[1][1]} bg-surface-container-high text-on-surface`,
      'loader-circle',
      html`aria-busy="true"`,
    ),
  },
  {
    name: 'Not now',
    drawn: press(
      act.label,
      `${SIZES[1][1]} border border-outline-variant text-on-surface-variant`,
      undefined,
      html`disabled`,
    ),
  },
];

const round = (label: string, sign: string, look: string, size = 'size-12'): Markup =>
  html`<a
    href="${toPath(`share/${label}`)}"
    aria-label="Share: ${label}"
    class="grid shrink-0 place-items-center rounded-full ${size} ${look}"
    >${icon(sign)}</a
  >`;

/** Takes what one reads to where one's friends are. */
export const share: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="flex flex-wrap justify-center gap-4">
      ${labels.map(({ label, icon: sign }) => round(label, sign, 'bg-primary text-on-primary', 'size-16'))}
    </div>`,
  sets: ({ labels }, { style }) => [
    {
      title: 'Round',
      specimens: labels.map(({ label, icon: sign }, index) => ({
        name: index === 0 ? `${label}, pointed at` : label,
        drawn: round(
          label,
          sign,
          index === 0
            ? 'bg-primary text-on-primary shadow-floating -translate-y-1'
            : 'border border-outline text-on-surface',
        ),
      })),
    },
    {
      title: 'With the name',
      specimens: labels.map(({ label, icon: sign }, index) => ({
        name: label,
        drawn: html`<a
          href="${toPath(`share/${label}`)}"
          class="${PRESS} min-h-12 px-6 text-label-lg ${buttonPaint(style, index === 0 ? 'primary' : 'secondary')}"
          >${icon(sign)}${label}</a
        >`,
      })),
    },
    {
      title: 'In one bar',
      isWide: true,
      specimens: [
        {
          name: 'Bar',
          drawn: html`<div class="flex w-full flex-wrap items-center justify-between gap-4">
            <p class="text-title-md">Pass it on</p>
            <ul class="flex divide-x divide-outline-variant rounded-control border border-outline-variant">
              ${labels.map(({ label, icon: sign }) => html`<li>${round(label, sign, 'text-on-surface')}</li>`)}
            </ul>
          </div>`,
        },
      ],
    },
    {
      title: 'With how often',
      specimens: labels.map(({ label, icon: sign }, index) => ({
        name: label,
        drawn: html`<span class="inline-flex items-center gap-3"
          >${round(label, sign, 'bg-surface-container-high text-on-surface')}<span class="text-title-md tabular-nums"
            >${[482, 316, 128, 94, 61, 40][index % 6]}</span
          ></span
        >`,
      })),
    },
  ],
};

/** On or off. */
export const toggle: ComponentDrawing = {
  stage: ({ labels }, { key }) =>
    html`<div class="w-full max-w-md text-left">${switches(labels, `${key}-stage`)}</div>`,
  sets: ({ labels }, context) => [
    {
      title: 'Ticks',
      isWide: true,
      specimens: labels.map((one, index) => ({
        name: one.label,
        drawn: choice('checkbox', one.label, `${context.key}-tick-${index}`, index !== 1),
      })),
    },
    {
      title: 'One of several',
      isWide: true,
      specimens: ['As it is', 'Light', 'Dark'].map((name, index) => ({
        name,
        drawn: choice('radio', name, `${context.key}-one`, index === 0),
      })),
    },
    { title: 'Side by side', specimens: [{ name: 'Segments', drawn: segments(['Day', 'Week', 'Month'], context) }] },
  ],
};

const switches = (labels: ComponentSlot['labels'], key: string): Markup =>
  html`<ul>
    ${labels.map(
      (one, index) =>
        html`<li
          class="flex min-h-16 items-center justify-between gap-4 border-t border-outline-variant py-2 first:border-t-0"
        >
          <span class="min-w-0"
            ><span id="${key}-${index}-label" class="block text-title-md">${one.label}</span
            ><span class="block text-body-md text-on-surface-variant">${one.note ?? ''}</span></span
          >${switchControl(`${key}-${index}-label`, `${key}-${index}`, one.tone === 'accent')}
        </li>`,
    )}
  </ul>`;

const choice = (type: 'checkbox' | 'radio', label: string, name: string, checked: boolean): Markup =>
  html`<label class="flex min-h-11 cursor-pointer items-center gap-3 text-body-lg"
    ><input
      type="${type}"
      name="${name}"
      value="${label}"
      ${checked ? html`checked` : ''}
      class="size-5 shrink-0"
    /><span>${label}</span></label
  >`;

/** Views side by side, of which the first is open. */
export const segments = (names: readonly string[], { style }: BlockContext): Markup =>
  html`<div class="inline-flex flex-wrap gap-1 rounded-control border border-outline-variant p-1">
    ${names.map(
      (name, index) =>
        html`<button
          type="button"
          ${index === 0 ? html`aria-pressed="true"` : html`aria-pressed="false"`}
          class="${PRESS} min-h-11 px-4 text-label-lg ${index === 0 ? buttonPaint(style, 'primary') : 'text-on-surface'}"
        >
          ${name}
        </button>`,
    )}
  </div>`;
