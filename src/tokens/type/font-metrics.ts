import type { FontFamily } from '../../domain/font.ts';

/** How tall a line of a face is without `line-height`; shares of the font size. */
export interface VerticalMetrics {
  ascentEm: number;
  /** Below the baseline, positive. */
  descentEm: number;
  lineGapEm: number;
}

export interface FontMetrics extends VerticalMetrics {
  /** Mean advance of English prose at weight 400, and at 700. */
  widthEm: number;
  boldWidthEm: number;
}

/** Printed by scripts/measure-font-metrics.ts from the bundled files. MONO is the companion for code. */
export const FONT_METRICS: Readonly<Record<FontFamily | 'MONO', FontMetrics>> = {
  INTER: { ascentEm: 0.9688, descentEm: 0.2412, lineGapEm: 0, widthEm: 0.4837, boldWidthEm: 0.497 },
  DM_SANS: { ascentEm: 0.992, descentEm: 0.31, lineGapEm: 0, widthEm: 0.4709, boldWidthEm: 0.497 },
  GEIST: { ascentEm: 1.005, descentEm: 0.295, lineGapEm: 0, widthEm: 0.472, boldWidthEm: 0.5023 },
  SORA: { ascentEm: 0.97, descentEm: 0.29, lineGapEm: 0, widthEm: 0.5084, boldWidthEm: 0.52 },
  MANROPE: { ascentEm: 1.066, descentEm: 0.3, lineGapEm: 0, widthEm: 0.4629, boldWidthEm: 0.4873 },
  LEXEND: { ascentEm: 1, descentEm: 0.25, lineGapEm: 0, widthEm: 0.496, boldWidthEm: 0.526 },
  EPILOGUE: { ascentEm: 0.79, descentEm: 0.235, lineGapEm: 0, widthEm: 0.4998, boldWidthEm: 0.5218 },
  BE_VIETNAM_PRO: { ascentEm: 1, descentEm: 0.265, lineGapEm: 0, widthEm: 0.4978, boldWidthEm: 0.5156 },
  PLUS_JAKARTA_SANS: { ascentEm: 1.038, descentEm: 0.222, lineGapEm: 0, widthEm: 0.4718, boldWidthEm: 0.4911 },
  PUBLIC_SANS: { ascentEm: 0.95, descentEm: 0.225, lineGapEm: 0, widthEm: 0.4704, boldWidthEm: 0.4805 },
  SPACE_GROTESK: { ascentEm: 0.984, descentEm: 0.292, lineGapEm: 0, widthEm: 0.4954, boldWidthEm: 0.4959 },
  SPLINE_SANS: { ascentEm: 0.9635, descentEm: 0.2365, lineGapEm: 0, widthEm: 0.4547, boldWidthEm: 0.4716 },
  WORK_SANS: { ascentEm: 0.93, descentEm: 0.243, lineGapEm: 0, widthEm: 0.5078, boldWidthEm: 0.5096 },
  MONTSERRAT: { ascentEm: 0.968, descentEm: 0.251, lineGapEm: 0, widthEm: 0.5094, boldWidthEm: 0.5378 },
  METROPOLIS: { ascentEm: 0.795, descentEm: 0.205, lineGapEm: 0, widthEm: 0.4657, boldWidthEm: 0.4933 },
  SOURCE_SANS_THREE: { ascentEm: 1.024, descentEm: 0.4, lineGapEm: 0, widthEm: 0.4231, boldWidthEm: 0.4486 },
  NUNITO_SANS: { ascentEm: 1.011, descentEm: 0.353, lineGapEm: 0, widthEm: 0.4587, boldWidthEm: 0.4765 },
  ARIMO: { ascentEm: 0.9053, descentEm: 0.2119, lineGapEm: 0.0327, widthEm: 0.4496, boldWidthEm: 0.4845 },
  HANKEN_GROTESK: { ascentEm: 1, descentEm: 0.303, lineGapEm: 0, widthEm: 0.457, boldWidthEm: 0.4633 },
  RUBIK: { ascentEm: 0.935, descentEm: 0.25, lineGapEm: 0, widthEm: 0.4727, boldWidthEm: 0.5023 },
  VENDOR_PLEX_SANS: { ascentEm: 1.025, descentEm: 0.275, lineGapEm: 0, widthEm: 0.4549, boldWidthEm: 0.4789 },
  NEWSREADER: { ascentEm: 0.735, descentEm: 0.265, lineGapEm: 0, widthEm: 0.4303, boldWidthEm: 0.4617 },
  NOTO_SERIF: { ascentEm: 1.069, descentEm: 0.293, lineGapEm: 0, widthEm: 0.4886, boldWidthEm: 0.5165 },
  DOMINE: { ascentEm: 0.9, descentEm: 0.24, lineGapEm: 0, widthEm: 0.4907, boldWidthEm: 0.4993 },
  LIBRE_CASLON_TEXT: { ascentEm: 0.97, descentEm: 0.26, lineGapEm: 0, widthEm: 0.4851, boldWidthEm: 0.5303 },
  EB_GARAMOND: { ascentEm: 1.007, descentEm: 0.298, lineGapEm: 0, widthEm: 0.3876, boldWidthEm: 0.4271 },
  LITERATA: { ascentEm: 1.177, descentEm: 0.308, lineGapEm: 0, widthEm: 0.4851, boldWidthEm: 0.5171 },
  SOURCE_SERIF_FOUR: { ascentEm: 1.036, descentEm: 0.335, lineGapEm: 0, widthEm: 0.4856, boldWidthEm: 0.5006 },
  MONO: { ascentEm: 1.025, descentEm: 0.275, lineGapEm: 0, widthEm: 0.6, boldWidthEm: 0.6 },
};
