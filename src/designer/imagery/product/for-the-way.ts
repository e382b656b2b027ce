import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { type PictureObject, defineObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const umbrella = defineObject({
  id: 'umbrella',
  words: ['umbrella', 'rain', 'parasol', 'rainwear', 'weather', 'cover', 'liability'],
  place: 'wall',
  draw: ({ pen }) => {
    pen.at({ x: 100, y: 96, rotate: 14 }, () => {
      pen.shade('M-76 6q10 -72 92 -74q74 6 84 74z', 0.14);
      pen.stroke('b30', 'M0 -84V74q0 16 14 16t14 -16', { width: 7 });
      const canopy =
        'M-86 0Q-78 -76 0 -78Q78 -76 86 0q-14 -14 -28.700 0q-14 -14 -28.700 0q-14 -14 -28.600 0q-14 -14 -28.600 0q-14 -14 -28.700 0q-14 -14 -28.700 0z';
      pen.path('a50', canopy);
      pen.inside(canopy, () => {
        pen.path('a65', 'M0 -78Q-48 -60 -57 4h28Q-24 -50 0 -78zM0 -78Q48 -60 57 4h-28Q24 -50 0 -78z');
        pen.shade('M20 -80Q80 -60 86 6H52Q56 -40 20 -80z', 0.2);
      });
      pen.path('b30', 'M-3 -88h6v12h-6z');
    });
    pen.detail(() =>
      pen.stroke('c50', 'M26 128l-6 16M52 146l-6 16M150 140l-6 16M172 118l-6 16M120 160l-6 16', { width: 5 }),
    );
  },
});

const globe = defineObject({
  id: 'globe',
  words: [
    'globe',
    'world',
    'geography',
    'earth',
    'language',
    'international',
    'country',
    'global',
    'translation',
    'abroad',
    'visa',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 60, 140);
    pen.path('c40', 'M66 170q34 -12 68 0v10H66zM94 150h12v22H94z');
    pen.stroke('c50', 'M134 26A70 70 0 1 1 54 140', { width: 7 });
    const ball = circlePath(96, 84, 58);
    pen.path('a80', ball);
    pen.inside(ball, () => {
      pen.path(
        'a50',
        'M44 60q16 -30 44 -26q10 10 -2 20q-4 14 -18 14q-4 12 4 20q10 12 -2 30q-10 6 -12 -14q-14 -16 -14 -44zM106 40q26 -6 44 20q8 28 -4 34q-14 -2 -18 10q-4 20 -16 12q2 -22 -10 -28q-10 -14 4 -20q10 -10 0 -28zM96 128q16 -4 20 8q-8 10 -20 4z',
      );
      pen.shade(`M110 20q56 40 10 124h50V20z`, 0.18);
      pen.light(ellipsePath(74, 52, 18, 12), 0.4);
    });
    pen.circle('c65', 134, 28, 5);
    pen.circle('c65', 56, 139, 5);
  },
});

const compass = defineObject({
  id: 'compass',
  words: ['compass', 'navigation', 'explore', 'expedition', 'hiking gear', 'direction', 'orienteering', 'guidebook'],
  place: 'wall',
  draw: ({ pen }) => {
    pen.shade(circlePath(108, 116, 72), 0.2);
    pen.stroke('c50', circlePath(100, 26, 13), { width: 6 });
    pen.path('c50', 'M90 34h20v12H90z');
    pen.circle('c50', 100, 108, 72);
    pen.circle('c65', 98, 106, 68);
    pen.circle('b90', 100, 108, 56);
    pen.detail(() =>
      pen.stroke('b50', 'M100 58v9M100 149v9M50 108h9M141 108h9M65 73l5 5M135 73l-5 5M65 143l5 -5M135 143l-5 -5', {
        width: 3,
      }),
    );
    pen.at({ x: 100, y: 108, rotate: 34 }, () => {
      pen.path('a50', 'M0 -48L12 0H-12z');
      pen.path('b65', 'M0 48L12 0H-12z');
      pen.shade('M0 -48L12 0H0zM0 48L12 0H0z', 0.22);
    });
    pen.circle('c50', 100, 108, 6);
    pen.light('M58 78a54 54 0 0 1 30 -24l-22 50q-12 -10 -8 -26z', 0.35, 'b90');
  },
});

const helmet = defineObject({
  id: 'helmet',
  words: ['helmet', 'bike helmet', 'hard hat', 'safety', 'protection', 'ppe', 'climbing gear', 'ski goggle'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 26, 174, 166);
    const shell = 'M22 130q-4 -78 78 -84q76 4 84 66q2 14 -10 18q-70 -12 -152 0z';
    pen.path('a50', shell);
    pen.inside(shell, () => {
      pen.path(
        'a30',
        'M64 66q-16 22 -16 52h14q0 -34 18 -58zM98 54q-14 28 -12 62h16q-2 -34 10 -64zM134 58q-6 28 -4 56h16q-2 -28 4 -48z',
      );
      pen.shade('M120 40q60 20 60 90h20V40z', 0.16);
      pen.light('M34 112q2 -36 30 -54q-12 26 -18 54z', 0.35);
    });
    pen.path('c65', 'M18 128q82 -14 160 2q4 6 -2 10q-78 -12 -154 -2q-8 -2 -4 -10z');
    pen.stroke('b20', 'M52 136L78 162L104 134M78 162l10 6', { width: 5 });
    pen.path('c50', rectPath(80, 160, 18, 10, 3));
  },
});

export const FOR_THE_WAY: readonly PictureObject[] = [umbrella, globe, compass, helmet];
