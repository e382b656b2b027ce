import type { ColorRole } from '../../../domain/token-roles.ts';

/**
 * Pictures are painted in three hues, `a` the subject's own, `b` its quiet companion, `c` the accent; which of the
 * theme's primary, secondary and tertiary they are differs by subject. A number is the lightness, 10 (darkest) to
 * 90, and stays the same in light and dark themes; `-container`, `-accent` and the surfaces turn with the mode.
 */
export type Hue = 'a' | 'b' | 'c';
export type Tone = `${Hue}${number}` | `${Hue}-container` | `${Hue}-accent` | SurfaceTone;
type SurfaceTone = 'page' | 'paper' | 'ground' | 'ground-low' | 'ground-high' | 'ink' | 'ink-soft';

export type Accent = 'primary' | 'secondary' | 'tertiary';
export type Hues = Readonly<Record<Hue, Accent>>;

type RoleOf = (accent: Accent) => ColorRole;

/** The steps of a hue that a theme has in both modes, lightest first. What lies between is mixed from its neighbours. */
const FIXED_STEPS: readonly { lightness: number; roleOf: RoleOf }[] = [
  { lightness: 90, roleOf: (accent) => `${accent}-fixed` },
  { lightness: 80, roleOf: (accent) => `${accent}-fixed-dim` },
  { lightness: 30, roleOf: (accent) => `on-${accent}-fixed-variant` },
  { lightness: 10, roleOf: (accent) => `on-${accent}-fixed` },
];

const TURNING_TONES: Readonly<Record<'-container' | '-accent', { lightness: number; roleOf: RoleOf }>> = {
  '-container': { lightness: 88, roleOf: (accent) => `${accent}-container` },
  '-accent': { lightness: 42, roleOf: (accent) => accent },
};

const SURFACE_TONES: Readonly<Record<SurfaceTone, { lightness: number; role: ColorRole }>> = {
  page: { lightness: 98, role: 'surface' },
  paper: { lightness: 100, role: 'surface-container-lowest' },
  'ground-low': { lightness: 96, role: 'surface-container-low' },
  ground: { lightness: 92, role: 'surface-container-high' },
  'ground-high': { lightness: 90, role: 'surface-container-highest' },
  'ink-soft': { lightness: 30, role: 'on-surface-variant' },
  ink: { lightness: 10, role: 'on-surface' },
};

const isSurface = (tone: Tone): tone is SurfaceTone => tone in SURFACE_TONES;
const toHue = (tone: Exclude<Tone, SurfaceTone>): Hue => tone.slice(0, 1) as Hue;
const findTurning = (tone: Tone) => TURNING_TONES[tone.slice(1) as keyof typeof TURNING_TONES];

const toVariable = (role: ColorRole): string => `var(--${role})`;

/** The CSS colour of a tone: `var(--role)`, or `color-mix(in oklab,var(--role) N%,var(--role))` between two steps. */
export function toColor(tone: Tone, hues: Hues): string {
  if (isSurface(tone)) return toVariable(SURFACE_TONES[tone].role);
  const accent = hues[toHue(tone)];
  const turning = findTurning(tone);
  return turning === undefined ? toStep(Number(tone.slice(1)), accent) : toVariable(turning.roleOf(accent));
}

function toStep(lightness: number, accent: Accent): string {
  const below = FIXED_STEPS.findIndex((step) => step.lightness <= lightness);
  const dark = FIXED_STEPS.at(below);
  const light = FIXED_STEPS[below - 1];
  if (dark === undefined) throw new RangeError(`No tone of lightness ${lightness}`);
  const darkColor = toVariable(dark.roleOf(accent));
  if (light === undefined || below === -1) return darkColor;
  const share = Math.round(((lightness - dark.lightness) / (light.lightness - dark.lightness)) * 100);
  return share === 0 ? darkColor : `color-mix(in oklab,${toVariable(light.roleOf(accent))} ${share}%,${darkColor})`;
}

/** Lightness (0–100) in a light theme, by which styles sort tones into fewer. */
export function toLightness(tone: Tone): number {
  if (isSurface(tone)) return SURFACE_TONES[tone].lightness;
  return findTurning(tone)?.lightness ?? Number(tone.slice(1));
}

/** The hue of a tone; surfaces have none. */
export const findHue = (tone: Tone): Hue | undefined => (isSurface(tone) ? undefined : toHue(tone));

/** The tone of a hue that lies `part` (0–1) of the way between two lightnesses. */
export const between = (hue: Hue, from: number, to: number, part: number): Tone =>
  `${hue}${Math.round(from + (to - from) * part)}`;
