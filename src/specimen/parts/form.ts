import { html, type Markup } from '../../markup/html.ts';
import { RADIUS_NAMES } from '../../tokens/shape.ts';
import { SPACE_NAMES } from '../../tokens/space.ts';
import type { Specimen } from '../specimen.ts';
import { section } from './section.ts';

/** Corners, spaces and depth. */
export const form = (specimen: Specimen): Markup =>
  section(
    {
      title: 'Form',
      note: 'One radius decides all corners, one density all spaces. Depth is used where something lies above something else.',
    },
    html`<div class="grid gap-x-12 gap-y-12 lg:grid-cols-12">${corners(specimen)}${spaces(specimen)}${depth()}</div>`,
  );

type RadiusName = (typeof RADIUS_NAMES)[number];

const toCornerClass = (name: RadiusName): string => (name === 'default' ? 'rounded-tl' : `rounded-tl-${name}`);

const PILL_FROM_PX = 999;

const corners = ({ tokens: { radii } }: Specimen): Markup =>
  html`<div class="lg:col-span-5">
    <h3 class="mb-6 font-headline text-title-lg">Corners</h3>
    <ul class="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
      ${RADIUS_NAMES.map(
        (name) =>
          html`<li>
            <div class="h-20 border-t-4 border-l-4 border-primary bg-surface-container ${toCornerClass(name)}"></div>
            <p class="mt-3 font-label text-label-lg">${name}</p>
            <p class="font-label text-label-md tabular-nums text-on-surface-variant">
              ${radii[name] >= PILL_FROM_PX ? 'round' : `${radii[name]} px`}
            </p>
          </li>`,
      )}
    </ul>
  </div>`;

const USE_OF_SPACE: Readonly<Record<(typeof SPACE_NAMES)[number], string>> = {
  page: 'side margin of a page',
  section: 'between sections',
  block: 'between blocks',
  card: 'inside a panel',
  row: 'above and below a row',
  stack: 'between lines of a group',
};

const spaces = ({ tokens }: Specimen): Markup =>
  html`<div class="lg:col-span-4">
    <h3 class="mb-6 font-headline text-title-lg">Spaces</h3>
    <dl class="grid gap-3">
      ${SPACE_NAMES.map(
        (name) =>
          html`<div class="grid grid-cols-[minmax(0,1fr)_12rem] items-center gap-x-4">
            <dt class="font-label text-label-lg">
              ${name} <span class="block text-label-md font-normal text-on-surface-variant">${USE_OF_SPACE[name]}</span>
            </dt>
            <dd class="flex items-center gap-3 font-label text-label-md tabular-nums text-on-surface-variant">
              <span aria-hidden="true" class="h-5 w-${name} shrink-0 bg-tertiary"></span>${tokens.spaces.wide[name]} px
            </dd>
          </div>`,
      )}
    </dl>
  </div>`;

const LAYERS = [
  { name: 'Flat', use: 'edged by a hairline', classes: 'border border-outline-variant' },
  { name: 'Raised', use: 'a panel on the page', classes: 'shadow-raised' },
  { name: 'Floating', use: 'a menu or a dialog', classes: 'shadow-floating' },
];

const depth = (): Markup =>
  html`<div class="lg:col-span-3">
    <h3 class="mb-6 font-headline text-title-lg">Depth</h3>
    <ul class="grid gap-6 rounded-xl bg-surface-container-low p-6 sm:grid-cols-3 lg:grid-cols-1 lg:gap-4">
      ${LAYERS.map(
        ({ name, use, classes }) =>
          html`<li class="flex min-h-20 flex-col justify-end rounded-lg bg-surface-container-lowest p-4 ${classes}">
            <p class="font-label text-label-lg">${name}</p>
            <p class="text-body-sm text-on-surface-variant">${use}</p>
          </li>`,
      )}
    </ul>
  </div>`;
