import { html, type Markup } from '../../../markup/html.ts';
import { icon } from '../kit/icon.ts';
import { ring } from '../kit/ring.ts';
import { toRingPath } from '../kit/ring-path.ts';
import { buttonPaint } from '../kit/button.ts';
import { TONE_SOLID, type ComponentDrawing } from './component-drawing.ts';

/** A ring with a gap, as it stands at one moment of its turn; `from` and `to` are shares of the circle. */
const turning = (from: number, to: number, size: string, thickness = 10): Markup =>
  html`<svg viewBox="-50 -50 100 100" aria-hidden="true" class="${size}">
    <path d="${toRingPath(0, 1, thickness)}" class="fill-surface-container-highest" />
    <path d="${toRingPath(from, to, thickness, true)}" class="fill-primary" />
  </svg>`;

/** Twelve strokes that fade backwards from the one that is lit. */
const spokes = (size: string): Markup =>
  html`<svg viewBox="-50 -50 100 100" aria-hidden="true" class="${size}">
    ${Array.from(
      { length: 12 },
      (_, index) =>
        html`<rect
          x="-4"
          y="-48"
          width="8"
          height="24"
          rx="4"
          transform="rotate(${index * 30})"
          class="fill-primary"
          fill-opacity="${(0.12 + (index / 11) * 0.88).toFixed(2)}"
        />`,
    )}
  </svg>`;

const orbit = (size: string): Markup =>
  html`<svg viewBox="-50 -50 100 100" aria-hidden="true" class="${size}">
    ${Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * 2 * Math.PI;
      const x = (Math.sin(angle) * 38).toFixed(1);
      const y = (-Math.cos(angle) * 38).toFixed(1);
      return html`<circle cx="${x}" cy="${y}" r="${(4 + index * 0.9).toFixed(1)}" class="fill-primary" />`;
    })}
  </svg>`;

const DOTS = ['size-3', 'size-4', 'size-3'];
const dots = (): Markup =>
  html`<span aria-hidden="true" class="flex h-12 items-center gap-2"
    >${DOTS.map((size, index) => html`<span class="rounded-full ${size} ${index === 1 ? 'bg-primary' : 'bg-primary/40'}"></span>`)}</span
  >`;

const BARS = ['h-4', 'h-8', 'h-12', 'h-8', 'h-4'];
const bars = (): Markup =>
  html`<span aria-hidden="true" class="flex h-12 items-center gap-2"
    >${BARS.map((height) => html`<span class="w-2 rounded-full bg-primary ${height}"></span>`)}</span
  >`;

const pulse = (): Markup =>
  html`<span aria-hidden="true" class="grid size-12 place-items-center rounded-full bg-primary/20"
    ><span class="grid size-8 place-items-center rounded-full bg-primary/40"
      ><span class="size-4 rounded-full bg-primary"></span></span
  ></span>`;

/** Where words and a picture will be. */
const skeleton = (): Markup =>
  html`<div aria-hidden="true" class="flex w-full items-center gap-4">
    <span class="size-16 shrink-0 rounded-lg bg-surface-container-highest"></span>
    <span class="flex flex-1 flex-col gap-2"
      ><span class="h-4 w-3/4 rounded-full bg-surface-container-highest"></span
      ><span class="h-4 w-full rounded-full bg-surface-container-highest"></span
      ><span class="h-4 w-1/2 rounded-full bg-surface-container-highest"></span
    ></span>
  </div>`;

