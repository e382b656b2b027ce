import { ellipsePath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGrass } from './flora.ts';
import { drawBirds, drawClouds, drawSky, drawStreaks, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { createHills, drawHill } from './terrain.ts';

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
    const { focus, sun } = placeFocus(stage);
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

export const FARMLAND: readonly PictureObject[] = [field];
