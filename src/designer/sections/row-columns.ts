import type { Item, ItemsNode } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

const LEAST_ROWS = 3;
const LEAST_SITE_ROWS = 2;
const LONGEST_NAME = 32;
const LONGEST_FIELD = 32;
/** Names so short stand four in a line. */
const LONGEST_BRIEF = 12;
const LEAST_BRIEF = 8;

const isSlim = ({ title, fields, nodes, state }: Item): boolean =>
  state !== 'selected' &&
  state !== 'current' &&
  title.text.length <= LONGEST_NAME &&
  fields.length <= 1 &&
  fields.every(({ words }) => words.text.length <= LONGEST_FIELD) &&
  nodes.every(({ kind }) => kind === 'icon' || kind === 'picture');

const isBrief = ({ title, fields, nodes }: Item): boolean =>
  title.text.length <= LONGEST_BRIEF && fields.length === 0 && nodes.length === 0;

const LEAST_TICKS = 4;
const LONGEST_TICK = 20;

/** A box to tick and a word or two. */
const isTick = ({ title, fields, nodes }: Item): boolean =>
  title.text.length <= LONGEST_TICK &&
  fields.length === 0 &&
  nodes.length === 1 &&
  nodes.every((node) => node.kind === 'control' && (node.control === 'checkbox' || node.control === 'radio'));

/** Short things to tick stand side by side, where each over a whole line would be mostly empty. */
const TICKS = { list: '@md:grid @md:grid-cols-2 @2xl:grid-cols-3 @md:gap-x-8', row: '@md:border-t-0' } as const;

/**
 * Columns in which rows of little content stand over a desk's whole width, where they would leave most of it empty:
 * classes of the list and of its rows, or nothing.
 */
export function rowColumns(
  { items }: Pick<ItemsNode, 'items'>,
  { device, width, pageKind, fills, isPanelled }: NodeContext,
): { list: string; row: string } | undefined {
  if (device !== 'MOBILE' && width !== 'narrow' && fills !== true && items.length >= LEAST_TICKS && items.every(isTick))
    return TICKS;
  const isRoomy = width === 'full' || (width === 'wide' && pageKind === 'site');
  if (device === 'MOBILE' || !isRoomy || fills === true || isPanelled === true) return undefined;
  if (items.length >= LEAST_BRIEF && items.every(isBrief))
    return {
      list: '@3xl:grid @3xl:grid-cols-4 @3xl:gap-x-12',
      row: '@3xl:[&:nth-child(-n+4)]:border-t-0',
    };
  const least = pageKind === 'site' ? LEAST_SITE_ROWS : LEAST_ROWS;
  if (items.length < least || !items.every(isSlim)) return undefined;
  const columns = columnsFor(items, width);
  // Three in two columns would leave a hole for a rule saved.
  return columns === 2 && items.length === 3 ? undefined : COLUMNS[columns];
}

const COLUMNS = {
  2: { list: '@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-12', row: '@3xl:[&:nth-child(2)]:border-t-0' },
  3: { list: '@3xl:grid @3xl:grid-cols-3 @3xl:gap-x-12', row: '@3xl:[&:nth-child(-n+3)]:border-t-0' },
} as const;

/** In a third of the page, and of the wide part beside a heading, a name and a value of so many characters share a line. */
const LONGEST_IN_THIRD = { full: 28, wide: 18, narrow: 0 } as const;

/** Three where they come out even and each has room, else two. */
const columnsFor = (items: readonly Item[], width: NodeContext['width']): keyof typeof COLUMNS =>
  items.length % 3 === 0 &&
  items.every(
    ({ title, fields: [field] }) => title.text.length + (field?.words.text.length ?? 0) <= LONGEST_IN_THIRD[width],
  )
    ? 3
    : 2;
