import type { DesignTheme } from './design-theme.ts';

/** Fonts, corners and colour of a page whose words say nothing of them; the guide tells its sizes. */
export const PLAIN_THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#3f5f8f',
};
