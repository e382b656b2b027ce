import type { Random } from '../../seeded-random.ts';
import { findHue, toColor, toLightness, type Hues, type Tone } from './tones.ts';

export const PICTURE_STYLES = ['scene', 'geometric', 'line', 'poster', 'wire'] as const;
export type PictureStyleId = (typeof PICTURE_STYLES)[number];

/** How shapes become paint, so that every object is drawn once and can be had in every style. */
export interface PictureStyle {
  id: PictureStyleId;
  toColor(paint: Tone): string;
  /** A contour around every shape, in units of the frame. */
  contour?: { color: string; width: number };
  /** Small marks, grain and texture are drawn. */
  keepsDetail: boolean;
  /** Light and shade laid over a shape are drawn. */
  keepsShading: boolean;
  keepsGradients: boolean;
}

type CreateStyle = (hues: Hues, random: Random) => PictureStyle;

const createScene: CreateStyle = (hues) => ({
  id: 'scene',
  toColor: (paint) => toColor(paint, hues),
  keepsDetail: true,
  keepsShading: true,
  keepsGradients: true,
});

const createGeometric: CreateStyle = (hues) => ({
  id: 'geometric',
  toColor: (paint) => toColor(paint, hues),
  keepsDetail: false,
  keepsShading: true,
  keepsGradients: false,
});

const LINE_WIDTH = 2.4;

// Paper under an ink contour; only what is dark in the scene keeps a tint of its hue.
const createLine: CreateStyle = (hues) => ({
  id: 'line',
  toColor: (tone) => {
    const lightness = toLightness(tone);
    const hue = findHue(tone) ?? 'b';
    if (lightness <= 12) return toColor('a10', hues);
    if (lightness >= 86) return toColor('b90', hues);
    if (lightness >= 70) return toColor(`${hue}86`, hues);
    return toColor(lightness >= 45 ? `${hue}80` : `${hue}65`, hues);
  },
  contour: { color: toColor('a10', hues), width: LINE_WIDTH },
  keepsDetail: true,
  keepsShading: false,
  keepsGradients: false,
});

// The page's own dark or paper under lines of light; it turns with the mode.
const createWire: CreateStyle = (hues) => ({
  id: 'wire',
  toColor: (tone) => {
    const lightness = toLightness(tone);
    if (lightness <= 12) return toColor('a-accent', hues);
    if (lightness >= 86) return toColor('page', hues);
    return toColor(lightness >= 60 ? 'ground-low' : 'ground-high', hues);
  },
  contour: { color: toColor('a-accent', hues), width: LINE_WIDTH },
  keepsDetail: true,
  keepsShading: false,
  keepsGradients: false,
});

interface PosterInks {
  paper: Tone;
  light: Tone;
  middle: Tone;
  strong: Tone;
  ink: Tone;
}

const POSTER_INKS: readonly PosterInks[] = [
  { paper: 'a90', light: 'c80', middle: 'c60', strong: 'a40', ink: 'a10' },
  { paper: 'c90', light: 'a80', middle: 'a60', strong: 'c40', ink: 'a10' },
  { paper: 'b90', light: 'c80', middle: 'c60', strong: 'a30', ink: 'a10' },
];

const createPoster: CreateStyle = (hues, random) => {
  const inks = random.pick(POSTER_INKS);
  const toInk = (lightness: number): Tone => {
    if (lightness >= 84) return inks.paper;
    if (lightness >= 70) return inks.light;
    if (lightness >= 52) return inks.middle;
    return lightness >= 28 ? inks.strong : inks.ink;
  };
  return {
    id: 'poster',
    toColor: (paint) => toColor(toInk(toLightness(paint)), hues),
    keepsDetail: false,
    keepsShading: false,
    keepsGradients: false,
  };
};

const STYLES: Readonly<Record<PictureStyleId, CreateStyle>> = {
  scene: createScene,
  geometric: createGeometric,
  line: createLine,
  poster: createPoster,
  wire: createWire,
};

export const createPictureStyle = (id: PictureStyleId, hues: Hues, random: Random): PictureStyle =>
  STYLES[id](hues, random);
