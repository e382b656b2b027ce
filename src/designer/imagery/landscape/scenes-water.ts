import { circlePath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawFirLine, drawGrass, drawWoodLine } from './flora.ts';
import { drawBirds, drawClouds, drawSky, drawStreaks, drawWeather } from './sky.ts';
import { createStage, placeFocus, withLand } from './stage.ts';
import { drawLighthouse, drawSailboat } from './structures.ts';
import { createHills, drawHill, drawWater } from './terrain.ts';

const sea = defineObject({
  id: 'sea',
  words: [
    'sea',
    'ocean',
    'boat',
    'sailing',
    'sail',
    'sailboat',
    'yacht',
    'coast',
    'regatta',
    'cruise',
    'ship',
    'bay',
    'lighthouse',
    'island',
    'cliff',
    'marine',
    'fishing',
    'water',
    'horizon',
    'tide',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { width, height, unit, time } = stage;
    const { focus, sun } = placeFocus(stage);
    drawSky(stage, sun, time === 'night' ? 0.28 : 0.46, time === 'night' ? 26 : 40);
    if (time === 'day') drawClouds(stage, 4, 0.36);
    else drawStreaks(stage, 6);
    const horizon = 0.58;
    const coast = createHills(stage, horizon - 0.012, 0.03, 1.1);
    drawHill(stage, coast, stage.land(0.22), { rim: 0.2 });
    drawWoodLine(stage, coast, stage.woods(0.34), sun - 0.1, sun + 0.3, 6);
    drawWater(stage, horizon, sun);
    const cliffX = width * (stage.light === 1 ? -0.02 : 1.02);
    const turn = stage.light === 1 ? 1 : -1;
    const rock = `M${cliffX} ${height * 0.46}q${turn * 60 * unit} ${-6 * unit} ${turn * 84 * unit} ${14 * unit}q${turn * 34 * unit} ${10 * unit} ${turn * 40 * unit} ${50 * unit}l${turn * 22 * unit} ${12 * unit}H${cliffX}z`;
    stage.pen.path(stage.land(0.6), rock);
    stage.pen.shade(
      `M${cliffX} ${height * 0.54}q${turn * 70 * unit} 0 ${turn * 110 * unit} ${30 * unit}l${turn * 30 * unit} ${16 * unit}H${cliffX}z`,
      0.2,
    );
    drawLighthouse(stage, cliffX + turn * 48 * unit, height * 0.46, 96);
    drawSailboat(stage, width * sun, height * 0.63, 34);
    drawSailboat(stage, width * (focus + (stage.light === 1 ? 0.1 : -0.1)), height * 0.78, 118);
    drawBirds(stage, width * 0.56, height * 0.2, 6);
    drawWeather(stage);
  },
});

const lake = defineObject({
  id: 'lake',
  words: [
    'lake',
    'pond',
    'river',
    'canoe',
    'kayak',
    'fjord',
    'jetty',
    'reflection',
    'swim',
    'paddle',
    'rowing',
    'wetland',
    'creek',
    'waterfall',
    'stream',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawSky(stage, sun, 0.3, 32);
    if (stage.time === 'day') drawClouds(stage, 2, 0.3);
    else drawStreaks(stage, 4);
    const line = 0.6;
    drawHill(stage, createHills(stage, 0.42, 0.1, 1.2), stage.land(0.12), { mist: 0.4 });
    const middle = createHills(stage, 0.52, 0.06, 0.9);
    drawHill(stage, middle, stage.land(0.36), { mist: 0.25 });
    drawFirLine(stage, middle, stage.woods(0.5), 24);
    const shore = createHills(stage, line - 0.01, 0.012, 1.6);
    drawHill(stage, shore, stage.land(0.6), { rim: 0 });
    drawFirLine(stage, shore, stage.woods(0.72), 44);
    drawWater(stage, line, sun);
    pen.flat(
      stage.woods(0.72),
      `M0 ${height * line}h${width}v${6 * unit}q${-width * 0.25} ${12 * unit} ${-width * 0.5} ${4 * unit}t${-width * 0.5} ${6 * unit}z`,
      0.4,
    );
    const end = width * focus;
    const side = stage.light === 1 ? -1 : 1;
    const root = width * (stage.light === 1 ? 0.02 : 0.98);
    pen.path(
      'c50',
      `M${root + side * 60 * unit} ${height * 1.02}L${end} ${height * 0.76}h${-side * 34 * unit}L${root - side * 110 * unit} ${height * 1.02}z`,
    );
    pen.shade(`M${end} ${height * 0.76}h${-side * 34 * unit}v${6 * unit}h${side * 34 * unit}z`, 0.4);
    pen.detail(() =>
      pen.stroke(
        'c30',
        [0.2, 0.4, 0.6, 0.8]
          .map((part) => {
            const y = height * (1.02 - 0.26 * part);
            const left = root + side * 60 * unit + (end - root - side * 60 * unit) * part;
            const right = root - side * 110 * unit + (end - side * 34 * unit - root + side * 110 * unit) * part;
            return `M${left} ${y}L${right} ${y}`;
          })
          .join(''),
        { width: 2 * unit },
      ),
    );
    pen.path(
      'c30',
      `M${end} ${height * 0.74}h${5 * unit}v${24 * unit}h${-5 * unit}zM${end - side * 32 * unit} ${height * 0.74}h${5 * unit}v${24 * unit}h${-5 * unit}z`,
    );
    pen.at(
      { x: width * (stage.light === 1 ? 0.66 : 0.34), y: height * 0.84, scale: unit * 1.25, flip: stage.light === -1 },
      () => {
        pen.path('a10', 'M-58 8q58 18 116 0q-20 14 -58 14t-58 -14z', 0.25);
        pen.stroke('c30', 'M-12 -50L24 12', { width: 3.4 });
        pen.path('c40', 'M20 6l10 12l-8 4l-8 -12z');
        pen.path('a40', 'M-16 -34q12 -8 22 0l4 36h-30z');
        pen.stroke('a40', 'M4 -30L2 -14L-8 -34', { width: 6 });
        pen.circle('skin3', -6, -46, 8);
        pen.path('c40', 'M-15 -47q0 -9 9 -9t10 7z');
        pen.path('c50', 'M-66 -10q8 2 16 6h100q8 -4 16 -6q-6 24 -26 24h-80q-20 0 -26 -24z');
        pen.light('M-50 -4h100l6 -2q-4 6 -10 8h-92q-6 -2 -10 -8z', 0.35);
      },
    );
    drawGrass(stage, stage.woods(1), stage.light === 1 ? 0.8 : 0, stage.light === 1 ? 1 : 0.2, 64);
    drawBirds(stage, width * 0.5, height * 0.2, 4);
    drawWeather(stage);
  },
});

