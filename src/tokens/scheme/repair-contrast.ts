import { type DynamicScheme, hexFromArgb, type TonalPalette } from '@material/material-color-utilities';
import { COLOR_ROLES, type ColorRole } from '../../domain/token-roles.ts';
import { contrastRatio, luminanceRatio, relativeLuminance } from '../contrast-ratio.ts';
import { type ColorPair, GUARANTEED_OUTLINES, GUARANTEED_PAIRS } from '../pairs.ts';
import { ROLE_COLORS } from './role-colors.ts';

/** A text role whose tone was moved so that all its guaranteed pairs reach their ratio. Tones are CIE L*, 0 to 100. */
export interface ToneMove {
  role: ColorRole;
  /** The background whose contrast was least. */
  background: ColorRole;
  fromTone: number;
  toTone: number;
  fromRatio: number;
  toRatio: number;
}

interface Repair {
  colors: Readonly<Record<ColorRole, string>>;
  moves: readonly ToneMove[];
}

const PAIRS_BY_TEXT: ReadonlyMap<ColorRole, readonly ColorPair[]> = Map.groupBy(
  [...GUARANTEED_PAIRS, ...GUARANTEED_OUTLINES],
  (pair) => pair.text,
);

/** Moves the tone of each text role that misses a guaranteed pair to the nearest tone that reaches them all. */
export function repairContrast(colors: Readonly<Record<ColorRole, string>>, scheme: DynamicScheme): Repair {
  const repaired = { ...colors };
  const luminances = Object.fromEntries(COLOR_ROLES.map((role) => [role, relativeLuminance(colors[role])])) as Record<
    ColorRole,
    number
  >;
  const moves: ToneMove[] = [];
  for (const [role, pairs] of PAIRS_BY_TEXT) {
    if (holds(luminances[role], pairs, luminances)) continue;
    const fromTone = Math.round(ROLE_COLORS[role].getTone(scheme));
    const palette = ROLE_COLORS[role].palette(scheme);
    const toTone = findNearestTone(fromTone, palette, pairs, luminances);
    if (toTone === undefined) continue;
    const worst = findWorstPair(repaired[role], pairs, repaired);
    const moved = hexFromArgb(palette.tone(toTone));
    moves.push({
      role,
      background: worst.background,
      fromTone,
      toTone,
      fromRatio: contrastRatio(repaired[role], repaired[worst.background]),
      toRatio: contrastRatio(moved, repaired[worst.background]),
    });
    repaired[role] = moved;
    luminances[role] = relativeLuminance(moved);
  }
  return { colors: repaired, moves };
}

type Luminances = Readonly<Record<ColorRole, number>>;

const holds = (luminance: number, pairs: readonly ColorPair[], luminances: Luminances): boolean =>
  pairs.every(({ background, ratio }) => luminanceRatio(luminance, luminances[background]) >= ratio);

function findNearestTone(
  fromTone: number,
  palette: TonalPalette,
  pairs: readonly ColorPair[],
  luminances: Luminances,
): number | undefined {
  for (let distance = 1; distance <= 100; distance += 1) {
    for (const tone of [fromTone - distance, fromTone + distance]) {
      if (tone >= 0 && tone <= 100 && holds(relativeLuminance(hexFromArgb(palette.tone(tone))), pairs, luminances))
        return tone;
    }
  }
  return undefined;
}

function findWorstPair(hex: string, pairs: readonly ColorPair[], colors: Record<ColorRole, string>): ColorPair {
  const slack = (pair: ColorPair): number => contrastRatio(hex, colors[pair.background]) / pair.ratio;
  return pairs.reduce((worst, pair) => (slack(pair) < slack(worst) ? pair : worst));
}
