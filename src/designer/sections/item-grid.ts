import type { Item } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';
import { widestWord } from './text-width.ts';

/** Classes of a grid of cards by their number: two or three side by side where there is room, four only if they are small. */
export function gridOf(items: readonly Item[], columns: number | undefined, context: NodeContext): string {
  const count = items.length;
  const most =
    columns ??
    (count % 3 === 0 && count !== 9 ? 3 : count === 5 ? 5 : count % 4 === 0 || count > 6 ? 4 : Math.min(count, 4));
  const wide = context.width === 'narrow' ? Math.min(most, columns ?? 2) : most;
  const isSmall = items.every(isLittle);
  const base = isSmall && count > 1 ? 'grid-cols-2' : 'grid-cols-1';
  if (wide <= 1) return 'grid-cols-1';
  if (wide === 2) return `${base} @md:grid-cols-2`;
  // Two columns first, except where three would leave one alone below a pair.
  const middle = wide === 3 ? '@2xl:grid-cols-3' : '@lg:grid-cols-2';
  return wide === 3
    ? `${base} ${middle}`
    : `${base} ${middle} ${isSmall && columns !== undefined ? '@2xl' : '@4xl'}:grid-cols-${wide}`;
}

const isLittle = ({ title, fields, nodes }: Item): boolean =>
  nodes.every(({ kind }) => kind === 'picture' || kind === 'icon' || kind === 'progress') &&
  isShort(title.text) &&
  fields.every(({ words, label }) => isShort(words.text) && label === undefined);

/** Two such cards stand side by side on the narrowest phone: no line of them takes more than two. */
const isShort = (text: string): boolean => text.length <= 24 && widestWord(text, 16) <= 104;
