import { paintUtility, parseSheetColor, type SheetColor } from './css-color.ts';
import { splitTop } from './parse-sheet.ts';
import type { Values } from './utility.ts';

const paint = (prefix: string, value: string | undefined): string[] => {
  const color = value === undefined ? undefined : parseSheetColor(value);
  return color === undefined ? [] : [paintUtility(prefix, color)];
};

/** Classes for colours, lines, corners, shadows and gradients. */
export function toPaintUtilities(values: Values, isPlain: boolean): string[] {
  return [
    ...paint('text', values.get('color')),
    ...background(values, isPlain),
    ...paint('fill', values.get('fill')),
    ...paint('stroke', values.get('stroke')),
    ...paint('accent', values.get('accent-color')),
    ...borders(values, isPlain),
    ...corners(values),
    ...shadow(values.get('box-shadow')),
  ];
}

/** Gradients are kept where they are the whole ground; glows over a colour are not. */
function background(values: Values, isPlain: boolean): string[] {
  const color = values.get('background-color');
  const image = values.get('background-image') ?? 'none';
  const clip = values.get('background-clip') === 'text' ? ['bg-clip-text'] : [];
  const plain = isPlain && color === 'transparent' ? [] : paint('bg', color);
  if (image === 'none') return [...plain, ...clip, ...(isPlain || !values.has('background-image') ? [] : ['bg-none'])];
  const gradients = splitTop(image, ',').flatMap((layer) => toGradient(layer) ?? []);
  const [gradient] = gradients;
  if (gradient === undefined) return [...plain, ...clip];
  const hasGround = color !== undefined && color !== 'transparent';
  const isDense = gradient.stops.every((stop) => stop.kind === 'role' || (stop.kind === 'raw' && stop.alpha > 0.9));
  if (image.includes('url(')) return scrim(gradient.stops) ?? plain;
  if (!isDense && hasGround) return plain;
  if (gradients.length > 1 && hasGround) return plain;
  const [from, ...rest] = gradient.stops;
  const to = rest.at(-1);
  const via = rest.length > 1 ? rest[Math.floor((rest.length - 1) / 2)] : undefined;
  if (from === undefined || to === undefined) return plain;
  return [
    gradient.utility,
    paintUtility('from', from),
    ...(via === undefined ? [] : [paintUtility('via', via)]),
    paintUtility('to', to),
    ...clip,
  ];
}

/** The sheet between a picture that cannot be loaded and what is written on it stays as a plain ground. */
function scrim(stops: readonly SheetColor[]): string[] | undefined {
  const densest = stops
    .filter((stop) => stop.kind === 'raw')
    .sort((a, b) => b.alpha - a.alpha)
    .at(0);
  return densest === undefined || densest.alpha < 0.25 ? undefined : [paintUtility('bg', { ...densest, alpha: 1 })];
}

const TO_SIDE: Readonly<Record<string, string>> = {
  'to top': 'to-t',
  'to right': 'to-r',
  'to bottom': 'to-b',
  'to left': 'to-l',
  'to top right': 'to-tr',
  'to right top': 'to-tr',
  'to bottom right': 'to-br',
  'to right bottom': 'to-br',
  'to bottom left': 'to-bl',
  'to left bottom': 'to-bl',
  'to top left': 'to-tl',
  'to left top': 'to-tl',
};

function toGradient(layer: string): { utility: string; stops: SheetColor[] } | undefined {
  const [, kind, inside = ''] = /^(linear|radial|conic)-gradient\((.*)\)$/i.exec(layer.trim()) ?? [];
  if (kind === undefined) return undefined;
  const parts = splitTop(inside, ',');
  const [first = ''] = parts;
  const hasDirection = /^(?:to\s|[-\d.]+(?:deg|turn|rad)|circle|ellipse|at\s|from\s|closest|farthest)/i.test(first);
  const texts = hasDirection ? parts.slice(1) : parts;
  // Two hard stops in pixels are a pattern of lines, no ground.
  if (texts.some((text) => /\s\d{1,2}px/.test(text))) return undefined;
  const stops = texts.flatMap((text) => parseSheetColor(text.replaceAll(/\s+[-\d.]+(?:%|px)/g, '')) ?? []);
  if (stops.length < 2) return undefined;
  return { utility: `bg-${kind === 'linear' ? `linear-${toDirection(hasDirection ? first : '')}` : kind}`, stops };
}

