import type { DrawPicture, PictureRequest } from '../../markup/picture.ts';
import { createRandom, hashText, type Random } from '../seeded-random.ts';
import { findSubject, toWords } from './find-subject.ts';
import { measureDrawing } from './paint/measure-drawing.ts';
import { createPen, round } from './paint/pen.ts';
import { createPictureStyle, PICTURE_STYLES, type PictureStyleId } from './paint/picture-style.ts';
import type { Hues } from './paint/tones.ts';
import { PICTURE_KINDS, type PictureKind } from '../write/slots.ts';
import { PICTURE_FAMILIES } from './picture-families.ts';
import { pictureKindFor } from './picture-kind-for.ts';
import type { Easel, Frame, PictureFamily, PictureObject } from './picture-family.ts';

/** Sheets by the narrowest box (width over height) they are for, widest first. */
const FRAMES: readonly { least: number; frame: Frame }[] = [
  { least: 2.2, frame: { aspect: 'panorama', width: 1280, height: 480 } },
  { least: 1.25, frame: { aspect: 'wide', width: 640, height: 360 } },
  { least: 0.87, frame: { aspect: 'square', width: 400, height: 400 } },
  { least: 0, frame: { aspect: 'tall', width: 300, height: 400 } },
];

const WIDE = { frame: { aspect: 'wide', width: 640, height: 360 } } as const;

// Secondary is a quiet hue in most themes, so it seldom leads.
const HUE_SETS: readonly Hues[] = [
  { a: 'primary', b: 'secondary', c: 'tertiary' },
  { a: 'primary', b: 'secondary', c: 'tertiary' },
  { a: 'tertiary', b: 'secondary', c: 'primary' },
  { a: 'secondary', b: 'primary', c: 'tertiary' },
];

/**
 * Draws a picture as an inline `<svg>` coloured by `var(--role)` only, the same bytes for the same request. The
 * subject may end in a style: "hills at dawn | line". `alt` does not matter here.
 */
export const drawPicture: DrawPicture = (request) => {
  const { subject, style } = parseSubject(request.subject);
  // "boat — a sloop at dawn" is drawn as a boat, in the light that the words after the dash say.
  const words = toWords(subject.split(' — ')[0] ?? subject);
  const said = toWords(subject);
  const kind = toDrawnKind(isPictureKind(request.kind) ? request.kind : pictureKindFor(subject).kind, words);
  const family = PICTURE_FAMILIES[kind];
  const random = createRandom(`${kind}:${subject.toLowerCase()}`);
  const object = findSubject(words, family.objects) ?? pickFallback(family, random);
  const frame = { ...toFrame(request.aspect), ...family.frame };
  const hues = random.pick(family.hues ?? HUE_SETS);
  const pen = createPen(
    createPictureStyle(family.hasOneStyle ? 'scene' : style, hues, random),
    toIdPrefix({ ...request, kind }),
  );
  const easel: Easel = {
    pen,
    random,
    frame,
    subject,
    says: (...called) => called.some((word) => said.includes(word)),
  };
  family.compose(easel, object);
  if (family.isCutOut === true) return cutOut(pen.toMarkup());
  const box = `viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg ${box}>${pen.toMarkup()}</svg>`;
};

/** Goods that are not known are a pattern in the theme's colours: any one thing in their place would be the wrong one. */
const toDrawnKind = (kind: PictureKind, words: readonly string[]): PictureKind =>
  GOODS.has(kind) && findSubject(words, PICTURE_FAMILIES[kind].objects) === undefined ? 'abstract' : kind;

const GOODS: ReadonlySet<PictureKind> = new Set(['product', 'thing']);

/** Room round a thing for the contour that some styles draw. */
const CUT_MARGIN = 1.5;

function cutOut(drawn: string): string {
  const { x, y, width, height } = measureDrawing(drawn);
  const box = [x - CUT_MARGIN, y - CUT_MARGIN, width + 2 * CUT_MARGIN, height + 2 * CUT_MARGIN].map(round).join(' ');
  return `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet">${drawn}</svg>`;
}

const isPictureKind = (kind: string): kind is PictureKind => (PICTURE_KINDS as readonly string[]).includes(kind);

const toFrame = (aspect: number): Frame => (FRAMES.find(({ least }) => aspect >= least) ?? WIDE).frame;

function parseSubject(text: string): { subject: string; style: PictureStyleId } {
  const bar = text.lastIndexOf('|');
  const named = PICTURE_STYLES.find(
    (style) =>
      style ===
      text
        .slice(bar + 1)
        .trim()
        .toLowerCase(),
  );
  if (bar === -1 || named === undefined) return { subject: text.trim(), style: 'scene' };
  return { subject: text.slice(0, bar).trim(), style: named };
}

function pickFallback(family: PictureFamily, random: Random): PictureObject {
  const id = random.pick(family.fallback);
  const object = family.objects.find((candidate) => candidate.id === id);
  if (object === undefined) throw new Error(`The ${family.kind} family has no object "${id}" to fall back on`);
  return object;
}

const toIdPrefix = ({ kind, subject, aspect }: PictureRequest): string =>
  `p${hashText(`${kind}:${subject}:${aspect}`).toString(36).slice(-5)}_`;
