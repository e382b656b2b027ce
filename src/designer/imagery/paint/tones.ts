import type { ColorRole } from '../../../domain/token-roles.ts';

/**
 * Pictures are painted in three hues, `a` the subject's own, `b` its quiet companion, `c` the accent; which of the
 * theme's primary, secondary and tertiary they are differs by subject. A number is the lightness, 10 (darkest) to
 * 90, and stays the same in light and dark themes; `-container`, `-accent` and the surfaces turn with the mode.
 */
export type Hue = 'a' | 'b' | 'c';
export type Tone = `${Hue}${number}` | `${Hue}-container` | `${Hue}-accent` | SkinTone | SurfaceTone;
/** Skin from light to deep, with the shade that falls on it, and the blush of cheeks. */
type SkinTone =
  | 'skin1'
  | 'skin2'
  | 'skin3'
  | 'skin4'
  | 'skin5'
  | 'skin6'
  | `${'skin1' | 'skin2' | 'skin3' | 'skin4' | 'skin5' | 'skin6'}-shade`
  | 'blush';
type SurfaceTone = 'page' | 'paper' | 'ground' | 'ground-low' | 'ground-high' | 'ink' | 'ink-soft';

type Accent = 'primary' | 'secondary' | 'tertiary';
export type Hues = Readonly<Record<Hue, Accent>>;

type RoleOf = (accent: Accent) => ColorRole;

/** The steps of a hue that a theme has in both modes, lightest first. What lies between is mixed from its neighbours. */
const FIXED_STEPS: readonly { lightness: number; roleOf: RoleOf }[] = [
  { lightness: 90, roleOf: (accent) => `${accent}-fixed` },
  { lightness: 80, roleOf: (accent) => `${accent}-fixed-dim` },
  { lightness: 30, roleOf: (accent) => `on-${accent}-fixed-variant` },
  { lightness: 10, roleOf: (accent) => `on-${accent}-fixed` },
];

const TURNING_TONES: Readonly<Partial<Record<string, { lightness: number; roleOf: RoleOf }>>> = {
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

// Only `error` is warm in every theme, so the theme's quietest hue with a part of it is the nearest to skin.
const SKIN_TONES: Readonly<Record<SkinTone, { lightness: number; warmth: number; role: ColorRole }>> = {
  skin1: { lightness: 88, warmth: 12, role: 'secondary-fixed' },
  'skin1-shade': { lightness: 78, warmth: 22, role: 'secondary-fixed-dim' },
  skin2: { lightness: 84, warmth: 20, role: 'secondary-fixed' },
  'skin2-shade': { lightness: 73, warmth: 30, role: 'secondary-fixed-dim' },
  skin3: { lightness: 76, warmth: 26, role: 'secondary-fixed-dim' },
  'skin3-shade': { lightness: 66, warmth: 42, role: 'secondary-fixed-dim' },
  skin4: { lightness: 52, warmth: 26, role: 'outline' },
  'skin4-shade': { lightness: 36, warmth: 30, role: 'on-secondary-fixed-variant' },
  skin5: { lightness: 36, warmth: 34, role: 'on-secondary-fixed-variant' },
  'skin5-shade': { lightness: 30, warmth: 12, role: 'on-secondary-fixed-variant' },
  skin6: { lightness: 31, warmth: 18, role: 'on-secondary-fixed-variant' },
  'skin6-shade': { lightness: 16, warmth: 26, role: 'on-secondary-fixed' },
  blush: { lightness: 50, warmth: 100, role: 'error' },
};

const isSkin = (tone: Tone): tone is SkinTone => tone in SKIN_TONES;
const isSurface = (tone: Tone): tone is SurfaceTone => tone in SURFACE_TONES;
const toHue = (tone: Exclude<Tone, SurfaceTone | SkinTone>): Hue => tone.slice(0, 1) as Hue;
const findTurning = (tone: Tone) => TURNING_TONES[tone.slice(1)];

const toVariable = (role: ColorRole): string => `var(--${role})`;

/** The CSS colour of a tone: `var(--role)`, or `color-mix(in oklab,var(--role) N%,var(--role))` between two steps. */
export function toColor(tone: Tone, hues: Hues): string {
  if (isSurface(tone)) return toVariable(SURFACE_TONES[tone].role);
  if (isSkin(tone)) return toSkinColor(tone);
  const accent = hues[toHue(tone)];
  const turning = findTurning(tone);
  return turning === undefined ? toStep(Number(tone.slice(1)), accent) : toVariable(turning.roleOf(accent));
}

function toSkinColor(tone: SkinTone): string {
  const { warmth, role } = SKIN_TONES[tone];
  return warmth === 100 ? toVariable(role) : `color-mix(in oklab,var(--error) ${warmth}%,${toVariable(role)})`;
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
  if (isSkin(tone)) return SKIN_TONES[tone].lightness;
  return findTurning(tone)?.lightness ?? Number(tone.slice(1));
}

/** The hue of a tone; surfaces and skin have none. */
export const findHue = (tone: Tone): Hue | undefined => (isSurface(tone) || isSkin(tone) ? undefined : toHue(tone));

/** The tone of a hue that lies `part` (0–1) of the way between two lightnesses. */
export const between = (hue: Hue, from: number, to: number, part: number): Tone =>
  `${hue}${Math.round(from + (to - from) * part)}`;
