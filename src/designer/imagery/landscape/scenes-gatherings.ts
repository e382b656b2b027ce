import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawAir, drawSky, drawWeather } from './sky.ts';
import { createStage, placeFocus } from './stage.ts';
import { drawCrowd } from './structures.ts';
import { createHills, drawHill } from './terrain.ts';

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
    drawAir(stage, placeFocus(stage).sun);
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

export const GATHERINGS: readonly PictureObject[] = [festival, stadium];
