import { circlePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawCypress, drawRoundTree, drawWoodLine, plantRow } from './flora.ts';
import { drawHouseRow } from './house-row.ts';
import { drawAir, drawBirds, drawWeather } from './sky.ts';
import { createStage, placeFocus, type Stage } from './stage.ts';
import { drawSkyline } from './structures.ts';
import { createHills, drawHill, drawWater } from './terrain.ts';

/** Houses stacked up a hill around a bell tower; `x` and `y` are the foot of the hill's middle, in sheet units. */
function drawStackedTown(stage: Stage, x: number, y: number): void {
  const { pen, random, unit } = stage;
  const lit = stage.time === 'dusk' || stage.time === 'night';
  const walls = ['b90', 'c90', 'b80', 'c80'] as const;
  pen.at({ x, y, scale: unit }, () => {
    pen.path('b80', 'M-14 -150v-66h28v66z');
    pen.shade('M2 -150v-66h12v66z', 0.16);
    pen.path('c50', 'M-17 -216h34L0 -244z');
    pen.path('a20', 'M-6 -196q0 -8 6 -8t6 8v14H-6z');
    for (let row = 0; row < 5; row += 1) {
      const base = -132 + row * 32;
      const half = 52 + row * 30;
      const fronts = walls.map(() => '');
      let roofs = '';
      let windows = '';
      let at = -half;
      while (at < half) {
        const wide = 26 + random.integer(0, 3) * 7;
        const tall = 30 + random.integer(0, 2) * 9;
        const wall = random.integer(0, walls.length - 1);
        fronts[wall] = `${fronts[wall] ?? ''}M${at} ${base + 6}v${-tall}h${wide}v${tall}z`;
        roofs += `M${at - 2} ${base - tall + 6}l4-7h${wide - 4}l4 7z`;
        windows += `M${at + 7} ${base - tall + 20}h${wide - 12}`;
        at += wide - 2;
      }
      walls.forEach((tone, index) => {
        const front = fronts[index];
        if (front !== undefined && front !== '') pen.path(tone, front);
      });
      pen.path('c50', roofs);
      pen.stroke(lit ? stage.glow : 'a30', windows, { width: 8, cap: 'butt', dash: '5 6' });
    }
    pen.shade('M30 20L10 -150h20L180 20z', 0.1);
  });
}

