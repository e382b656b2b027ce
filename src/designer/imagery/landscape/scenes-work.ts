import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import type { Tone } from '../paint/tones.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { van } from '../product/vehicle.ts';
import { drawRoundTree } from './flora.ts';
import { drawHouseRow } from './house-row.ts';
import { drawAir, drawBirds, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { drawSkyline, place } from './structures.ts';
import { drawWater } from './terrain.ts';

const construction = defineObject({
  id: 'construction',
  words: [
    'construction',
    'building site',
    'crane',
    'builder',
    'scaffold',
    'development',
    'contractor',
    'renovation',
    'engineering',
    'site',
    'excavator',
    'infrastructure',
    'architect',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dawn', 'day', 'dusk']);
    const { pen, width, height, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawSkyline(stage, height * 0.82, 40, 130, stage.land(0.14));
    drawSkyline(stage, height * 0.84, 20, 80, stage.land(0.32));
    pen.flat(stage.land(0.7), `M0 ${height * 0.84}h${width}v${height}h${-width}z`);
    pen.at({ x: width * focus, y: height * 0.86, scale: unit }, () => {
      const floors = [0, 1, 2, 3, 4].map((index) => index * 42);
      pen.path('a20', 'M-84 0v-168h168V0z', 0.35);
      pen.path(
        'b80',
        floors.map((y) => rectPath(-96, -y - 8, 192, 8)).join('') +
          [-88, -32, 24, 80].map((x) => rectPath(x, -176, 9, 176)).join(''),
      );
      pen.path('c65', 'M-79 -8h47v-34h-47zM33 -50h47v-34h-47zM-23 -92h47v-34h-47zM-79 -50h47v-34h-47z');
      pen.shade('M33 -8h47v-34h-47zM-23 -50h47v-34h-47z', 0.2);
      pen.detail(() =>
        pen.stroke(
          'c50',
          'M96 0v-196M116 0v-196M96 -30h20M96 -72h20M96 -114h20M96 -156h20M96 0l20 -30l-20 -42l20 -42l-20 -42l20 -40',
          { width: 2.4 },
        ),
      );
    });
    const craneX = width * (focus > 0.5 ? focus - 0.25 : focus + 0.25);
    pen.at({ x: craneX, y: height * 0.86, scale: unit, flip: focus > 0.5 }, () => {
      pen.path('c50', 'M-7 0v-262h14V0z');
      pen.detail(() =>
        pen.stroke(
          'c30',
          'M-7 0l14 -22l-14 -22l14 -22l-14 -22l14 -22l-14 -22l14 -22l-14 -22l14 -22l-14 -22l14 -22l-14 -20',
          { width: 2 },
        ),
      );
      pen.path('c50', 'M-170 -262H70v9H-170z');
      pen.path('c40', 'M46 -254h28v22H46z');
      pen.path('c50', 'M-6 -262L0 -292L6 -262z');
      pen.stroke('c30', 'M0 -290L-150 -260M0 -290L62 -260M-130 -254v86', { width: 2.2 });
      pen.path('a20', 'M8 -254h20v24H8z');
      pen.path('b90', rectPath(-154, -168, 48, 12, 1));
    });
    pen.at({ x: width * (1 - focus), y: height * 0.95, scale: unit * 0.95 }, () => {
      pen.shade(ellipsePath(0, 4, 90, 7), 0.3);
      pen.path('a10', rectPath(-56, -18, 100, 22, 11));
      pen.path('c65', 'M-54 -60h52v-30h34l8 30v40h-94z');
      pen.path('a20', 'M4 -84h22l6 24H4z');
      pen.stroke('c50', 'M-50 -50L-96 -96L-124 -40', { width: 10 });
      pen.path('c40', 'M-140 -44h30q2 26 -16 30q-14 -6 -14 -30z');
      pen.circle('b65', -42, -7, 6);
      pen.circle('b65', 30, -7, 6);
    });
    drawBirds(stage, width * 0.5, height * 0.16, 4);
    drawWeather(stage);
  },
});

const industry = defineObject({
  id: 'industry',
  words: [
    'industry',
    'factory',
    'container',
    'cargo port',
    'shipping',
    'freight',
    'logistic',
    'export',
    'import',
    'supply chain',
    'manufacturing',
    'refinery',
    'plant',
    'terminal',
    'cargo',
    'shipyard',
    'power plant',
    'recycling',
    'steel',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dawn', 'dusk', 'day']);
    const { pen, random, width, height, unit } = stage;
    const { focus, sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawSkyline(stage, height * 0.7, 20, 70, stage.land(0.14));
    pen.at({ x: width * (1 - focus * 0.7), y: height * 0.72, scale: unit }, () => {
      pen.path(stage.land(0.4), 'M-150 0v-70l40 -26v26l40 -26v26l40 -26v26h50v-110h18v110h30V0z');
      pen.path('b90', `${circlePath(-2, -196, 16)}${circlePath(18, -212, 22)}${circlePath(48, -220, 17)}`, 0.6);
    });
    drawWater(stage, 0.72, sun);
    const quay = height * 0.74;
    pen.flat(stage.land(0.6), `M0 ${quay - 10 * unit}h${width}v${12 * unit}h${-width}z`);
    pen.at({ x: width * (focus + 0.24), y: quay - 8 * unit, scale: unit, flip: focus > 0.5 }, () => {
      pen.path('c50', 'M-40 0L-28 -150h10L-26 0zM40 0L28 -150h-10L26 0zM-150 -160H90v14H-150z');
      pen.path('c50', 'M-26 -160L0 -210L26 -160z');
      pen.stroke('c30', 'M0 -208L-140 -158M0 -208L84 -158M-90 -146v50M-34 -90H34M-32 -50H32', { width: 3 });
      pen.path('a50', rectPath(-118, -96, 56, 24, 1));
    });
    pen.at({ x: width * focus, y: height * 0.86, scale: unit * 1.3 }, () => {
      const boxes = (row: number, from: number, count: number): void => {
        for (let index = 0; index < count; index += 1) {
          const left = from + index * 34;
          pen.path(
            random.pick(['c65', 'a50', 'b80', 'c40', 'a65'] as const),
            rectPath(left, -44 - row * 17, 32, 16, 1),
          );
        }
      };
      boxes(0, -104, 5);
      boxes(1, -104, 5);
      boxes(2, -70, 3);
      pen.detail(() =>
        pen.stroke('a10', 'M-88 -78v50M-54 -78v50M-20 -78v50M14 -78v50M48 -78v50', { width: 1, opacity: 0.3 }),
      );
      pen.path('b90', 'M74 -28v-62h34v62z');
      pen.path('a30', 'M78 -84h26v10H78z');
      pen.path('c50', 'M82 -90v-20h14v20z');
      pen.path('a30', 'M-140 -30h264l-14 42h-222z');
      pen.path('c50', 'M-130 -2h246l-5 14h-222z');
      pen.light('M-140 -30h264l-2 5h-260z', 0.35);
      pen.stroke('b90', 'M-150 14q15 -6 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', { width: 2.4, opacity: 0.7 });
    });
    drawBirds(stage, width * 0.4, height * 0.2, 4);
    drawWeather(stage);
  },
});

const market = defineObject({
  id: 'market',
  words: [
    'market',
    'stall',
    'farmer market',
    'bazaar',
    'fair',
    'flea market',
    'street food',
    'food truck',
    'christmas market',
    'vendor',
    'pop up',
    'souk',
    'weekly market',
    'grocer',
    'produce',
    'marketplace',
    'florist',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn', 'dusk']);
    const { pen, random, width, height, unit, says, glow } = stage;
    const { sun } = placeFocus(stage);
    drawAir(stage, sun);
    drawHouseRow(stage, height * 0.74, -0.02, 1, 1.1, false);
    pen.flat('b80', `M0 ${height * 0.74}h${width}v${height}h${-width}z`);
    pen.detail(() =>
      pen.stroke('b65', `M0 ${height * 0.8}h${width}M0 ${height * 0.88}h${width}M0 ${height * 0.96}h${width}`, {
        width: 1.6 * unit,
      }),
    );
    drawRoundTree(stage, width * 0.5, height * 0.78, 150 * unit, stage.woods(0.7));
    const stall = (x: number, y: number, size: number, tone: 'c65' | 'a50' | 'c40'): void =>
      pen.at({ x: width * x, y: height * y, scale: unit * size }, () => {
        pen.shade(ellipsePath(6, 2, 96, 8), 0.25);
        pen.path('c30', 'M-76 0v-124h6V0zM70 0v-124h6V0z');
        pen.path('a20', 'M-70 -50h140v-50h-140z', 0.5);
        pen.circle('skin3', 8, -84, 12);
        pen.path('a10', 'M-5 -86q0 -14 13 -14t13 14q-6 -6 -13 -6t-13 6z');
        pen.path('a40', 'M-12 -70q20 -8 40 0v24h-40z');
        pen.path('c50', 'M-84 -52h168v52h-168z');
        pen.shade('M30 -52h54v52H30zM-84 -52h168v7h-168z', 0.18);
        pen.detail(() => pen.stroke('c40', 'M-84 -30h168M-84 -14h168M-42 -44V0M0 -44V0M42 -44V0', { width: 2 }));
        const heap = (left: number, fill: Tone): void =>
          pen.stroke(fill, `M${left} -58h.1m13 0h.1m13 0h.1m-20 -10h.1m13 0h.1m-7 -9h.1`, { width: 15 });
        heap(-74, 'c65');
        heap(-34, 'a50');
        heap(8, 'c80');
        heap(46, 'a65');
        const bands = [0, 1, 2, 3, 4, 5].map(
          (index) =>
            `M${-96 + index * 32} -112L${-78 + index * 26} -148h26L${-64 + index * 32} -112v8a16 14 0 0 1 -32 0z`,
        );
        pen.path(tone, bands.filter((_, index) => index % 2 === 0).join(''));
        pen.path('b90', bands.filter((_, index) => index % 2 === 1).join(''));
        pen.shade('M-96 -112h192v6h-192z', 0.16);
      });
    stall(0.2, 0.86, 1, 'a50');
    stall(0.8, 0.86, 1, 'c40');
    if (says('truck', 'food truck')) place(stage, van, width * 0.5, height * 0.95, 190);
    else stall(0.5, 0.95, 1.2, 'c65');
    const bulbs = Array.from({ length: 13 }, (_, index) => {
      const part = index / 12;
      return `M${Math.round(width * part)} ${Math.round(height * (0.3 + 0.09 * Math.sin(part * Math.PI)))}h.1`;
    });
    pen.stroke('a20', `M0 ${height * 0.3}Q${width / 2} ${height * 0.48} ${width} ${height * 0.3}`, {
      width: 1.6 * unit,
    });
    pen.stroke(glow, bulbs.join(''), { width: 9 * unit });
    if (random.next() < 0.5) drawBirds(stage, width * 0.5, height * 0.14, 4);
    drawWeather(stage);
  },
});

export const WORK_SCENES: readonly PictureObject[] = [construction, industry, market];
