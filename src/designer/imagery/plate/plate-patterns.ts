import { circlePath, rectPath } from '../paint/curves.ts';
import type { Tone } from '../paint/tones.ts';
import type { Easel } from '../picture-family.ts';

/** Tones of a plate: its ground, the pattern that only just stands off it, and what is drawn on it. */
export interface PlateTones {
  ground: Tone;
  low: Tone;
  mid: Tone;
  mark: Tone;
}

/** A quiet ground: bands, bricks, weave, rings … drawn over the whole sheet in two near tones. */
export interface PlatePattern {
  id: string;
  /** Words of materials that it looks like. */
  words: readonly string[];
  draw(easel: Easel, tones: PlateTones): void;
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);

const rings: PlatePattern = {
  id: 'rings',
  words: ['sound', 'echo', 'signal', 'target', 'wheel', 'clock', 'record', 'radar', 'sonar'],
  draw: ({ pen, random, frame: { width, height } }, { low, mid }) => {
    const x = width * random.pick([0.12, 0.86]);
    const y = height * random.pick([0.08, 0.94]);
    for (const radius of steps(0.2, 1.7, 0.22).toReversed()) {
      const size = radius * height * 0.72;
      pen.flat(Math.round(radius * 100) % 44 < 22 ? low : mid, circlePath(x, y, size), 0.5);
    }
  },
};

const bricks: PlatePattern = {
  id: 'bricks',
  words: ['brick', 'wall', 'masonry', 'tile', 'mosaic', 'pavement', 'cobble', 'roof', 'kiln', 'bakery', 'sign'],
  draw: ({ pen, random, frame: { width, height } }, { low, mid }) => {
    const tall = height / 9;
    const wide = tall * 2.3;
    for (const [row, y] of steps(0, height, tall).entries())
      for (const x of steps(row % 2 === 0 ? 0 : -wide / 2, width, wide)) {
        const tone = random.next() < 0.22 ? mid : low;
        pen.flat(tone, rectPath(x + 2, y + 2, wide - 4, tall - 4, 2), 0.7);
      }
  },
};

const planks: PlatePattern = {
  id: 'planks',
  words: ['wood', 'timber', 'plank', 'floor', 'deck', 'oak', 'table', 'bench', 'loom', 'barrel', 'furniture', 'violin'],
  draw: ({ pen, random, frame: { width, height } }, { low, mid }) => {
    const tall = height / 5;
    for (const [row, y] of steps(0, height, tall).entries()) {
      if (row % 2 === 0) pen.flat(low, rectPath(0, y, width, tall), 0.55);
      const seam = width * (0.2 + random.next() * 0.6);
      pen.stroke(mid, `M0 ${y}h${width}M${seam} ${y}v${tall}`, { width: 2, opacity: 0.7 });
      for (const line of [0.3, 0.52, 0.74]) {
        const bend = tall * (random.next() - 0.5) * 0.35;
        pen.stroke(mid, `M${seam - width} ${y + tall * line}q${width * 0.5} ${bend} ${width} 0t${width} 0`, {
          width: 1.2,
          opacity: 0.5,
        });
      }
    }
  },
};

const weave: PlatePattern = {
  id: 'weave',
  words: [
    'cloth',
    'fabric',
    'textile',
    'tapestry',
    'linen',
    'wool',
    'silk',
    'carpet',
    'rug',
    'basket',
    'rope',
    'thread',
    'woven',
    'lace',
    'costume',
  ],
  draw: ({ pen, frame: { width, height } }, { low, mid }) => {
    const cell = height / 10;
    for (const [row, y] of steps(0, height, cell).entries())
      for (const [column, x] of steps(0, width, cell).entries()) {
        const isAcross = (row + column) % 2 === 0;
        pen.flat(
          isAcross ? low : mid,
          isAcross
            ? rectPath(x - cell * 0.1, y + cell * 0.16, cell * 1.2, cell * 0.68, cell * 0.2)
            : rectPath(x + cell * 0.16, y - cell * 0.1, cell * 0.68, cell * 1.2, cell * 0.2),
          0.5,
        );
      }
  },
};

