import { ellipsePath, smoothThrough } from '../paint/curves.ts';
import type { Point } from '../paint/pen.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawWalker } from './figures.ts';
import { drawBareTree, drawCactus, drawFir, drawFirLine, drawGrass, plantRow } from './flora.ts';
import { drawBirds, drawSky, drawSnowfall, drawStreaks, drawWeather } from './sky.ts';
import { type Stage, createStage, placeFocus, withLand } from './stage.ts';
import { drawCampfire, drawTent } from './structures.ts';
import { createHills, drawHill, drawRange, windingPath } from './terrain.ts';

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
    const { focus, sun } = placeFocus(stage);
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
    'winter cabin',
    'snowy cabin',
    'ski lodge',
    'mountain hut',
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
    const { focus, sun } = placeFocus(stage);
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
    const { focus, sun } = placeFocus(stage);
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

export const WILDS: readonly PictureObject[] = [forest, winter, desert];
