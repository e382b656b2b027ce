import { isRightToLeft } from '../../domain/language-tag.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { Section } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';
import { holdsMap, mapStage } from './map-stage.ts';
import type { Band, Column } from './page-bands.ts';
import type { Page } from './page.ts';
import { heightOf } from './section-need.ts';

/** The width that a column's content is drawn for. */
const widthIn = ({ place }: Column, columns: readonly Column[], { device }: NodeContext): NodeContext['width'] => {
  if (device === 'MOBILE') return 'full';
  if (columns.length === 1) return 'full';
  const share = shareOf({ place } as Column, columns);
  if (share >= 0.55) return 'wide';
  return columns.length === 2 && share > 0.45 && device !== 'TABLET' ? 'wide' : 'narrow';
};

const SIDES: readonly Column['place'][] = ['left', 'main', 'right'];

/** What is told to stand at the right does, also where it is told first. */
function inPlace(columns: readonly Column[], lang: string): readonly Column[] {
  const fromLeft = columns.toSorted((a, b) => SIDES.indexOf(a.place) - SIDES.indexOf(b.place));
  // Where lines begin at the right, so do rows of columns.
  return isRightToLeft(lang) ? fromLeft.toReversed() : fromLeft;
}

/** Columns beside one another, each a stack of parts. */
export function drawColumns({ columns: given, overlays }: Extract<Band, { kind: 'columns' }>, page: Page): Markup {
  const { context, isOneView } = page;
  const columns = context.device === 'MOBILE' ? given : inPlace(given, context.lang);
  const stage = columns.findIndex(({ sections }) => sections.some(holdsMap));
  const host = stage === -1 ? columns.findIndex(({ place }) => place === 'main') : stage;
  const isEven = context.pageKind === 'tool' && !isOneView && (columns.length === 3 || areEven(columns));
  const drawn = columns.map((column, index) => {
    const inside: NodeContext = { ...context, width: widthIn(column, columns, context) };
    const over = index === Math.max(0, host) ? overlays : [];
    const isStage = over.length > 0 || (isOneView && column.sections.length === 1 && column.sections.some(holdsMap));
    const content = isStage
      ? mapStage(column.sections, over, { ...page, context: inside })
      : column.sections.map((section, at) =>
          context.draw(section, {
            ...inside,
            key: page.keyOf(section),
            ...(isOneView && at === column.sections.length - 1 && canFill(section) ? { fills: true } : {}),
          }),
        );
    return html`<div class="flex min-w-0 flex-col gap-block ${isEven ? '*:last:grow' : ''}" data-part="${column.place}">
      ${content}
    </div>`;
  });
  if (columns.length === 1) return html`${drawn}`;
  return html`<div
    class="grid gap-block ${isOneView ? 'flex-1' : isEven ? '' : 'items-start'} ${trackOf(columns, context)}"
  >
    ${drawn}
  </div>`;
}

const EVEN = 1.7;

/** Columns of about one height end at one line; a much lower one would be an empty box. */
function areEven(columns: readonly Column[]): boolean {
  const heights = columns.map(({ sections }) => sections.reduce((sum, one) => sum + heightOf(one), 0));
  return Math.max(...heights) <= Math.min(...heights) * EVEN;
}

/** Fewer rows would stand too far apart. */
const LEAST_ROWS = 4;
const FILLING: ReadonlySet<string> = new Set(['rows', 'timeline']);

/** Whether a section's last list can spread over what room is left. */
function canFill({ nodes }: Section): boolean {
  const last = nodes.at(-1);
  if (last?.kind === 'items') return FILLING.has(last.layout) && last.items.length >= LEAST_ROWS;
  if (last?.kind === 'facts') return last.layout === 'list' && last.facts.length >= LEAST_ROWS;
  return last?.kind === 'control' && last.control === 'checkbox' && nodes.length >= LEAST_ROWS;
}

/** A column's share of the width: as stated, else by its place. */
function shareOf(column: Column, columns: readonly Column[]): number {
  const found = columns.find(({ place }) => place === column.place);
  const stated = found?.sections.find(({ share }) => share !== undefined)?.share;
  if (stated !== undefined) return stated;
  const others = columns
    .filter((other) => other.place !== column.place)
    .map(({ sections }) => sections.find(({ share }) => share !== undefined)?.share);
  if (columns.length === 2 && others[0] !== undefined) return 1 - others[0];
  if (columns.length === 3) return column.place === 'main' ? 0.52 : 0.24;
  if (columns.some(({ place }) => place === 'main')) return column.place === 'main' ? 0.66 : 0.34;
  return weigh(found, columns);
}

const HEAVY: ReadonlySet<string> = new Set(['table', 'chart', 'schedule', 'grid', 'code']);

/** Of a left and a right column the one with the wider content gets three fifths. */
function weigh(column: Column | undefined, columns: readonly Column[]): number {
  const isHeavy = (one: Column | undefined): boolean =>
    one?.sections.some(({ nodes }) => nodes.some(({ kind }) => HEAVY.has(kind))) ?? false;
  const [mine, all] = [isHeavy(column), columns.filter(isHeavy).length];
  if (all === 0 || all === columns.length) return 0.5;
  return mine ? 0.6 : 0.4;
}

function trackOf(columns: readonly Column[], context: NodeContext): string {
  const shares = columns.map((column) => Math.max(2, Math.round(shareOf(column, columns) * 20)));
  const tracks = (parts: readonly number[]): string => `[${parts.map((part) => `minmax(0,${part}fr)`).join('_')}]`;
  if (columns.length === 2) return `${context.device === 'DESKTOP' ? 'lg' : 'md'}:grid-cols-${tracks(shares)}`;
  // A tablet shows what is told of three columns at once, the outer ones no narrower than their content needs.
  if (context.device === 'TABLET') return `md:grid-cols-${tracks(shares.map((share) => Math.max(6, share)))}`;
  return `md:grid-cols-2 lg:grid-cols-${tracks(shares)}`;
}
