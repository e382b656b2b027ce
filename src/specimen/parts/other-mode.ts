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

/** A page in small, in the colours that are seen: the ground, a panel with words and a button, accents, surfaces. */
function scene({ colors: roles, accents, radii }: Tokens): Markup {
  const { primary, secondary, tertiary } = accents;
  const colors: Tokens['colors'] = {
    ...roles,
    ...(primary && { primary: primary.fill, 'on-primary': primary.onFill }),
    ...(secondary && { secondary: secondary.fill }),
    ...(tertiary && { tertiary: tertiary.fill }),
  };
  const panelPx = Math.min(radii.lg, 32);
  const buttonPx = Math.min(radii.control, 24);
  const bar = (x: number, y: number, width: number, height: number, role: ColorRole, radius = height / 2): Markup =>
    html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors[role]}"></rect>`;
  const disc = (x: number, y: number, radius: number, role: ColorRole): Markup =>
    html`<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors[role]}"></circle>`;
  return html`<svg
    aria-hidden="true"
    viewBox="0 0 1200 288"
    preserveAspectRatio="xMidYMid slice"
    class="block h-56 w-full lg:h-72"
  >
    ${bar(0, 0, 1200, 288, 'background', 0)}${disc(140, 250, 180, 'primary')}${disc(325, 84, 76, 'tertiary')}
    ${disc(325, 84, 34, 'tertiary-container')}${disc(90, 54, 38, 'secondary')}
    ${bar(430, 28, 400, 232, 'surface-container', panelPx)}${bar(462, 60, 232, 20, 'on-surface')}
    ${bar(462, 100, 320, 10, 'on-surface-variant')}${bar(462, 122, 336, 10, 'on-surface-variant')}
    ${bar(462, 144, 208, 10, 'on-surface-variant')}${bar(462, 184, 152, 48, 'primary', buttonPx)}
    ${bar(494, 203, 88, 10, 'on-primary')}${bar(630, 184, 152, 48, 'secondary-container', buttonPx)}
    ${bar(662, 203, 88, 10, 'on-secondary-container')}${bar(900, 0, 60, 288, 'surface-container-lowest', 0)}
    ${bar(960, 0, 60, 288, 'surface-container-low', 0)}${bar(1020, 0, 60, 288, 'surface-container-high', 0)}
    ${bar(1080, 0, 60, 288, 'surface-container-highest', 0)}${bar(1140, 0, 60, 288, 'primary-container', 0)}
  </svg>`;
}
