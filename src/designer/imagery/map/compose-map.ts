import { smoothThrough, straightThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import { defineObject, type Easel, type PictureFamily } from '../picture-family.ts';
import { createStreets, type Streets } from './create-streets.ts';
import { drawPin, drawRoute, drawStart } from './marks.ts';

/** Tones of a map; land turns with the theme's mode, so that a dark screen gets a night map. */
interface MapTones {
  land: Tone;
  block: Tone;
  street: Tone;
  avenue: Tone;
  park: Tone;
  tree: Tone;
  water: Tone;
  built: Tone;
}

const MAP_TONES: readonly MapTones[] = [
  {
    land: 'ground',
    block: 'ground-low',
    street: 'page',
    avenue: 'paper',
    park: 'b-container',
    tree: 'b65',
    water: 'c-container',
    built: 'ground-high',
  },
  {
    land: 'ground-high',
    block: 'ground',
    street: 'paper',
    avenue: 'paper',
    park: 'b-container',
    tree: 'b65',
    water: 'c-container',
    built: 'ground-low',
  },
];

const closed = (points: readonly Point[]): string => `${straightThrough(points)}z`;

function drawGround({ pen, random, frame: { width, height } }: Easel, streets: Streets, tones: MapTones): void {
  pen.flat(tones.land, `M0 0h${width}v${height}h${-width}z`);
  const plain = streets.blocks.filter(({ use }) => use === 'built');
  pen.flat(tones.block, plain.map(({ corners }) => closed(corners)).join(''));
  pen.detail(() => {
    const houses = plain
      .filter(() => random.next() < 0.5)
      .map(({ corners: [a, b, c, d] }) => {
        const inner = (from: Point, to: Point, part: number): Point => [
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part,
        ];
        const [left, right] = [inner(a, d, 0.16), inner(b, c, 0.16)];
        const [lowLeft, lowRight] = [inner(a, d, 0.46), inner(b, c, 0.46)];
        return closed([
          inner(left, right, 0.14),
          inner(left, right, 0.62),
          inner(lowLeft, lowRight, 0.62),
          inner(lowLeft, lowRight, 0.14),
        ]);
      });
    pen.flat(tones.built, houses.join(''));
  });
  const parks = streets.blocks.filter(({ use }) => use === 'park');
  pen.flat(tones.park, parks.map(({ corners }) => closed(corners)).join(''), 0.6);
  pen.detail(() => {
    const trees = parks.flatMap(({ corners: [a, b, c, d] }) =>
      Array.from({ length: 6 }, (): string => {
        const [u, v] = [0.16 + random.next() * 0.68, 0.16 + random.next() * 0.68];
        const x = a[0] * (1 - u) * (1 - v) + b[0] * u * (1 - v) + c[0] * u * v + d[0] * (1 - u) * v;
        const y = a[1] * (1 - u) * (1 - v) + b[1] * u * (1 - v) + c[1] * u * v + d[1] * (1 - u) * v;
        return `M${Math.round(x)} ${Math.round(y)}h.1`;
      }),
    );
    pen.stroke(tones.tree, trees.join(''), { width: height / 36, opacity: 0.6 });
  });
}

function drawWaterway({ pen, frame: { height } }: Easel, streets: Streets, tones: MapTones): void {
  if (streets.river.length === 0) return;
  const course = smoothThrough(streets.river, 0);
  const width = height * 0.15;
  pen.stroke(tones.land, course, { width: width * 1.16, cap: 'butt' });
  pen.stroke(tones.water, course, { width, cap: 'butt' });
  pen.detail(() =>
    pen.stroke('paper', course, {
      width: 1.6,
      dash: `${Math.round(width * 0.5)} ${Math.round(width * 1.7)}`,
      opacity: 0.6,
    }),
  );
  for (const [from, to] of streets.bridges)
    pen.stroke(tones.avenue, straightThrough([from, to]), { width: height / 40, cap: 'butt' });
}

function drawMap(easel: Easel, marks: 'route' | 'pins'): void {
  const { pen, random, frame } = easel;
  const streets = createStreets(easel);
  const tones = random.pick(MAP_TONES);
  drawGround(easel, streets, tones);
  pen.stroke(tones.avenue, streets.avenues.map((avenue) => straightThrough(avenue)).join(''), {
    width: frame.height / 34,
    cap: 'butt',
  });
  drawWaterway(easel, streets, tones);
  // Whoever sets marks of their own on the map asks for it without.
  if (easel.says('unmarked')) return;
  if (marks === 'route') {
    drawRoute(easel, streets.route);
    const [start = [0, 0]] = streets.route;
    drawStart(easel, start);
    for (const stop of streets.stops) drawStart(easel, stop, 0.7);
    drawPin(easel, streets.route.at(-1) ?? start, 'c', 1.15);
    return;
  }
  streets.places.forEach((place, index) => drawPin(easel, place, index === 0 ? 'c' : 'a', index === 0 ? 1.3 : 0.95));
}

const routeMap = defineObject({
  id: 'route',
  words: [
    'route',
    'way',
    'run',
    'ride',
    'path',
    'direction',
    'delivery',
    'trip',
    'track',
    'journey',
    'trail',
    'walk',
    'drive',
    'commute',
    'navigation',
    'tracking',
    'tour',
    'courier',
    'loop',
    'itinerary',
    'transit',
    'flight',
    'shipment',
    'driver',
  ],
  draw: (easel) => drawMap(easel, 'route'),
});

const pinMap = defineObject({
  id: 'pins',
  words: [
    'map',
    'pin',
    'location',
    'place',
    'address',
    'venue',
    'nearby',
    'store',
    'city',
    'neighborhood',
    'area',
    'district',
    'listing',
    'apartment',
    'find us',
    'station',
    'branch',
    'office',
    'street',
    'home',
    'region',
    'market',
    'landing',
    'quarter',
    'block',
  ],
  isGeneric: true,
  draw: (easel) => drawMap(easel, 'pins'),
});

/** Street maps laid out by their subject: "route along the canal", "map with 4 pins". */
export const MAPS: PictureFamily = {
  kind: 'map',
  objects: [routeMap, pinMap],
  fallback: ['pins'],
  hues: [{ a: 'primary', b: 'secondary', c: 'tertiary' }],
  hasOneStyle: true,
  compose: (easel, map) => map.draw(easel),
};
