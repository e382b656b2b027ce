import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignSystem, DesignTheme } from '../../domain/design-theme.ts';
import { DEFAULT_LOOK, type Look } from '../../domain/look.ts';
import { createTokens, type Tokens } from '../create-tokens.ts';
import { readGuide } from '../guide/read-guide.ts';

/** What every written form of a design system is made from. */
export interface FormSource {
  displayName: string;
  theme: DesignTheme;
  guide: DesignGuide;
  look: Look;
  /** In the theme's own mode. */
  tokens: Tokens;
  /** The same theme in the other mode. */
  otherTokens: Tokens;
}

/** Type and spaces are those of a desktop screen, with narrow values beside them. */
const DEVICE = 'DESKTOP';

export function createFormSource(
  { displayName, theme }: DesignSystem,
  guide: DesignGuide = readGuide(theme),
): FormSource {
  const { density = DEFAULT_LOOK.density, scale = DEFAULT_LOOK.scale } = guide;
  const look: Look = { ...DEFAULT_LOOK, density, scale };
  const tokens = createTokens(theme, look, DEVICE);
  const otherMode = tokens.colorMode === 'DARK' ? 'LIGHT' : 'DARK';
  return {
    displayName,
    theme,
    guide,
    look,
    tokens,
    otherTokens: createTokens({ ...theme, colorMode: otherMode }, look, DEVICE),
  };
}
