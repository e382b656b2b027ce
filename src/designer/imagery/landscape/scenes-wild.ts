import { circlePath, ellipsePath, rectPath, smoothThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import type { Tone } from '../paint/tones.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { plane, rocket } from '../product/vehicle.ts';
import { drawWalker } from './figures.ts';
import { drawBareTree, drawCactus, drawFir, drawFirLine, drawGrass, plantRow } from './flora.ts';
import { drawBirds, drawClouds, drawSky, drawSnowfall, drawStars, drawStreaks, drawWeather } from './sky.ts';
import { createStage, withLand, type Stage } from './stage.ts';
import { drawCampfire, drawTent, place } from './structures.ts';
import { createHills, createRidge, drawHill, drawRange, windingPath } from './terrain.ts';

const sides = ({ light }: Stage): { focus: number; sun: number } =>
  light === 1 ? { focus: 0.36, sun: 0.7 } : { focus: 0.64, sun: 0.3 };

const forest = defineObject({
  id: 'forest',
  words: [
    'forest',
    'wood',
    'tree',
    'camp',
    'camping',
    'campfire',
    'tent',
    'jungle',
    'rainforest',
    'woodland',
    'scout',
    'wildlife',
    'autumn',
    'pine',
    'eco',
    'sustainability',
    'climate',
    'mushroom',
    'nature reserve',
    'glamping',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dawn', 'dusk', 'day']);
    const { pen, random, width, height, unit, light, says } = stage;
    const { focus, sun } = sides(stage);
    drawSky(stage, sun, 0.34, 36);
    drawHill(stage, createHills(stage, 0.5, 0.06, 1.2), stage.land(0.1), { mist: 0.6 });
    const far = createHills(stage, 0.6, 0.04, 1);
    drawHill(stage, far, stage.land(0.3), { mist: 0.5 });
    drawFirLine(stage, far, stage.woods(0.36), 80);
    const middle = createHills(stage, 0.72, 0.03, 1);
    drawHill(stage, middle, stage.land(0.5), { mist: 0.3 });
    drawFirLine(stage, middle, stage.woods(0.62), 110);
    pen.light(
      [0.12, 0.3, 0.5]
        .map(
          (part) =>
            `M${width * (sun - light * 0.02)} ${height * 0.3}L${width * (sun - light * part * 1.5)} ${height}h${-light * 70 * unit}z`,
        )
        .join(''),
      0.1,
    );
    const near = createHills(stage, 0.86, 0.02, 0.9);
    drawHill(stage, near, stage.land(0.86), { rim: 0.25 });
    const camps = says('camp', 'camping', 'campfire', 'tent', 'scout', 'glamping') || random.next() < 0.5;
    if (camps) {
      drawTent(stage, width * focus, near.at(width * focus) + 22 * unit, 96);
      drawCampfire(stage, width * (focus + light * 0.17), near.at(width * (focus + light * 0.17)) + 30 * unit, 42);
    } else {
      pen.flat(
        stage.land(0.4),
        windingPath(
          [width * (focus + 0.1), height + 4],
          [width * focus, near.at(width * focus) + 2 * unit],
          120 * unit,
          14 * unit,
          30 * unit,
        ),
      );
      drawWalker(stage, width * (focus + 0.03), near.at(width * focus) + 18 * unit, 76 * unit);
    }
    plantRow(stage, near, drawFir, stage.woods(1), {
      from: -0.04,
      to: light === 1 ? 0.14 : 0.2,
      count: 3,
      size: 250,
      sink: 40,
    });
    plantRow(stage, near, drawFir, stage.woods(1), {
      from: light === 1 ? 0.8 : 0.86,
      to: 1.04,
      count: 3,
      size: 236,
      sink: 40,
    });
    drawGrass(stage, 'a10', 0, 1, 24);
    drawBirds(stage, width * 0.5, height * 0.2, 4);
    drawWeather(stage);
  },
});

const winter = defineObject({
  id: 'winter',
  words: [
    'winter',
    'snow',
    'ski',
    'skiing',
    'christmas',
    'ice',
    'frost',
    'cold',
    'nordic',
    'snowy',
    'chalet',
    'sled',
    'arctic',
    'holiday season',
    'december',
    'lapland',
    'snowboard',
  ],
  draw: (easel) => {
    const stage = withLand(createStage(easel, ['day', 'dusk', 'night']), 'b', 84, 90);
    const { pen, width, height, unit, glow, light } = stage;
    const { focus, sun } = sides(stage);
    drawSky(stage, sun, 0.26, 28);
    drawRange(stage, sun, 0.24, 0.62, 5, { fill: 'b50', snow: 0.62 });
    const far = createHills(stage, 0.6, 0.05, 1.3);
    drawHill(stage, far, 'b80', { rim: 0.5 });
    drawFirLine(stage, far, stage.woods(0.5), 40);
    const middle = createHills(stage, 0.72, 0.04, 0.9);
    drawHill(stage, middle, 'b85', { rim: 0.5 });
    const x = width * focus;
    pen.at({ x, y: middle.at(x) + 20 * unit, scale: unit * 1.2 }, () => {
      pen.shade(ellipsePath(10, 2, 78, 7), 0.2);
      pen.path('c40', 'M-58 0v-44h116v44z');
      pen.detail(() => pen.stroke('c20', 'M-58 -11h116M-58 -22h116M-58 -33h116', { width: 1.6 }));
      pen.path('c30', 'M-40 -44L0 -88L40 -44z');
      pen.path('c30', 'M30 -96h14v38h-14z');
      pen.path('b90', 'M28 -100h18v8h-18z');
      pen.path('b90', 'M0 -98L80 -38q-8 6 -14 0L0 -84L-66 -38q-6 6 -14 0z');
      pen.path(glow, 'M-44 -32h22v20h-22zM22 -32h22v20h-22z');
      pen.stroke('c20', 'M-33 -32v20M-44 -22h22M33 -32v20M22 -22h22', { width: 2 });
      pen.path('c20', 'M-11 0v-30h22v30z');
      pen.stroke('b85', 'M37 -104q-10 -12 2 -24t-2 -24', { width: 6, opacity: 0.8 });
    });
    drawHill(stage, createHills(stage, 0.88, 0.03, 0.8), 'b90', { rim: 0 });
    pen.shade(`M0 ${height}Q${width * 0.4} ${height * 0.9} ${width} ${height * 0.98}V${height}z`, 0.08);
    const front = createHills(stage, 0.94, 0.01, 1);
    const heavy = (at: number, size: number): void => {
      drawFir(stage, width * at, front.at(width * at), size * unit, stage.woods(0.8));
      pen.detail(() =>
        pen.path(
          'b90',
          `M${width * at} ${front.at(width * at) - size * unit}l${size * 0.1 * unit} ${size * 0.26 * unit}q${-size * 0.1 * unit} ${-size * 0.05 * unit} ${-size * 0.2 * unit} 0zM${width * at - size * 0.16 * unit} ${front.at(width * at) - size * 0.42 * unit}q${size * 0.16 * unit} ${-size * 0.1 * unit} ${size * 0.32 * unit} 0q${-size * 0.16 * unit} ${size * 0.05 * unit} ${-size * 0.32 * unit} 0z`,
        ),
      );
    };
    heavy(light === 1 ? 0.9 : 0.06, 200);
    heavy(light === 1 ? 0.76 : 0.2, 140);
    drawBareTree(stage, width * (light === 1 ? 0.07 : 0.94), height * 0.95, 180 * unit, 'c20');
    drawSnowfall(stage, 70);
  },
});

const desert = defineObject({
  id: 'desert',
  words: [
    'desert',
    'dune',
    'cactus',
    'canyon',
    'sahara',
    'mesa',
    'arizona',
    'camel',
    'dry',
    'savanna',
    'safari',
    'western',
    'africa',
    'morocco',
    'egypt',
    'outback',
    'nevada',
  ],
  draw: (easel) => {
    const stage = withLand(createStage(easel, ['day', 'dusk', 'dawn']), 'c', 82, 30);
    const { pen, width, height, unit, light } = stage;
    const { focus, sun } = sides(stage);
    drawSky(stage, sun, 0.36, 50);
    drawStreaks(stage, 5);
    const mesa = (x: number, wide: number, top: number, tone: ReturnType<Stage['land']>): void => {
      const [left, right, y] = [width * x, width * x + wide * unit, height * top];
      const path = `M${left - 26 * unit} ${height * 0.66}L${left} ${y + 40 * unit}l${4 * unit} ${-40 * unit}H${right - 6 * unit}l${8 * unit} ${44 * unit}L${right + 30 * unit} ${height * 0.66}z`;
      pen.path(tone, path);
      pen.shade(
        light === 1
          ? `M${left - 26 * unit} ${height * 0.66}L${left} ${y + 40 * unit}l${4 * unit} ${-40 * unit}h${wide * 0.34 * unit}l${-10 * unit} ${60 * unit}l${14 * unit} ${height * 0.3}z`
          : `M${right + 30 * unit} ${height * 0.66}L${right + 2 * unit} ${y + 44 * unit}l${-8 * unit} ${-44 * unit}h${-wide * 0.34 * unit}l${10 * unit} ${60 * unit}l${-14 * unit} ${height * 0.3}z`,
        0.18,
      );
    };
    mesa(0.06, 110, 0.4, stage.land(0.3));
    mesa(0.62, 74, 0.34, stage.land(0.36));
    mesa(0.8, 150, 0.44, stage.land(0.26));
    const dune = (y: number, swell: number, waves: number, nearness: number): void => {
      const ridge = createHills(stage, y, swell, waves);
      drawHill(stage, ridge, stage.land(nearness), { rim: 0.4 });
      const crest = Array.from({ length: 5 }, (_, index): Point => [
        width * (0.1 + index * 0.16),
        ridge.at(width * (0.1 + index * 0.16)) + index * index * 5 * unit,
      ]);
      pen.inside(ridge.path, () => pen.shade(`${smoothThrough(crest, 0)}L${width * 0.7} ${height}H0z`, 0.12));
    };
    dune(0.62, 0.03, 1.1, 0.3);
    dune(0.72, 0.05, 0.8, 0.5);
    dune(0.84, 0.05, 0.6, 0.72);
    drawCactus(stage, width * focus, height * 0.92, 150 * unit, 'a40');
    drawCactus(stage, width * (focus + light * 0.28), height * 0.82, 64 * unit, 'a40');
    pen.path(
      stage.land(0.95),
      ellipsePath(width * (focus + 0.1), height * 0.94, 34 * unit, 13 * unit) +
        ellipsePath(width * (focus + 0.15), height * 0.95, 20 * unit, 9 * unit),
    );
    drawBirds(stage, width * 0.5, height * 0.24, 3);
  },
});

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
    const { sun } = sides(stage);
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
    const { sun, focus } = sides(stage);
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

const field = defineObject({
  id: 'field',
  words: [
    'field',
    'farm',
    'barn',
    'agriculture',
    'crop',
    'wheat',
    'harvest',
    'tractor',
    'rural',
    'farmer',
    'grain',
    'dairy',
    'cow',
    'greenhouse',
    'seed',
    'soil',
    'ranch',
    'organic',
    'plantation',
    'windmill',
    'wind farm',
    'turbine',
    'renewable',
    'vegetable',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit, light, says } = stage;
    const { focus, sun } = sides(stage);
    drawSky(stage, sun, 0.34, 38);
    if (stage.time === 'day') drawClouds(stage, 3, 0.3);
    else drawStreaks(stage, 5);
    drawHill(stage, createHills(stage, 0.54, 0.04, 1.3), stage.land(0.14), { mist: 0.5 });
    const horizon = createHills(stage, 0.6, 0.015, 1);
    drawHill(stage, horizon, stage.land(0.4), { mist: 0.2 });
    if (says('wind', 'wind farm', 'turbine', 'renewable', 'energy')) {
      const turbine = (x: number, size: number, turn: number): void =>
        pen.at({ x: width * x, y: height * 0.62, scale: unit * size }, () => {
          pen.path('b90', 'M-3 0L-1.500 -150h3L3 0z');
          [0, 120, 240].forEach((angle) =>
            pen.at({ y: -150, rotate: angle + turn }, () => pen.path('b90', 'M-2 0Q-9 -30 0 -84Q5 -30 2 0z')),
          );
          pen.circle('b80', 0, -150, 5);
        });
      turbine(focus - 0.2, 0.7, 20);
      turbine(focus, 1.1, 50);
      turbine(focus + 0.24, 0.8, 80);
    } else {
      pen.at({ x: width * focus, y: height * 0.625, scale: unit * 1.15 }, () => {
        pen.path('b80', 'M62 0v-96q0 -18 18 -18t18 18v96z');
        pen.shade('M82 0v-114q16 0 16 18v96z', 0.16);
        pen.path('c50', 'M-56 0v-62l20 -30h56l20 30v62z');
        pen.shade('M20 -92l20 30v62h-24v-92z', 0.18);
        pen.path('c30', 'M-62 -58l24 -40h60l24 40l-6 4l-22 -36h-52l-22 36z');
        pen.path('b90', 'M-28 0v-40h40v40z');
        pen.path('c40', 'M-25 0v-37h34v37z');
        pen.stroke('b90', 'M-25 0L9 -37M9 0L-25 -37', { width: 3 });
        pen.path('b90', 'M-18 -70h20v16h-20z');
      });
    }
    const near = createHills(stage, 0.66, 0.012, 0.8);
    drawHill(stage, near, stage.land(0.62), { rim: 0.4 });
    pen.inside(near.path, () => {
      const vanish = width * (0.5 + light * 0.1);
      const rows = Array.from({ length: 15 }, (_, index) => index - 7).map((row) => {
        const [top, foot] = [vanish + row * width * 0.03, vanish + row * width * 0.19];
        return `M${Math.round(top)} ${Math.round(height * 0.63)}L${Math.round(foot - 30 * unit)} ${height + 4}h${Math.round(48 * unit)}z`;
      });
      pen.flat(stage.woods(0.86), rows.join(''));
      pen.detail(() =>
        pen.stroke(stage.glow, rows.map((row) => row.replace(/h\d+z$/, '')).join(''), {
          width: 2.4 * unit,
          opacity: 0.3,
        }),
      );
    });
    if (says('tractor', 'farm', 'harvest', 'farmer', 'agriculture') && !says('wind', 'turbine')) {
      pen.at({ x: width * (0.5 + light * 0.2), y: height * 0.84, scale: unit * 1.1, flip: light === 1 }, () => {
        pen.shade(ellipsePath(4, 2, 74, 7), 0.3);
        pen.path('c65', 'M-8 -60h58q10 0 12 12v20h-70z');
        pen.path('c50', 'M-46 -96h40v60h-40z');
        pen.path('c90', 'M-41 -90h30v30h-30z');
        pen.path('c30', 'M-52 -102h52v8h-52z');
        pen.path('a10', 'M30 -60v-28h6v28z');
        pen.circle('a10', -30, -30, 31);
        pen.circle('c80', -30, -30, 15);
        pen.circle('a10', 46, -18, 19);
        pen.circle('c80', 46, -18, 9);
      });
    }
    drawGrass(stage, 'a10', 0, 0.16, 44);
    drawGrass(stage, 'a10', 0.86, 1, 44);
    drawBirds(stage, width * 0.5, height * 0.22, 5);
    drawWeather(stage);
  },
});

