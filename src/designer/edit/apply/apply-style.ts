import { clampChroma, converter, formatHex } from 'culori';
import { FONT_FAMILIES } from '../../../domain/font.ts';
import { ROUNDNESS_STEPS, stepOfRoundness, type ColorVariant, type Roundness } from '../../../domain/enums.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../../domain/look.ts';
import { toLookInForce } from '../../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../../tokens/guide/read-guide.ts';
import type { EditOperation, StyleOperation } from '../edit-operation.ts';
import { fontClassOf, otherFont } from './font-choice.ts';
import type { Editing, Outcome } from '../editing.ts';
import { shadesOf } from './shades-of.ts';

const ROUNDNESS_WORDS: Record<Roundness, string> = {
  ROUNDNESS_UNSPECIFIED: 'as usual',
  ROUND_TWO: '2 px',
  ROUND_FOUR: '4 px',
  ROUND_EIGHT: '8 px',
  ROUND_TWELVE: '12 px',
  ROUND_FULL: 'fully round',
};

type Style = Exclude<StyleOperation, { kind: 'direction' }>;

/** Restyles through the theme and the look: no element of the screen is touched. */
export function applyStyle(editing: Editing, operation: Style): Outcome {
  const { theme } = editing;
  const look = toLookInForce(editing.look, readGuide(theme));
  switch (operation.kind) {
    case 'mode':
      if (theme.colorMode === operation.mode) return { already: `it is ${operation.mode.toLowerCase()}` };
      editing.theme = { ...theme, colorMode: operation.mode };
      return { done: `made it ${operation.mode.toLowerCase()}` };
    case 'color':
      return applyColor(editing, operation);
    case 'color-variant':
      return applyVariant(editing, operation.variant);
    case 'temperature':
      return applyTemperature(editing, operation.to);
    case 'shade':
      return applyShade(editing, operation);
    case 'font-class': {
      const { role } = operation;
      const now = role === 'body' ? theme.bodyFont : theme.headlineFont;
      if (
        operation.class !== 'other' &&
        fontClassOf(now) === operation.class &&
        (role !== 'both' || fontClassOf(theme.bodyFont) === operation.class)
      )
        return { already: `the type is ${operation.class === 'serif' ? 'a serif' : 'a sans'}` };
      return applyStyle(editing, { kind: 'font', font: otherFont(now, operation.class), role });
    }
    case 'font': {
      const { font, role } = operation;
      const isSame =
        (role === 'body' || theme.headlineFont === font) && (role === 'headline' || theme.bodyFont === font);
      if (isSame) return { already: `it is set in ${FONT_FAMILIES[font]}` };
      editing.theme = {
        ...theme,
        ...(role === 'body' ? {} : { headlineFont: font }),
        ...(role === 'headline' ? {} : { bodyFont: font }),
      };
      return {
        done: `set ${role === 'both' ? 'everything' : role === 'headline' ? 'headlines' : 'body text'} in ${FONT_FAMILIES[font]}`,
      };
    }
    case 'radius':
      return setRoundness(editing, operation.roundness);
    case 'radius-step':
      return setRoundness(editing, stepIn(ROUNDNESS_STEPS, stepOfRoundness(theme.roundness), operation.step));
    case 'density':
      return setLook(editing, look, 'density', operation.density, `made it ${operation.density}`);
    case 'density-step': {
      const next = stepIn(DENSITIES, DENSITIES.indexOf(look.density), operation.step);
      return setLook(editing, look, 'density', next, `made it ${next}`);
    }
    case 'scale':
      return setLook(editing, look, 'scale', operation.scale, `set the type scale to ${operation.scale}`);
    case 'scale-step': {
      const next = stepIn(TYPE_CONTRASTS, TYPE_CONTRASTS.indexOf(look.scale), operation.step);
      return setLook(editing, look, 'scale', next, `set the type scale to ${next}`);
    }
  }
}

const stepIn = <T>(steps: readonly T[], at: number, step: 1 | -1): T =>
  steps[Math.min(steps.length - 1, Math.max(0, at + step))] ?? (steps[at] as T);

function setRoundness(editing: Editing, roundness: Roundness): Outcome {
  if (editing.theme.roundness === roundness) return { already: `corners are ${ROUNDNESS_WORDS[roundness]}` };
  editing.theme = { ...editing.theme, roundness };
  return { done: `made corners ${ROUNDNESS_WORDS[roundness]}` };
}

/** A design system that says otherwise does not take back what was asked for on this screen. */
const OWN = { density: 'isOwnDensity', scale: 'isOwnScale' } as const;

function setLook<K extends 'density' | 'scale'>(
  editing: Editing,
  inForce: Editing['look'],
  key: K,
  value: Editing['look'][K],
  done: string,
): Outcome {
  if (inForce[key] === value)
    return { already: `the ${key === 'scale' ? 'type scale' : 'density'} is ${value}, and goes no further` };
  editing.look = { ...editing.look, [key]: value, [OWN[key]]: true };
  return { done };
}

const toOklch = converter('oklch');

