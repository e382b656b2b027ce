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

export interface FontClass {
  typeClass: TypeClass;
  /** Weights the bundled files have: the steps of a variable family's axis, or its static cuts. */
  weights: readonly number[];
  /** Width of running text against Inter, 1 being equal. */
  relativeWidth: number;
}

const EVERY_100 = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const within = (least: number, most: number): number[] =>
  EVERY_100.filter((weight) => weight >= least && weight <= most);

const SERIF_CLASSES: ReadonlySet<TypeClass> = new Set(['old-style', 'transitional', 'slab']);

/** Weights as the bundled fontsource packages list them. */
export const FONT_CLASSES: Readonly<Record<FontFamily, FontClass>> = {
  INTER: { typeClass: 'neo-grotesk', weights: within(100, 900), relativeWidth: 1 },
  DM_SANS: { typeClass: 'geometric', weights: within(100, 900), relativeWidth: 0.96 },
  GEIST: { typeClass: 'neo-grotesk', weights: within(100, 900), relativeWidth: 0.99 },
  SORA: { typeClass: 'geometric', weights: within(100, 800), relativeWidth: 1.12 },
  MANROPE: { typeClass: 'geometric', weights: within(200, 800), relativeWidth: 1 },
  LEXEND: { typeClass: 'rounded', weights: within(100, 900), relativeWidth: 1.08 },
  EPILOGUE: { typeClass: 'grotesk', weights: within(100, 900), relativeWidth: 1.02 },
  BE_VIETNAM_PRO: { typeClass: 'neo-grotesk', weights: within(100, 900), relativeWidth: 1.03 },
  PLUS_JAKARTA_SANS: { typeClass: 'geometric', weights: within(200, 800), relativeWidth: 1.03 },
  PUBLIC_SANS: { typeClass: 'neo-grotesk', weights: within(100, 900), relativeWidth: 1 },
  SPACE_GROTESK: { typeClass: 'grotesk', weights: within(300, 700), relativeWidth: 1.01 },
  SPLINE_SANS: { typeClass: 'grotesk', weights: within(300, 700), relativeWidth: 0.98 },
  WORK_SANS: { typeClass: 'grotesk', weights: within(100, 900), relativeWidth: 1.02 },
  MONTSERRAT: { typeClass: 'geometric', weights: within(100, 900), relativeWidth: 1.1 },
  METROPOLIS: { typeClass: 'geometric', weights: within(100, 900), relativeWidth: 1.02 },
  SOURCE_SANS_THREE: { typeClass: 'humanist', weights: within(200, 900), relativeWidth: 0.9 },
  NUNITO_SANS: { typeClass: 'rounded', weights: within(200, 900), relativeWidth: 0.97 },
  ARIMO: { typeClass: 'neo-grotesk', weights: within(400, 700), relativeWidth: 0.98 },
  HANKEN_GROTESK: { typeClass: 'grotesk', weights: within(100, 900), relativeWidth: 0.97 },
  RUBIK: { typeClass: 'rounded', weights: within(300, 900), relativeWidth: 1.02 },
  VENDOR_PLEX_SANS: { typeClass: 'grotesk', weights: within(100, 700), relativeWidth: 0.99 },
  NEWSREADER: { typeClass: 'transitional', weights: within(200, 800), relativeWidth: 0.89 },
  NOTO_SERIF: { typeClass: 'transitional', weights: within(100, 900), relativeWidth: 1.02 },
  DOMINE: { typeClass: 'slab', weights: within(400, 700), relativeWidth: 1.03 },
  LIBRE_CASLON_TEXT: { typeClass: 'old-style', weights: [400, 700], relativeWidth: 1.05 },
  EB_GARAMOND: { typeClass: 'old-style', weights: within(400, 800), relativeWidth: 0.83 },
  LITERATA: { typeClass: 'transitional', weights: within(200, 900), relativeWidth: 0.98 },
  SOURCE_SERIF_FOUR: { typeClass: 'transitional', weights: within(200, 900), relativeWidth: 0.93 },
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