function toDirection(text: string): string {
  const side = TO_SIDE[text.trim().toLowerCase()];
  if (side !== undefined) return side;
  const degrees = /^([\d.]+)deg$/.exec(text)?.[1];
  return degrees === undefined ? 'to-b' : String(Math.round(Number(degrees)));
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function borders(values: Values, isPlain: boolean): string[] {
  const read = (part: string): (string | undefined)[] => SIDES.map((side) => values.get(`border-${side}-${part}`));
  const widths = read('width').map((width, index) => toWidth(width, read('style')[index], isPlain));
  const colors = read('color');
  const style = read('style').find((value) => value === 'dashed' || value === 'dotted' || value === 'double');
  return [
    ...eachSide(widths, (prefix, width) => (width === '1' ? prefix : `${prefix}-${width}`)),
    // The colour of a line that is not there would only be in the way.
    ...eachSide(
      colors.map((color, index) =>
        isPlain && (widths[index] === undefined || color === 'currentcolor') ? undefined : color,
      ),
      (prefix, color) => paint(prefix, color)[0],
    ),
    ...(style === undefined ? [] : [`border-${style}`]),
  ];
}

/** `thin` and broken values count as a hairline; no line at all is what every box starts with. */
function toWidth(width: string | undefined, style: string | undefined, isPlain: boolean): string | undefined {
  if (width === undefined && style === undefined) return undefined;
  if (width === undefined && isPlain) return undefined;
  const px = style === 'none' ? 0 : Math.round(Number(/^([\d.]+)(?:px)?$/.exec(width ?? '')?.[1] ?? 1));
  return px === 0 && isPlain ? undefined : String(px);
}

function eachSide(
  sides: readonly (string | undefined)[],
  print: (prefix: string, value: string) => string | undefined,
): string[] {
  const [first] = sides;
  const isEven = first !== undefined && sides.every((side) => side === first);
  const printed = isEven
    ? [print('border', first)]
    : sides.map((side, index) => (side === undefined ? undefined : print(`border-${SIDES[index]?.[0] ?? 't'}`, side)));
  return printed.filter((name) => name !== undefined);
}

function corners(values: Values): string[] {
  const value = values.get('border-radius');
  if (value === undefined) return [];
  const [tl = '', tr = tl, br = tl, bl = tr] = splitTop(splitTop(value, '/')[0] ?? '', ' ').map(toCorner);
  if (tl === tr && tl === br && tl === bl) return [`rounded-${tl}`];
  return [`rounded-tl-${tl}`, `rounded-tr-${tr}`, `rounded-br-${br}`, `rounded-bl-${bl}`];
}

function toCorner(value: string): string {
  const px = /^([\d.]+)px$/.exec(value)?.[1];
  if (px === undefined) return /^(?:[3-9]\d|100)%$/.test(value) ? 'full' : value.startsWith('0') ? 'none' : '[8px]';
  return Number(px) >= 64 ? 'full' : Number(px) === 0 ? 'none' : `[${px}px]`;
}

/** From this blur on a shadow lifts its box off the page, CSS pixels. */
const FLOATING_BLUR_PX = 20;

function shadow(value: string | undefined): string[] {
  if (value === undefined) return [];
  const outer = splitTop(value, ',').filter((layer) => !/\binset\b/.test(layer));
  if (value === 'none' || outer.length === 0) return ['shadow-none'];
  const layers = outer.map((layer) => {
    const parts = splitTop(layer, ' ');
    const [x = 0, y = 0, blur = 0, spread = 0] = parts.filter((part) => /^-?[\d.]/.test(part)).map(Number.parseFloat);
    return { x, y, blur, spread, color: parts.find((part) => !/^-?[\d.]/.test(part)) };
  });
  const hard = layers.find(({ x, y, blur }) => blur === 0 && (Math.abs(x) > 1 || Math.abs(y) > 1));
  if (hard) return [`shadow-[${hard.x}px_${hard.y}px_0_var(--on-surface)]`];
  const ring = layers.find(({ x, y, blur, spread }) => x === 0 && y === 0 && blur === 0 && spread > 0);
  const soft = Math.max(...layers.map(({ blur }) => blur));
  return [
    ...(ring ? [`ring-${Math.round(ring.spread)}`, ...paint('ring', ring.color)] : []),
    ...(soft > 0 ? [soft >= FLOATING_BLUR_PX ? 'shadow-floating' : 'shadow-raised'] : []),
  ];
}
