import { circlePath, ellipsePath, rectPath } from '../paint/curves.ts';
import { defineObject, type PictureObject } from '../picture-family.ts';
import { drawGroundShadow } from './ground-shadow.ts';

const headphones = defineObject({
  id: 'headphones',
  words: ['headphone', 'earphone', 'earbud', 'headset', 'audio', 'podcast', 'listening', 'audiobook'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 36, 164);
    pen.stroke('a30', 'M46 128Q34 28 100 28Q166 28 154 128', { width: 14 });
    pen.stroke('a50', 'M58 66Q70 30 100 29Q130 30 142 66', { width: 14 });
    pen.light('M66 52q12 -22 34 -22q-16 6 -26 24z', 0.4);
    const cup = (side: -1 | 1): void =>
      pen.at({ x: 100 + side * 50, y: 138, flip: side === 1 }, () => {
        pen.path('b20', 'M6 -38q18 4 18 38t-18 38z');
        pen.path('a50', 'M8 -42q-34 0 -34 42t34 42q6 0 6 -8v-68q0 -8 -6 -8z');
        pen.path('a40', 'M-2 -30q-14 8 -14 30t14 30q6 -4 6 -30t-6 -30z');
        pen.path('c65', circlePath(-5, 0, 8));
      });
    cup(-1);
    cup(1);
    pen.shade('M160 98q16 8 16 40t-28 42q24 -34 12 -82z', 0.2);
  },
});

const camera = defineObject({
  id: 'camera',
  words: [
    'camera',
    'photo',
    'photography',
    'dslr',
    'photographer',
    'film',
    'instant camera',
    'photo shoot',
    'video',
    'webcam',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 22, 178);
    pen.path('a20', 'M66 62l10 -22h48l10 22z');
    pen.path('c65', 'M150 52h22v12h-22zM30 54h24v10H30z');
    const body = rectPath(18, 62, 164, 118, 16);
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.path('a20', 'M10 92h180v56H10z');
      pen.shade('M140 60h50v130h-50z', 0.22);
      pen.light('M18 66h164v4H18z', 0.4);
    });
    pen.path('b90', 'M84 48h32v12H84z');
    pen.circle('b80', 100, 122, 50);
    pen.circle('b30', 102, 124, 45);
    pen.circle('a10', 100, 122, 36);
    pen.circle('c40', 100, 122, 26);
    pen.circle('c20', 102, 124, 16);
    pen.path('c80', 'M78 114a24 24 0 0 1 20 -18q4 6 -4 10t-8 10q-4 6 -8 -2z');
    pen.circle('c90', 112, 136, 4);
    pen.circle('c65', 158, 80, 6);
    pen.circle('b90', 42, 78, 5);
  },
});

const phone = defineObject({
  id: 'phone',
  place: 'wall',
  words: ['phone', 'smartphone', 'mobile', 'iphone', 'app', 'cell phone', 'handset', 'call', 'sim'],
  draw: ({ pen }) => {
    pen.at({ x: 104, y: 98, rotate: 10 }, () => {
      pen.shade(rectPath(-38, -74, 92, 170, 16), 0.2);
      pen.path('a20', rectPath(-47, -86, 94, 172, 17));
      const screen = rectPath(-41, -80, 82, 160, 12);
      pen.path('a80', screen);
      pen.inside(screen, () => {
        pen.path('a50', 'M-41 -80h82v66q-40 26 -82 0z');
        pen.circle('c80', 16, -44, 16);
        pen.path('a40', 'M-41 -20l24 -26l18 18l14 -14l26 24v18h-82z');
        pen.path('b90', 'M-32 -2h64v20q0 4 -4 4h-56q-4 0 -4 -4zM-32 30h64v20q0 4 -4 4h-56q-4 0 -4 -4z');
        pen.path('c50', 'M-32 62h64v12q0 4 -4 4h-56q-4 0 -4 -4z');
        pen.stroke('a65', 'M-14 6h32M-14 14h20M-14 38h32M-14 46h24', { width: 3.4 });
        pen.path('a65', `${circlePath(-23, 10, 5)}${circlePath(-23, 42, 5)}`);
        pen.light('M-41 -80h50l-50 110z', 0.16);
      });
      pen.rect('a20', -13, -76, 26, 7, 3.5);
    });
  },
});

