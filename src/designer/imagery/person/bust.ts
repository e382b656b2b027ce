import { circlePath } from '../paint/curves.ts';
import type { Pen } from '../paint/pen.ts';
import type { Character } from './character.ts';
import { HEADWEAR } from './hair.ts';

const HEAD = 'M25 31Q25 13 40 13Q55 13 55 31V37Q55 55 40 55Q25 55 25 37z';
/** Shoulders go on below the box, so that a half figure may show more of them. */
const SHOULDERS = 'M6 140L10 74Q12 62 28 59L34 57H46L52 59Q68 62 70 74L74 140z';

const TEMPLES = 'M22.5 36V24H57.5V36L55 30V26H25V30z';
const SHOWS_TEMPLES: ReadonlySet<Character['headwear']> = new Set([
  'cap',
  'beanie',
  'chef',
  'helmet',
  'straw',
  'beret',
]);

type DrawClothes = (pen: Pen, clothes: Character['clothes'], accent: Character['accent']) => void;

const CLOTHES: Readonly<Record<Character['clothes']['kind'], DrawClothes>> = {
  crew: (pen, { tone, under }) => {
    pen.path(tone, SHOULDERS);
    pen.stroke(under, 'M31 58.500Q40 68 49 58.500', { width: 2.4 });
  },
  vee: (pen, { tone, under }) => {
    pen.path(under, SHOULDERS);
    pen.path(tone, 'M6 140L10 74Q12 62 28 59L31 58L40 78L49 58L52 59Q68 62 70 74L74 140z');
  },
  shirt: (pen, { tone, under }) => {
    pen.path(tone, SHOULDERS);
    pen.path(under, 'M30 57L40 66L33 72L27 60zM50 57L40 66L47 72L53 60z');
    pen.stroke(under, 'M40 68V140', { width: 1.2 });
  },
  hoodie: (pen, { tone, under }) => {
    pen.path(tone, SHOULDERS);
    pen.path(tone, 'M24 62Q22 52 30 52L40 64L50 52Q58 52 56 62Q50 72 40 72T24 62z');
    pen.shade('M27 60Q30 56 31 56L40 65L49 56Q52 56 53 60Q48 69 40 69T27 60z', 0.25);
    pen.stroke(under, 'M35 69v10M45 69v10', { width: 1.6 });
  },
  blazer: (pen, { tone, under }, accent) => {
    pen.path(under, SHOULDERS);
    pen.path(accent, 'M38 66h4l3 26l-5 6l-5 -6z');
    pen.path(tone, 'M6 140L10 74Q12 62 28 59L31 57L40 92V140zM74 140L70 74Q68 62 52 59L49 57L40 92V140z');
    pen.shade('M31 57L22 68L28 72L24 76L40 94zM49 57L58 68L52 72L56 76L40 94z', 0.2);
  },
  turtleneck: (pen, { tone }) => {
    pen.path(tone, SHOULDERS);
    pen.path(tone, 'M31 50Q40 56 49 50L50 62Q40 67 30 62z');
    pen.shade('M31 55Q40 61 49 55L50 62Q40 67 30 62z', 0.16);
  },
  coat: (pen, { tone }) => {
    pen.path(tone, 'M28 60L34 57H46L52 60L48 100H32z');
    pen.path('b90', 'M6 140L10 74Q12 62 28 59L32 57L38 84V140zM74 140L70 74Q68 62 52 59L48 57L42 84V140z');
    pen.shade('M32 57L24 66L30 71L27 75L38 86zM48 57L56 66L50 71L53 75L42 86z', 0.16);
  },
  apron: (pen, { tone, under }) => {
    pen.path(under === 'b20' ? 'b80' : under, SHOULDERS);
    pen.path(tone, 'M26 72h28l6 68H20z');
    pen.stroke(tone, 'M28 74L31 58M52 74L49 58', { width: 3 });
  },
};

