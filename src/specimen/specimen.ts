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
