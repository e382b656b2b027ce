import { rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { bicycle } from '../product/for-leisure.ts';
import { car, van } from '../product/vehicle.ts';
import { drawWalker } from './figures.ts';
import { drawRoundTree } from './flora.ts';
import { drawHouseRow } from './house-row.ts';
import { drawAir, drawBirds, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { drawSkyline, drawStreetLamp, place } from './structures.ts';
import { drawWater } from './terrain.ts';

const city = defineObject({
  id: 'city',
  words: [
    'city',
    'skyline',
    'downtown',
    'urban',
    'metropolis',
    'skyscraper',
    'new york',
    'tokyo',
    'business district',
    'cityscape',
    'town',
    'night life',
    'capital',
    'london',
    'berlin',
    'paris',
    'commute',
    'finance',
    'company',
    'corporate',
    'real estate',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn', 'dusk', 'dusk', 'night']);
    const { pen, width, height, unit, time, glow } = stage;
    const { sun } = placeFocus(stage);
    const lit = time === 'night' || time === 'dusk';
    drawAir(stage, sun);
    drawSkyline(stage, height * 0.68, 40, 130, stage.land(0.14));
    drawSkyline(stage, height * 0.7, 50, 176, stage.land(0.4), lit ? glow : stage.land(0.18));
    drawSkyline(stage, height * 0.73, 30, 120, stage.land(0.72), lit ? glow : stage.land(0.4));
    drawWater(stage, 0.73, lit ? undefined : sun);
    if (lit) {
      pen.detail(() => {
        const streaks = Array.from(
          { length: 22 },
          (_, index) =>
            `M${(index + stage.random.next()) * (width / 22)} ${height * 0.745}v${(14 + stage.random.next() * 44) * unit}`,
        );
        pen.stroke(glow, streaks.join(''), { width: 2.6 * unit, opacity: 0.4 });
      });
    }
    const deck = height * 0.8;
    const tower = (x: number): string =>
      `M${x - 9 * unit} ${deck + 40 * unit}V${deck - 104 * unit}h${18 * unit}V${deck + 40 * unit}z`;
    const [left, right] = [width * 0.18, width * 0.82];
    const cable = (fromX: number, toX: number, sag: number): string =>
      `M${fromX} ${deck - 100 * unit}Q${(fromX + toX) / 2} ${deck - sag * unit} ${toX} ${deck - 100 * unit}`;
    pen.stroke(
      stage.land(0.95),
      `${cable(left, right, -74)}M${left} ${deck - 100 * unit}Q${left - width * 0.1} ${deck - 30 * unit} -10 ${deck - 8 * unit}M${right} ${deck - 100 * unit}Q${right + width * 0.1} ${deck - 30 * unit} ${width + 10} ${deck - 8 * unit}`,
      { width: 3.4 * unit },
    );
    const hangers = Array.from({ length: 19 }, (_, index) => {
      const part = (index + 1) / 20;
      const y = deck - 100 * unit + 174 * unit * 2 * part * (1 - part);
      return `M${left + (right - left) * part} ${y}V${deck}`;
    });
    pen.detail(() => pen.stroke(stage.land(0.95), hangers.join(''), { width: 1.3 * unit, cap: 'butt' }));
    pen.path(stage.land(1), `${tower(left)}${tower(right)}M-4 ${deck}h${width + 8}v${12 * unit}h${-width - 8}z`);
    pen.light(`M-4 ${deck}h${width + 8}v${2.4 * unit}h${-width - 8}z`, 0.4);
    drawBirds(stage, width * 0.5, height * 0.2, 5);
    drawWeather(stage);
  },
});

const street = defineObject({
  id: 'street',
  words: [
    'street',
    'shop',
    'high street',
    'neighborhood',
    'neighbourhood',
    'main street',
    'cafe',
    'bakery',
    'store',
    'restaurant',
    'boutique',
    'facade',
    'old town',
    'village',
    'district',
    'shopping',
    'apartment',
    'local',
    'bookstore',
    'townhouse',
    'building',
    'hotel',
    'delivery',
    'bike',
    'cycling',
    'taxi',
    'bus',
    'scooter',
    'street market',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn', 'dusk']);
    const { pen, width, height, unit, says } = stage;
    drawAir(stage, placeFocus(stage).sun);
    drawSkyline(stage, height * 0.7, 60, 150, stage.land(0.14));
    const ground = height * 0.8;
    drawHouseRow(stage, ground, -0.02, 1, 1.12, true);
    pen.flat('b80', `M0 ${ground}h${width}v${16 * unit}h${-width}z`);
    pen.flat('a30', `M0 ${ground + 16 * unit}h${width}v${height}h${-width}z`);
    pen.shade(`M0 ${ground + 16 * unit}h${width}v${5 * unit}h${-width}z`, 0.3);
    pen.detail(() =>
      pen.stroke('b80', `M0 ${height * 0.935}h${width}`, {
        width: 4 * unit,
        dash: `${34 * unit} ${26 * unit}`,
        cap: 'butt',
      }),
    );
    drawRoundTree(stage, width * 0.1, ground + 12 * unit, 140 * unit, stage.woods(0.8));
    drawRoundTree(stage, width * 0.9, ground + 12 * unit, 156 * unit, stage.woods(0.8));
    drawStreetLamp(stage, width * 0.29, ground + 14 * unit, 96);
    drawStreetLamp(stage, width * 0.71, ground + 14 * unit, 96);
    if (says('bike', 'cycling', 'bicycle', 'delivery')) place(stage, bicycle, width * 0.5, height * 0.93, 130);
    else if (says('bus', 'van', 'market', 'moving')) place(stage, van, width * 0.5, height * 0.93, 150);
    else if (says('car', 'taxi', 'drive', 'parking')) place(stage, car, width * 0.5, height * 0.93, 150);
    else drawWalker(stage, width * 0.5, ground + 18 * unit, 70 * unit);
    drawWeather(stage);
  },
});

const rooftops = defineObject({
  id: 'rooftops',
  words: [
    'rooftop',
    'roof',
    'chimney',
    'terrace',
    'balcony',
    'attic',
    'solar panel',
    'housing',
    'suburb',
    'energy',
    'solar',
    'insulation',
    'neighborhood roof',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dawn', 'dusk', 'day', 'night']);
    const { pen, random, width, height, unit, glow, says } = stage;
    drawAir(stage, placeFocus(stage).sun);
    drawSkyline(stage, height * 0.62, 10, 70, stage.land(0.16));
    const roof = (
      x: number,
      y: number,
      span: number,
      rise: number,
      tone: 'c30' | 'a30' | 'a50',
      wall: 'c90' | 'b90' | 'a80',
    ): void => {
      pen.path(wall, `M${x - span * 0.42} ${y}h${span * 0.84}v${height}h${-span * 0.84}z`);
      pen.path('a30', `M${x + span * 0.16} ${y - rise * 0.95}h${span * 0.1}v${rise * 0.6}h${-span * 0.1}z`);
      pen.path(
        tone,
        `M${x - span * 0.5} ${y}L${x - span * 0.24} ${y - rise}H${x + span * 0.24}L${x + span * 0.5} ${y}z`,
      );
      pen.detail(() =>
        pen.stroke(
          'a10',
          [0.3, 0.6]
            .map((part) => `M${x - span * (0.5 - 0.26 * part)} ${y - rise * part}h${span * (1 - 0.52 * part)}`)
            .join(''),
          { width: 1.6 * unit, opacity: 0.25 },
        ),
      );
      pen.shade(`M${x - span * 0.42} ${y}h${span * 0.84}v${6 * unit}h${-span * 0.84}z`, 0.24);
      const windows = [-0.24, 0, 0.24].map(
        (part) =>
          `M${Math.round(x + span * (part - 0.06))} ${Math.round(y + 16 * unit)}h${Math.round(span * 0.12)}v${Math.round(26 * unit)}h${-Math.round(span * 0.12)}z`,
      );
      pen.path(random.next() < 0.5 || stage.time === 'night' ? glow : 'a30', windows.join(''));
      if (says('solar', 'energy', 'solar panel')) {
        pen.path(
          'a20',
          `M${x - span * 0.34} ${y - rise * 0.16}L${x - span * 0.19} ${y - rise * 0.84}H${x + span * 0.08}L${x + span * 0.04} ${y - rise * 0.16}z`,
        );
        pen.stroke(
          'a65',
          `M${x - span * 0.27} ${y - rise * 0.5}H${x + span * 0.06}M${x - span * 0.14} ${y - rise * 0.16}L${x - span * 0.05} ${y - rise * 0.84}`,
          { width: 1.6 * unit },
        );
      } else {
        pen.path(
          'b85',
          `M${x - span * 0.2} ${y - rise * 0.14}v${-rise * 0.4}l${span * 0.08} ${-rise * 0.22}l${span * 0.08} ${rise * 0.22}v${rise * 0.4}z`,
        );
        pen.path(glow, rectPath(x - span * 0.16, y - rise * 0.5, span * 0.08, rise * 0.3));
      }
    };
    const row = (y: number, span: number, shift: number): void => {
      for (let x = shift * unit; x < width + span * unit; x += span * unit * 0.9) {
        roof(
          x,
          height * y,
          span * unit,
          span * 0.4 * unit,
          random.pick(['c30', 'a30', 'a50'] as const),
          random.pick(['c90', 'b90', 'a80'] as const),
        );
      }
    };
    row(0.66, 116, 20);
    row(0.84, 176, -30);
    drawBirds(stage, width * 0.46, height * 0.2, 6);
    drawWeather(stage);
  },
});

export const TOWNS: readonly PictureObject[] = [city, street, rooftops];
