import type { DesignGuide } from '../domain/design-guide.ts';
import type { DesignSystem, DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import type { Look } from '../domain/look.ts';
import { createTokens, type Tokens } from '../tokens/create-tokens.ts';
import { readGuide } from '../tokens/guide/read-guide.ts';

/** What the parts of a style sheet draw from. */
export interface Specimen {
  name: string;
  theme: DesignTheme;
  guide: DesignGuide;
  look: Look;
  tokens: Tokens;
  /** The same theme with light and dark exchanged. */
  otherMode: Tokens;
}

const UNNAMED = 'Unnamed system';

export function createSpecimen({ displayName, theme }: DesignSystem, device: DrawnDevice): Specimen {
  const guide = readGuide(theme);
  const look = toLook(guide);
  const tokens = createTokens(theme, look, device);
  const otherMode = tokens.colorMode === 'DARK' ? 'LIGHT' : 'DARK';
  return {
    name: displayName.trim() || UNNAMED,
    theme,
    guide,
    look,
    tokens,
    otherMode: createTokens({ ...theme, colorMode: otherMode }, look, device),
  };
}

/** A sheet to hang on a wall is set large, unless the system asks for quiet. */
const toLook = ({ density = 'comfortable', scale = 'dramatic' }: DesignGuide): Look => ({
  density,
  scale,
  direction: 'specimen',
});

type PrimaryField = 'primary' | 'primary-container';

/** Within it two colours are taken for the same, in steps of 8-bit channels. */
const NEAR = 48;

/**
 * Which primary tone takes the largest field: the container where it is the colour that the system was made from, as it
 * often is in dark and in exact variants.
 */
export function toFields({ theme, tokens: { colors } }: Specimen): { first: PrimaryField; second: PrimaryField } {
  const seed = theme.overridePrimaryColor ?? theme.customColor;
  const containerDistance = distance(colors['primary-container'], seed);
  const isContainer = containerDistance < NEAR && containerDistance < distance(colors.primary, seed);
  return isContainer
    ? { first: 'primary-container', second: 'primary' }
    : { first: 'primary', second: 'primary-container' };
}

const toChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function distance(first: string, second: string): number {
  const others = toChannels(second);
  return Math.hypot(...toChannels(first).map((channel, index) => channel - (others[index] ?? 0)));
}