const hillTown = defineObject({
  id: 'hill-town',
  words: [
    'hill town',
    'white house',
    'old town',
    'medieval',
    'village',
    'mediterranean',
    'spanish',
    'italian',
    'portuguese',
    'greek',
    'santorini',
    'provence',
    'tuscan',
    'andalusia',
    'sicily',
    'monastery',
    'bell tower',
    'town on a hill',
    'tower',
    'medieval tower',
    'heritage',
    'culture',
    'terrace',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn', 'dusk']);
    const { width, height, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawHill(stage, createHills(stage, 0.54, 0.06, 1.3), stage.land(0.12), { mist: 0.6 });
    const far = createHills(stage, 0.66, 0.05, 1);
    drawHill(stage, far, stage.land(0.36), { mist: 0.3 });
    drawWoodLine(stage, far, stage.woods(0.5), sun - 0.2, sun + 0.2, 10);
    const x = width * (focus * 0.7 + 0.15);
    const { pen } = stage;
    pen.path(
      stage.land(0.55),
      `M${x - 330 * unit} ${height * 0.92}Q${x - 130 * unit} ${height * 0.8} ${x - 60 * unit} ${height * 0.46}H${x + 60 * unit}Q${x + 140 * unit} ${height * 0.8} ${x + 340 * unit} ${height * 0.92}z`,
    );
    drawStackedTown(stage, x, height * 0.84);
    const near = createHills(stage, 0.86, 0.03, 0.8);
    drawHill(stage, near, stage.land(0.85));
    plantRow(stage, near, drawCypress, stage.woods(0.95), { from: 0, to: 0.24, count: 4, size: 100, sink: 8 });
    plantRow(stage, near, drawCypress, stage.woods(0.95), { from: 0.8, to: 1, count: 4, size: 90, sink: 8 });
    plantRow(stage, near, drawRoundTree, stage.woods(0.8), { from: 0.3, to: 0.74, count: 4, size: 46, sink: 4 });
    drawBirds(stage, width * sun, height * 0.26, 5);
    drawWeather(stage);
  },
});

const bridge = defineObject({
  id: 'bridge',
  words: [
    'bridge',
    'iron bridge',
    'stone bridge',
    'river town',
    'old bridge',
    'riverside town',
    'bridge over a river',
    'iron bridge over a river',
    'with an iron bridge',
    'porto',
    'prague',
    'budapest',
    'florence',
    'thames',
    'danube',
    'seine',
    'rhine',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dawn', 'dusk', 'day']);
    const { pen, width, height, unit, says } = stage;
    const { sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawHill(stage, createHills(stage, 0.52, 0.05, 1.2), stage.land(0.12), { mist: 0.5 });
    drawSkyline(stage, height * 0.64, 14, 46, stage.land(0.3));
    drawHouseRow(stage, height * 0.68, -0.02, 1, 0.8, false);
    drawWater(stage, 0.68, sun);
    const deck = height * 0.58;
    if (says('stone', 'old', 'prague', 'florence')) {
      const span = width / 4;
      const arch = (left: number): string => {
        const half = span / 2 - 14 * unit;
        return `M${left + 14 * unit} ${height * 0.84}V${deck + 34 * unit + half * 0.5}a${half} ${half * 0.62} 0 0 1 ${half * 2} 0V${height * 0.84}h${28 * unit}V${deck}h${-span - 0.5}v${height * 0.84 - deck}z`;
      };
      pen.path(stage.land(0.7), [0, 1, 2, 3].map((index) => arch(index * span)).join(''));
    } else {
      const [left, right] = [width * 0.04, width * 0.96];
      const foot = height * 0.8;
      const rise = 150 * unit;
      const at = (part: number): number => foot - rise * 4 * part * (1 - part);
      const arc = (lift: number): string =>
        `M${left} ${foot - lift * 0.3}Q${width / 2} ${foot - rise * 2 - lift} ${right} ${foot - lift * 0.3}`;
      const struts = Array.from({ length: 25 }, (_, index) => {
        const part = (index + 1) / 26;
        return `M${left + (right - left) * part} ${Math.min(at(part), deck)}V${Math.max(at(part), deck)}`;
      });
      pen.stroke(stage.land(0.85), `${arc(0)}${arc(26 * unit)}`, { width: 5 * unit });
      pen.stroke(stage.land(0.85), struts.join(''), { width: 2.4 * unit, cap: 'butt' });
      pen.path(
        'b80',
        `M-2 ${height * 0.74}h${width * 0.07}v${height * 0.14}h${-width * 0.07}zM${width * 0.93} ${height * 0.74}h${width * 0.08}v${height * 0.14}h${-width * 0.08}z`,
      );
    }
    pen.path(stage.land(1), `M-4 ${deck - 4 * unit}h${width + 8}v${12 * unit}h${-width - 8}z`);
    pen.light(`M-4 ${deck - 4 * unit}h${width + 8}v${2.6 * unit}h${-width - 8}z`, 0.4);
    pen.at({ x: width * 0.46, y: deck - 4 * unit, scale: unit * 0.8 }, () => {
      pen.path('c65', rectPath(-50, -40, 100, 36, 5));
      pen.path(
        'b90',
        `M-50 -14h100v5h-100z${[-42, -20, 2, 24].map((left) => rectPath(left, -34, 16, 13, 2)).join('')}`,
      );
      pen.path('a10', circlePath(-30, -3, 5) + circlePath(30, -3, 5));
    });
    drawBirds(stage, width * 0.5, height * 0.2, 5);
    drawWeather(stage);
  },
});

const landmark = defineObject({
  id: 'landmark',
  words: [
    'castle',
    'palace',
    'temple',
    'church',
    'cathedral',
    'mosque',
    'pagoda',
    'shrine',
    'monument',
    'ruin',
    'landmark',
    'fort',
    'abbey',
    'history',
    'tourism',
    'kyoto',
    'rome',
    'india',
    'tour guide',
    'pilgrimage',
    'wedding chapel',
    'chapel',
    'museum building',
    'government',
    'court',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dawn', 'dusk', 'day']);
    const { pen, width, height, unit, says, glow } = stage;
    const { focus, sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawHill(stage, createHills(stage, 0.58, 0.05, 1.2), stage.land(0.16), { mist: 0.5 });
    const rise = createHills(stage, 0.74, 0.05, 0.7);
    drawHill(stage, rise, stage.land(0.5), { mist: 0.2 });
    pen.at({ x: width * (focus * 0.5 + 0.25), y: height * 0.8, scale: unit * 1.05 }, () => {
      if (says('pagoda', 'shrine', 'temple', 'kyoto', 'japan')) {
        [0, 1, 2, 3].forEach((level) => {
          const [y, half] = [-level * 46, 84 - level * 16];
          pen.path('c80', `M${-half * 0.7} ${y}v-34h${half * 1.4}v34z`);
          pen.path('a30', `M${-half * 0.5} ${y}v-24h${half * 0.3}v24zM${half * 0.2} ${y}v-24h${half * 0.3}v24z`);
          pen.shade(`M${half * 0.2} ${y}v-34h${half * 0.5}v34z`, 0.16);
          pen.path(
            'c40',
            `M${-half - 12} ${y - 30}q20 -4 ${half * 0.4} -20h${half * 1.2 + 24}q${half * 0.3} 16 ${half * 0.4 + 0} 20q-10 6 -20 2H${-half + 8}q-10 4 -20 -2z`,
          );
        });
        pen.stroke('c40', 'M0 -184v-44M-6 -200h12M-5 -210h10', { width: 3.4 });
        return;
      }
      if (says('castle', 'fort', 'palace', 'medieval')) {
        const turret = (left: number, wide: number, tall: number): void => {
          pen.path('b80', `M${left} 0v${-tall}h${wide}v${tall}z`);
          pen.path(
            'b80',
            [0, 1, 2].map((index) => rectPath(left + (wide / 3) * index + 1, -tall - 9, wide / 3 - 3, 10)).join(''),
          );
          pen.shade(`M${left + wide * 0.6} 0v${-tall}h${wide * 0.4}v${tall}z`, 0.16);
          pen.path(glow, `M${left + wide / 2 - 4} ${-tall + 22}q4 -8 8 0v16h-8z`);
        };
        turret(-70, 140, 92);
        turret(-104, 46, 140);
        turret(60, 46, 124);
        turret(-22, 44, 166);
        pen.path('c50', 'M-108 -148h54L-81 -196zM-26 -174h52L0 -222z');
        pen.path('a20', 'M-20 0v-40q0 -20 20 -20t20 20V0z');
        pen.stroke('c40', 'M0 -222v-20', { width: 2.6 });
        pen.path('c65', 'M1 -242h24l-7 7l7 7H1z');
        return;
      }
      if (says('mosque', 'india', 'dome')) {
        pen.path('b90', 'M-96 0v-74h192V0z');
        pen.path('c65', 'M-50 -74q-14 -60 50 -96q64 36 50 96z');
        pen.shade('M10 -164q54 36 40 90H16q20 -50 -6 -90z', 0.16);
        pen.path('b90', 'M-124 0v-150h18V0zM106 0v-150h18V0z');
        pen.path('c65', 'M-128 -150q0 -22 13 -32q13 10 13 32zM102 -150q0 -22 13 -32q13 10 13 32z');
        pen.path(
          'a30',
          'M-22 0v-34q0 -22 22 -30q22 8 22 30V0zM-76 0v-26q0 -14 14 -20q14 6 14 20V0zM48 0v-26q0 -14 14 -20q14 6 14 20V0z',
        );
        pen.stroke('c50', 'M0 -170v-22', { width: 3 });
        return;
      }
      pen.path('b80', 'M-90 0v-96h190V0z');
      pen.path('c50', 'M-98 -92L-76 -128H86L108 -92z');
      pen.path('b90', 'M-110 0v-168h54V0z');
      pen.shade('M-78 0v-168h22V0zM40 0v-96h60V0z', 0.14);
      pen.path('c50', 'M-116 -164h66L-83 -236z');
      pen.stroke('c40', 'M-83 -236v-20M-91 -248h16', { width: 3.4 });
      pen.path('a30', 'M-94 -112q11 -22 22 0v22h-22zM-96 0v-34q0 -14 13 -14t13 14V0z');
      pen.path(glow, [-34, 2, 38, 74].map((left) => `M${left - 8} -30v-30q0 -10 8 -16q8 6 8 16v30z`).join(''));
    });
    const near = createHills(stage, 0.84, 0.03, 0.8);
    drawHill(stage, near, stage.land(0.8));
    plantRow(stage, near, drawRoundTree, stage.woods(0.9), { from: 0, to: 0.3, count: 3, size: 84, sink: 6 });
    plantRow(stage, near, drawRoundTree, stage.woods(0.9), { from: 0.72, to: 1, count: 3, size: 96, sink: 6 });
    drawBirds(stage, width * 0.5, height * 0.2, 5);
    drawWeather(stage);
  },
});

export const HERITAGE: readonly PictureObject[] = [hillTown, bridge, landmark];
