import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawFir, drawFirLine, plantRow } from './flora.ts';
import { drawBirds, drawClouds, drawSky, drawStreaks, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { createHills, createRidge, drawHill, drawRange, windingPath } from './terrain.ts';

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
    const { sun } = placeFocus(stage);
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
    const { sun } = placeFocus(stage);
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

export const WAYS: readonly PictureObject[] = [road, train];
