import { splitTopLevel } from '../paint/computed-style.ts';
import { findCall } from './css-substitute.ts';

/** What relative lengths are relative to. */
export interface LengthContext {
  fontSizePx: number;
  rootFontSizePx: number;
  viewportWidthPx: number;
  viewportHeightPx: number;
}

/** A sum of pixels and a percentage, which is all that a folded `calc()` can come to; `unit` tells plain numbers. */
interface Quantity {
  number: number;
  unit: '' | 'px' | '%' | 'deg';
}

/** Whether `resolveLengths` has anything to do. */
export const isRelative = (value: string): boolean =>
  /\d(?:r?em|ex|ch|r?lh|[dsl]?v[whm]|p[tc]|in|[cm]m)|calc\(|min\(|max\(|clamp\(/i.test(value);

/**
 * Writes relative lengths as pixels and folds `calc()`, `min()`, `max()` and `clamp()` where their parts are
 * of one kind; what mixes percentages with lengths stays for the layout to solve.
 */
export function resolveLengths(value: string, context: LengthContext): string {
  if (!isRelative(value)) return value;
  const inPixels = value.replace(LENGTH, (_, number: string, unit: string) => {
    return `${trim(Number(number) * toFactor(unit.toLowerCase(), context))}px`;
  });
  return foldCalls(inPixels);
}

const LENGTH =
  /(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(rem|em|ex|ch|lh|rlh|[dsl]?v(?:w|h|min|max)|pt|pc|in|cm|mm)\b/gi;

function toFactor(unit: string, context: LengthContext): number {
  const { viewportWidthPx: width, viewportHeightPx: height } = context;
  const viewport: Readonly<Record<string, number>> = {
    w: width,
    h: height,
    min: Math.min(width, height),
    max: Math.max(width, height),
  };
  const ofViewport = viewport[/v(w|h|min|max)$/.exec(unit)?.[1] ?? ''];
  if (ofViewport !== undefined) return ofViewport / 100;
  return (
    {
      rem: context.rootFontSizePx,
      rlh: context.rootFontSizePx * 1.5,
      em: context.fontSizePx,
      lh: context.fontSizePx * 1.5,
      ex: context.fontSizePx / 2,
      ch: context.fontSizePx / 2,
      pt: 96 / 72,
      pc: 16,
      in: 96,
      cm: 96 / 2.54,
      mm: 96 / 25.4,
    }[unit] ?? 1
  );
}

const trim = (number: number): string => String(Math.round(number * 1e4) / 1e4);

function foldCalls(value: string): string {
  for (const name of ['calc', 'min', 'max', 'clamp'] as const) {
    let call = findCall(value, name);
    while (call !== undefined) {
      const inner = foldCalls(call.argument);
      const folded = FOLD[name](inner);
      const text = folded === undefined ? `${name}(${inner})` : `${trim(folded.number)}${folded.unit}`;
      value = value.slice(0, call.start) + text + value.slice(call.end);
      call = findCall(value, name, call.start + text.length);
    }
  }
  return value;
}

const FOLD: Readonly<Record<'calc' | 'min' | 'max' | 'clamp', (argument: string) => Quantity | undefined>> = {
  calc: evaluate,
  min: (argument) => fold(argument, (numbers) => Math.min(...numbers)),
  max: (argument) => fold(argument, (numbers) => Math.max(...numbers)),
  clamp: (argument) => fold(argument, ([least = 0, wanted = 0, most = 0]) => Math.max(least, Math.min(wanted, most))),
};

function fold(argument: string, pick: (numbers: number[]) => number): Quantity | undefined {
  const parts = splitTopLevel(argument, ',').map(evaluate);
  const [first] = parts;
  const isOneKind = parts.every((part) => part !== undefined && part.unit === first?.unit);
  if (!isOneKind || first === undefined) return undefined;
  return { number: pick(parts.map((part) => part?.number ?? 0)), unit: first.unit };
}

/** Sums, products and brackets (CSS Values 4, 10.1). Undefined where the parts are of different kinds. */
function evaluate(text: string): Quantity | undefined {
  const tokens = text.match(/infinity|pi|[\d.]+(?:e[+-]?\d+)?(?:px|%|deg)?|[-+*/()]/g);
  if (tokens === null || tokens.join('') !== text.replace(/\s+/g, '')) return undefined;
  const cursor = { tokens, at: 0 };
  const result = sum(cursor);
  return cursor.at === tokens.length ? result : undefined;
}

interface Cursor {
  tokens: string[];
  at: number;
}

function sum(cursor: Cursor): Quantity | undefined {
  let left = product(cursor);
  for (let sign = cursor.tokens[cursor.at]; sign === '+' || sign === '-'; sign = cursor.tokens[cursor.at]) {
    cursor.at++;
    const right = product(cursor);
    if (left === undefined || right === undefined) return undefined;
    const isSame = left.unit === right.unit || left.number === 0 || right.number === 0;
    if (!isSame) return undefined;
    left = {
      number: sign === '+' ? left.number + right.number : left.number - right.number,
      unit: left.number === 0 && left.unit !== right.unit ? right.unit : left.unit,
    };
  }
  return left;
}

function product(cursor: Cursor): Quantity | undefined {
  let left = atom(cursor);
  for (let sign = cursor.tokens[cursor.at]; sign === '*' || sign === '/'; sign = cursor.tokens[cursor.at]) {
    cursor.at++;
    const right = atom(cursor);
    if (left === undefined || right === undefined || (left.unit !== '' && right.unit !== '')) return undefined;
    const number = sign === '*' ? left.number * right.number : left.number / right.number;
    left = { number, unit: left.unit === '' ? right.unit : left.unit };
  }
  return left;
}

function atom(cursor: Cursor): Quantity | undefined {
  const token = cursor.tokens[cursor.at++];
  if (token === undefined) return undefined;
  if (token === '(') {
    const inner = sum(cursor);
    return cursor.tokens[cursor.at++] === ')' ? inner : undefined;
  }
  if (token === '-' || token === '+') {
    const next = atom(cursor);
    return next === undefined ? undefined : { ...next, number: token === '-' ? -next.number : next.number };
  }
  if (token === 'infinity') return { number: VERY_LONG_PX, unit: '' };
  if (token === 'pi') return { number: Math.PI, unit: '' };
  const parts = /^([\d.]+(?:e[+-]?\d+)?)(px|%|deg)?$/.exec(token);
  return parts === null ? undefined : { number: Number(parts[1]), unit: (parts[2] ?? '') as Quantity['unit'] };
}

/** What Tailwind writes for a pill is `calc(infinity * 1px)`; any radius beyond the page is as round. */
const VERY_LONG_PX = 33_554_400;

/** An opacity as computed: a number, however it is written. */
export const toShare = (value: string): string =>
  /^[\d.]+%$/.test(value) ? String(Number((Number.parseFloat(value) / 100).toFixed(4))) : value;
