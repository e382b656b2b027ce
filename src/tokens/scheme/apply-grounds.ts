import type { Grounds } from '../../domain/design-guide.ts';
import type { ColorRole } from '../../domain/token-roles.ts';
import { AA_LARGE_RATIO, AA_TEXT_RATIO, relativeLuminance } from '../contrast-ratio.ts';
import { SURFACE_ROLES } from '../pairs.ts';
import { fitTone, toneOf, withTone } from './fit-tone.ts';

type Colors = Readonly<Record<ColorRole, string>>;
type SurfaceRole = (typeof SURFACE_ROLES)[number];

/** Luminance at which black and white words read equally well. */
const EVEN = 0.179;

/**
 * A scheme's colours with stated grounds in their places: the page, what lies on it in steps from there, and words and
 * lines that hold on all of it. Accents are left for the repair of contrast.
 */
export function applyGrounds(colors: Colors, stated: Grounds, isDark: boolean): Record<ColorRole, string> {
  const grounds = withoutOtherMode(stated, isDark);
  const page = grounds.background ?? colors.surface;
  const isNight = relativeLuminance(page) < EVEN;
  // Cards of the other polarity would need words of their own.
  const isCardAlike = grounds.surface !== undefined && relativeLuminance(grounds.surface) < EVEN === isNight;
  const surfaces =
    isCardAlike || grounds.background !== undefined
      ? toSurfaces(page, isCardAlike ? grounds.surface : undefined, isNight)
      : (Object.fromEntries(SURFACE_ROLES.map((role) => [role, colors[role]])) as Record<SurfaceRole, string>);
  const all = Object.values(surfaces);
  const text = fitTone(
    grounds.text ?? (isNight === isDark ? colors['on-surface'] : withTone(page, isNight ? 95 : 10)),
    all,
    AA_TEXT_RATIO,
  );
  const muted = fitTone(grounds.muted ?? toMuted(text, isNight), all, AA_TEXT_RATIO);
  return {
    ...colors,
    ...surfaces,
    'on-surface': text,
    'on-background': text,
    'on-surface-variant': muted,
    outline: fitTone(withTone(page, isNight ? 60 : 50), all, AA_LARGE_RATIO),
    'outline-variant': toLine(grounds.line, page, [text, muted], isNight),
  };
}

/** A page of the other mode is left out: the scheme's accents could not be written on it. */
function withoutOtherMode({ background, ...rest }: Grounds, isDark: boolean): Grounds {
  const suits = background !== undefined && relativeLuminance(background) < EVEN === isDark;
  return suits ? { background, ...rest } : rest;
}

/** Words of the second rank: the first one's hue, nearer to the ground. */
const toMuted = (text: string, isNight: boolean): string =>
  withTone(text, isNight ? Math.max(78, toneOf(text) - 14) : Math.min(38, toneOf(text) + 20));

/** A line that is seen on the page and carries words all the same. */
function toLine(stated: string | undefined, page: string, words: readonly string[], isNight: boolean): string {
  const tone = toneOf(page);
  const line = stated ?? withTone(page, isNight ? tone + 18 : tone - 12);
  return fitTone(line, words, AA_TEXT_RATIO);
}

/** Steps of tone from the page, by surface; by night what lies higher is lighter. */
function toSurfaces(page: string, card: string | undefined, isNight: boolean): Record<SurfaceRole, string> {
  const tone = toneOf(page);
  const at = (step: number): string => withTone(page, tone + step);
  const base = { background: page, surface: page };
  if (isNight) {
    // In the middle of the scale light words need a darker ground.
    const turn = tone > 30 ? -1 : 1;
    const low = card ?? at(4 * turn);
    const rise = toneOf(low) > 34 ? -1 : 1;
    const above = (step: number): string => withTone(low, toneOf(low) + step * rise);
    return {
      ...base,
      'surface-dim': page,
      'surface-bright': at(14 * turn),
      'surface-container-lowest': low,
      'surface-container-low': low,
      'surface-container': card ?? at(6 * turn),
      'surface-container-high': above(6),
      'surface-container-highest': above(10),
      'surface-variant': above(10),
    };
  }
  const turn = tone < 78 ? 0.8 : -1;
  return {
    ...base,
    'surface-dim': at(turn > 0 ? 0 : -7),
    'surface-bright': page,
    'surface-container-lowest': card ?? (tone < 78 ? at(8) : tone > 88 ? '#ffffff' : at(7)),
    'surface-container-low': at(2 * turn),
    'surface-container': at(4 * turn),
    'surface-container-high': at(6 * turn),
    'surface-container-highest': at(9 * turn),
    'surface-variant': at(9 * turn),
  };
}
