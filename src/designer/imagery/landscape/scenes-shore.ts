import { circlePath, ellipsePath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawPalm } from './flora.ts';
import { drawHouseRow } from './house-row.ts';
import { drawBirds, drawClouds, drawSky, drawStreaks, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { drawSailboat } from './structures.ts';
import { createHills, drawHill, drawWater } from './terrain.ts';

const harbour = defineObject({
  id: 'harbour',
  words: [
    'harbour',
    'harbor',
    'port',
    'marina',
    'fishing village',
    'quay',
    'dock',
    'pier',
    'ferry',
    'wharf',
    'seaside town',
    'canal',
    'waterfront',
    'venice',
    'amsterdam',
    'riverside',
    'copenhagen',
    'on a canal',
    'canal house',
    'along a canal',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit } = stage;
    const { sun } = placeFocus(stage);
    drawSky(stage, sun, 0.26, 26);
    if (stage.time === 'day') drawClouds(stage, 3, 0.3);
    else drawStreaks(stage, 4);
    drawHill(stage, createHills(stage, 0.54, 0.05, 1.2), stage.land(0.2), { mist: 0.5 });
    const quay = height * 0.68;
    drawHouseRow(stage, quay, -0.03, 1, 1, true);
    pen.flat('a30', `M0 ${quay}h${width}v${13 * unit}h${-width}z`);
    pen.light(`M0 ${quay}h${width}v${3 * unit}h${-width}z`, 0.3);
    drawWater(stage, 0.68 + 13 / 360, undefined);
    pen.detail(() => {
      const reflections = Array.from({ length: 14 }, (_, index) => {
        const x = (index / 14) * width + stage.random.next() * 30;
        return `M${x} ${quay + 22 * unit + stage.random.next() * 20 * unit}h${(16 + stage.random.next() * 26) * unit}`;
      });
      pen.stroke('c80', reflections.join(''), { width: 3 * unit, opacity: 0.45 });
    });
    const moor = (x: number, y: number, size: number): void => drawSailboat(stage, width * x, height * y, size);
    moor(0.2, 0.8, 84);
    moor(0.82, 0.78, 66);
    moor(0.54, 0.9, 116);
    drawBirds(stage, width * 0.4, height * 0.16, 5);
    drawWeather(stage);
  },
});

const beach = defineObject({
  id: 'beach',
  words: [
    'beach',
    'sand',
    'tropical',
    'palm',
    'surf',
    'surfing',
    'summer',
    'vacation',
    'holiday',
    'resort',
    'paradise',
    'hawaii',
    'bali',
    'island resort',
    'seaside',
    'sunbathing',
    'tropic',
    'travel',
    'honeymoon',
    'getaway',
  ],
  draw: (easel) => {
    const stage = createStage(easel);
    const { pen, width, height, unit, time } = stage;
    const { focus, sun } = placeFocus(stage);
    drawSky(stage, sun, time === 'day' ? 0.22 : 0.44, time === 'day' ? 28 : 42);
    if (time === 'day') drawClouds(stage, 3, 0.34);
    else drawStreaks(stage, 5);
    pen.path(
      stage.land(0.3),
      `M${width * (sun - 0.16)} ${height * 0.56}q${width * 0.1} ${-height * 0.14} ${width * 0.2} ${-height * 0.05}t${width * 0.18} ${height * 0.05}z`,
    );
    drawWater(stage, 0.55, sun, 0.86);
    drawSailboat(stage, width * (focus + 0.12), height * 0.6, 40);
    const sand = `M-4 ${height * 0.88}Q${width * 0.26} ${height * 0.7} ${width * 0.54} ${height * 0.8}T${width + 4} ${height * 0.72}V${height + 4}H-4z`;
    pen.flat(
      'b90',
      `M-4 ${height * 0.865}Q${width * 0.26} ${height * 0.685} ${width * 0.54} ${height * 0.785}T${width + 4} ${height * 0.705}V${height + 4}H-4z`,
      0.9,
    );
    pen.path('c80', sand);
    pen.inside(sand, () =>
      pen.shade(`M-4 ${height}Q${width * 0.4} ${height * 0.84} ${width + 4} ${height * 0.94}V${height + 4}H-4z`, 0.1),
    );
    const px = width * (stage.light === 1 ? 0.84 : 0.16);
    drawPalm(stage, px, height * 0.86, 240 * unit, stage.woods(0.9));
    drawPalm(stage, px + stage.light * -54 * unit, height * 0.83, 170 * unit, stage.woods(0.7));
    pen.at({ x: width * focus, y: height * 0.92, scale: unit * 1.15 }, () => {
      pen.shade(ellipsePath(26, 4, 86, 9), 0.2);
      pen.stroke('b90', 'M0 4L-14 -108', { width: 4 });
      pen.path('c50', 'M-96 -64Q-84 -128 -16 -118Q50 -126 66 -80z');
      pen.path('b90', 'M-62 -68Q-56 -112 -16 -118Q-36 -106 -30 -72zM2 -76Q4 -110 -16 -118Q26 -120 36 -78z');
      pen.shade('M-96 -64Q-20 -88 66 -80Q-20 -80 -96 -64z', 0.3);
      pen.path('a50', 'M14 -10L62 -18L84 -52l8 4L70 -8L20 4z');
      pen.stroke('a30', 'M24 2v10M66 -8v16', { width: 4 });
      pen.path('c65', circlePath(-44, -6, 12));
      pen.path('b90', 'M-55 -10q11 -6 22 0v6q-11 -6 -22 0z');
    });
    drawBirds(stage, width * 0.5, height * 0.2, 5);
    drawWeather(stage);
  },
});

export const SHORES: readonly PictureObject[] = [harbour, beach];
