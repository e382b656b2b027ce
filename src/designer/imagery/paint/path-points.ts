import type { Point } from './pen.ts';

const TOKENS = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;
/** Numbers that one step of a command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Points sampled on a curve; enough to know its extent within half a percent. */
const SAMPLES = 12;

interface Step {
  command: string;
  numbers: number[];
}

function toSteps(d: string): Step[] {
  const steps: Step[] = [];
  let command = '';
  let numbers: number[] = [];
  const flush = (): void => {
    const takes = TAKES[command.toLowerCase()] ?? 0;
    if (takes === 0) return;
    for (let at = 0; at + takes <= numbers.length; at += takes)
      steps.push({
        // Pairs after a move are lines.
        command: at > 0 && command.toLowerCase() === 'm' ? (command === 'm' ? 'l' : 'L') : command,
        numbers: numbers.slice(at, at + takes),
      });
  };
  for (const [, letter, digits] of d.matchAll(TOKENS)) {
    if (digits !== undefined) numbers.push(Number(digits));
    if (letter === undefined) continue;
    flush();
    command = letter;
    numbers = [];
    if (TAKES[letter.toLowerCase()] === 0) steps.push({ command: letter, numbers: [] });
  }
  flush();
  return steps;
}

/** Points on the outline of path data, dense enough to measure it. All commands of SVG are read, arcs with flags set apart. */
export function toPathPoints(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let handle: Point | undefined;
  for (const { command, numbers } of toSteps(d)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const [ox, oy] = isRelative ? at : [0, 0];
    const pair = (index: number): Point => [(numbers[index] ?? 0) + ox, (numbers[index + 1] ?? 0) + oy];
    const from = at;
    switch (kind) {
      case 'm':
        at = start = pair(0);
        handle = undefined;
        break;
      case 'l':
        at = pair(0);
        handle = undefined;
        break;
      case 'h':
        at = [(numbers[0] ?? 0) + ox, from[1]];
        handle = undefined;
        break;
      case 'v':
        at = [from[0], (numbers[0] ?? 0) + oy];
        handle = undefined;
        break;
      case 'z':
        at = start;
        handle = undefined;
        break;
      case 'a':
        at = [(numbers[5] ?? 0) + ox, (numbers[6] ?? 0) + oy];
        points.push(...arcPoints(from, numbers, at));
        handle = undefined;
        break;
      default: {
        const isCubic = kind === 'c' || kind === 's';
        const reflected: Point = handle === undefined ? from : [2 * from[0] - handle[0], 2 * from[1] - handle[1]];
        const isSmooth = kind === 's' || kind === 't';
        const own = isCubic ? [pair(0), pair(2), pair(4)] : [pair(0), pair(2)];
        const controls = isSmooth ? [reflected, ...own.slice(0, isCubic ? 2 : 1)] : own;
        handle = controls.at(-2);
        at = controls.at(-1) ?? from;
        points.push(...curvePoints([from, ...controls]));
      }
    }
    points.push(at);
  }
  return points;
}

const mix = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** De Casteljau's algorithm. */
function curvePoints(controls: readonly Point[]): Point[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const part = (index + 1) / SAMPLES;
    let level = [...controls];
    while (level.length > 1) level = level.slice(1).map((point, at) => mix(level[at] ?? point, point, part));
    return level[0] ?? [0, 0];
  });
}

/** Endpoint to centre parameterisation, SVG 1.1 appendix F.6. */
function arcPoints(from: Point, [rx = 0, ry = 0, degrees = 0, isLarge = 0, isSweep = 0]: number[], to: Point): Point[] {
  if (rx === 0 || ry === 0) return [to];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.max(1, Math.sqrt(x ** 2 / rx ** 2 + y ** 2 / ry ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = (a ** 2 * b ** 2 - a ** 2 * y ** 2 - b ** 2 * x ** 2) / (a ** 2 * y ** 2 + b ** 2 * x ** 2);
  const factor = Math.sqrt(Math.max(0, rest)) * (isLarge === isSweep ? -1 : 1);
  const [cx, cy] = [(factor * a * y) / b, (-factor * b * x) / a];
  const first = Math.atan2((y - cy) / b, (x - cx) / a);
  const last = Math.atan2((-y - cy) / b, (-x - cx) / a);
  const raw = last - first;
  const sweep = isSweep === 1 ? (raw < 0 ? raw + 2 * Math.PI : raw) : raw > 0 ? raw - 2 * Math.PI : raw;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return Array.from({ length: SAMPLES }, (_, index) => {
    const angle = first + (sweep * (index + 1)) / SAMPLES;
    const [px, py] = [cx + a * Math.cos(angle), cy + b * Math.sin(angle)];
    return [cos * px - sin * py + mx, sin * px + cos * py + my];
  });
}
