import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawRunner, drawWalker } from './figures.ts';
import {
  drawCypress,
  drawFir,
  drawFirLine,
  drawFlowers,
  drawGrass,
  drawRoundTree,
  drawWoodLine,
  plantRow,
} from './flora.ts';
import { type Stage, createStage, placeFocus } from './stage.ts';
import { drawAir, drawBirds, drawSky, drawStreaks, drawWeather } from './sky.ts';
import { createHills, drawHill, drawRange, drawWater, windingPath } from './terrain.ts';

const hills = defineObject({
  id: 'hills',
  words: [
    'hill',
    'countryside',
    'meadow',
    'valley',
    'moor',
    'heath',
    'green',
    'nature',
    'landscape',
    'outdoor',
    'trail',
    'run',
    'runner',
    'running',
    'jog',
    'marathon',
    'hike',
    'hiker',
    'hiking',
    'walk',
    'walking',
    'trek',
    'path',
  ],
  isGeneric: true,
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawHill(stage, createHills(stage, 0.56, 0.06, 1.6), stage.land(0.1), { mist: 0.7 });
    const middle = createHills(stage, 0.64, 0.05, 1.1);
    drawHill(stage, middle, stage.land(0.34), { mist: 0.5 });
    drawWoodLine(stage, middle, stage.woods(0.5), focus - 0.34, focus - 0.08, 13);
    const field = createHills(stage, 0.74, 0.045, 0.9);
    drawHill(stage, field, stage.land(0.62), { mist: 0.2 });
    plantRow(stage, field, drawRoundTree, stage.woods(0.75), { from: sun - 0.12, to: sun + 0.16, count: 3, size: 58 });
    const near = createHills(stage, 0.86, 0.035, 0.7);
    drawHill(stage, near, stage.land(1));
    const trail = windingPath(
      [width * (focus + 0.14), height + 4],
      [width * focus, near.at(width * focus) + 2 * unit],
      74 * unit,
      10 * unit,
      26 * unit,
    );
    pen.inside(near.path, () => pen.flat(stage.land(0.3), trail));
    drawFlowers(stage, stage.glow, 0.88, 1, 34);
    drawGrass(stage, stage.woods(1), 0, 0.22, 52);
    drawGrass(stage, stage.woods(1), 0.84, 1, 60);
    const x = width * (focus + 0.045);
    if (stage.says('run', 'runner', 'running', 'jog', 'marathon', 'race', 'sport'))
      drawRunner(stage, x, near.at(x) + 22 * unit, 116 * unit);
    else if (stage.says('hike', 'hiker', 'hiking', 'walk', 'walking', 'trek', 'trail'))
      drawWalker(stage, x, near.at(x) + 20 * unit, 104 * unit);
    else
      drawRoundTree(
        stage,
        width * (focus - 0.16),
        near.at(width * (focus - 0.16)) + 6 * unit,
        150 * unit,
        stage.woods(0.9),
      );
    drawBirds(stage, width * 0.5, height * 0.3, 5);
    drawWeather(stage);
  },
});

const mountains = defineObject({
  id: 'mountains',
  words: [
    'mountain',
    'peak',
    'alps',
    'alpine',
    'summit',
    'climb',
    'climbing',
    'ski',
    'ridge',
    'highland',
    'andes',
    'himalaya',
    'glacier',
    'altitude',
    'adventure',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { width, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawSky(stage, sun, 0.28, 30);
    drawStreaks(stage, 4);
    drawRange(stage, sun, 0.36, 0.66, 6, { fill: stage.land(0.14) });
    drawRange(stage, focus, 0.15, 0.76, 4, { fill: stage.land(0.42), snow: 0.36 });
    const foothill = createHills(stage, 0.74, 0.03, 1.4);
    drawHill(stage, foothill, stage.land(0.62), { mist: 0.3 });
    drawFirLine(stage, foothill, stage.woods(0.66), 34);
    if (stage.says('lake', 'tarn', 'fjord')) drawWater(stage, 0.79, sun);
    const near = createHills(stage, 0.9, 0.04, 0.8);
    drawHill(stage, near, stage.land(1));
    plantRow(stage, near, drawFir, stage.woods(1), { from: -0.03, to: 0.24, count: 4, size: 112, sink: 16 });
    plantRow(stage, near, drawFir, stage.woods(1), { from: 0.78, to: 1.03, count: 4, size: 100, sink: 16 });
    const x = width * focus;
    if (stage.says('hike', 'hiker', 'hiking', 'climb', 'climbing', 'trek', 'adventure', 'trail'))
      drawWalker(stage, x, near.at(x) + 5 * unit, 80 * unit);
    drawBirds(stage, width * sun, stage.height * 0.22, 4);
    drawWeather(stage);
  },
});

const vineyard = defineObject({
  id: 'vineyard',
  words: ['vineyard', 'wine', 'winery', 'grape', 'olive grove', 'tuscany', 'orchard', 'lavender'],
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawHill(stage, createHills(stage, 0.52, 0.06, 1.3), stage.land(0.12), { mist: 0.7 });
    const far = createHills(stage, 0.6, 0.05, 0.9);
    drawHill(stage, far, stage.land(0.38), { mist: 0.4 });
    plantRow(stage, far, drawCypress, stage.woods(0.72), { from: focus - 0.22, to: focus + 0.2, count: 7, size: 66 });
    drawVilla(stage, width * focus, far.at(width * focus) + 4 * unit, unit);
    const slope = createHills(stage, 0.68, 0.025, 0.6);
    drawHill(stage, slope, stage.land(0.6));
    pen.inside(slope.path, () => {
      const vanishing = width * sun;
      for (let row = -9; row <= 9; row += 1) {
        const foot = vanishing + row * width * 0.13;
        const top = vanishing + row * width * 0.022;
        const d = `M${top - 2 * unit} ${height * 0.66}L${foot - 24 * unit} ${height + 4}h${30 * unit}L${top + 2 * unit} ${height * 0.66}z`;
        pen.flat(stage.woods(0.92), d);
        pen.light(
          `M${top + 1.2 * unit} ${height * 0.66}L${foot + 1 * unit} ${height + 4}h${7 * unit}L${top + 2 * unit} ${height * 0.66}z`,
          0.3,
        );
      }
    });
    drawWeather(stage);
  },
});

function drawVilla(stage: Stage, x: number, y: number, unit: number): void {
  const { pen } = stage;
  pen.at({ x, y, scale: unit }, () => {
    pen.shapes([
      ['c90', 'M-34 0v-26h46v26z'],
      ['c80', 'M12 0v-36h20v36z'],
      ['c50', 'M-38 -25l6 -11h40l6 11zM9 -35l13 -10l13 10z'],
      ['a20', 'M-26 -17h6v8h-6zM-10 -17h6v8h-6zM-2 0v-13h7v13zM19 -28h6v8h-6z'],
    ]);
    pen.shade('M12 0v-36h20v36z', 0.12);
  });
}

export const OPEN_COUNTRY: readonly PictureObject[] = [hills, mountains, vineyard];
