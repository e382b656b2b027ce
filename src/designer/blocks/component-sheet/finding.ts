import { html, type Markup } from '../../../markup/html.ts';
import { icon } from '../kit/icon.ts';
import { buttonPaint } from '../kit/button.ts';
import { searchField } from '../kit/search-field.ts';
import { toPath } from '../kit/to-path.ts';
import type { BlockContext } from '../block.ts';
import {
  FLOAT,
  TONE_BOX,
  TONE_EDGE,
  TONE_SOLID,
  type ComponentDrawing,
  type ComponentSlot,
} from './component-drawing.ts';

const found = ({ labels }: ComponentSlot): Markup =>
  html`<ul class="p-2 text-left">
    ${labels.map(
      (one, index) =>
        html`<li>
          <a
            href="${toPath(one.label)}"
            class="flex min-h-12 items-center gap-3 rounded-md px-3 text-body-lg ${index === 0 ? 'bg-surface-container-high text-on-surface' : ''}"
            >${icon(one.icon)}<span class="min-w-0 flex-1">${one.label}</span
            ><span class="text-label-md text-on-surface-variant">${one.note ?? ''}</span></a
          >
        </li>`,
    )}
  </ul>`;

/** A few letters, and what they may be the beginning of. */
export const search: ComponentDrawing = {
  stage: (slot, { key }) =>
    html`<div class="flex w-full max-w-xl flex-col gap-2">
      ${searchField('Search', `${key}-stage`, { value: 'ligh', size: 'large' })}
      <div class="${FLOAT}">${found(slot)}</div>
    </div>`,
  sets: (slot, { key, style }) => [
    {
      title: 'Empty',
      isWide: true,
      specimens: [{ name: 'Empty', drawn: searchField('Places, things, guides', `${key}-empty`) }],
    },
    {
      title: 'With a button',
      isWide: true,
      specimens: [
        {
          name: 'Button',
          drawn: html`<div class="flex w-full flex-wrap gap-3">
            <div class="min-w-0 flex-1">${searchField('Search the house', `${key}-pressed`)}</div>
            <button
              type="button"
              class="inline-flex min-h-12 items-center rounded-control px-6 font-label text-label-lg font-semibold ${buttonPaint(style, 'primary')}"
            >
              Search
            </button>
          </div>`,
        },
      ],
    },
    {
      title: 'Looked for lately',
      specimens: slot.labels.map(({ label }) => ({
        name: label,
        drawn: html`<a
          href="${toPath(label)}"
          class="inline-flex min-h-11 items-center gap-2 rounded-full border border-outline px-4 text-label-lg"
          >${icon('history', 'size-4')}${label}</a
        >`,
      })),
    },
  ],
};

const entry = (one: ComponentSlot['labels'][number], index: number, look: string, here: string): Markup =>
  html`<a
    href="${toPath(one.label)}"
    ${index === 0 ? html`aria-current="page"` : ''}
    class="flex min-h-12 items-center gap-3 ${look} ${index === 0 ? here : ''}"
    >${icon(one.icon)}<span class="min-w-0 flex-1">${one.label}</span
    >${one.note === undefined ? '' : html`<span class="rounded-full px-2 text-label-md ${TONE_SOLID.accent}">${one.note}</span>`}</a
  >`;

const across = ({ labels }: ComponentSlot, { style }: BlockContext): Markup =>
  html`<div class="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 text-left ${FLOAT}">
    <span class="inline-flex items-center gap-2 text-title-md font-semibold">${icon('hexagon')}Name</span>
    <span class="flex flex-wrap gap-x-6"
      >${labels.slice(0, 4).map((one, index) => html`<a href="${toPath(one.label)}" class="inline-flex min-h-11 items-center text-label-lg ${index === 0 ? 'font-semibold text-primary underline decoration-2 underline-offset-8' : ''}">${one.label}</a>`)}</span
    >
    <span
      class="inline-flex min-h-11 items-center rounded-control px-5 font-label text-label-lg font-semibold ${buttonPaint(style, 'primary')}"
      >Sign in</span
    >
  </div>`;

const down = ({ labels }: ComponentSlot): Markup =>
  html`<div class="w-full max-w-xs p-3 text-left ${FLOAT}">
    <p class="flex items-center gap-2 px-3 py-3 text-title-md font-semibold">${icon('hexagon')}Name</p>
    ${labels.map((one, index) => entry(one, index, 'rounded-md px-3 text-body-lg', 'bg-primary-container text-on-primary-container'))}
  </div>`;