export const laptop = defineObject({
  id: 'laptop',
  words: [
    'laptop',
    'computer',
    'notebook computer',
    'macbook',
    'pc',
    'software',
    'online course',
    'website',
    'remote work',
    'saas',
    'code',
    'coding',
    'developer',
    'programming',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 14, 186, 176);
    pen.path('b30', rectPath(36, 44, 128, 96, 8));
    const screen = 'M42 50h116v82H42z';
    pen.path('a30', screen);
    pen.inside(screen, () => {
      pen.path('a40', 'M42 50h30v82H42z');
      pen.stroke('a80', 'M50 62h14M50 72h14M50 82h10M50 92h14', { width: 3 });
      pen.path('b90', 'M80 58h70v30H80z');
      pen.stroke('c50', 'M84 82l14 -10l12 6l16 -14l20 8', { width: 3 });
      pen.path('c65', 'M80 94h32v32H80z');
      pen.path('a65', 'M118 94h32v14h-32zM118 112h32v14h-32z');
      pen.light('M42 50h52L42 128z', 0.12);
    });
    pen.path('b80', 'M36 140h128l22 28H14z');
    pen.path('b40', 'M46 144h108l8 12H38z');
    pen.path('b65', 'M82 159h36l3 6H79z');
    pen.path('b50', 'M14 168h172q0 10 -10 10H24q-10 0 -10 -10z');
  },
});

const keyboard = defineObject({
  id: 'keyboard',
  place: 'wall',
  words: ['keyboard', 'mechanical keyboard', 'typing', 'mouse', 'desk setup', 'gaming', 'keycap'],
  draw: ({ pen }) => {
    pen.at({ x: 100, y: 112, rotate: -8 }, () => {
      pen.shade(rectPath(-80, -36, 174, 88, 10), 0.2);
      pen.path('a30', rectPath(-88, -44, 176, 88, 10));
      pen.path('a20', rectPath(-82, -38, 164, 76, 6));
      const row = (tone: 'b85' | 'b65' | 'c65', d: string): void =>
        pen.stroke(tone, d, { width: 11.5, cap: 'butt', dash: '11 2.4' });
      row('b85', 'M-64 -29h131M-60 -15h131M-56 -1h118M-64 13h131');
      row('b65', 'M-78 -15h11M-78 -1h11M-78 13h11M70 -29h11M-78 28h25M36 28h39');
      pen.path('c65', 'M-78 -35h11v11h-11zM66 -7h15v26h-15z');
      pen.path('b85', rectPath(-48, 22, 78, 11.5, 2));
      pen.light('M-88 -40q0 -4 4 -4h168q4 0 4 4z', 0.35);
    });
  },
});

export const speaker = defineObject({
  id: 'speaker',
  words: ['speaker', 'stereo', 'hifi', 'sound', 'amplifier', 'radio', 'smart speaker'],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 50, 152);
    const body = rectPath(46, 24, 104, 156, 14);
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.shade('M124 20h30v170h-30z', 0.22);
      pen.light('M50 30h5v144h-5z', 0.35);
    });
    pen.path('a30', rectPath(56, 34, 84, 136, 8));
    pen.circle('b65', 98, 118, 38);
    pen.circle('b20', 98, 118, 33);
    pen.circle('b30', 98, 118, 24);
    pen.circle('c65', 98, 118, 11);
    pen.path('c85', 'M90 116a10 10 0 0 1 10 -8q-2 6 -10 8z');
    pen.circle('b65', 98, 58, 17);
    pen.circle('b20', 98, 58, 13);
    pen.circle('c65', 98, 58, 5);
    pen.light('M70 100a33 33 0 0 1 28 -15l-8 12q-10 2 -20 3z', 0.16);
  },
});

