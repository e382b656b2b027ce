import { FONT_FAMILIES, type FontFamily } from '../../domain/font.ts';

/** How a family is drawn, in the classes of type handbooks. */
export const TYPE_CLASSES = [
  'neo-grotesk',
  'grotesk',
  'geometric',
  'humanist',
  'rounded',
  'old-style',
  'transitional',
  'slab',
] as const;
export type TypeClass = (typeof TYPE_CLASSES)[number];

interface FontClass {
  typeClass: TypeClass;
  /** Weights the bundled files have: the steps of a variable family's axis, or its static cuts. */
  weights: readonly number[];
  /** Width of running text at weight 400 against Inter 400, 1 being equal. */
  relativeWidth: number;
  /** The same at weight 700, against Inter 400. */
  boldWidth: number;
  /** Height of a lowercase x, share of the font size. */
  xHeightEm: number;
}

const EVERY_100 = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const within = (least: number, most: number): number[] =>
  EVERY_100.filter((weight) => weight >= least && weight <= most);

const SERIF_CLASSES: ReadonlySet<TypeClass> = new Set(['old-style', 'transitional', 'slab']);

/** Weights as the bundled fontsource packages list them; widths and x-heights measured in Chromium from their Latin files. */
export const FONT_CLASSES: Readonly<Record<FontFamily, FontClass>> = {
  INTER: { typeClass: 'neo-grotesk', weights: within(100, 900), relativeWidth: 1.0, boldWidth: 1.03, xHeightEm: 0.55 },
  DM_SANS: { typeClass: 'geometric', weights: within(100, 900), relativeWidth: 0.97, boldWidth: 1.03, xHeightEm: 0.51 },
  GEIST: { typeClass: 'neo-grotesk', weights: within(100, 900), relativeWidth: 0.96, boldWidth: 1.03, xHeightEm: 0.53 },
  SORA: { typeClass: 'geometric', weights: within(100, 800), relativeWidth: 1.06, boldWidth: 1.08, xHeightEm: 0.54 },
  MANROPE: { typeClass: 'geometric', weights: within(200, 800), relativeWidth: 0.96, boldWidth: 1.01, xHeightEm: 0.54 },
  LEXEND: { typeClass: 'geometric', weights: within(100, 900), relativeWidth: 1.02, boldWidth: 1.09, xHeightEm: 0.53 },
  EPILOGUE: { typeClass: 'grotesk', weights: within(100, 900), relativeWidth: 1.04, boldWidth: 1.08, xHeightEm: 0.54 },
  BE_VIETNAM_PRO: {
    typeClass: 'neo-grotesk',
    weights: within(100, 900),
    relativeWidth: 1.02,
    boldWidth: 1.06,
    xHeightEm: 0.53,
  },
  PLUS_JAKARTA_SANS: {
    typeClass: 'geometric',
    weights: within(200, 800),
    relativeWidth: 0.98,
    boldWidth: 1.01,
    xHeightEm: 0.54,
  },
  PUBLIC_SANS: {
    typeClass: 'neo-grotesk',
    weights: within(100, 900),
    relativeWidth: 0.97,
    boldWidth: 1.0,
    xHeightEm: 0.52,
  },
  SPACE_GROTESK: {
    typeClass: 'grotesk',
    weights: within(300, 700),
    relativeWidth: 1.02,
    boldWidth: 1.03,
    xHeightEm: 0.49,
  },
  SPLINE_SANS: {
    typeClass: 'grotesk',
    weights: within(300, 700),
    relativeWidth: 0.94,
    boldWidth: 0.98,
    xHeightEm: 0.55,
  },
  WORK_SANS: { typeClass: 'grotesk', weights: within(100, 900), relativeWidth: 1.04, boldWidth: 1.05, xHeightEm: 0.5 },
  MONTSERRAT: {
    typeClass: 'geometric',
    weights: within(100, 900),
    relativeWidth: 1.05,
    boldWidth: 1.1,
    xHeightEm: 0.53,
  },
  METROPOLIS: {
    typeClass: 'geometric',
    weights: within(100, 900),
    relativeWidth: 0.95,
    boldWidth: 1.02,
    xHeightEm: 0.52,
  },
  SOURCE_SANS_THREE: {
    typeClass: 'humanist',
    weights: within(200, 900),
    relativeWidth: 0.87,
    boldWidth: 0.92,
    xHeightEm: 0.49,
  },
  NUNITO_SANS: {
    typeClass: 'rounded',
    weights: within(200, 900),
    relativeWidth: 0.94,
    boldWidth: 0.98,
    xHeightEm: 0.49,
  },
  ARIMO: { typeClass: 'neo-grotesk', weights: within(400, 700), relativeWidth: 0.94, boldWidth: 1.01, xHeightEm: 0.53 },
  HANKEN_GROTESK: {
    typeClass: 'grotesk',
    weights: within(100, 900),
    relativeWidth: 0.95,
    boldWidth: 0.95,
    xHeightEm: 0.5,
  },
  RUBIK: { typeClass: 'rounded', weights: within(300, 900), relativeWidth: 0.98, boldWidth: 1.04, xHeightEm: 0.52 },
  VENDOR_PLEX_SANS: {
    typeClass: 'grotesk',
    weights: within(100, 700),
    relativeWidth: 0.94,
    boldWidth: 0.99,
    xHeightEm: 0.52,
  },
  NEWSREADER: {
    typeClass: 'transitional',
    weights: within(200, 800),
    relativeWidth: 0.89,
    boldWidth: 0.95,
    xHeightEm: 0.45,
  },
  NOTO_SERIF: {
    typeClass: 'transitional',
    weights: within(100, 900),
    relativeWidth: 1.01,
    boldWidth: 1.07,
    xHeightEm: 0.54,
  },
  DOMINE: { typeClass: 'slab', weights: within(400, 700), relativeWidth: 1.0, boldWidth: 1.03, xHeightEm: 0.54 },
  LIBRE_CASLON_TEXT: {
    typeClass: 'old-style',
    weights: [400, 700],
    relativeWidth: 1.0,
    boldWidth: 1.08,
    xHeightEm: 0.53,
  },
  EB_GARAMOND: {
    typeClass: 'old-style',
    weights: within(400, 800),
    relativeWidth: 0.8,
    boldWidth: 0.88,
    xHeightEm: 0.41,
  },
  LITERATA: {
    typeClass: 'transitional',
    weights: within(200, 900),
    relativeWidth: 0.98,
    boldWidth: 1.05,
    xHeightEm: 0.51,
  },
  SOURCE_SERIF_FOUR: {
    typeClass: 'transitional',
    weights: within(200, 900),
    relativeWidth: 0.99,
    boldWidth: 1.03,
    xHeightEm: 0.5,
  },
};

export const isSerif = (family: FontFamily): boolean => SERIF_CLASSES.has(FONT_CLASSES[family].typeClass);

/** The weight of a family's files that is nearest to the wanted one, the bolder of two equally near. */
export function toAvailableWeight(family: FontFamily, wanted: number): number {
  return FONT_CLASSES[family].weights.reduce((best, weight) =>
    Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best,
  );
}

// The generic keyword comes last and no face is named for Han or emoji: the browser then picks by the language of the text.
const SANS_FALLBACK = 'system-ui, sans-serif';
const SERIF_FALLBACK = 'Georgia, "Times New Roman", serif';

/** The value of `font-family`: the bundled family, then system faces of its kind for scripts it does not have. */
export function toFontStack(family: FontFamily): string {
  return `"${FONT_FAMILIES[family]}", ${isSerif(family) ? SERIF_FALLBACK : SANS_FALLBACK}`;
}

/** The bundled face for code and figures in columns; a companion of every theme rather than one of the 28. */
export const MONO_FAMILY_NAME = 'IBM Plex Mono';
export const MONO_FONT_STACK = `"${MONO_FAMILY_NAME}", ui-monospace, Menlo, Consolas, monospace`;