const ripples: PlatePattern = {
  id: 'ripples',
  words: [
    'water',
    'river',
    'sea',
    'tide',
    'steam',
    'fog',
    'smoke',
    'sand',
    'wave',
    'pool',
    'bath',
    'rain',
    'oil',
    'bronze',
    'molten',
  ],
  draw: ({ pen, random, frame: { width, height } }, { low, mid }) => {
    const gap = height / 8;
    for (const [row, y] of steps(gap * 0.4, height * 1.1, gap).entries()) {
      const swing = gap * (0.5 + random.next() * 0.5);
      const quarter = width / 4;
      const line = `M${-quarter} ${y}q${quarter / 2} ${-swing} ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0`;
      pen.flat(row % 2 === 0 ? low : mid, `${line}V${height + 40}H${-quarter}z`, 0.34);
    }
  },
};

const panes: PlatePattern = {
  id: 'panes',
  words: ['glass', 'window', 'pane', 'crystal', 'ice', 'gem', 'metal', 'steel', 'iron', 'mirror', 'panel', 'screen'],
  draw: ({ pen, random, frame: { width, height } }, { low, mid }) => {
    const cell = height / 4;
    for (const y of steps(0, height, cell))
      for (const x of steps(0, width, cell)) {
        const tone = random.pick([low, mid, low]);
        const isUp = random.next() < 0.5;
        pen.flat(tone, isUp ? `M${x} ${y}h${cell}l${-cell} ${cell}z` : `M${x} ${y}h${cell}v${cell}z`, 0.55);
      }
  },
};

const scallops: PlatePattern = {
  id: 'scallops',
  words: [
    'fan',
    'shell',
    'scale',
    'fish',
    'feather',
    'slate',
    'shingle',
    'garden',
    'flower',
    'leaf',
    'umbrella',
    'paper',
  ],
  draw: ({ pen, frame: { width, height } }, { low, mid }) => {
    const radius = height / 6;
    for (const [row, y] of steps(height + radius, -radius, -radius * 0.75).entries())
      for (const x of steps(row % 2 === 0 ? 0 : -radius, width + radius, radius * 2)) {
        pen.flat(row % 2 === 0 ? low : mid, circlePath(x, y, radius), 0.5);
        pen.stroke(mid, circlePath(x, y, radius * 0.62), { width: 1.5, opacity: 0.6 });
      }
  },
};

const contours: PlatePattern = {
  id: 'contours',
  words: ['map', 'land', 'stone', 'rock', 'quarry', 'ground', 'earth', 'soil', 'marble', 'mine', 'route', 'survey'],
  draw: ({ pen, random, frame: { width, height } }, { mid }) => {
    for (const [x, y] of [
      [width * (0.2 + random.next() * 0.2), height * 0.3],
      [width * (0.7 + random.next() * 0.2), height * 0.75],
    ] as const)
      for (const level of steps(1, 11, 1)) {
        const radius = level * height * 0.075;
        const bulge = radius * (1.25 + Math.sin(level) * 0.08);
        pen.stroke(
          mid,
          `M${x - bulge} ${y}C${x - bulge} ${y - radius} ${x - radius * 0.2} ${y - radius * 1.15} ${x + radius * 0.3} ${y - radius}S${x + bulge * 1.1} ${y - radius * 0.3} ${x + bulge} ${y + radius * 0.2}S${x} ${y + radius * 1.1} ${x - radius * 0.5} ${y + radius * 0.9}S${x - bulge} ${y + radius * 0.5} ${x - bulge} ${y}z`,
          { width: 2, opacity: 0.65 },
        );
      }
  },
};

export const PLATE_PATTERNS: readonly PlatePattern[] = [
  rings,
  bricks,
  planks,
  weave,
  ripples,
  panes,
  scallops,
  contours,
];
