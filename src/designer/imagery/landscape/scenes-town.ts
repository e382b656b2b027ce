import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { bicycle } from '../product/for-leisure.ts';
import { car, house, van } from '../product/vehicle.ts';
import { drawWalker } from './figures.ts';
import { drawFlowers, drawRoundTree } from './flora.ts';
import { drawHouseRow } from './scenes-water.ts';
import { drawBirds, drawClouds, drawSky, drawStreaks, drawWeather } from './sky.ts';
import { createStage, type Stage } from './stage.ts';
import { drawCrowd, drawSkyline, drawStreetLamp, place } from './structures.ts';
import { createHills, drawHill, drawWater, windingPath } from './terrain.ts';

function drawTownSky(stage: Stage, sun: number): void {
  drawSky(stage, sun, stage.time === 'day' ? 0.22 : 0.42, stage.time === 'day' ? 26 : 46);
  if (stage.time === 'day') drawClouds(stage, 3, 0.34);
  else drawStreaks(stage, 5);
}

const sunSide = ({ light }: Stage): number => (light === 1 ? 0.7 : 0.3);

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
    'bridge',
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
    const sun = sunSide(stage);
    const lit = time === 'night' || time === 'dusk';
    drawTownSky(stage, sun);
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
    'market',
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
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['day', 'dawn', 'dusk']);
    const { pen, width, height, unit, says } = stage;
    drawTownSky(stage, sunSide(stage));
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
    drawTownSky(stage, sunSide(stage));
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
    const sun = sunSide(stage);
    drawTownSky(stage, sun);
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
    drawTownSky(stage, sunSide(stage));
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

const festival = defineObject({
  id: 'festival',
  words: [
    'festival',
    'concert',
    'stage',
    'gig',
    'music',
    'live music',
    'band',
    'event',
    'party',
    'rave',
    'open air',
    'dj',
    'show',
    'crowd',
    'nightclub',
    'celebration',
    'conference',
    'tour',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dusk', 'night']);
    const { pen, width, height, unit, glow } = stage;
    drawSky(stage, 0.5, 0.5, 10);
    drawHill(stage, createHills(stage, 0.66, 0.03, 1.2), stage.land(0.4), { rim: 0.2 });
    const [x, floor] = [width / 2, height * 0.76];
    pen.at({ x, y: floor, scale: unit * 1.15 }, () => {
      pen.path('a10', 'M-166 0V-150L0 -206L166 -150V0z');
      pen.path('a20', 'M-146 0V-138L0 -188L146 -138V0z');
      pen.light('M-110 -140L-190 0H-70zM-36 -150L-84 0H12zM36 -150L-12 0H84zM110 -140L70 0H190z', 0.3, 'c90');
      pen.stroke('a40', 'M-156 0V-146L0 -198L156 -146V0', { width: 5 });
      pen.detail(() =>
        pen.stroke(
          'a40',
          'M-156 -20l10 -20l-10 -20l10 -20l-10 -20l10 -20M156 -20l-10 -20l10 -20l-10 -20l10 -20l-10 -20',
          { width: 2.4 },
        ),
      );
      pen.path('c65', [-110, -36, 36, 110].map((at) => `M${at - 9} -146h18l-4 12h-10z`).join(''));
      pen.path('a10', 'M-146 -100h34v100h-34zM112 -100h34v100h-34z');
      pen.path('a50', [-76, -44].flatMap((y) => [-129, 129].map((at) => circlePath(at, y, 12))).join(''));
      pen.path('c40', 'M-44 -30h88v30h-88z');
      pen.path('a10', 'M-14 -64q14 -8 28 0l3 34h-34z');
      pen.circle('skin3', 0, -78, 11);
      pen.path('a10', 'M-12 -80q0 -13 12 -13t12 13q-6 -5 -12 -5t-12 5z');
      pen.stroke('a10', 'M-12 -58L-36 -88M12 -58L30 -36', { width: 8 });
      pen.path('c50', 'M-180 0h360v16h-360z');
    });
    const flags = Array.from({ length: Math.ceil(width / (26 * unit)) }, (_, index) => {
      const at = index * 26 * unit;
      const y = height * 0.1 + Math.sin((at / width) * Math.PI) * 40 * unit;
      return `M${at} ${y}h${18 * unit}l${-9 * unit} ${20 * unit}z`;
    });
    pen.path(glow, flags.filter((_, index) => index % 2 === 0).join(''));
    pen.path('c50', flags.filter((_, index) => index % 2 === 1).join(''));
    drawCrowd(stage, stage.land(0.8), 0.82, 34);
    drawCrowd(stage, 'a10', 0.9, 48);
    drawWeather(stage);
  },
});

