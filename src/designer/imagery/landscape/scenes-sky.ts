import { circlePath, ellipsePath } from '../paint/curves.ts';
import type { Tone } from '../paint/tones.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { plane, rocket } from '../product/vehicle.ts';
import { drawFirLine } from './flora.ts';
import { drawBirds, drawSky, drawStars } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { place } from './structures.ts';
import { createHills, drawHill } from './terrain.ts';

const space = defineObject({
  id: 'space',
  words: [
    'space',
    'planet',
    'galaxy',
    'astronomy',
    'universe',
    'moon',
    'star',
    'mars',
    'rocket',
    'sci fi',
    'cosmos',
    'orbit',
    'astronaut',
    'telescope',
    'future',
    'launch',
    'nasa',
    'startup',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['night']);
    const { pen, random, width, height, unit, light } = stage;
    pen.flat(
      pen.linear(
        [0, 0],
        [width, height],
        [
          [0, 'a10'],
          [0.6, 'a20'],
          [1, 'c30'],
        ],
      ),
      `M0 0h${width}v${height}h${-width}z`,
    );
    drawStars(stage, 60);
    drawStars(stage, 40);
    const { sun } = placeFocus(stage);
    const [x, y, r] = [width * sun, height * 0.38, 84 * unit];
    pen.stroke('c80', `M${x - r * 1.7} ${y + r * 0.5}Q${x} ${y + r * 0.1} ${x + r * 1.7} ${y - r * 0.5}`, {
      width: 9 * unit,
      opacity: 0.5,
    });
    const globe = circlePath(x, y, r);
    pen.path('c65', globe);
    pen.inside(globe, () => {
      pen.path(
        'c80',
        `M${x - r} ${y - r * 0.5}q${r} ${-r * 0.3} ${r * 2} ${r * 0.1}v${r * 0.26}q${-r} ${-r * 0.3} ${-r * 2} 0z`,
      );
      pen.path(
        'c50',
        `M${x - r} ${y + r * 0.1}q${r} ${-r * 0.24} ${r * 2} 0v${r * 0.2}q${-r} ${-r * 0.2} ${-r * 2} ${r * 0.06}zM${x - r} ${y + r * 0.6}q${r} ${-r * 0.2} ${r * 2} 0v${r * 0.14}q${-r} ${-r * 0.16} ${-r * 2} 0z`,
      );
      pen.shade(circlePath(x - light * r * 0.5, y + r * 0.24, r * 1.05), 0.32);
    });
    pen.stroke(
      'c85',
      `M${x - r * 1.72} ${y + r * 0.56}Q${x + r * 0.1} ${y + r * 0.62} ${x + r * 1.74} ${y - r * 0.52}`,
      { width: 7 * unit },
    );
    pen.circle('b80', width * (1 - sun), height * 0.2, 20 * unit);
    pen.shade(circlePath(width * (1 - sun) - light * 7 * unit, height * 0.2 + 5 * unit, 16 * unit), 0.25);
    const ground = createHills(stage, 0.84, 0.035, 1.1);
    drawHill(stage, createHills(stage, 0.76, 0.05, 1.4), 'a40', { rim: 0.3 });
    drawHill(stage, ground, 'a50', { rim: 0.4 });
    const craters = Array.from(
      { length: 7 },
      () => [random.next() * width, height * (0.9 + random.next() * 0.08), unit * (10 + random.next() * 22)] as const,
    );
    pen.path('a30', craters.map(([cx, cy, size]) => ellipsePath(cx, cy, size, size * 0.3)).join(''));
    place(stage, rocket, width * (sun > 0.5 ? 0.3 : 0.7), height * 0.86, 220);
  },
});

const WET = ['rain', 'rainy', 'storm', 'thunder', 'drizzle', 'shower'];

const ALOFT = [
  'balloon',
  'dream',
  'freedom',
  'plane',
  'flight',
  'airplane',
  'airline',
  'airport',
  'travel',
  'wind',
  'air',
  'flying',
];