/** Where there is no room for words the signs stand alone. */
const below = ({ labels }: ComponentSlot): Markup =>
  html`<div class="grid w-full max-w-md grid-cols-4 py-2 ${FLOAT}">
    ${labels
      .slice(0, 4)
      .map(
        (one, index) =>
          html`<a
            href="${toPath(one.label)}"
            aria-label="${one.label}"
            class="flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 rounded-md text-label-md ${index === 0 ? 'text-primary' : 'text-on-surface-variant'}"
            >${icon(one.icon)}<span class="hidden @xs:block">${one.label}</span></a
          >`,
      )}
  </div>`;

const slim = ({ labels }: ComponentSlot): Markup =>
  html`<div class="flex w-16 flex-col items-center gap-2 py-3 ${FLOAT}">
    ${labels.map(
      (one, index) =>
        html`<a
          href="${toPath(one.label)}"
          aria-label="${one.label}"
          class="grid size-11 place-items-center rounded-md ${index === 0 ? TONE_BOX.accent : ''}"
          >${icon(one.icon)}</a
        >`,
    )}
  </div>`;

/** The way to every part of a product: across, down the side, at the bottom, as signs alone. */
export const navigation: ComponentDrawing = {
  stage: (slot, context) =>
    /\bside|\bdrawer/i.test(slot.title)
      ? down(slot)
      : /\bbottom|\btab/i.test(slot.title)
        ? below(slot)
        : across(slot, context),
  sets: (slot, context) => [
    { title: 'Across the top', isWide: true, specimens: [{ name: 'Across', drawn: across(slot, context) }] },
    {
      title: 'Down the side',
      specimens: [
        { name: 'Side', drawn: down(slot) },
        { name: 'Slim', drawn: slim(slot) },
      ],
    },
    { title: 'At the bottom of a phone', isWide: true, specimens: [{ name: 'Bottom', drawn: below(slot) }] },
    {
      title: 'Each on its own',
      specimens: slot.labels.map((one, index) => ({
        name: one.label,
        drawn: html`<span
          class="inline-flex min-h-11 items-center gap-2 border-b-2 text-label-lg ${index === 0 ? TONE_EDGE.accent : 'border-transparent text-on-surface-variant'}"
          >${icon(one.icon)}${one.label}</span
        >`,
      })),
    },
  ],
};

const said = ({ label, note, tone }: ComponentSlot['labels'][number], look: string): Markup =>
  html`<div
    class="flex max-w-xs flex-col gap-1 ${tone === 'accent' ? 'items-end self-end text-right' : 'items-start self-start text-left'}"
  >
    <p
      class="px-4 py-3 text-body-lg ${look} ${tone === 'accent' ? TONE_SOLID.accent : 'bg-surface-container-highest text-on-surface'}"
    >
      ${label}
    </p>
    <span class="px-2 text-label-md text-on-surface-variant">${note ?? ''}</span>
  </div>`;

/** What two people say to each other. */
export const bubbles: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="flex w-full max-w-md flex-col gap-4">${labels.map((one) => said(one, 'rounded-xl'))}</div>`,
  sets: ({ labels }) => [
    {
      title: 'With a corner that points',
      isWide: true,
      specimens: [
        {
          name: 'Pointed',
          drawn: html`<div class="flex w-full flex-col gap-4">
            ${labels.slice(0, 2).map((one) => said(one, `rounded-xl ${one.tone === 'accent' ? 'rounded-br-none' : 'rounded-bl-none'}`))}
          </div>`,
        },
      ],
    },
    {
      title: 'Somebody is writing',
      specimens: [
        {
          name: 'Writing',
          drawn: html`<span class="inline-flex items-center gap-2 rounded-xl bg-surface-container-highest px-4 py-4"
            ><span class="size-2 rounded-full bg-on-surface-variant"></span
            ><span class="size-2 rounded-full bg-outline"></span
            ><span class="size-2 rounded-full bg-outline-variant"></span
            ><span class="sr-only">Somebody is writing</span></span
          >`,
        },
      ],
    },
    {
      title: 'Answers to tap',
      specimens: ['On my way', 'In ten minutes', 'Tell me more'].map((label) => ({
        name: label,
        drawn: html`<button
          type="button"
          class="min-h-11 rounded-full border px-4 text-label-lg font-semibold ${TONE_EDGE.accent}"
        >
          ${label}
        </button>`,
      })),
    },
  ],
};
