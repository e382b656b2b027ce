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

export const createShadows = (colorMode: ColorMode): Shadows => (colorMode === 'DARK' ? DARK : LIGHT);