/** A named colour becomes the seed at its place; a background tints the neutrals and sets the mode that it needs. */
function applyColor(editing: Editing, { hex, role, name }: Extract<EditOperation, { kind: 'color' }>): Outcome {
  const { theme } = editing;
  const color = name === '' || name.startsWith('#') || name.split(' ').length > 2 ? hex : `${name} (${hex})`;
  if (role === 'background') {
    const colorMode = (toOklch(hex)?.l ?? 1) < 0.5 ? 'DARK' : 'LIGHT';
    editing.theme = { ...theme, overrideNeutralColor: hex, colorMode };
    return { done: `took ${color} as the ground, ${colorMode.toLowerCase()}` };
  }
  if (role === 'primary') {
    if (theme.overridePrimaryColor?.toLowerCase() === hex) return { already: `${color} is the main colour` };
    const isGrey = (toOklch(hex)?.c ?? 0) < 0.02;
    editing.theme = {
      ...theme,
      customColor: hex,
      overridePrimaryColor: hex,
      colorVariant: isGrey ? 'MONOCHROME' : 'FIDELITY',
    };
    return { done: `made ${color} the main colour, which buttons and accents take` };
  }
  editing.theme = {
    ...theme,
    ...(role === 'secondary' ? { overrideSecondaryColor: hex } : { overrideTertiaryColor: hex }),
  };
  return { done: `made ${color} the ${role} colour` };
}

const VARIANT_WORDS: Partial<Record<ColorVariant, string>> = {
  MONOCHROME: 'black, white and greys',
  VIBRANT: 'more vivid colours',
  NEUTRAL: 'quieter colours',
};

/** How the scheme is mixed from its seed; fixed overrides would hold their own against it and go. */
function applyVariant(editing: Editing, variant: ColorVariant): Outcome {
  const { theme } = editing;
  if (theme.colorVariant === variant) return { already: `it has ${VARIANT_WORDS[variant] ?? 'these colours'}` };
  const { overridePrimaryColor, overrideSecondaryColor: _second, overrideTertiaryColor: _third, ...rest } = theme;
  const seed = overridePrimaryColor ?? theme.customColor;
  const { overrideNeutralColor: _neutral, ...bare } = rest;
  editing.theme = { ...(variant === 'MONOCHROME' ? bare : rest), customColor: seed, colorVariant: variant };
  return { done: `took ${VARIANT_WORDS[variant] ?? 'other colours'}` };
}

/** How far a shade lies from the next, in OKLCH lightness, and where black and white begin. */
const SHADE = { step: 0.1, least: 0.22, most: 0.86 } as const;

const OTHER_HUE = 60;

/** The main colour a shade lighter or darker, of the same hue. */
function applyShade(editing: Editing, { step, of }: Extract<StyleOperation, { kind: 'shade' }>): Outcome {
  const { theme } = editing;
  const own = shadesOf(theme);
  const meant = of === undefined ? undefined : toOklch(of.hex);
  // Of a hue that is not the main colour's the shade becomes the main colour.
  const isOther =
    meant?.h !== undefined && (own.c < 0.02 || Math.abs(((meant.h - own.h + 540) % 360) - 180) > OTHER_HUE);
  const { l, c, h } = isOther ? { l: meant.l, c: meant.c, h: meant.h ?? 0 } : own;
  const next = Math.min(SHADE.most, Math.max(SHADE.least, l + step * SHADE.step));
  const word = step === 1 ? 'lighter' : 'darker';
  if (Math.abs(next - l) < 0.02)
    return { already: `the main colour is as ${step === 1 ? 'light' : 'dark'} as it goes` };
  const hex = formatHex(clampChroma({ mode: 'oklch', l: next, c, h }, 'oklch'));
  editing.theme = {
    ...theme,
    customColor: hex,
    overridePrimaryColor: hex,
    ...(c < 0.02 ? {} : { colorVariant: 'FIDELITY' }),
  };
  return {
    done: isOther
      ? `made a ${word} ${of?.name ?? ''} (${hex}) the main colour, which was of another hue`
      : `made the main colour ${word} (${hex})`,
  };
}

/** OKLCH hues that people call warm and cool: terracotta and steel blue. */
const HUES = { warm: 45, cool: 245 } as const;
const LEAST_CHROMA = 0.09;

/** The seed's hue goes over to the warm or the cool side, as light and strong as before. */
function applyTemperature(editing: Editing, to: 'warm' | 'cool'): Outcome {
  const { theme } = editing;
  const seed = toOklch(theme.overridePrimaryColor ?? theme.customColor);
  const hue = seed?.h ?? HUES[to];
  const isWarm = hue < 100 || hue > 345;
  const isThere = to === 'warm' ? isWarm && hue > 25 && hue < 85 : hue > 190 && hue < 280;
  const hex = formatHex({
    mode: 'oklch',
    l: seed?.l ?? 0.55,
    c: Math.max(LEAST_CHROMA, seed?.c ?? 0),
    h: isThere ? hue : HUES[to],
  });
  const neutral = formatHex({ mode: 'oklch', l: 0.6, c: 0.025, h: to === 'warm' ? 70 : 245 });
  const {
    overridePrimaryColor: _primary,
    overrideSecondaryColor: _second,
    overrideTertiaryColor: _third,
    ...rest
  } = theme;
  editing.theme = {
    ...rest,
    customColor: hex,
    overridePrimaryColor: hex,
    overrideNeutralColor: neutral,
    colorVariant: 'FIDELITY',
  };
  return { done: `made the colours ${to}er, around ${hex}` };
}
