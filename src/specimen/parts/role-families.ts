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

/** The four accents, as large as they are used: primary leads, error is a line below it. */
export const roleFamilies = ({ tokens }: Specimen): Markup =>
  section(
    {
      title: 'Colour',
      note: 'Each accent has a strong tone, a container for large quiet areas, and fixed tones that stay the same in light and dark. The dot has the colour that reads on it.',
    },
    html`<div class="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      <div class="flex flex-col gap-3 sm:col-span-2">
        ${leadingField('primary')}${roleList(listRoles('primary'), tokens, 'sm:grid-cols-2')}
        <div class="flex min-h-10 flex-1 overflow-hidden rounded-lg">
          ${swatch('error', 'on-error', 'flex-1 p-2')} ${swatch('error-container', 'on-error-container', 'flex-1 p-2')}
        </div>
        ${roleList(ERROR_ROLES, tokens, 'sm:grid-cols-2')}
      </div>
      ${(['secondary', 'tertiary'] as const).map(
        (accent) => html`<div>${stackedField(accent)}${roleList(listRoles(accent), tokens, 'mt-3')}</div>`,
      )}
    </div>`,
  );

const fixedFields = (accent: Accent): Markup =>
  html`${swatch(`${accent}-fixed`, `on-${accent}-fixed`, 'flex-1 p-4')}
  ${swatch(`${accent}-fixed-dim`, `on-${accent}-fixed-variant`, 'flex-1 p-4')}`;

/** Twice as wide as the others: the strong tone beside its family, with letters where those have a dot. */
const leadingField = (accent: 'primary'): Markup =>
  html`<div class="grid h-72 grid-cols-3 overflow-hidden rounded-lg">
    <p
      aria-hidden="true"
      class="col-span-2 flex items-end bg-${accent} px-6 py-4 font-headline text-display-lg text-on-${accent}"
    >
      Aa
    </p>
    <div class="flex flex-col">
      <p
        aria-hidden="true"
        class="flex grow-[2] basis-0 items-end bg-${accent}-container p-4 font-headline text-headline-lg text-on-${accent}-container"
      >
        Aa
      </p>
      <div class="flex grow basis-0">${fixedFields(accent)}</div>
    </div>
  </div>`;

const stackedField = (accent: Accent): Markup =>
  html`<div class="flex h-72 flex-col overflow-hidden rounded-lg">
    ${swatch(accent, `on-${accent}`, 'grow-[3] basis-0 p-4')}
    ${swatch(`${accent}-container`, `on-${accent}-container`, 'grow-[2] basis-0 p-4')}
    <div class="flex h-16">${fixedFields(accent)}</div>
  </div>`;
