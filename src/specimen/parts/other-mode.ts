import type { ColorRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Tokens } from '../../tokens/create-tokens.ts';
import type { Specimen } from '../specimen.ts';
import { section } from './section.ts';
import { fixedSwatch, printHex } from './swatch.ts';
import { modeName } from './words.ts';

const ROLES: readonly ColorRole[] = [
  'primary',
  'primary-container',
  'secondary',
  'secondary-container',
  'tertiary',
  'tertiary-container',
  'error',
  'background',
  'surface-container',
  'surface-container-highest',
  'on-surface',
  'on-surface-variant',
];

/** The system with light and dark exchanged. It is a drawing, since this document has one mode only. */
export const otherMode = ({ tokens, otherMode: other }: Specimen): Markup =>
  section(
    {
      title: `In ${modeName(other.colorMode).toLowerCase()}`,
      note: `This sheet is drawn in ${modeName(tokens.colorMode).toLowerCase()}. From the same colours the system has a second palette for the other mode.`,
    },
    html`<div class="overflow-hidden rounded-xl border border-outline-variant">${scene(other)}</div>
      <dl class="mt-6 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        ${ROLES.map(
          (role) =>
            html`<div class="flex items-center gap-3 border-b border-outline-variant py-1">
              <dt class="flex min-w-0 flex-1 items-center gap-3 font-label text-label-md text-on-surface-variant">
                <span class="size-4 shrink-0 overflow-hidden rounded-full border border-outline-variant"
                  >${fixedSwatch(other.colors[role], 'block size-full')}</span
                ><span class="min-w-0">${role}</span>
              </dt>
              <dd class="font-label text-label-md tabular-nums">${printHex(other.colors[role])}</dd>
            </div>`,
        )}
      </dl>`,
  );

/** A page in small: the ground, a panel with words and a button, discs of the accents, and the ladder of surfaces. */
function scene({ colors, radii }: Tokens): Markup {
  const panelPx = Math.min(radii.lg, 32);
  const buttonPx = Math.min(radii.control, 28);
  const bar = (x: number, y: number, width: number, height: number, role: ColorRole, radius = height / 2): Markup =>
    html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors[role]}"></rect>`;
  const disc = (x: number, y: number, radius: number, role: ColorRole): Markup =>
    html`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors[role]}"></circle>`;
  return html`<svg
    aria-hidden="true"
    viewBox="0 0 1200 400"
    preserveAspectRatio="xMidYMid slice"
    class="block h-56 w-full lg:h-72"
  >
    ${bar(0, 0, 1200, 400, 'background', 0)}${disc(150, 330, 210, 'primary')}${disc(330, 120, 90, 'tertiary')}
    ${disc(330, 120, 40, 'tertiary-container')}${disc(95, 120, 44, 'secondary')}
    ${bar(430, 56, 400, 288, 'surface-container', panelPx)}${bar(462, 96, 232, 24, 'on-surface')}
    ${bar(462, 144, 320, 10, 'on-surface-variant')}${bar(462, 168, 336, 10, 'on-surface-variant')}
    ${bar(462, 192, 208, 10, 'on-surface-variant')}${bar(462, 256, 152, 56, 'primary', buttonPx)}
    ${bar(494, 279, 88, 10, 'on-primary')}${bar(630, 256, 152, 56, 'secondary-container', buttonPx)}
    ${bar(662, 279, 88, 10, 'on-secondary-container')}${bar(900, 0, 60, 400, 'surface-container-lowest', 0)}
    ${bar(960, 0, 60, 400, 'surface-container-low', 0)}${bar(1020, 0, 60, 400, 'surface-container-high', 0)}
    ${bar(1080, 0, 60, 400, 'surface-container-highest', 0)}${bar(1140, 0, 60, 400, 'primary-container', 0)}
  </svg>`;
}
