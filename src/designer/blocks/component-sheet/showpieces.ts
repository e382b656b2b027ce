import { html, type Markup } from '../../../markup/html.ts';
import { headingClass } from '../kit/label-class.ts';
import { icon } from '../kit/icon.ts';
import { picture } from '../kit/picture.ts';
import type { ComponentLabel } from '../../knowledge/components/component-knowledge.ts';
import { FLOAT, TONE_BOX, type ComponentDrawing, type ComponentSlot } from './component-drawing.ts';

const LEANS = ['-rotate-6', 'rotate-3', '-rotate-2'];
const SHIFTS = ['mt-12', 'mt-6', 'mt-0'];

const card = ({ label, note, icon: sign }: ComponentLabel, index: number, classes: string): Markup =>
  html`<article data-part="card" class="flex w-56 flex-col gap-4 p-4 text-left ${FLOAT} ${classes}">
    ${face(label, index)}
    <div class="flex items-start justify-between gap-3">
      <div class="min-w-0">
        <p data-part="title" class="text-title-lg">${label}</p>
        <p class="text-body-md text-on-surface-variant">${note ?? ''}</p>
      </div>
      ${icon(sign)}
    </div>
  </article>`;

const face = (label: string, index: number): Markup =>
  picture({ kind: 'abstract', subject: `${label} ${index}`, alt: '' }, 'h-32 w-full rounded-md object-cover', 'wide');

/** A card that lies under others: its picture and its edge are all that is seen. */
const under = ({ label }: ComponentLabel, index: number, classes: string): Markup =>
  html`<div aria-hidden="true" class="h-64 w-56 p-4 ${FLOAT} ${classes}">${face(label, index)}</div>`;

/** Things as cards that lie on each other. */
export const cards: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div class="flex items-start justify-center">
      ${labels.slice(0, 3).map((one, index) => (index === 2 ? card : under)(one, index, `${LEANS[index] ?? ''} ${SHIFTS[index] ?? ''} ${index === 0 ? '' : '-ml-44 @2xl:-ml-20'}`))}
    </div>`,
  sets: ({ labels }) => [
    {
      title: 'At rest, pointed at, picked',
      specimens: labels.slice(0, 3).map((one, index) => ({
        name: ['At rest', 'Pointed at', 'Picked'][index] ?? '',
        drawn: card(one, index, ['', '-translate-y-2', 'outline-2 outline-offset-4 outline-primary'][index] ?? ''),
      })),
    },
    {
      title: 'Turned over',
      specimens: labels.slice(0, 3).map((one) => ({
        name: one.label,
        drawn: html`<div class="flex h-40 w-56 flex-col justify-between rounded-lg p-4 ${TONE_BOX[one.tone]}">
          ${icon(one.icon, 'size-8')}
          <p class="text-title-md">${one.note ?? one.label}</p>
        </div>`,
      })),
    },
  ],
};

const SHEETS = ['-top-6 left-6 -rotate-6', '-top-10 left-16 rotate-2', '-top-5 right-6 rotate-6'];

/** A folder with papers that look out of it; `open` lets them rise. */
const folderOf = ({ label, note }: ComponentLabel, open: boolean, size: string): Markup =>
  html`<figure class="flex flex-col items-center gap-4 ${open ? 'pt-12' : 'pt-6'}">
    <div aria-hidden="true" class="relative ${size}">
      <span class="absolute -top-3 left-0 h-8 w-2/5 rounded-t-lg bg-primary"></span>
      <span class="absolute inset-0 rounded-lg bg-primary"></span>
      ${
        open
          ? SHEETS.map(
              (place) =>
                html`<span
                  class="absolute flex h-4/5 w-1/2 flex-col gap-2 rounded-md border border-outline-variant bg-surface-container-lowest p-3 ${place}"
                  ><span class="h-2 w-3/4 rounded-full bg-outline-variant"></span
                  ><span class="h-2 w-full rounded-full bg-outline-variant"></span
                ></span>`,
            )
          : ''
      }
      <span class="absolute inset-x-0 bottom-0 rounded-lg bg-primary-container ${open ? 'h-3/5' : 'h-4/5'}"></span>
    </div>
    <figcaption class="text-center">
      <span class="block text-title-md">${label}</span
      ><span class="block text-body-md text-on-surface-variant">${note ?? ''}</span>
    </figcaption>
  </figure>`;

/** A folder that shows a little of what lies in it. */
export const folder: ComponentDrawing = {
  stage: ({ labels }) => (labels[0] === undefined ? html`` : folderOf(labels[0], true, 'h-44 w-64')),
  sets: ({ labels }) => [
    {
      title: 'Closed',
      specimens: labels.map((one) => ({ name: one.label, drawn: folderOf(one, false, 'h-24 w-36') })),
    },
    {
      title: 'Opening',
      specimens: labels.map((one, index) => ({ name: one.label, drawn: folderOf(one, index > 0, 'h-24 w-36') })),
    },
    {
      title: 'In a list',
      isWide: true,
      specimens: labels.map((one) => ({
        name: one.label,
        drawn: html`<p class="flex min-h-14 items-center gap-4 border-t border-outline-variant text-body-lg">
          <span class="grid size-10 place-items-center rounded-md ${TONE_BOX.accent}">${icon('folder')}</span
          ><span class="min-w-0 flex-1">${one.label}</span
          ><span class="text-on-surface-variant">${one.note ?? ''}</span>
        </p>`,
      })),
    },
  ],
};

const CARET = html`<span aria-hidden="true" class="ml-1 inline-block h-[1em] w-1 translate-y-1 bg-primary"></span>`;

/** Words that come letter by letter. */
export const headline: ComponentDrawing = {
  stage: ({ labels }, { style }) =>
    html`<p class="max-w-3xl text-display-sm text-balance @3xl:text-display-md ${headingClass(style)}">
      ${labels[0]?.label ?? ''}${CARET}
    </p>`,
  sets: (slot, { style }) => [
    {
      title: 'As it comes',
      isWide: true,
      specimens: [0.25, 0.5, 0.75, 1].map((share) => ({
        name: `${Math.round(share * 100)} %`,
        drawn: html`<p class="text-headline-md ${headingClass(style)}">
          ${firstLetters(slot, share)}${share < 1 ? CARET : ''}
        </p>`,
      })),
    },
    {
      title: 'What comes after',
      isWide: true,
      specimens: slot.labels.slice(1).map((one) => ({
        name: one.label,
        drawn: html`<p class="flex items-center gap-3 text-title-lg">
          <span class="text-primary">${icon(one.icon)}</span>${one.label}
        </p>`,
      })),
    },
  ],
};

const firstLetters = ({ labels }: ComponentSlot, share: number): string => {
  const text = labels[0]?.label ?? '';
  return text.slice(0, Math.ceil(text.length * share)).trimEnd();
};
