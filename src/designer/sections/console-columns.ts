import { html, type Markup } from '../../markup/html.ts';
import type { Outline } from '../outline/outline.ts';
import { holdsMap, mapStage } from './map-stage.ts';
import type { NodeContext } from './node-context.ts';
import type { Band, Column } from './page-bands.ts';
import type { Page } from './page.ts';

type ColumnsBand = Extract<Band, { kind: 'columns' }>;

/** A console: a desk screen seen at once whose middle is a map or plan, or that has three columns. */
export const isConsole = (
  { kind, isOneView, style }: Outline,
  bands: readonly Band[],
  { device }: NodeContext,
): boolean =>
  kind === 'tool' &&
  isOneView === true &&
  device === 'DESKTOP' &&
  style.density !== 'airy' &&
  bands.some(
    (band) =>
      band.kind === 'columns' &&
      (band.columns.length === 3 || band.columns.some(({ sections }) => sections.some(holdsMap))),
  );

const SIDES: Readonly<Record<Column['place'], string>> = {
  left: 'border-b border-outline-variant lg:border-e lg:border-b-0',
  main: '',
  right: 'border-t border-outline-variant lg:border-s lg:border-t-0',
};

/** Panels that meet at hairlines, the middle in all the room that they leave. */
export function consoleColumns({ columns, overlays }: ColumnsBand, page: Page): Markup {
  const tracks = columns.map(({ place }) =>
    place === 'main' ? 'minmax(0,1fr)' : place === 'left' ? '19rem' : '21rem',
  );
  const hasMain = columns.some(({ place }) => place === 'main');
  const track = hasMain ? tracks.join('_') : ['minmax(0,1fr)', ...tracks.slice(1)].join('_');
  const drawn = columns.map((column) => {
    const isStage = column.sections.some(holdsMap);
    const context: NodeContext = { ...page.context, width: column.place === 'main' ? 'wide' : 'narrow' };
    if (isStage)
      return html`<div class="flex min-w-0 flex-col" data-part="${column.place}">
        ${mapStage(column.sections, column.place === 'main' || !hasMain ? overlays : [], { ...page, context })}
      </div>`;
    const inside: NodeContext = column.place === 'main' ? context : { ...context, isInCard: true, ground: 'card' };
    const paint = column.place === 'main' ? '' : 'bg-surface-container-low';
    return html`<div
      class="flex min-w-0 flex-col gap-5 p-4 lg:[&_svg[data-picture]]:max-h-36 ${paint} ${SIDES[column.place]}"
      data-part="${column.place}"
    >
      ${column.sections.map((section) => page.context.draw(section, { ...inside, key: page.keyOf(section) }))}
    </div>`;
  });
  return html`<div class="grid flex-1 lg:grid-cols-[${track}]">${drawn}</div>`;
}

/** A part over or under the columns of a console, from edge to edge. */
export const consoleStrip = (band: Extract<Band, { kind: 'full' }>, page: Page): Markup =>
  html`<div class="border-outline-variant bg-surface-container-low px-4 py-3 not-first:border-t first:border-b">
    ${page.context.draw(
      { ...band.section, surface: 'plain' },
      { ...page.context, isInCard: true, ground: 'card', key: page.keyOf(band.section) },
    )}
  </div>`;
