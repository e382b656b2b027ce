import type { Random } from '../../seeded-random.ts';
import { findHue, toColor, toLightness, type Hues, type Tone } from './tones.ts';

export const PICTURE_STYLES = ['scene', 'geometric', 'line', 'poster'] as const;
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

// Only the lightness of a shape survives, as paper, tint or full tone under an ink contour.
const createLine: CreateStyle = (hues) => ({
  id: 'line',
  toColor: (paint) => {
    const lightness = toLightness(paint);
    const hue = findHue(paint);
    if (lightness >= 84 || hue === undefined) return toColor(lightness > 60 ? 'paper' : 'ink', hues);
    if (lightness >= 45) return toColor(`${hue}-container`, hues);
    return toColor(lightness <= 12 ? 'ink' : `${hue}-accent`, hues);
  },
  contour: { color: toColor('ink', hues), width: LINE_WIDTH },
  keepsDetail: true,
  keepsShading: false,
  keepsGradients: false,
});

interface PosterInks {
  paper: Tone;
  light: Tone;
  strong: Tone;
  ink: Tone;
}

const POSTER_INKS: readonly PosterInks[] = [
  { paper: 'a90', light: 'c65', strong: 'a40', ink: 'a10' },
  { paper: 'c90', light: 'a65', strong: 'c40', ink: 'a10' },
  { paper: 'b90', light: 'c65', strong: 'a30', ink: 'b10' },
];

const createPoster: CreateStyle = (hues, random) => {
  const inks = random.pick(POSTER_INKS);
  const toInk = (lightness: number): Tone => {
    if (lightness >= 82) return inks.paper;
    if (lightness >= 58) return inks.light;
    return lightness > 22 ? inks.strong : inks.ink;
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
};

export const createPictureStyle = (id: PictureStyleId, hues: Hues, random: Random): PictureStyle =>
  STYLES[id](hues, random);
