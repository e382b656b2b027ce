import { html, type Markup } from '../../../markup/html.ts';
import type { ComponentLabel } from '../../knowledge/components/component-knowledge.ts';
import { icon } from '../kit/icon.ts';
import { picture } from '../kit/picture.ts';
import { starRow } from '../kit/star-row.ts';
import { TONE_BOX, TONE_EDGE, TONE_SOLID, type ComponentDrawing } from './component-drawing.ts';

const SIZES = [
  ['Small', 'min-h-6 px-2 text-label-md', 'size-3'],
  ['Medium', 'min-h-8 px-3 text-label-lg', 'size-4'],
  ['Large', 'min-h-10 px-4 text-title-md', 'size-5'],
] as const;

const badgeOf = (label: string, look: string, size = 1, sign?: string): Markup =>
  html`<span
    data-part="badge"
    class="inline-flex items-center gap-2 rounded-full font-label font-semibold whitespace-nowrap ${SIZES[size]?.[1] ?? ''} ${look}"
    >${sign === undefined ? '' : icon(sign, SIZES[size]?.[2])}${label}</span
  >`;

const dotted = ({ label, tone }: ComponentLabel): Markup =>
  html`<span
    class="inline-flex items-center gap-2 font-label text-label-lg font-semibold whitespace-nowrap text-on-surface"
    ><span aria-hidden="true" class="size-3 rounded-full ${TONE_SOLID[tone]}"></span>${label}</span
  >`;

/** What the states stand at: three things of a team's week. */
const ROWS = ['Landing page, second draft', 'Invoice 2041', 'Photos for the spring issue', 'Move to the new server'];

/** A state in one word. */
export const badge: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="flex max-w-2xl flex-wrap items-center justify-center gap-4">
      ${labels.map((one) => badgeOf(one.label, TONE_SOLID[one.tone], 2, one.icon))}
    </div>`,
  sets: ({ labels }) => [
    {
      title: 'Soft',
      specimens: labels.map((one) => ({ name: one.label, drawn: badgeOf(one.label, TONE_BOX[one.tone]) })),
    },
    {
      title: 'Outlined',
      specimens: labels.map((one) => ({ name: one.label, drawn: badgeOf(one.label, `border ${TONE_EDGE[one.tone]}`) })),
    },
    { title: 'With a dot', specimens: labels.map((one) => ({ name: one.label, drawn: dotted(one) })) },
    {
      title: 'Sizes',
      specimens: SIZES.map(([name], size) => ({
        name,
        drawn: badgeOf(labels[0]?.label ?? name, TONE_BOX[labels[0]?.tone ?? 'accent'], size, labels[0]?.icon),
      })),
    },
    { title: 'In a list', isWide: true, specimens: [{ name: 'In a list', drawn: listed(labels) }] },
  ],
};

const listed = (labels: readonly ComponentLabel[]): Markup =>
  html`<ul class="w-full">
    ${labels
      .slice(0, ROWS.length)
      .map(
        (one, index) =>
          html`<li
            class="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-outline-variant py-2 first:border-t-0"
          >
            <span class="min-w-0 text-body-lg">${ROWS[index] ?? ''}</span>${badgeOf(one.label, TONE_BOX[one.tone])}
          </li>`,
      )}
  </ul>`;

/** A face for a name. */
export const avatar: ComponentDrawing = {
  stage: (slot) =>
    html`<div class="flex items-center">
      ${slot.labels.map((one) => face(one, 'size-20 -ml-4 first:ml-0 border-4 border-surface-container'))}
    </div>`,
  sets: ({ labels }) => [
    {
      title: 'Sizes',
      specimens: (['size-8', 'size-12', 'size-16', 'size-24'] as const).map((size, index) => ({
        name: ['Small', 'Medium', 'Large', 'Huge'][index] ?? '',
        drawn: labels[index] === undefined ? html`` : face(labels[index], size),
      })),
    },
    {
      title: 'Letters where there is no picture',
      specimens: labels.map((one) => ({ name: one.label, drawn: letters(one) })),
    },
    {
      title: 'With presence',
      isWide: true,
      specimens: labels.slice(0, 3).map((one) => ({
        name: one.label,
        drawn: html`<div class="flex items-center gap-4">
          <span class="relative shrink-0"
            >${face(one, 'size-12')}<span
              aria-hidden="true"
              class="absolute -right-1 -bottom-1 size-4 rounded-full border-2 border-surface ${TONE_SOLID[one.tone]}"
            ></span
          ></span>
          <span class="min-w-0"
            ><span class="block text-title-md">${one.label}</span
            ><span class="block text-body-md text-on-surface-variant">${one.note ?? ''}</span></span
          >
        </div>`,
      })),
    },
  ],
};

const face = ({ label }: ComponentLabel, classes: string): Markup =>
  picture({ kind: 'avatar', subject: label, alt: label }, `shrink-0 rounded-full object-cover ${classes}`, 'square');

const letters = ({ label, tone }: ComponentLabel): Markup =>
  html`<span class="grid size-12 place-items-center rounded-full text-title-md font-semibold ${TONE_BOX[tone]}"
    >${label
      .split(' ')
      .map((word) => word[0] ?? '')
      .join('')
      .slice(0, 2)}</span
  >`;

/** How good it was. */
export const rating: ComponentDrawing = {
  stage: () =>
    html`<div class="flex flex-col items-center gap-4">
      ${starRow(4, 'surface', 'size-10')}
      <p class="text-body-lg text-on-surface-variant">4 of 5, from 128 people</p>
    </div>`,
  sets: (slot) => [
    {
      title: 'By what is rated',
      isWide: true,
      specimens: slot.labels.map(({ label, note }) => ({ name: label, drawn: ratedRow(label, Number(note ?? 4)) })),
    },
    { title: 'How the stars fall', isWide: true, specimens: [{ name: 'Shares', drawn: shares() }] },
    {
      title: 'In a word',
      specimens: ['Poor', 'Fair', 'Good', 'Great'].map((name, index) => ({
        name,
        drawn: html`<span
          class="inline-flex min-h-12 items-center gap-2 rounded-full px-4 text-label-lg font-semibold ${index === 3 ? TONE_SOLID.accent : 'border border-outline text-on-surface'}"
          >${icon(['frown', 'meh', 'smile', 'laugh'][index] ?? 'smile')}${name}</span
        >`,
      })),
    },
  ],
};

const ratedRow = (label: string, stars: number): Markup =>
  html`<div class="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
    <span class="text-body-lg">${label}</span
    ><span class="inline-flex items-center gap-3"
      >${starRow(stars, 'surface')}<span class="tabular-nums">${stars.toFixed(1)}</span></span
    >
  </div>`;

/** Per cent of 128 people, five stars first. */
const SHARES = ['w-[64%]', 'w-[22%]', 'w-[8%]', 'w-[4%]', 'w-[2%]'];
const shares = (): Markup =>
  html`<div class="flex w-full flex-col gap-2">
    ${SHARES.map(
      (width, index) =>
        html`<div class="flex items-center gap-4">
          <span class="w-4 text-label-lg tabular-nums">${5 - index}</span
          ><span class="h-2 flex-1 rounded-full bg-outline-variant/60"
            ><span class="block h-2 rounded-full bg-primary ${width}"></span></span
          ><span class="w-10 text-right text-label-lg tabular-nums">${width.slice(3, -1)}</span>
        </div>`,
    )}
  </div>`;
