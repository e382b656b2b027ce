import { html, type Markup } from '../../../markup/html.ts';
import { formField } from '../kit/form-field.ts';
import { icon } from '../kit/icon.ts';
import { buttonPaint } from '../kit/button.ts';
import { toPath } from '../kit/to-path.ts';
import { FLOAT, TONE_EDGE, type ComponentDrawing, type ComponentSlot } from './component-drawing.ts';
import { segments } from './presses.ts';

const entries = ({ labels }: ComponentSlot, at: number): Markup =>
  html`<ul class="p-2 text-left">
    ${labels.map(
      (one, index) =>
        html`<li>
          <a
            href="${toPath(one.label)}"
            class="flex min-h-12 items-center gap-3 rounded-md px-3 text-body-lg ${one.tone === 'bad' ? 'text-error' : ''} ${index === at ? 'bg-surface-container-high text-on-surface' : ''}"
            >${icon(one.icon)}<span class="min-w-0 flex-1">${one.label}</span
            >${one.note === undefined ? '' : html`<span class="text-label-md text-on-surface-variant">${one.note}</span>`}</a
          >
        </li>`,
    )}
  </ul>`;

/** What can be done, out of the way until somebody asks. */
export const menu: ComponentDrawing = {
  stage: (slot, { style }) =>
    html`<div class="flex w-full max-w-xs flex-col items-stretch gap-2">
      <button
        type="button"
        aria-expanded="true"
        class="inline-flex min-h-12 items-center justify-between gap-2 rounded-control px-6 text-label-lg font-semibold ${buttonPaint(style, 'secondary')}"
      >
        ${slot.act.label}${icon('chevron-up')}
      </button>
      <div class="${FLOAT}">${entries(slot, 0)}</div>
    </div>`,
  sets: (slot, { key, style }) => [
    {
      title: 'Closed',
      specimens: (['primary', 'secondary', 'quiet'] as const).map((rank) => ({
        name: rank,
        drawn: html`<button
          type="button"
          aria-expanded="false"
          class="inline-flex min-h-12 items-center gap-2 rounded-control px-6 text-label-lg font-semibold ${buttonPaint(style, rank)}"
        >
          ${slot.act.label}${icon('chevron-down')}
        </button>`,
      })),
    },
    {
      title: 'In a form',
      isWide: true,
      specimens: [
        {
          name: 'Select',
          drawn: formField(
            { label: 'What to do', kind: 'select', options: slot.labels.map(({ label }) => label) },
            `${key}-select`,
          ),
        },
      ],
    },
    {
      title: 'With a search above',
      isWide: true,
      specimens: [
        {
          name: 'Searched',
          drawn: html`<div class="w-full ${FLOAT}">
            <p
              class="flex min-h-14 items-center gap-3 border-b border-outline-variant px-4 text-body-lg text-on-surface-variant"
            >
              ${icon('search')}Type what you want to do
            </p>
            ${entries({ ...slot, labels: slot.labels.slice(0, 3) }, 1)}
          </div>`,
        },
      ],
    },
  ],
};

