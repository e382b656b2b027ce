import type { DesignGuide } from '../domain/design-guide.ts';
import type { ColorMode } from '../domain/enums.ts';

export const SHADOW_NAMES = ['raised', 'floating'] as const;
type ShadowName = (typeof SHADOW_NAMES)[number];
/** Values of `box-shadow`: a panel that lies on the page, and one that hovers over it. */
export type Shadows = Readonly<Record<ShadowName, string>>;

const LIGHT: Shadows = {
  raised: '0 1px 2px rgb(0 0 0 / 0.06), 0 2px 8px rgb(0 0 0 / 0.06)',
  floating: '0 4px 8px rgb(0 0 0 / 0.06), 0 16px 40px rgb(0 0 0 / 0.14)',
};
// On a dark surface a shadow shows only when it is nearly black.
const DARK: Shadows = {
  raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 2px 8px rgb(0 0 0 / 0.3)',
  floating: '0 4px 8px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.55)',
};

/** No shadow as a layer that may stand in a list of shadows, where `none` would void them all. */
export const UNSEEN = '0 0 #0000';
const FLAT: Shadows = { raised: UNSEEN, floating: UNSEEN };

/** The shadows of a mode; a design system that is flat casts none. */
export function createShadows(colorMode: ColorMode, elevation?: DesignGuide['elevation']): Shadows {
  if (elevation === 'flat') return FLAT;
  return colorMode === 'DARK' ? DARK : LIGHT;
}
