import type { ColorRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Specimen } from '../specimen.ts';
import { MEASURE } from './section.ts';
import { printHex, roleList } from './swatch.ts';

/** From the page up to what lies on top of it; each stands a step higher than the one before. */
const LADDER: readonly { role: ColorRole; height: string }[] = [
  { role: 'background', height: 'lg:h-28' },
  { role: 'surface-dim', height: 'lg:h-31' },
  { role: 'surface', height: 'lg:h-34' },
  { role: 'surface-bright', height: 'lg:h-37' },
  { role: 'surface-container-lowest', height: 'lg:h-40' },
  { role: 'surface-container-low', height: 'lg:h-43' },
  { role: 'surface-container', height: 'lg:h-46' },
  { role: 'surface-container-high', height: 'lg:h-49' },
  { role: 'surface-container-highest', height: 'lg:h-52' },
  { role: 'surface-variant', height: 'lg:h-55' },
];

const INKS: readonly ColorRole[] = [
  'on-background',
  'on-surface',
  'on-surface-variant',
  'outline',
  'outline-variant',
  'surface-tint',
];
const INVERSE: readonly ColorRole[] = ['inverse-surface', 'inverse-on-surface', 'inverse-primary'];

/** The tones that panels and pages are made of, and what is written and drawn on them. */
export const surfaces = ({ tokens }: Specimen): Markup =>
  html`<section class="${MEASURE} pb-10 lg:pb-12">
    <h3 class="mb-4 font-headline text-title-lg">Surfaces</h3>
    <ol class="grid grid-cols-2 items-end border-b-2 border-on-surface sm:grid-cols-5 lg:grid-cols-10">
      ${LADDER.map(
        ({ role, height }) =>
          html`<li class="flex h-32 flex-col gap-1 border-t border-r border-outline-variant bg-${role} p-3 ${height}">
            <span class="font-label text-label-md">${role}</span
            ><span class="font-label text-label-md tabular-nums text-on-surface-variant"
              >${printHex(tokens.colors[role])}</span
            >
          </li>`,
      )}
    </ol>
    <div class="mt-6 grid gap-6 lg:grid-cols-3">
      ${roleList(INKS, tokens, 'content-start sm:grid-cols-2 lg:col-span-2')}
      <dl class="grid gap-2 rounded-lg bg-inverse-surface p-4 text-inverse-on-surface">
        ${INVERSE.map(
          (role) =>
            html`<div class="flex items-center gap-3">
              <dt class="flex min-w-0 flex-1 items-center gap-3 font-label text-label-md">
                <span class="size-4 shrink-0 rounded-full border border-outline bg-${role}"></span>${role}
              </dt>
              <dd class="font-label text-label-md tabular-nums">${printHex(tokens.colors[role])}</dd>
            </div>`,
        )}
      </dl>
    </div>
  </section>`;
