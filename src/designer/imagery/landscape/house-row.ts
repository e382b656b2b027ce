import type { Tone } from '../paint/tones.ts';
import type { Stage } from './stage.ts';

interface Facade {
  wall: Tone;
  roof: Tone;
  trim: Tone;
  door: Tone;
  glass: Tone;
}

// Mostly steps that the theme has as they are, since a mixed tone is a long word.
const FACADES: readonly Facade[] = [
  { wall: 'c80', roof: 'c30', trim: 'b90', door: 'a30', glass: 'a50' },
  { wall: 'a65', roof: 'a30', trim: 'b90', door: 'c30', glass: 'c90' },
  { wall: 'b80', roof: 'c30', trim: 'b90', door: 'a30', glass: 'a30' },
  { wall: 'c65', roof: 'a30', trim: 'b90', door: 'a10', glass: 'c90' },
  { wall: 'a50', roof: 'a10', trim: 'b90', door: 'c30', glass: 'c80' },
];

/** What is painted one after the other; houses never overlap, so a whole row shares one path for each layer and tone. */
const LAYERS = ['roof', 'wall', 'shade', 'frame', 'glass', 'door', 'awning', 'stripe'] as const;
type Layer = (typeof LAYERS)[number];

interface House {
  x: number;
  wide: number;
  tall: number;
  hasShop: boolean;
  facade: Facade;
}

/** Town houses side by side between two parts of the width; `groundY` in sheet units, `scale` 1 for 100–200 units tall. */
export function drawHouseRow(
  stage: Stage,
  groundY: number,
  from: number,
  to: number,
  scale: number,
  hasShops: boolean,
): void {
  const { pen, random, width, unit } = stage;
  const size = unit * scale;
  const row = new Map<string, string>();
  let x = width * from;
  let last = 0;
  while (x < width * to) {
    const wide = 48 + random.integer(0, 3) * 10;
    const tall = 96 + random.integer(0, 3) * 36;
    last = (last + random.integer(1, FACADES.length - 1)) % FACADES.length;
    const facade = FACADES[last];
    if (facade === undefined) break;
    for (const [layer, tone, d] of listParts(
      { x, wide, tall, hasShop: hasShops && random.next() < 0.6, facade },
      groundY,
      size,
      random.integer(0, 2),
    )) {
      const key = `${layer} ${tone}`;
      row.set(key, `${row.get(key) ?? ''}${d}`);
    }
    x += wide * size;
  }
  for (const layer of LAYERS) {
    for (const [key, d] of row) {
      const [at, tone] = key.split(' ') as [Layer, Tone];
      if (at !== layer) continue;
      if (layer === 'shade') pen.shade(d, 0.12);
      else if (layer === 'stripe')
        pen.stroke(tone, d, { width: Math.round(13 * size), cap: 'butt', dash: `${Math.round(6 * size)}` });
      else pen.path(tone, d);
    }
  }
}

/** The parts of one house in sheet units. */
function listParts(
  { x, wide, tall, hasShop, facade }: House,
  groundY: number,
  size: number,
  gable: number,
): [Layer, Tone, string][] {
  const n = (length: number): number => Math.round(length * size);
  const left = Math.round(x);
  const ground = Math.round(groundY);
  const move = (dx: number, up: number): string => `M${left + n(dx)} ${ground - n(up)}`;
  const box = (dx: number, up: number, w: number, h: number): string => `${move(dx, up)}h${n(w)}v${n(h)}h${-n(w)}z`;
  const step = wide * 0.2;
  const roofs = [
    `${move(-3, tall)}l${n(wide / 2 + 3)} ${-n(wide * 0.42)}l${n(wide / 2 + 3)} ${n(wide * 0.42)}z`,
    `${move(0, tall)}v${-n(12)}h${n(step)}v${-n(12)}h${n(step)}v${-n(12)}h${n(step)}v${n(12)}h${n(step)}v${n(12)}h${n(step)}v${n(12)}z`,
    `${move(-4, tall)}l${n(8)} ${-n(26)}h${n(wide - 8)}l${n(8)} ${n(26)}z`,
  ];
  const columns = wide > 62 ? 3 : 2;
  const gap = wide / columns;
  const windows: [number, number][] = [];
  for (let floor = hasShop ? 62 : 54; floor < tall - 10; floor += 36) {
    for (let column = 0; column < columns; column += 1) windows.push([gap * (column + 0.5), floor + 24]);
  }
  const upstairs: [Layer, Tone, string][] = [
    ['roof', facade.roof, roofs[gable] ?? ''],
    ['wall', facade.wall, box(0, tall, wide, tall)],
    ['shade', facade.wall, box(wide * 0.72, tall, wide * 0.28, tall)],
    ['frame', facade.trim, windows.map(([dx, up]) => box(dx - 7, up, 14, 23)).join('')],
    ['glass', facade.glass, windows.map(([dx, up]) => box(dx - 5, up - 2, 10, 19)).join('')],
  ];
  if (hasShop) {
    return [
      ...upstairs,
      ['frame', facade.trim, box(3, 46, wide - 6, 46)],
      ['glass', facade.glass, box(7, 40, wide - 30, 34) + box(wide - 19, 40, 12, 40)],
      ['awning', facade.door, box(-2, 54, wide + 4, 14)],
      ['stripe', facade.trim, `${move(4, 47)}h${n(wide - 4)}`],
    ];
  }
  const middle = wide / 2;
  return [
    ...upstairs,
    ['door', facade.door, `${move(middle - 9, 0)}v${-n(34)}a${n(9)} ${n(9)} 0 0 1 ${n(18)} 0v${n(34)}z`],
    ['frame', facade.trim, box(6, 32, 14, 22) + box(wide - 20, 32, 14, 22)],
  ];
}
