import type { Density } from '../../domain/look.ts';

const DENSITY_WORDS: readonly (readonly [Density, RegExp])[] = [
  [
    'compact',
    /\b(?:dense|densely|high[\s-]density|compact|data[\s-]rich|information[\s-]dense|tight spacing|power users?|wall-street|kompakt|dicht|compacto|compatto)\b|コンパクト|紧凑/i,
  ],
  [
    'airy',
    /\b(?:airy|spacious|roomy|breathing (?:room|space)|(?:lots of |generous |ample |plenty of |balances minimalist |minimalist )?white[\s-]?space|low[\s-]density|generous (?:spacing|margins|padding)|luftig|großzügig|aéré|espacioso|arioso)\b|余白|留白/i,
  ],
];

/** How tightly a prompt wants its content set; undefined when it does not say. */
export const findDensity = (prompt: string): Density | undefined =>
  DENSITY_WORDS.find(([, words]) => words.test(prompt))?.[0];
