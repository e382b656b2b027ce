import { splitTopLevel } from '../paint/computed-style.ts';

export interface MediaSize {
  widthPx: number;
  heightPx: number;
}

const FACTS: Readonly<Record<string, string>> = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  hover: 'none',
  pointer: 'coarse',
  scripting: 'none',
};

/** Whether a screenshot of this size fits the media query list (Media Queries 4). */
export const matchesMedia = (query: string, size: MediaSize): boolean =>
  splitTopLevel(query, ',').some((part) => matchesQuery(part, size));

function matchesQuery(query: string, size: MediaSize): boolean {
  const isNegated = /^not\b/.test(query);
  const text = query.replace(/^(?:not|only)\s+/, '');
  const parts = text.split(/\s+and\s+/);
  return parts.every((part) => matchesPart(part.trim(), size)) !== isNegated;
}

function matchesPart(part: string, size: MediaSize): boolean {
  if (!part.startsWith('(')) return part === 'all' || part === 'screen';
  const inner = part.slice(1, -1).trim();
  if (inner.startsWith('not ')) return !matchesPart(inner.slice(4).trim(), size);
  const named = /^(min-|max-)?([a-z-]+)\s*:\s*(.+)$/.exec(inner);
  if (named !== null) {
    const [, bound, feature = '', value = ''] = named;
    if (feature === 'orientation') return value === (size.widthPx > size.heightPx ? 'landscape' : 'portrait');
    const actual = toActual(feature, size);
    if (actual === undefined) return FACTS[feature] === value;
    if (bound === undefined) return actual === toLength(value);
    return bound === 'min-' ? actual >= toLength(value) : actual <= toLength(value);
  }
  return matchesRange(inner, size);
}

/** `width >= 40rem`, `40rem <= width < 64rem`. */
function matchesRange(text: string, size: MediaSize): boolean {
  const pieces = text.split(/\s*(<=|>=|<|>|=)\s*/);
  const values = pieces.filter((_, index) => index % 2 === 0).map((piece) => toActual(piece, size) ?? toLength(piece));
  const operators = pieces.filter((_, index) => index % 2 === 1);
  if (operators.length === 0) return toActual(text, size) !== undefined;
  return operators.every((operator, index) => compare(values[index] ?? NaN, operator, values[index + 1] ?? NaN));
}

function compare(left: number, operator: string, right: number): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  if (operator === '>') return left > right;
  return operator === '>=' ? left >= right : left === right;
}

const toActual = (feature: string, { widthPx, heightPx }: MediaSize): number | undefined =>
  ({ width: widthPx, height: heightPx })[feature];

/** Media queries count a rem as 16 px whatever the document says. */
const toLength = (text: string): number => Number.parseFloat(text) * (/\d(?:rem|em)$/.test(text.trim()) ? 16 : 1);
