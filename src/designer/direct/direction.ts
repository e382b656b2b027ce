import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Look } from '../../domain/look.ts';
import type { Style } from './style.ts';

export type { Style } from './style.ts';

/** How one screen is to look: the theme it is coloured by and the treatment its blocks follow. */
export interface Direction {
  theme: DesignTheme;
  look: Look;
  style: Style;
  /** Frames and ways to draw blocks that it builds with where the content allows, as `plan/` names them. */
  prefers: readonly string[];
}