/** Several views in one place. */
export const tabs: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="w-full max-w-2xl text-left">
      <div class="flex flex-wrap gap-x-6 border-b border-outline-variant">
        ${labels.map(
          ({ label }, index) =>
            html`<button
              type="button"
              aria-pressed="${index === 0 ? 'true' : 'false'}"
              class="-mb-px inline-flex min-h-12 items-center border-b-2 text-label-lg font-semibold ${index === 0 ? 'border-primary text-primary' : 'border-transparent text-on-surface-variant'}"
            >
              ${label}
            </button>`,
        )}
      </div>
      <p class="py-6 text-body-lg text-pretty">${labels[0]?.note ?? ''}</p>
    </div>`,
  sets: ({ labels }, context) => {
    const names = labels.map(({ label }) => label);
    return [
      { title: 'Side by side', specimens: [{ name: 'Segments', drawn: segments(names, context) }] },
      {
        title: 'With signs and counts',
        specimens: labels.map((one, index) => ({
          name: one.label,
          drawn: html`<span
            class="inline-flex min-h-11 items-center gap-2 border-b-2 text-label-lg font-semibold ${index === 0 ? 'border-primary text-primary' : 'border-transparent text-on-surface-variant'}"
            >${icon(one.icon)}${one.label}<span class="tabular-nums">${[8, 24, 5, 12][index % 4]}</span></span
          >`,
        })),
      },
      {
        title: 'One below the other',
        isWide: true,
        specimens: [
          {
            name: 'Column',
            drawn: html`<div class="w-full max-w-xs">
              ${labels.map(
                (one, index) =>
                  html`<a
                    href="${toPath(one.label)}"
                    class="flex min-h-12 items-center gap-3 border-l-4 px-4 text-body-lg ${index === 0 ? 'border-primary text-primary' : 'border-outline-variant'}"
                    >${icon(one.icon)}${one.label}</a
                  >`,
              )}
            </div>`,
          },
        ],
      },
    ];
  },
};

/** Many answers under their questions. */
export const accordion: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="w-full max-w-2xl text-left">
      ${questions(labels, 'border-t border-outline-variant first:border-t-0', 'chevron-down')}
    </div>`,
  sets: ({ labels }) => [
    {
      title: 'As cards',
      isWide: true,
      specimens: [
        {
          name: 'Cards',
          drawn: html`<div class="flex w-full flex-col gap-3">
            ${questions(labels, 'rounded-lg border border-outline-variant px-4', 'plus')}
          </div>`,
        },
      ],
    },
    {
      title: 'With signs',
      isWide: true,
      specimens: labels.map((one) => ({
        name: one.label,
        drawn: html`<p class="flex min-h-12 items-center gap-3 border-t border-outline-variant text-body-lg">
          <span class="text-primary">${icon(one.icon)}</span
          ><span class="min-w-0 flex-1">${one.label}</span>${icon('chevron-right')}
        </p>`,
      })),
    },
  ],
};

const questions = (labels: ComponentSlot['labels'], look: string, sign: string): Markup[] =>
  labels.map(
    (one, index) =>
      html`<details ${index === 0 ? html`open` : ''} class="${look}">
        <summary class="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 text-title-md">
          <span class="min-w-0">${one.label}</span>${icon(sign)}
        </summary>
        <p class="pb-4 text-body-lg text-pretty text-on-surface-variant">${one.note ?? ''}</p>
      </details>`,
  );

const trail = (labels: ComponentSlot['labels'], sign: string): Markup =>
  html`<ol class="flex flex-wrap items-center gap-2 text-body-lg">
    ${labels.map(
      (one, index) =>
        html`<li class="flex items-center gap-2">
          ${index === 0 ? '' : html`<span class="text-on-surface-variant">${icon(sign, 'size-4')}</span>`}<a
            href="${toPath(one.label)}"
            ${index === labels.length - 1 ? html`aria-current="page"` : ''}
            class="inline-flex min-h-11 items-center ${index === labels.length - 1 ? 'font-semibold' : 'text-primary'}"
            >${one.label}</a
          >
        </li>`,
    )}
  </ol>`;

const pages = (at: number, names: readonly string[]): Markup =>
  html`<div class="flex flex-wrap items-center justify-center gap-1">
    ${names.map(
      (name, index) =>
        html`<a
          href="${toPath(`page/${name}`)}"
          ${index === at ? html`aria-current="page"` : ''}
          class="grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-label-lg font-semibold ${index === at ? 'bg-primary text-on-primary' : 'text-on-surface'}"
          >${name}</a
        >`,
    )}
  </div>`;

/** Where one is among many pages. */
export const pagination: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="flex flex-col items-center gap-8">
      ${trail(labels, 'chevron-right')}${pages(2, ['Back', '1', '2', '3', '4', '12', 'Next'])}
    </div>`,
  sets: ({ labels }) => [
    { title: 'With strokes between', isWide: true, specimens: [{ name: 'Trail', drawn: trail(labels, 'slash') }] },
    {
      title: 'First, between, last',
      isWide: true,
      specimens: [0, 2, 4].map((at) => ({ name: `Page ${at + 1}`, drawn: pages(at, ['1', '2', '3', '4', '5']) })),
    },
    {
      title: 'In words',
      isWide: true,
      specimens: [
        {
          name: 'Words',
          drawn: html`<p class="flex w-full flex-wrap items-center justify-between gap-4 text-body-lg">
            <span>41 to 60 of 238</span
            ><span class="flex gap-4"
              ><a href="/back" class="inline-flex min-h-11 items-center gap-2 ${TONE_EDGE.accent}"
                >${icon('arrow-left')}Newer</a
              ><a href="/next" class="inline-flex min-h-11 items-center gap-2 ${TONE_EDGE.accent}"
                >Older${icon('arrow-right')}</a
              ></span
            >
          </p>`,
        },
      ],
    },
  ],
};
