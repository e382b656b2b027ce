import type { Matrix } from '../../render/layout-tree.ts';

/** A piece of a path with absolute points: `M` and `L` have one, `C` two handles and an end, `Z` none. */
export type Segment =
  | { command: 'M' | 'L'; points: readonly [number, number] }
  | { command: 'C'; points: readonly [number, number, number, number, number, number] }
  | { command: 'Z'; points: readonly [] };

/** How many numbers each command takes at a time. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Path data as moves, lines and curves: what any tool of vectors has. Undefined for data that breaks off. */
export function readPath(d: string): Segment[] | undefined {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The last handle, which smooth curves mirror. */
  let handle: { kind: 'C' | 'Q'; x: number; y: number } | undefined;
  for (const [, letter = '', text = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const kind = letter.toUpperCase();
    const count = COUNTS[kind] ?? 0;
    const numbers = readNumbers(text, kind);
    if (count === 0) {
      segments.push({ command: 'Z', points: [] });
      [x, y, handle] = [startX, startY, undefined];
      continue;
    }
    if (numbers.length === 0 || numbers.length % count !== 0) return undefined;
    for (let at = 0; at < numbers.length; at += count) {
      const isRelative = letter !== kind;
      const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0, n6 = 0] = numbers.slice(at, at + count);
      const px = (value: number): number => (isRelative ? x + value : value);
      const py = (value: number): number => (isRelative ? y + value : value);
      const line = (toX: number, toY: number): void => {
        segments.push({ command: 'L', points: [toX, toY] });
        [x, y, handle] = [toX, toY, undefined];
      };
      const curve = (kindOf: 'C' | 'Q', hx: number, hy: number, points: Curve): void => {
        segments.push({ command: 'C', points });
        [x, y, handle] = [points[4], points[5], { kind: kindOf, x: hx, y: hy }];
      };
      const mirrored = (of: 'C' | 'Q'): [number, number] =>
        handle?.kind === of ? [2 * x - handle.x, 2 * y - handle.y] : [x, y];
      if (kind === 'M' && at === 0) {
        [startX, startY] = [px(n0), py(n1)];
        segments.push({ command: 'M', points: [startX, startY] });
        [x, y, handle] = [startX, startY, undefined];
      } else if (kind === 'M' || kind === 'L') line(px(n0), py(n1));
      else if (kind === 'H') line(px(n0), y);
      else if (kind === 'V') line(x, py(n0));
      else if (kind === 'C') curve('C', px(n2), py(n3), [px(n0), py(n1), px(n2), py(n3), px(n4), py(n5)]);
      else if (kind === 'S') curve('C', px(n0), py(n1), [...mirrored('C'), px(n0), py(n1), px(n2), py(n3)]);
      else if (kind === 'Q' || kind === 'T') {
        const [hx, hy] = kind === 'Q' ? [px(n0), py(n1)] : mirrored('Q');
        const [toX, toY] = kind === 'Q' ? [px(n2), py(n3)] : [px(n0), py(n1)];
        curve('Q', hx, hy, raise(x, y, hx, hy, toX, toY));
      } else {
        const end = { x: px(n5), y: py(n6) };
        const arc = {
          radiusX: Math.abs(n0),
          radiusY: Math.abs(n1),
          turn: n2,
          isLarge: n3 !== 0,
          isClockwise: n4 !== 0,
        };
        if (arc.radiusX === 0 || arc.radiusY === 0) line(end.x, end.y);
        else for (const points of toCurves({ x, y }, end, arc)) segments.push({ command: 'C', points });
        [x, y, handle] = [end.x, end.y, undefined];
      }
    }
  }
  return segments[0]?.command === 'M' ? segments : undefined;
}

type Curve = readonly [number, number, number, number, number, number];

/** Flags of arcs may stand without a space before the next number: `a1 1 0 01.5.5`. */
function readNumbers(text: string, kind: string): number[] {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
  const flag = /[01]/y;
  const numbers: number[] = [];
  let at = 0;
  for (;;) {
    while (at < text.length && /[\s,]/.test(text[at] ?? '')) at++;
    const isFlag = kind === 'A' && [3, 4].includes(numbers.length % 7);
    const pattern = isFlag ? flag : number;
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return at < text.length ? [] : numbers;
    numbers.push(Number(found));
    at += found.length;
  }
}

/** A curve with one handle as one with two. */
const raise = (x: number, y: number, hx: number, hy: number, toX: number, toY: number): Curve => [
  x + (2 / 3) * (hx - x),
  y + (2 / 3) * (hy - y),
  toX + (2 / 3) * (hx - toX),
  toY + (2 / 3) * (hy - toY),
  toX,
  toY,
];

interface Point {
  x: number;
  y: number;
}

interface Arc {
  radiusX: number;
  radiusY: number;
  /** Of its axes, degrees. */
  turn: number;
  isLarge: boolean;
  isClockwise: boolean;
}

/** An elliptical arc as curves of a quarter turn at most; SVG 2, B.2.4 tells how its centre is found. */
function toCurves(from: Point, to: Point, { turn, isLarge, isClockwise, ...radii }: Arc): Curve[] {
  if (from.x === to.x && from.y === to.y) return [];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x1, y1] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const reach = (x1 / radii.radiusX) ** 2 + (y1 / radii.radiusY) ** 2;
  // Radii that do not reach from end to end grow until they do.
  const grown = Math.max(1, Math.sqrt(reach));
  const [rx, ry] = [radii.radiusX * grown, radii.radiusY * grown];
  const rest = Math.max(0, (rx * ry) ** 2 / ((rx * y1) ** 2 + (ry * x1) ** 2) - 1);
  const far = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(rest);
  const [cx1, cy1] = [(far * rx * y1) / ry, (-far * ry * x1) / rx];
  const center = { x: cos * cx1 - sin * cy1 + (from.x + to.x) / 2, y: sin * cx1 + cos * cy1 + (from.y + to.y) / 2 };
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  const full = Math.PI * 2;
  const end = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx);
  const swept = isClockwise ? (((end - start) % full) + full) % full : -((((start - end) % full) + full) % full);
  const pieces = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-9));
  const step = swept / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (ux: number, uy: number): [number, number] => [
    center.x + cos * rx * ux - sin * ry * uy,
    center.y + sin * rx * ux + cos * ry * uy,
  ];
  return Array.from({ length: pieces }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [
      ...at(ca - handle * sa, sa + handle * ca),
      ...at(cb + handle * sb, sb - handle * cb),
      ...at(cb, sb),
    ] as const;
  });
}

/** The same path, seen through a matrix. */
export const transformPath = (segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): Segment[] =>
  segments.map((segment) => {
    const { points } = segment;
    const moved = points.map((value, index) => {
      const [x, y] = index % 2 === 0 ? [value, points[index + 1] ?? 0] : [points[index - 1] ?? 0, value];
      return index % 2 === 0 ? a * x + c * y + e : b * x + d * y + f;
    });
    return { ...segment, points: moved } as unknown as Segment;
  });

/** Path data again, to a hundredth of a pixel. */
export const toPathData = (segments: readonly Segment[]): string =>
  segments
    .map(({ command, points }) => `${command}${points.map((value) => Math.round(value * 100) / 100).join(' ')}`)
    .join('');