export const monitor = defineObject({
  id: 'monitor',
  words: [
    'monitor',
    'tv',
    'television',
    'screen',
    'display',
    'streaming',
    'desktop computer',
    'movie',
    'series',
    'cinema',
  ],
  draw: ({ pen }) => {
    drawGroundShadow(pen, 64, 140);
    pen.path('b40', 'M88 138h24l6 36h14v6H68v-6h14z');
    pen.path('b20', rectPath(16, 28, 168, 112, 8));
    const screen = 'M22 34h156v94H22z';
    pen.path('a40', screen);
    pen.inside(screen, () => {
      pen.path('a50', 'M22 34h156v50H22z');
      pen.circle('c80', 128, 72, 22);
      pen.path('a30', 'M22 112l40 -42l26 26l18 -14l36 32l36 -20v36H22z');
      pen.path('a20', 'M22 122q60 -16 156 -4v12H22z');
      pen.light('M22 34h70L40 128H22z', 0.14);
    });
    pen.path('b90', 'M90 74l26 15l-26 15z');
  },
});

const gamepad = defineObject({
  id: 'gamepad',
  place: 'wall',
  words: ['gamepad', 'controller', 'game', 'console', 'video game', 'gamer', 'arcade', 'esport', 'play'],
  draw: ({ pen }) => {
    pen.shade(ellipsePath(108, 168, 82, 9), 0.2);
    pen.path('a30', 'M52 62q4 -10 16 -10h14q6 0 6 10zM148 62q-4 -10 -16 -10h-14q-6 0 -6 10z');
    const body =
      'M56 60h88q26 0 34 34l12 50q4 22 -14 24q-12 0 -20 -14l-12 -18H56l-12 18q-8 14 -20 14q-18 -2 -14 -24l12 -50q8 -34 34 -34z';
    pen.path('a50', body);
    pen.inside(body, () => {
      pen.shade('M140 50q20 30 14 120h46V50z', 0.18);
      pen.light('M30 82q8 -18 26 -18h80v4H60q-20 2 -26 24z', 0.4);
    });
    pen.path('a20', 'M48 82h14v10h10v14H62v10H48v-10H38V92h10z');
    pen.path('c80', circlePath(142, 84, 7));
    pen.path('c65', circlePath(156, 98, 7));
    pen.path('b80', circlePath(128, 98, 7));
    pen.path('c50', circlePath(142, 112, 7));
    pen.circle('a20', 78, 128, 13);
    pen.circle('a40', 77, 126, 9);
    pen.circle('a20', 122, 128, 13);
    pen.circle('a40', 121, 126, 9);
    pen.rect('b90', 92, 78, 16, 8, 4);
  },
});

const drone = defineObject({
  id: 'drone',
  place: 'wall',
  words: ['drone', 'quadcopter', 'robot', 'robotic', 'automation', 'ai', 'gadget', 'device', 'iot', 'sensor'],
  draw: ({ pen }) => {
    pen.shade(ellipsePath(100, 176, 50, 6), 0.16);
    pen.stroke('b30', 'M44 66L84 88M156 66L116 88', { width: 8 });
    pen.path('b20', 'M38 54h12v18H38zM150 54h12v18h-12z');
    pen.path('b80', `${ellipsePath(44, 52, 40, 6)}${ellipsePath(156, 52, 40, 6)}`, 0.75);
    pen.stroke('b30', 'M84 112q-10 20 -26 22M116 112q10 20 26 22', { width: 5 });
    pen.path('a50', 'M66 92q2 -22 34 -22t34 22q0 26 -34 26t-34 -26z');
    pen.shade('M104 118q28 -2 30 -26q-2 -20 -28 -22q22 18 -2 48z', 0.2);
    pen.light('M74 88q4 -12 22 -13q-10 6 -12 16z', 0.4);
    pen.circle('b20', 100, 122, 17);
    pen.circle('c50', 100, 122, 10);
    pen.circle('c85', 96, 118, 4);
    pen.path('c80', `${circlePath(80, 96, 3)}${circlePath(120, 96, 3)}`);
  },
});

export const ELECTRONIC: readonly PictureObject[] = [
  headphones,
  camera,
  phone,
  laptop,
  keyboard,
  speaker,
  monitor,
  gamepad,
  drone,
];
