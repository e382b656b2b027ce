import { COLOR_ROLES, TYPE_ROLES } from '../../domain/token-roles.ts';

const RADII = ['sm', 'md', 'lg', 'xl', 'full', 'control'] as const;
const SPACES = ['page', 'section', 'card', 'row', 'stack'] as const;
/** A spacing named `block` would make a width of `inline-block`, so it is named where it is a distance. */
const DISTANCES = ['gap', 'padding', 'margin', 'space', 'inset', 'scroll-margin'] as const;
const SHADOWS = ['raised', 'floating'] as const;
const FONTS = ['headline', 'body', 'label', 'mono'] as const;

/** Accents that may be seen otherwise than Material has them: `tokens/scheme/seen-accents.ts`. */
const ACCENTS = ['primary', 'secondary', 'tertiary', 'error'] as const;
/** What is as thin as writing takes the tone of words. */
const WRITTEN = [
  'text-color',
  'stroke',
  'border-color',
  'outline-color',
  'ring-color',
  'text-decoration-color',
] as const;
const FILLED = ['background-color', 'fill', 'accent-color'] as const;
const ON_FILLED = ['text-color', 'fill', 'stroke', 'border-color'] as const;

const toAccentLines = (role: (typeof ACCENTS)[number]): string[] => [
  ...FILLED.map((property) => `--${property}-${role}: var(--${role}-fill, var(--${role}));`),
  ...WRITTEN.map((property) => `--${property}-${role}: var(--${role}-ink, var(--${role}));`),
  ...ON_FILLED.map((property) => `--${property}-on-${role}: var(--on-${role}-fill, var(--on-${role}));`),
];

/**
 * Maps Tailwind's theme to the custom properties of the token block. Everything of Tailwind's own palette, fonts, type
 * sizes, radii and shadows is taken away first, so that a class means a token or nothing.
 */
export const THEME_SOURCE = `@theme {
  --color-*: initial;
  --font-*: initial;
  --text-*: initial;
  --radius-*: initial;
  --shadow-*: initial;
  --inset-shadow-*: initial;
  --drop-shadow-*: initial;
}
@theme inline reference {
  --color-transparent: transparent;
  --color-current: currentcolor;
  --color-inherit: inherit;
${[
  ...COLOR_ROLES.map((role) => `--color-${role}: var(--${role});`),
  ...ACCENTS.flatMap(toAccentLines),
  ...FONTS.map((role) => `--font-${role}: var(--font-${role});`),
  ...TYPE_ROLES.flatMap((role) => [
    `--text-${role}: var(--type-${role});`,
    `--text-${role}--line-height: var(--type-${role}-line);`,
    `--text-${role}--font-weight: var(--type-${role}-weight);`,
    `--text-${role}--letter-spacing: var(--type-${role}-tracking);`,
  ]),
  '--radius: var(--radius-default);',
  '--radius-none: 0px;',
  ...RADII.map((name) => `--radius-${name}: var(--radius-${name});`),
  ...SPACES.map((name) => `--spacing-${name}: var(--space-${name});`),
  ...DISTANCES.map((property) => `--${property}-block: var(--space-block);`),
  ...SHADOWS.map((name) => `--shadow-${name}: var(--shadow-${name});`),
  '--drop-shadow-raised: var(--shadow-raised);',
  '--default-font-family: var(--font-body);',
  '--default-mono-font-family: var(--font-mono);',
]
  .map((line) => `  ${line}`)
  .join('\n')}
}`;
