import { differenceCiede2000 } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { RoleColors } from './create-palette.ts';
import { AA_TEXT_RATIO, contrastRatio } from '../contrast-ratio.ts';
import { SURFACE_ROLES } from '../pairs.ts';
import { fitTone, withTone } from './fit-tone.ts';

/** One exact colour as a page shows it. */
export interface SeenAccent {
  /** The colour itself: buttons, bars, marks. */
  fill: string;
  /** What is written on it. */
  onFill: string;
  /** The colour as words and thin lines on any surface: itself, or its nearest tone that reads. */
  ink: string;
}

export type SeenAccents = Readonly<Partial<Record<'primary' | 'secondary' | 'tertiary' | 'error', SeenAccent>>>;

const OVERRIDES = {
  primary: 'overridePrimaryColor',
  secondary: 'overrideSecondaryColor',
  tertiary: 'overrideTertiaryColor',
} as const satisfies Readonly<Record<string, keyof DesignTheme>>;

/** A fill is seen on the page that stands off it by its lightness, a contrast ratio, or by its hue, CIEDE2000. */
const LEAST_SEEN = { ratio: 1.2, difference: 20 } as const;

/**
 * Overrides as they are seen. Material's roles dull an exact colour (tone 40 by day, 80 by night), so that one role may be
 * both fill and words; a page shows the colour itself and moves only what is written. Where a colour is lost on the page,
 * as white is on white, the scheme's own tone stands. An error that another accent looks like is seen in a red of its own.
 */
export function toSeenAccents(theme: DesignTheme, colors: RoleColors): SeenAccents {
  const surfaces = SURFACE_ROLES.map((role) => colors[role]);
  const stated: SeenAccents = Object.fromEntries(
    Object.entries(OVERRIDES).flatMap(([role, field]): [string, SeenAccent][] => {
      const fill = theme[field]?.toLowerCase();
      if (fill === undefined || !isSeenOn(fill, colors.surface)) return [];
      return [[role, { fill, onFill: toOnFill(fill), ink: fitTone(fill, surfaces, AA_TEXT_RATIO) }]];
    }),
  );
  const others = (['primary', 'secondary'] as const).map((role) => stated[role]?.ink ?? colors[role]);
  const isLost = others.some((other) => difference(colors.error, other) < LEAST_APART);
  // By day Material's error is a strong red already, and a red brand is what it is.
  if (theme.colorMode !== 'DARK' || !isLost) return stated;
  const reds = STRONG_REDS.map((red) => fitTone(red, surfaces, AA_TEXT_RATIO));
  const nearest = (red: string): number => Math.min(...others.map((other) => difference(red, other)));
  const [red = colors.error] = reds.toSorted((one, other) => nearest(other) - nearest(one));
  return { ...stated, error: { fill: red, onFill: toOnFill(red), ink: red } };
}

const difference = differenceCiede2000();

const isSeenOn = (fill: string, page: string): boolean =>
  contrastRatio(fill, page) >= LEAST_SEEN.ratio || difference(fill, page) >= LEAST_SEEN.difference;

/** Below this two colours are taken for one at a glance, in CIEDE2000. */
const LEAST_APART = 18;

/** Tone 60 of the error palette, between what is seen by day and by night, and a red that is further from orange. */
const STRONG_REDS = ['#ff5449', '#ff4d6a'] as const;

/** White where it reads, else the colour's own darkest tones. */
function toOnFill(fill: string): string {
  if (contrastRatio('#ffffff', fill) >= AA_TEXT_RATIO) return '#ffffff';
  return fitTone(withTone(fill, 10), [fill], AA_TEXT_RATIO);
}
