import { FONT_FAMILIES, type FontFamily } from '../../domain/font.ts';
import { isSerif, MONO_FAMILY_NAME } from './font-class.ts';
import { FONT_METRICS } from './font-metrics.ts';

interface LocalFace {
  weight: string;
  /** Names of the face on the systems that have it, and of faces with its metrics. */
  names: readonly string[];
  /** Mean advance of the prose that FONT_METRICS is measured with. */
  widthEm: number;
  isBold: boolean;
}

/** Arial is measured on Arimo, Georgia from Arial by the ratio of their mean advances (913 to 904), Courier New is 1229 of 2048. */
const LOCAL_FACES: Readonly<Record<'sans' | 'serif' | 'mono', readonly LocalFace[]>> = {
  sans: [
    { weight: '100 599', names: ['Arial', 'ArialMT', 'Liberation Sans'], widthEm: 0.4496, isBold: false },
    { weight: '600 900', names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], widthEm: 0.4845, isBold: true },
  ],
  serif: [{ weight: '100 900', names: ['Georgia', 'Gelasio'], widthEm: 0.4541, isBold: false }],
  mono: [
    { weight: '100 900', names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'], widthEm: 0.6001, isBold: false },
  ],
};

/** The name under which `toFallbackFaces` declares a family's stand-in; it belongs right after the family in a stack. */
export const toFallbackName = (family: FontFamily | 'MONO'): string =>
  `${family === 'MONO' ? MONO_FAMILY_NAME : FONT_FAMILIES[family]} Fallback`;

/**
 * `@font-face` rules, one a line, for a system face of each family's kind that takes as much room as the family: text
 * does not move when the family's file arrives late. Each family once, in the order given (CSS Fonts 5, size-adjust).
 */
export const toFallbackFaces = (families: readonly (FontFamily | 'MONO')[]): string =>
  [...new Set(families)]
    .flatMap((family) => LOCAL_FACES[toKind(family)].map((face) => printFace(family, face)))
    .join('\n');

const toKind = (family: FontFamily | 'MONO'): keyof typeof LOCAL_FACES => {
  if (family === 'MONO') return 'mono';
  return isSerif(family) ? 'serif' : 'sans';
};

function printFace(family: FontFamily | 'MONO', face: LocalFace): string {
  const { ascentEm, descentEm, lineGapEm, widthEm, boldWidthEm } = FONT_METRICS[family];
  const adjust = (face.isBold ? boldWidthEm : widthEm) / face.widthEm;
  const descriptors = [
    `font-family: "${toFallbackName(family)}"`,
    `font-weight: ${face.weight}`,
    `src: ${face.names.map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${toPercent(adjust)}`,
    // The overrides are shares of the adjusted size.
    `ascent-override: ${toPercent(ascentEm / adjust)}`,
    `descent-override: ${toPercent(descentEm / adjust)}`,
    `line-gap-override: ${toPercent(lineGapEm / adjust)}`,
  ];
  return `@font-face { ${descriptors.join('; ')} }`;
}

const toPercent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
