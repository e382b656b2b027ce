import { ellipsePath, rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { house } from '../product/built.ts';
import { drawFlowers, drawRoundTree } from './flora.ts';
import { drawAir, drawBirds, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { drawSkyline, drawStreetLamp, place } from './structures.ts';
import { createHills, drawHill, windingPath } from './terrain.ts';

const park = defineObject({
  id: 'park',
  words: [
    'park',
    'garden',
    'playground',
    'bench',
    'picnic',
    'green space',
    'botanical',
    'spring',
    'dog walk',
    'community garden',
    'lawn',
    'dog',
    'pet',
    'school',
    'campus',
    'kid',
    'family',
    'wellness',
    'yoga',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn']);
    const { pen, width, height, unit, light } = stage;
    const { sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawSkyline(stage, height * 0.62, 20, 90, stage.land(0.1));
    const far = createHills(stage, 0.6, 0.03, 1.2);
    drawHill(stage, far, stage.land(0.34), { mist: 0.3 });
    for (const [x, size] of [
      [0.06, 90],
      [0.22, 74],
      [0.5, 70],
      [0.66, 84],
      [0.94, 96],
    ] as const) {
      drawRoundTree(stage, width * x, far.at(width * x) + 8 * unit, size * unit, stage.woods(0.55));
    }
    const near = createHills(stage, 0.74, 0.03, 0.8);
    drawHill(stage, near, stage.land(0.62));
    pen.path(
      'c85',
      windingPath(
        [width * 0.5, height + 4],
        [width * (0.5 + light * 0.2), near.at(width * 0.6) + 2 * unit],
        190 * unit,
        22 * unit,
        light * 70 * unit,
      ),
    );
    drawFlowers(stage, stage.glow, 0.8, 1, 40);
    const x = width * (0.5 - light * 0.24);
    drawRoundTree(stage, x - light * 60 * unit, height * 0.92, 250 * unit, stage.woods(0.85));
    pen.at({ x, y: height * 0.9, scale: unit }, () => {
      pen.shade(ellipsePath(8, 2, 70, 6), 0.25);
      pen.path('a20', 'M-50 -26h6v28h-6zM44 -26h6v28h-6zM-50 -58h6v32h-6zM44 -58h6v32h-6z');
      pen.path(
        'c50',
        `${rectPath(-58, -58, 116, 9, 3)}${rectPath(-58, -44, 116, 9, 3)}${rectPath(-60, -28, 120, 8, 3)}`,
      );
      pen.light('M-58 -58h116v2h-116zM-60 -28h120v2h-120z', 0.35);
    });
    drawStreetLamp(stage, width * (0.5 + light * 0.34), height * 0.92, 120);
    drawBirds(stage, width * 0.5, height * 0.22, 4);
    drawWeather(stage);
  },
});

const home = defineObject({
  id: 'house-outside',
  words: [
    'house',
    'home',
    'villa',
    'cottage',
    'property',
    'listing',
    'suburb house',
    'real estate listing',
    'estate',
    'rental',
    'cabin',
    'lodge',
    'bungalow',
    'farmhouse',
    'guesthouse',
    'homestay',
    'mortgage',
    'airbnb',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn', 'dusk']);
    const { width, height, unit, light } = stage;
    drawAir(stage, placeFocus(stage).sun);
    const far = createHills(stage, 0.56, 0.05, 1.2);
    drawHill(stage, far, stage.land(0.16), { mist: 0.5 });
    const near = createHills(stage, 0.78, 0.02, 0.7);
    drawHill(stage, createHills(stage, 0.66, 0.03, 1), stage.land(0.4), { mist: 0.2 });
    drawRoundTree(
      stage,
      width * 0.5 + light * 170 * unit,
      near.at(width * 0.8) + 6 * unit,
      190 * unit,
      stage.woods(0.6),
    );
    drawHill(stage, near, stage.land(0.66));
    place(stage, house, width * (0.5 - light * 0.03), height * 0.86, 290);
    drawRoundTree(stage, width * 0.5 - light * 200 * unit, height * 0.88, 150 * unit, stage.woods(0.85));
    drawFlowers(stage, stage.glow, 0.88, 1, 36);
    drawBirds(stage, width * 0.4, height * 0.18, 4);
    drawWeather(stage);
  },
});

export const HOME_GROUND: readonly PictureObject[] = [park, home];