const road = defineObject({
  id: 'road',
  words: [
    'road',
    'highway',
    'road trip',
    'drive',
    'driving',
    'route',
    'motorcycle',
    'car',
    'journey',
    'racing',
    'race',
    'van life',
    'transport',
    'logistic',
    'truck',
    'travel',
    'cycling route',
    'marathon route',
    'electric car',
    'ev',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dusk', 'dawn']);
    const { pen, width, height, unit, light } = stage;
    const { sun } = sides(stage);
    drawSky(stage, sun, 0.36, 42);
    drawStreaks(stage, 5);
    drawRange(stage, 1 - sun, 0.26, 0.62, 5, { fill: stage.land(0.2), snow: 0.26 });
    drawHill(stage, createHills(stage, 0.58, 0.04, 1.2), stage.land(0.36), { mist: 0.4 });
    const plain = createRidge(stage, (x) => height * (0.64 + 0.01 * Math.sin(x / (60 * unit))), 8);
    drawHill(stage, plain, stage.land(0.66), { rim: 0.3 });
    drawFirLine(stage, plain, stage.woods(0.8), 26);
    const far = width * (0.5 - light * 0.06);
    const course = (near: number, away: number): string =>
      windingPath([width * 0.5, height + 6], [far, height * 0.645], near * unit, away * unit, light * 60 * unit);
    pen.flat('b80', course(330, 15));
    pen.flat('a20', course(300, 11));
    pen.detail(() =>
      pen.stroke(
        'c85',
        `M${width * 0.5} ${height + 6}Q${width * 0.5 + light * 70 * unit} ${height * 0.86} ${width * 0.5 + light * 24 * unit} ${height * 0.76}T${far} ${height * 0.65}`,
        { width: 4 * unit, dash: `${26 * unit} ${20 * unit}`, cap: 'butt' },
      ),
    );
    const post = (x: number, y: number, size: number): string => `M${x} ${y}v${-size}h${size * 0.16}v${size}z`;
    pen.path(
      'b90',
      post(width * 0.2, height * 0.92, 40 * unit) +
        post(width * 0.33, height * 0.8, 22 * unit) +
        post(width * 0.79, height * 0.92, 40 * unit) +
        post(width * 0.67, height * 0.8, 22 * unit),
    );
    pen.at({ x: width * 0.5 + light * 40 * unit, y: height * 0.8, scale: unit * 0.9 }, () => {
      pen.shade(ellipsePath(0, 2, 48, 6), 0.3);
      pen.path('c50', 'M-44 -4v-22q0 -6 6 -8l10 -22q2 -6 8 -6h40q6 0 8 6l10 22q6 2 6 8v22z');
      pen.path('a20', 'M-24 -36l8 -18h32l8 18z');
      pen.light('M-24 -36l8 -18h10l-8 18z', 0.3);
      pen.path('c85', rectPath(-40, -26, 14, 8, 3) + rectPath(26, -26, 14, 8, 3));
      pen.path('b90', 'M-14 -20h28v10h-28z');
      pen.path('a10', 'M-40 -4h16v8h-16zM24 -4h16v8h-16z');
      pen.stroke('b40', 'M-18 -62h36', { width: 3 });
      pen.path('c80', rectPath(-16, -76, 32, 13, 3));
    });
    drawBirds(stage, width * 0.4, height * 0.22, 4);
    drawWeather(stage);
  },
});