const underwater = defineObject({
  id: 'underwater',
  words: [
    'underwater',
    'reef',
    'coral',
    'diving',
    'dive',
    'scuba',
    'aquarium',
    'fish tank',
    'whale',
    'turtle',
    'snorkel',
    'sea life',
    'deep sea',
    'marine life',
  ],
  draw: (easel) => {
    const stage = withLand(createStage(easel), 'a', 50, 10);
    const { pen, random, width, height, unit } = stage;
    pen.flat(
      pen.linear(
        [0, 0],
        [0, height],
        [
          [0, 'a80'],
          [0.5, 'a50'],
          [1, 'a20'],
        ],
      ),
      `M0 0h${width}v${height}h${-width}z`,
    );
    pen.light(
      [0.1, 0.36, 0.62, 0.86]
        .map((part, index) => `M${width * part} 0h${(30 + index * 14) * unit}l${-70 * unit} ${height}h${-60 * unit}z`)
        .join(''),
      0.16,
    );
    drawHill(stage, createHills(stage, 0.76, 0.06, 1.4), stage.land(0.4), { rim: 0 });
    const swim = (x: number, y: number, size: number, tone: 'c65' | 'c80' | 'c50', flip: boolean): void =>
      pen.at({ x: width * x, y: height * y, scale: unit * size, flip }, () => {
        pen.path(tone, 'M26 0l22 -14q-4 14 0 28z');
        pen.path(tone, 'M-36 0q30 -34 66 0q-36 34 -66 0z');
        pen.shade('M-36 0q30 34 66 0q-30 10 -66 0z', 0.2);
        pen.path('b90', 'M-4 -14q8 14 0 28h-8q8 -14 0 -28z');
        pen.path('b90', circlePath(-22, -4, 4));
        pen.path('a10', circlePath(-23, -4, 2));
      });
    swim(0.2, 0.3, 0.7, 'c80', false);
    swim(0.28, 0.38, 0.6, 'c80', false);
    swim(0.15, 0.42, 0.55, 'c80', false);
    swim(0.58, 0.46, 1.7, 'c65', true);
    swim(0.84, 0.24, 0.8, 'c50', false);
    const near = createHills(stage, 0.9, 0.05, 1);
    const weed = (x: number, tall: number, tone: 'a40' | 'a30' | 'c50'): void => {
      const foot = near.at(x) + 6 * unit;
      pen.stroke(tone, `M${x} ${foot}q${-14 * unit} ${-tall * 0.25} 0 ${-tall * 0.5}t0 ${-tall * 0.5}`, {
        width: 9 * unit,
      });
    };
    for (let index = 0; index < 9; index += 1)
      weed(
        width * random.next(),
        unit * (50 + random.next() * 90),
        (['a40', 'a30', 'c50'] as const)[index % 3] ?? 'a40',
      );
    const coral = (x: number, size: number, tone: 'c65' | 'c80' | 'c50'): void =>
      pen.at({ x: width * x, y: height * 0.92, scale: unit * size }, () =>
        pen.stroke(tone, 'M0 20V-40M0 -10L-24 -34V-60M0 -20L22 -44V-66M-24 -40l-14 -10M22 -50l14 -12M0 -40l-6 -24', {
          width: 11,
        }),
      );
    coral(0.16, 1, 'c65');
    coral(0.78, 1.3, 'c80');
    coral(0.9, 0.8, 'c50');
    drawHill(stage, near, stage.land(1), { rim: 0.2 });
    pen.detail(() =>
      pen.stroke(
        'b90',
        [
          [0.6, 0.3, 5],
          [0.62, 0.22, 3.4],
          [0.59, 0.14, 4],
          [0.3, 0.2, 3],
          [0.86, 0.5, 4],
        ]
          .map(([x = 0, y = 0, r = 0]) => circlePath(width * x, height * y, r * unit))
          .join(''),
        { width: 1.6 * unit, opacity: 0.8 },
      ),
    );
  },
});

export const WATERS: readonly PictureObject[] = [sea, lake, underwater];