function drawFace(pen: Pen, { skin, smile, hairTone, glasses, accent }: Character): void {
  pen.stroke(hairTone === 'b85' ? 'b65' : hairTone, 'M30 30q3 -2.500 6 -1M44 29q3 -1.500 6 1', { width: 1.7 });
  pen.path('a10', circlePath(33, 35.5, 1.9) + circlePath(47, 35.5, 1.9));
  pen.stroke(`${skin}-shade`, 'M40 36q-2.500 5 .5 5.500', { width: 1.7 });
  if (pen.style.keepsShading) pen.path('blush', circlePath(29.5, 42, 3) + circlePath(50.5, 42, 3), 0.16);
  if (smile === 'open') pen.path('b90', 'M34 45Q40 46.500 46 45Q45 51 40 51T34 45z');
  else pen.stroke('a10', 'M35 46.500Q40 50 45 46.500', { width: 1.7 });
  if (!glasses) return;
  const frame = accent === 'b90' || accent === 'a80' || accent === 'b80' ? 'a10' : accent;
  pen.stroke(
    frame,
    `${circlePath(33, 35.5, 5.5)}${circlePath(47, 35.5, 5.5)}M38.500 35q1.500 -1 3 0M27.500 34.500l-3 -1M52.500 34.500l3 -1`,
    { width: 1.5 },
  );
}

function drawBeard(pen: Pen, { beard, hairTone }: Character): void {
  if (beard === 'full') {
    pen.path(
      hairTone,
      'M25 34Q27 40 31 42.500Q40 39.500 49 42.500Q53 40 55 34V39Q55 59 40 59Q25 59 25 39zM35 46.500Q40 49.500 45 46.500Q45 44 40 44T35 46.500z',
    );
  }
  if (beard === 'short') {
    pen.path(hairTone, 'M25 36Q27 46 33 48Q40 53 47 48Q53 46 55 36V39Q55 56 40 56Q25 56 25 39z', 0.85);
  }
  if (beard === 'moustache')
    pen.path(
      hairTone,
      'M32.500 45.500Q34 41.500 40 43Q46 41.500 47.500 45.500Q43 46.500 40 44.500Q37 46.500 32.500 45.500z',
    );
}

/** Head and shoulders in a box of 80 × 80, face to the viewer, light from the left. */
export function drawBust(pen: Pen, character: Character): void {
  const { skin, hair, hairTone, headwear, clothes, accent, earrings } = character;
  const isCovered = headwear === 'hijab';
  const showsBack = headwear === undefined || (hair.coversEars === true && !isCovered && headwear !== 'turban');
  if (showsBack && hair.back !== undefined) {
    pen.path(hairTone, hair.back);
    pen.shade(hair.back, 0.22);
  }
  CLOTHES[clothes.kind](pen, clothes, accent);
  pen.shade('M52 59Q68 62 70 74L74 140H60Q64 80 48 58z', 0.14);
  if (clothes.kind !== 'turtleneck') {
    pen.path(`${skin}-shade`, 'M33 46h14v12Q47 64 40 64T33 58z');
  }
  if (!isCovered && (hair.coversEars !== true || headwear !== undefined)) {
    pen.path(skin, circlePath(25, 37, 3.6));
    pen.path(`${skin}-shade`, circlePath(55, 37, 3.6));
  }
  pen.path(skin, HEAD);
  pen.shade('M46 14Q55 18 55 31V37Q55 55 40 55Q50 50 50 36Q50 22 46 14z', 0.12);
  drawBeard(pen, character);
  drawFace(pen, character);
  if (headwear === undefined && hair.front !== undefined) pen.path(hairTone, hair.front);
  if (SHOWS_TEMPLES.has(headwear) && hair.front !== undefined) pen.path(hairTone, TEMPLES);
  if (headwear === undefined) hair.finish?.(pen, hairTone, accent);
  if (earrings && !isCovered && hair.coversEars !== true)
    pen.path(accent, circlePath(25, 43, 1.8) + circlePath(55, 43, 1.8));
  if (headwear !== undefined) HEADWEAR[headwear](pen, clothes.tone === 'b90' ? 'a40' : clothes.tone, accent);
}
