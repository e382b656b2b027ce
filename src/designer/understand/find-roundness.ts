import type { Roundness } from '../../domain/enums.ts';

const ROUNDNESS_WORDS: readonly (readonly [Roundness, RegExp])[] = [
  [
    'ROUND_FOUR',
    /\b(?:sharp|square|squared|hard|crisp|right[\s-]angled?)[\s-](?:corners?|edges?)\b|\bno (?:rounded|rounding|border[\s-]radius)\b|\b(?:brutalis[mt]|neo-?brutalis[mt]|hairlines?|swiss (?:grid|style|modernism)|blueprint)\b|\beckig\w*\b|角ばった|直角/i,
  ],
  [
    'ROUND_FULL',
    /\bpill[\s-](?:shaped|buttons?|shape|cta|tabs?|chips?)\b|\bpills\b|\bfully[\s-]rounded\b|\bvery round\b|\b(?:puffy|claymorphism|bubbly)\b|\bsuper[\s-]rounded\b|\brounded-(?:full|5xl|4xl)\b/i,
  ],
  [
    'ROUND_TWELVE',
    /\b(?:rounded|soft|round|large|big)[\s-](?:corners?|edges?|cards?|radius|radii|shapes?)\b|\brounded-(?:2xl|3xl|xl)\b|\bbig radius\b|\babgerundet\w*\b|\bcoins arrondis\b|\besquinas redondeadas\b|丸み|角丸|圆角/i,
  ],
  ['ROUND_EIGHT', /\b(?:slightly|subtly|gently|lightly) round(?:ed)?\b|\brounded(?:-lg)?\b/i],
];

/** How round a prompt wants corners; undefined when it does not say. */
export const findRoundness = (prompt: string): Roundness | undefined =>
  ROUNDNESS_WORDS.find(([, words]) => words.test(prompt))?.[0];