const train = defineObject({
  id: 'train',
  words: [
    'train',
    'rail',
    'railway',
    'tram',
    'metro',
    'subway',
    'station',
    'viaduct',
    'locomotive',
    'commuter',
    'interrail',
    'high speed',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit, glow, light } = stage;
    const { sun } = sides(stage);
    drawSky(stage, sun, 0.32, 36);
    if (stage.time === 'day') drawClouds(stage, 3, 0.3);
    else drawStreaks(stage, 5);
    drawRange(stage, 1 - sun, 0.24, 0.7, 5, { fill: stage.land(0.16), snow: 0.3 });
    const far = createHills(stage, 0.62, 0.05, 1.1);
    drawHill(stage, far, stage.land(0.36), { mist: 0.5 });
    drawFirLine(stage, far, stage.woods(0.5), 30);
    const deck = height * 0.66;
    const pitch = 74 * unit;
    pen.at({ x: light === 1 ? 0 : width, y: deck, flip: light === -1 }, () => {
      const span = width / unit;
      pen.at({ scale: unit }, () => {
        const carriage = (x: number): void => {
          pen.path('c50', `M${x} -8v-44q0 -5 5 -5h110q5 0 5 5v44z`);
          pen.path('b90', `M${x} -24h120v7h-120z`);
          pen.path(glow, [10, 34, 58, 82].map((at) => rectPath(x + at, -48, 17, 17, 2)).join(''));
          pen.path('a10', [20, 40, 84, 104].map((at) => circlePath(x + at, -5, 6)).join(''));
        };
        const nose = span * 0.72;
        for (let x = nose - 126; x > -130; x -= 126) carriage(x);
        pen.path('c50', `M${nose} -8v-49h70q34 4 50 34q4 12 -8 15z`);
        pen.path('b90', `M${nose} -24h114q4 4 4 7h-118z`);
        pen.path(glow, rectPath(nose + 12, -48, 17, 17, 2) + rectPath(nose + 36, -48, 17, 17, 2));
        pen.path('a20', `M${nose + 66} -50h8q18 4 28 18h-36z`);
        pen.path('a10', [20, 40, 84, 100].map((at) => circlePath(nose + at, -5, 6)).join(''));
        pen.light(`M${nose + 120} -16l90 -14v34z`, 0.35, 'c90');
      });
    });
    pen.path(stage.land(0.7), `M-4 ${deck}h${width + 8}v${22 * unit}h${-width - 8}z`);
    const piers: string[] = [];
    for (let x = -pitch * 0.3 - pitch; x < width + pitch; x += pitch) {
      const half = pitch / 2 - 9 * unit;
      const left = x + pitch;
      piers.push(
        `M${left - 9 * unit} ${deck + 20 * unit}h${pitch}v${6 * unit + half}h${-9 * unit}a${half} ${half} 0 0 0 ${-half * 2} 0h${-9 * unit}zM${left - 9 * unit} ${deck + 22 * unit}h${18 * unit}V${height + 4}h${-18 * unit}z`,
      );
    }
    pen.path(stage.land(0.7), piers.join(''));
    pen.light(`M-4 ${deck}h${width + 8}v${4 * unit}h${-width - 8}z`, 0.35);
    const near = createHills(stage, 0.92, 0.03, 1.1);
    drawHill(stage, near, stage.land(1));
    plantRow(stage, near, drawFir, stage.woods(1), { from: 0, to: 1, count: 7, size: 60, sink: 8 });
    drawBirds(stage, width * 0.5, height * 0.2, 4);
    drawWeather(stage);
  },
});

export const WILD_SCENES: readonly PictureObject[] = [forest, winter, desert, space, sky, field, road, train];
