import { converter } from 'culori';
import { FONT_FAMILIES } from '../../../domain/font.ts';
import type { Roundness } from '../../../domain/enums.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../../domain/look.ts';
import { toLookInForce } from '../../../tokens/guide/look-in-force.ts';
import { readGuide } from '../../../tokens/guide/read-guide.ts';
import type { EditOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';

const ROUNDNESS_STEPS: readonly Roundness[] = ['ROUND_TWO', 'ROUND_FOUR', 'ROUND_EIGHT', 'ROUND_TWELVE', 'ROUND_FULL'];
const ROUNDNESS_WORDS: Record<Roundness, string> = {
  ROUNDNESS_UNSPECIFIED: 'as usual',
  ROUND_TWO: '2 px',
  ROUND_FOUR: '4 px',
  ROUND_EIGHT: '8 px',
  ROUND_TWELVE: '12 px',
  ROUND_FULL: 'fully round',
};

type StyleOperation = Extract<
  EditOperation,
  { kind: 'mode' | 'color' | 'font' | 'radius' | 'radius-step' | 'density' | 'density-step' | 'scale' | 'scale-step' }
>;

/** Restyles through the theme and the look: no element of the screen is touched. */
export function applyStyle(editing: Editing, operation: StyleOperation): Outcome {
  const { theme } = editing;
  const look = toLookInForce(editing.look, readGuide(theme));
  switch (operation.kind) {
    case 'mode':
      if (theme.colorMode === operation.mode) return { failed: `it is ${operation.mode.toLowerCase()} already` };
      editing.theme = { ...theme, colorMode: operation.mode };
      return { done: `made it ${operation.mode.toLowerCase()}` };
    case 'color':
      return applyColor(editing, operation);
    case 'font': {
      const { font, role } = operation;
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
    case 'radius-step': {
      const at = Math.max(
        0,
        ROUNDNESS_STEPS.indexOf(theme.roundness === 'ROUNDNESS_UNSPECIFIED' ? 'ROUND_EIGHT' : theme.roundness),
      );
      return setRoundness(editing, stepIn(ROUNDNESS_STEPS, at, operation.step));
    }
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
  if (editing.theme.roundness === roundness) return { failed: `corners are ${ROUNDNESS_WORDS[roundness]} already` };
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
    return { failed: `the ${key === 'scale' ? 'type scale' : 'density'} is ${value} already, and goes no further` };
  editing.look = { ...editing.look, [key]: value, [OWN[key]]: true };
  return { done };
}

const toOklch = converter('oklch');

/** A named colour becomes the seed at its place; a background tints the neutrals and sets the mode that it needs. */
function applyColor(editing: Editing, { hex, role }: Extract<EditOperation, { kind: 'color' }>): Outcome {
  const { theme } = editing;
  if (role === 'background') {
    const colorMode = (toOklch(hex)?.l ?? 1) < 0.5 ? 'DARK' : 'LIGHT';
    editing.theme = { ...theme, overrideNeutralColor: hex, colorMode };
    return { done: `took ${hex} as the ground, ${colorMode.toLowerCase()}` };
  }
  if (role === 'primary') {
    const isGrey = (toOklch(hex)?.c ?? 0) < 0.02;
    editing.theme = {
      ...theme,
      customColor: hex,
      overridePrimaryColor: hex,
      colorVariant: isGrey ? 'MONOCHROME' : 'FIDELITY',
    };
    return { done: `made ${hex} the primary colour` };
  }
  editing.theme = {
    ...theme,
    ...(role === 'secondary' ? { overrideSecondaryColor: hex } : { overrideTertiaryColor: hex }),
  };
  return { done: `made ${hex} the ${role} colour` };
}