const stadium = defineObject({
  id: 'stadium',
  words: [
    'stadium',
    'pitch',
    'football',
    'soccer',
    'match',
    'arena',
    'league',
    'game',
    'sport',
    'rugby',
    'tennis',
    'cricket',
    'baseball',
    'athletics',
    'team',
    'tournament',
    'field sport',
    'basketball',
    'score',
  ],
  draw: (easel) => {
    const stage = createStage(easel, ['dusk', 'night', 'day']);
    const { pen, width, height, unit, glow } = stage;
    drawTownSky(stage, sunSide(stage));
    const top = height * 0.36;
    const rim = (y: number, dip: number): string => `M-4 ${y}Q${width / 2} ${y + dip} ${width + 4} ${y}`;
    pen.path(stage.land(0.5), `${rim(top, 50 * unit)}V${height}H-4z`);
    pen.path(stage.land(0.75), `${rim(top + 34 * unit, 44 * unit)}V${height}H-4z`);
    pen.detail(() => {
      const fans = (tone: 'c65' | 'b90' | 'a65', seed: number): void => {
        const dots = Array.from({ length: 90 }, (_, index) => {
          const part = stage.random.next();
          const y = top + 48 * unit + Math.sin(part * Math.PI) * 24 * unit + ((index * seed) % 7) * 9 * unit;
          return `M${Math.round(width * part)} ${Math.round(y)}h.1`;
        });
        pen.stroke(tone, dots.join(''), { width: 4.4 * unit });
      };
      fans('c65', 3);
      fans('b90', 5);
      fans('a65', 2);
    });
    const grass = height * 0.66;
    pen.flat('b90', `M-4 ${grass - 12 * unit}h${width + 8}v${14 * unit}h${-width - 8}z`);
    pen.flat('a50', `M-4 ${grass}h${width + 8}v${height}h${-width - 8}z`);
    const stripes = Array.from({ length: 9 }, (_, index) => index - 4.5).filter((_, index) => index % 2 === 0);
    pen.flat(
      'a40',
      stripes
        .map(
          (lane) =>
            `M${width / 2 + lane * width * 0.1} ${grass}h${width * 0.1}L${width / 2 + (lane + 1) * width * 0.22} ${height + 2}h${-width * 0.22}z`,
        )
        .join(''),
    );
    pen.stroke(
      'b90',
      `M-4 ${grass + 5 * unit}h${width + 8}M${width / 2} ${grass}V${height}M${width * 0.32} ${height * 0.84}a${width * 0.18} ${30 * unit} 0 0 1 ${width * 0.36} 0a${width * 0.18} ${30 * unit} 0 0 1 ${-width * 0.36} 0`,
      { width: 3 * unit },
    );
    for (const x of [0.1, 0.9]) {
      pen.at({ x: width * x, y: top + 30 * unit, scale: unit }, () => {
        pen.path('a10', 'M-3 0v-92h6v92z');
        pen.path('a20', rectPath(-30, -128, 60, 38, 4));
        pen.light(x < 0.5 ? 'M0 -110L200 120H-20z' : 'M0 -110L-200 120H20z', 0.14, 'c90');
        pen.path(glow, [-20, 0, 20].flatMap((at) => [-118, -102].map((y) => circlePath(at, y, 6))).join(''));
      });
    }
    pen.at({ x: width / 2, y: height * 0.85, scale: unit }, () => {
      pen.shade(ellipsePath(5, 1, 19, 4), 0.3);
      pen.circle('b90', 0, -14, 15);
      pen.path('a20', 'M0 -21l7 5l-3 8h-8l-3 -8zM-11 -24l4 3l-3 4l-5 -2zM11 -24l-4 3l3 4l5 -2z');
    });
    drawWeather(stage);
  },
});

export const TOWN_SCENES: readonly PictureObject[] = [city, street, rooftops, park, home, festival, stadium];
