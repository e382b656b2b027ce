import type { DesignSystem } from '../../domain/design-theme.ts';
import { toDesignMd } from './to-design-md.ts';

const BARE: DesignSystem = {
  displayName: 'Kraken */ deep',
  theme: {
    colorMode: 'DARK',
    headlineFont: 'NEWSREADER',
    bodyFont: 'INTER',
    roundness: 'ROUND_FULL',
    customColor: '#7132f5',
    overridePrimaryColor: '#7132f5',
  },
};

/** A dark design system whose DESIGN.md names colours of its own. */
export const KRAKEN: DesignSystem = {
  ...BARE,
  theme: {
    ...BARE.theme,
    designMd: toDesignMd(BARE, {
      colors: [
        { name: 'Kraken Purple', hex: '#7132f5' },
        { name: '$ink.500', hex: '#222222' },
      ],
      density: 'compact',
    }),
  },
};

/** The same in light. */
export const DAYLIGHT: DesignSystem = { ...KRAKEN, theme: { ...KRAKEN.theme, colorMode: 'LIGHT' } };