/** Keeps somebody company while something is on its way. */
export const spinner: ComponentDrawing = {
  stage: ({ labels }) =>
    html`<div role="status" class="flex flex-col items-center gap-6">
      ${turning(0.02, 0.3, 'size-24')}
      <div>
        <p class="text-title-lg">${labels[0]?.label ?? 'Loading'}</p>
        <p class="text-body-md text-on-surface-variant">${labels[0]?.note ?? ''}</p>
      </div>
    </div>`,
  sets: ({ labels }, { style }) => [
    {
      title: 'Styles',
      specimens: [
        { name: 'Ring', drawn: turning(0.02, 0.3, 'size-12') },
        { name: 'Spokes', drawn: spokes('size-12') },
        { name: 'Orbit', drawn: orbit('size-12') },
        { name: 'Dots', drawn: dots() },
        { name: 'Bars', drawn: bars() },
        { name: 'Pulse', drawn: pulse() },
      ],
    },
    {
      title: 'One turn, held at five moments',
      specimens: ['0.0 s', '0.2 s', '0.4 s', '0.6 s', '0.8 s'].map((name, index) => ({
        name,
        drawn: turning(index / 5, index / 5 + 0.12 + (index % 3) * 0.08, 'size-12'),
      })),
    },
    {
      title: 'Sizes',
      specimens: (['size-5', 'size-8', 'size-12', 'size-16'] as const).map((size, index) => ({
        name: ['Small', 'Medium', 'Large', 'Huge'][index] ?? '',
        drawn: turning(0.02, 0.3, size, 12),
      })),
    },
    {
      title: 'In a button',
      specimens: labels.map((one, index) => ({
        name: one.label,
        drawn: html`<span
          class="inline-flex min-h-12 items-center gap-3 rounded-control px-6 text-label-lg font-semibold ${buttonPaint(style, index === 0 ? 'primary' : 'secondary')}"
          >${icon('loader-circle')}${one.label}</span
        >`,
      })),
    },
    { title: 'In place of what comes', isWide: true, specimens: [{ name: 'Skeleton', drawn: skeleton() }] },
  ],
};

const SHARES = [75, 62, 40];
const WIDTHS = ['w-3/4', 'w-[62%]', 'w-2/5'];

/** How much is done. */
export const progress: ComponentDrawing = {
  stage: ({ labels, title }) =>
    /\bstep/i.test(title)
      ? steps(['Account', 'Address', 'Payment', 'Done'])
      : html`<div class="flex w-full max-w-xl flex-col gap-6 text-left">
          ${labels.slice(0, 3).map(
            (one, index) =>
              html`<div>
                <p class="mb-2 flex flex-wrap justify-between gap-x-4">
                  <span class="text-title-md">${one.label}</span
                  ><span class="text-body-md text-on-surface-variant tabular-nums">${one.note ?? ''}</span>
                </p>
                <span class="block h-3 rounded-full bg-outline-variant/60"
                  ><span class="block h-3 rounded-full ${WIDTHS[index] ?? 'w-1/2'} ${TONE_SOLID[one.tone]}"></span
                ></span>
              </div>`,
          )}
        </div>`,
  sets: ({ labels }, { ground }) => [
    {
      title: 'Round',
      specimens: labels.slice(0, 3).map((one, index) => ({
        name: one.label,
        drawn: ring(
          (SHARES[index] ?? 50) / 100,
          html`<span class="text-title-md tabular-nums">${SHARES[index] ?? 50} %</span>`,
          {
            ground,
            size: 'size-24',
          },
        ),
      })),
    },
    {
      title: 'Step by step',
      isWide: true,
      specimens: [{ name: 'Steps', drawn: steps(['Account', 'Address', 'Payment', 'Done']) }],
    },
    {
      title: 'Thin and thick',
      isWide: true,
      specimens: ['h-1', 'h-2', 'h-4'].map((height, index) => ({
        name: ['Thin', 'Usual', 'Thick'][index] ?? '',
        drawn: html`<span class="block w-full rounded-full bg-outline-variant/60 ${height}"
          ><span class="block rounded-full bg-primary ${height} ${WIDTHS[index] ?? ''}"></span
        ></span>`,
      })),
    },
  ],
};

const AT = 2;
const steps = (names: readonly string[]): Markup =>
  html`<ol class="grid w-full grid-cols-2 gap-4 @lg:grid-cols-4">
    ${names.map(
      (name, index) =>
        html`<li
          class="border-t-4 pt-2 ${index <= AT ? 'border-primary' : 'border-outline-variant'}"
          ${index === AT ? html`aria-current="step"` : ''}
        >
          <span class="block text-label-md text-on-surface-variant">Step ${index + 1}</span
          ><span class="block text-title-sm">${name}</span>
        </li>`,
    )}
  </ol>`;
