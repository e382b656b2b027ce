import { html, type Markup } from '../../markup/html.ts';
import type { Specimen } from '../specimen.ts';
import { MEASURE } from './section.ts';
import { fixedSwatch, printHex } from './swatch.ts';

/** Fewer colours stand larger; the first that holds so many. */
const SIZES: readonly { most: number; columns: string; height: string }[] = [
  { most: 4, columns: 'grid-cols-2 lg:grid-cols-4', height: 'h-32' },
  { most: 12, columns: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-6', height: 'h-24' },
  { most: 24, columns: 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-8', height: 'h-24' },
];
const SMALLEST = { columns: 'grid-cols-2 sm:grid-cols-5 lg:grid-cols-10', height: 'h-16' };

/** The colours a DESIGN.md names beside the roles, under its own names. */
export function ownColors({ guide: { colors } }: Specimen): Markup | '' {
  if (colors.length === 0) return '';
  const { columns, height } = SIZES.find(({ most }) => colors.length <= most) ?? SMALLEST;
  return html`<section class="${MEASURE} pb-10 lg:pb-12">
    <h3 class="mb-4 font-headline text-title-lg">Own colours</h3>
    <ul class="grid gap-4 ${columns}">
      ${colors.map(
        ({ name, hex }) =>
          html`<li class="min-w-0">
            <div class="overflow-hidden rounded-md border border-outline-variant">
              ${fixedSwatch(hex, `block w-full ${height}`)}
            </div>
            <p class="mt-2 font-label text-label-md text-on-surface wrap-anywhere">${name}</p>
            <p class="font-label text-label-md tabular-nums text-on-surface-variant">${printHex(hex)}</p>
          </li>`,
      )}
    </ul>
  </section>`;
}
