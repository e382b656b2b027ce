import type { ColorRole } from '../../domain/token-roles.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Specimen } from '../specimen.ts';
import { section } from './section.ts';
import { roleList, swatch } from './swatch.ts';

type Accent = 'primary' | 'secondary' | 'tertiary';

const listRoles = (accent: Accent): ColorRole[] => [
  accent,
  `on-${accent}`,
  `${accent}-container`,
  `on-${accent}-container`,
  `${accent}-fixed`,
  `${accent}-fixed-dim`,
  `on-${accent}-fixed`,
  `on-${accent}-fixed-variant`,
];

const ERROR_ROLES: readonly ColorRole[] = ['error', 'on-error', 'error-container', 'on-error-container'];

/** The four accents, as large as they are used: primary leads, error is a line below. */
export const roleFamilies = ({ tokens }: Specimen): Markup =>
  section(
    {
      title: 'Colour',
      note: 'Each accent has a strong tone, a container for large quiet areas, and fixed tones that stay the same in light and dark. The letters are drawn in the colour that reads on it.',
    },
    html`<div class="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      <div class="sm:col-span-2">
        ${leadingField('primary')}${roleList(listRoles('primary'), tokens, 'mt-4 sm:grid-cols-2')}
      </div>
      ${(['secondary', 'tertiary'] as const).map(
        (accent) => html`<div>${stackedField(accent)}${roleList(listRoles(accent), tokens, 'mt-4')}</div>`,
      )}
      <div class="grid items-end gap-x-6 gap-y-4 sm:col-span-2 lg:col-span-4 lg:grid-cols-2">
        <div class="flex overflow-hidden rounded-lg">
          ${swatch({ role: 'error', inks: ['on-error'] }, 'h-20 flex-1')}
          ${swatch({ role: 'error-container', inks: ['on-error-container'] }, 'h-20 flex-1')}
        </div>
        ${roleList(ERROR_ROLES, tokens, 'sm:grid-cols-2')}
      </div>
    </div>`,
  );

const fixedFields = (accent: Accent, height: string): Markup =>
  html`${swatch({ role: `${accent}-fixed`, inks: [`on-${accent}-fixed`] }, `${height} flex-1`)}
  ${swatch({ role: `${accent}-fixed-dim`, inks: [`on-${accent}-fixed-variant`] }, `${height} flex-1`)}`;

/** Twice as wide as the others: the strong tone beside its family. */
const leadingField = (accent: Accent): Markup =>
  html`<div class="grid h-96 grid-cols-3 overflow-hidden rounded-lg">
    ${swatch({ role: accent, inks: [`on-${accent}`] }, 'col-span-2', 'size-24')}
    <div class="flex flex-col">
      ${swatch({ role: `${accent}-container`, inks: [`on-${accent}-container`] }, 'grow-[2] basis-0', 'size-12')}
      <div class="flex grow basis-0 flex-col">${fixedFields(accent, '')}</div>
    </div>
  </div>`;

const stackedField = (accent: Accent): Markup =>
  html`<div class="flex h-96 flex-col overflow-hidden rounded-lg">
    ${swatch({ role: accent, inks: [`on-${accent}`] }, 'grow-[3] basis-0', 'size-12')}
    ${swatch({ role: `${accent}-container`, inks: [`on-${accent}-container`] }, 'grow-[2] basis-0')}
    <div class="flex h-20">${fixedFields(accent, '')}</div>
  </div>`;