const sky = defineObject({
  id: 'sky',
  words: [
    'sky',
    'cloud',
    'weather',
    'rain',
    'storm',
    'forecast',
    'thunder',
    'wind',
    'fog',
    'sun',
    'sunny',
    'plane',
    'flight',
    'airplane',
    'airline',
    'airport',
    'balloon',
    'hot air balloon',
    'paragliding',
    'air',
    'freedom',
    'dream',
    'kite',
    'drizzle',
    'heat',
    'humidity',
  ],
  draw: (easel) => {
    const stage = createStage(easel, easel.says(...WET) ? ['dusk'] : ['day', 'dawn', 'dusk']);
    const { pen, random, width, height, unit, says, light } = stage;
    const { sun, focus } = placeFocus(stage);
    const isWet = says(...WET);
    drawSky(stage, sun, 0.3, isWet ? 0 : 58);
    const cumulus = (x: number, y: number, size: number, tone: Tone, lit: Tone): void => {
      const heads = [
        [-1.5, -0.3, 0.5],
        [-0.9, -0.62, 0.66],
        [-0.1, -0.94, 0.86],
        [0.74, -0.66, 0.7],
        [1.4, -0.3, 0.52],
      ] as const;
      const scale = size * unit;
      const at = (part: number): number => width * x + part * scale;
      const base = height * y;
      const end = 0.24 * scale;
      const body = heads.map(([dx, dy, radius]) => circlePath(at(dx), base + dy * scale, radius * scale)).join('');
      pen.union(
        tone,
        `${body}M${at(-1.9)} ${base}a${end} ${end} 0 0 1 0 ${-end * 2}H${at(1.9)}a${end} ${end} 0 0 1 0 ${end * 2}z`,
      );
      const crowns = heads.map(([dx, dy, radius]) =>
        circlePath(at(dx + light * radius * 0.16), base + (dy - radius * 0.16) * scale, radius * 0.74 * scale),
      );
      pen.flat(lit, crowns.join(''), 0.75);
    };
    cumulus(focus - 0.26, 0.3, 34, isWet ? 'b65' : 'b85', isWet ? 'b72' : 'b90');
    cumulus(sun + 0.14, 0.36, 44, isWet ? 'b60' : 'b85', isWet ? 'b72' : 'b90');
    if (isWet) {
      const drops = Array.from({ length: 70 }, () => {
        const length = unit * (12 + random.next() * 16);
        const [x, y] = [random.next() * width * 1.1, height * (0.46 + random.next() * 0.4)];
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-length * 0.3)} ${Math.round(length)}`;
      });
      pen.stroke('b90', drops.join(''), { width: 2 * unit, opacity: 0.7 });
    }
    if (!says(...ALOFT)) cumulus(focus + 0.06, 0.6, 84, isWet ? 'b45' : 'b85', isWet ? 'b55' : 'b90');
    if (says('storm', 'thunder'))
      pen.path(
        'c85',
        `M${width * focus} ${height * 0.44}l${-40 * unit} ${74 * unit}h${30 * unit}l${-24 * unit} ${66 * unit}l${72 * unit} ${-88 * unit}h${-34 * unit}l${28 * unit} ${-52 * unit}z`,
      );
    if (says('balloon', 'dream', 'freedom')) {
      const balloon = (x: number, y: number, size: number, tone: 'c50' | 'a50'): void =>
        pen.at({ x: width * x, y: height * y, scale: unit * size }, () => {
          const bag = 'M0 -100Q56 -100 56 -48Q56 -8 14 26H-14Q-56 -8 -56 -48Q-56 -100 0 -100z';
          pen.path(tone, bag);
          pen.inside(bag, () => {
            pen.path(
              'b90',
              'M-30 -100Q-40 -40 -10 28h-8Q-56 -10 -56 -60zM0 -104q26 50 6 130h-12q-20 -80 6 -130zM30 -100Q40 -40 10 28h8Q56 -10 56 -60z',
            );
            pen.shade('M14 -104q46 60 -4 134h50V-100z', 0.18);
          });
          pen.stroke('c20', 'M-12 26l4 26M12 26l-4 26', { width: 2 });
          pen.path('c40', 'M-11 50h22l-3 18h-16z');
        });
      balloon(focus, 0.5, 1.1, 'c50');
      balloon(sun, 0.36, 0.5, 'a50');
    } else if (says('plane', 'flight', 'airplane', 'airline', 'airport', 'travel', 'wind', 'air'))
      place(stage, plane, width * focus, height * 0.72, 230);
    const hills = createHills(stage, 0.86, 0.03, 1.2);
    drawHill(stage, createHills(stage, 0.8, 0.04, 1), stage.land(0.4), { mist: 0.3 });
    drawHill(stage, hills, stage.land(0.75));
    drawFirLine(stage, hills, stage.woods(0.9), 18);
    drawBirds(stage, width * (0.5 - light * 0.1), height * 0.62, 4);
  },
});

export const SKIES: readonly PictureObject[] = [space, sky];
