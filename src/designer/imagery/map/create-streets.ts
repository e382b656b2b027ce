import type { Point } from '../paint/pen.ts';
import type { Easel } from '../picture-family.ts';

type Corners = readonly [Point, Point, Point, Point];

export interface Streets {
  blocks: { corners: Corners; use: 'built' | 'park' }[];
  /** Wide streets between blocks. */
  avenues: Point[][];
  /** Middle line of a river, empty without one. */
  river: Point[];
  bridges: [Point, Point][];
  /** Corners a route turns at, from start to end. */
  route: Point[];
  /** Corners of the route where something stops. */
  stops: Point[];
  /** Corners that pins stand on, the main one first. */
  places: Point[];
}

const WATER_WORDS = [
  'canal',
  'river',
  'harbour',
  'harbor',
  'sea',
  'coast',
  'lake',
  'waterfront',
  'port',
  'bay',
  'water',
];
const PARK_WORDS = ['park', 'garden', 'forest', 'green', 'trail', 'nature', 'run'];
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

function countPins({ subject, random }: Easel): number {
  const [number = ''] = /\d+|\b(?:one|two|three|four|five|six|seven|eight)\b/iu.exec(subject) ?? [];
  const count = NUMBER_WORDS[number.toLowerCase()] ?? Number(number);
  return count >= 1 && count <= 12 ? count : random.integer(3, 5);
}

/** A leaning grid of streets over the sheet, with parks, perhaps a river, and corners for marks. */
export function createStreets(easel: Easel): Streets {
  const {
    random,
    frame: { width, height },
    says,
  } = easel;
  const cell = height * 0.215;
  const columns = Math.ceil(width / cell) + 4;
  const rows = 9;
  const turn = (random.next() - 0.5) * 0.5;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const stretch = Array.from({ length: columns + 1 }, () => (random.next() - 0.5) * 0.3);
  const sag = Array.from({ length: rows + 1 }, () => (random.next() - 0.5) * 0.3);
  const corner = (column: number, row: number): Point => {
    const u = (column + (stretch[column] ?? 0) - columns / 2) * cell;
    const v = (row + (sag[row] ?? 0) - rows / 2) * cell;
    return [width / 2 + u * cos - v * sin, height / 2 + u * sin + v * cos];
  };
  const isNear = ([x, y]: Point, margin: number): boolean =>
    x > -margin && x < width + margin && y > -margin && y < height + margin;

  const parkColumn = random.integer(Math.floor(columns / 2) - 2, Math.floor(columns / 2) + 1);
  const parkRow = random.integer(3, 5);
  const hasBigPark = says(...PARK_WORDS) || random.next() < 0.5;
  const isPark = (column: number, row: number): boolean => {
    const inBig = hasBigPark && Math.abs(column - parkColumn) <= 1 && row === parkRow;
    return inBig || (column === parkColumn && row === parkRow) || (column * 7 + row * 5 + columns) % 19 === 0;
  };
  const gap = height / 44;
  const blocks: Streets['blocks'] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const corners: Corners = [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ];
      const middle: Point = [(corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2];
      if (!isNear(middle, cell * 0.8)) continue;
      blocks.push({ corners: shrink(corners, gap), use: isPark(column, row) ? 'park' : 'built' });
    }
  }

  const avenueColumns = [Math.floor(columns / 2) - 2, Math.floor(columns / 2) + 2];
  const avenueRow = random.integer(3, 6);
  const avenues = [
    ...avenueColumns.map((column) => [corner(column, 0), corner(column, rows)]),
    [corner(0, avenueRow), corner(columns, avenueRow)],
  ];
  const hasRiver = says(...WATER_WORDS) || random.next() < 0.6;
  const river = hasRiver ? createRiver(easel, cell) : [];
  const bridges =
    river.length === 0 ? [] : avenueColumns.map((column): [Point, Point] => [corner(column, 0), corner(column, rows)]);

  const middle = Math.floor(columns / 2);
  const reach = Math.max(1, Math.min(Math.floor(width / cell / 2) - 1, 4));
  // A leaning grid carries the ends off the sheet, so each end takes the row that lies nearest to its height.
  const rowNear = (column: number, part: number): number => {
    const gapAt = (row: number): number => Math.abs(corner(column, row)[1] - height * part);
    return [2, 3, 4, 5, 6, 7].reduce((best, row) => (gapAt(row) < gapAt(best) ? row : best));
  };
  const [first, last] = [rowNear(middle - reach, 0.8), rowNear(middle + reach, 0.34)];
  const between = Math.round((first + last) / 2);
  const walk: [number, number][] = [
    [middle - reach, first],
    [middle - reach, first - 1],
    [middle - Math.ceil(reach / 3), first - 1],
    [middle - Math.ceil(reach / 3), between],
    [middle + Math.floor(reach / 2), between],
    [middle + Math.floor(reach / 2), last],
    [middle + reach, last],
  ];
  const route = walk.map(([column, row]) => corner(column, row));
  const open = random
    .shuffle(
      [3, 4, 5, 6].flatMap((row) =>
        Array.from({ length: reach * 2 + 1 }, (_, index) => corner(middle - reach + index, row)),
      ),
    )
    .filter((place) => isNear(place, -cell * 0.5));
  const centre = corner(middle, 5);
  const places = [
    centre,
    ...spread(
      open.filter((place) => distance(place, centre) > cell),
      cell * 1.1,
    ),
  ].slice(0, countPins(easel));
  return {
    blocks,
    avenues,
    river,
    bridges,
    route,
    stops: says('stop', 'stops', 'delivery', 'tour', 'itinerary', 'transit') ? route.slice(2, 5) : [],
    places,
  };
}

function createRiver({ random, frame: { width, height } }: Easel, cell: number): Point[] {
  const base = height * (0.24 + random.next() * 0.12);
  const fall = (random.next() - 0.3) * height * 0.5;
  return [-0.1, 0.2, 0.45, 0.7, 1.1].map((part): Point => [
    width * part,
    base + fall * part + (random.next() - 0.5) * cell * 0.8,
  ]);
}

const shrink = (corners: Corners, gap: number): Corners => {
  const [a, b, c, d] = corners;
  const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  const pull = ([x, y]: Point): Point => {
    const part = Math.max(0, 1 - (gap * 1.4) / (distance([x, y], middle) || 1));
    return [middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part];
  };
  return [pull(a), pull(b), pull(c), pull(d)];
};

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Those of the points that keep `least` from the ones taken before. */
function spread(points: readonly Point[], least: number): Point[] {
  const taken: Point[] = [];
  for (const point of points) if (taken.every((other) => distance(other, point) > least)) taken.push(point);
  return taken;
}
