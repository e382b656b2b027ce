import { mixOklab, parseColor } from './color.ts';
import { splitTopLevel, toPixels } from './computed-style.ts';
import type { Box, Color, Fill, GradientStop, LinearGradient, RadialGradient } from '../layout-tree.ts';

const SIDES: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };
/** Oklab gradients are bent in sRGB; this many pieces per pair of stops come within one step of 255. */
const OKLAB_PIECES = 4;

/**
 * The layers of a computed `background-image` as fills, bottom first. Conic and repeating gradients and
 * pictures have no counterpart in design tools and are left out.
 */
export function toGradients(backgroundImage: string, box: Box): Fill[] {
  if (backgroundImage === 'none' || box.width === 0 || box.height === 0) return [];
  return splitTopLevel(backgroundImage, ',')
    .map((layer) => toGradient(layer, box))
    .filter((fill) => fill !== undefined)
    .reverse();
}

function toGradient(layer: string, box: Box): Fill | undefined {
  const call = /^(linear|radial)-gradient\((.*)\)$/s.exec(layer);
  if (call === null) return undefined;
  const [, kind, body = ''] = call;
  const pieces = splitTopLevel(body, ',');
  const first = pieces[0] ?? '';
  const hasPrelude = parseStop(first) === undefined && !/^[\d.]+(%|px)$/.test(first);
  const prelude = hasPrelude ? first : '';
  const stopTexts = hasPrelude ? pieces.slice(1) : pieces;
  const isOklab = /\bin oklab\b/.test(prelude) || /\boklab\(|\boklch\(/.test(body);
  return kind === 'linear' ? toLinear(prelude, stopTexts, box, isOklab) : toRadial(prelude, stopTexts, box, isOklab);
}

function toLinear(prelude: string, stopTexts: string[], box: Box, isOklab: boolean): LinearGradient | undefined {
  const radians = (toDegrees(prelude, box) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const length = Math.abs(box.width * sin) + Math.abs(box.height * cos);
  const stops = toStops(stopTexts, length, isOklab);
  if (stops === undefined) return undefined;
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const half = { x: (sin * length) / 2, y: (-cos * length) / 2 };
  return {
    kind: 'linear',
    from: { x: center.x - half.x, y: center.y - half.y },
    to: { x: center.x + half.x, y: center.y + half.y },
    stops,
  };
}

/** CSS Images 4, 3.1: a corner keyword turns the line so that the 50 % line joins the two other corners. */
function toDegrees(prelude: string, box: Box): number {
  const angle = /(-?[\d.]+)(deg|turn|rad|grad)/.exec(prelude);
  if (angle !== null) {
    const perUnit = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[angle[2] ?? ''] ?? 1;
    return Number(angle[1]) * perUnit;
  }
  const sides = prelude.match(/\b(top|right|bottom|left)\b/g) ?? ['bottom'];
  if (sides.length === 1) return SIDES[sides[0] ?? ''] ?? 180;
  const steepness = (Math.atan2(box.height, box.width) * 180) / Math.PI;
  const toRight = sides.includes('right');
  if (sides.includes('top')) return toRight ? steepness : 360 - steepness;
  return toRight ? 180 - steepness : 180 + steepness;
}

function toRadial(prelude: string, stopTexts: string[], box: Box, isOklab: boolean): RadialGradient | undefined {
  const at = /\bat (.+?)(?: in \w+)?$/.exec(prelude)?.[1] ?? '50% 50%';
  const [atX = '50%', atY = '50%'] = splitTopLevel(at, ' ');
  const center = { x: box.x + toPosition(atX, box.width), y: box.y + toPosition(atY, box.height) };
  const shape = prelude.replace(/\bat .*/, '');
  const [radiusX, radiusY] = toRadii(shape, center, box);
  const stops = toStops(stopTexts, radiusX, isOklab);
  return stops === undefined ? undefined : { kind: 'radial', center, radiusX, radiusY, stops };
}

/** CSS Images 3, 3.2.1; `farthest-corner` is the default size. */
function toRadii(shape: string, center: { x: number; y: number }, box: Box): [number, number] {
  const sizes = [...shape.matchAll(/([\d.]+)(px|%)/g)].map((size, axis) =>
    size[2] === '%' ? (Number(size[1]) / 100) * (axis === 0 ? box.width : box.height) : Number(size[1]),
  );
  const [given] = sizes;
  if (given !== undefined) return [Math.max(given, 0.01), Math.max(sizes[1] ?? given, 0.01)];
  const toSides = (pick: (a: number, b: number) => number): [number, number] => [
    pick(Math.abs(center.x - box.x), Math.abs(box.x + box.width - center.x)),
    pick(Math.abs(center.y - box.y), Math.abs(box.y + box.height - center.y)),
  ];
  const pick = shape.includes('closest') ? Math.min : Math.max;
  const [sideX, sideY] = toSides(pick);
  const isCircle = shape.includes('circle');
  if (shape.includes('-side')) return isCircle ? [pick(sideX, sideY), pick(sideX, sideY)] : [sideX, sideY];
  if (isCircle) return [Math.hypot(sideX, sideY), Math.hypot(sideX, sideY)];
  return [sideX * Math.SQRT2, sideY * Math.SQRT2];
}

function toPosition(text: string, length: number): number {
  const keyword = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 }[text];
  if (keyword !== undefined) return keyword * length;
  return text.endsWith('%') ? (toPixels(text) / 100) * length : toPixels(text);
}

function toStops(texts: string[], lengthPx: number, isOklab: boolean): GradientStop[] | undefined {
  const parsed = texts.flatMap((text) => parseStop(text) ?? []);
  const placed = place(parsed.flatMap(({ color, positions }) => toPlaces(color, positions, lengthPx)));
  if (placed.length === 0) return undefined;
  const bent = isOklab ? placed.flatMap((stop, index) => bend(stop, placed[index + 1])) : placed;
  return bent.flatMap((stop, index) => tint(stop, bent[index - 1], bent[index + 1]));
}

/**
 * CSS mixes premultiplied colours, design tools do not: a stop that is fully transparent takes the colour of
 * its neighbours, or black would show on the way to it.
 */
function tint(stop: GradientStop, ...neighbours: (GradientStop | undefined)[]): GradientStop[] {
  if (stop.color.alpha > 0) return [stop];
  const tinted = neighbours.flatMap((neighbour) =>
    neighbour === undefined ? [] : [{ ...stop, color: { ...stop.color, hex: neighbour.color.hex } }],
  );
  return tinted.length === 0 ? [stop] : tinted;
}

interface ParsedStop {
  color: Color;
  positions: string[];
}

function parseStop(text: string): ParsedStop | undefined {
  const pieces = splitTopLevel(text, ' ');
  const positions = pieces.filter((piece) => /^-?[\d.]+(e[-+]?\d+)?(%|px)$/.test(piece));
  const color = parseColor(pieces.filter((piece) => !positions.includes(piece)).join(' '));
  return color === undefined ? undefined : { color, positions };
}

interface UnplacedStop {
  color: Color;
  offset?: number;
}

function toPlaces(color: Color, positions: string[], lengthPx: number): UnplacedStop[] {
  if (positions.length === 0) return [{ color }];
  return positions.map((position) => ({
    color,
    offset: position.endsWith('%') ? toPixels(position) / 100 : toPixels(position) / Math.max(lengthPx, 0.01),
  }));
}

/** CSS Images 3, 3.4.3: first 0, last 1, never descending, the unplaced spread evenly between neighbours. */
function place(stops: UnplacedStop[]): GradientStop[] {
  const offsets = stops.map((stop) => stop.offset);
  offsets[0] ??= 0;
  if (stops.length > 0) offsets[stops.length - 1] ??= 1;
  let highest = -Infinity;
  const placed: GradientStop[] = [];
  for (const [index, stop] of stops.entries()) {
    const own = offsets[index];
    const nextIndex = offsets.findIndex((offset, at) => at > index && offset !== undefined);
    const next = Math.max(offsets[nextIndex] ?? 1, highest);
    const offset = own ?? highest + (next - highest) / (nextIndex - index + 1);
    highest = Math.max(highest, offset);
    placed.push({ color: stop.color, offset: Math.min(1, Math.max(0, highest)) });
  }
  return placed;
}

function bend(stop: GradientStop, next: GradientStop | undefined): GradientStop[] {
  if (next === undefined || next.offset === stop.offset) return [stop];
  const pieces = Array.from({ length: OKLAB_PIECES }, (_, piece) => piece / OKLAB_PIECES);
  return pieces.map((share) => ({
    offset: stop.offset + (next.offset - stop.offset) * share,
    color: mixOklab(stop.color, next.color, share),
  }));
}
