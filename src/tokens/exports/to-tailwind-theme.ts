import type { DesignSystem } from '../../domain/design-theme.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../../domain/token-roles.ts';
import type { Tokens } from '../create-tokens.ts';
import { SHADOW_NAMES } from '../elevation.ts';
import { SPACE_NAMES } from '../space.ts';
import { toRule } from '../to-token-css.ts';
import { MONO_FONT_STACK, toFontStack } from '../type/font-class.ts';
import { createFormSource } from './form-source.ts';
import { toCommentText, toModeSelectors } from './mode-selectors.ts';
import { withFallbackFaces } from './with-fallback-faces.ts';

/**
 * A design system as a theme of Tailwind 4, to stand below `@import "tailwindcss"`: utilities such as `bg-primary`,
 * `text-headline-lg`, `rounded-control` and `p-card`. Both modes: the colours follow `data-theme` by themselves.
 */
export function toTailwindTheme(designSystem: DesignSystem): string {
  const { displayName, tokens, otherTokens } = createFormSource(designSystem);
  const { own, other, asked, preferred } = toModeSelectors(tokens);
  const modeRules = [
    toRule(toModeVariables(otherTokens), '  ', asked),
    ...(preferred === undefined
      ? []
      : [`  @media ${preferred.media} {\n${toRule(toModeVariables(otherTokens), '    ', preferred.selector)}  }\n`]),
  ];
  return [
    `/* ${toCommentText(displayName)}: ${own} theme, ${other} with data-theme="${other}". Put it below @import "tailwindcss". */\n`,
    toVariant(tokens),
    withFallbackFaces(
      toRule([...toModeVariables(tokens).slice(1), ...toSteadyVariables(tokens)], '', '@theme'),
      tokens.families,
    ),
    `@layer base {\n${toRule([toScheme(tokens)], '  ')}${modeRules.join('')}${toDrawingRules()}}\n`,
  ].join('\n');
}

/** `dark:` for a light theme and `light:` for a dark one, in force exactly where the other mode's colours are. */
function toVariant(tokens: Tokens): string {
  const { other, asked, preferred } = toModeSelectors(tokens);
  const under = (selector: string): string => `&:where(${selector}, ${selector} *)`;
  if (preferred === undefined) {
    return `@custom-variant ${other} (${under(asked)});\n@custom-variant dark (&:not(:where(${asked}, ${asked} *)));\n`;
  }
  return `@custom-variant ${other} {
  ${under(asked)} {
    @slot;
  }
  @media ${preferred.media} {
    ${under(preferred.selector)} {
      @slot;
    }
  }
}
`;
}

/** Drawings name roles as our documents do; without these they would be black. */
const toDrawingRules = (): string =>
  toRule(
    COLOR_ROLES.map((role) => `--${role}: var(--color-${role})`),
    '  ',
    ':root, [data-theme]',
  );

const toScheme = ({ colorMode }: Tokens): string => `color-scheme: ${colorMode === 'DARK' ? 'dark' : 'light'}`;

const toModeVariables = (tokens: Tokens): string[] => [
  toScheme(tokens),
  ...COLOR_ROLES.map((role) => `--color-${role}: ${tokens.colors[role]}`),
  ...Object.entries(tokens.accents).flatMap(([role, { fill, onFill, ink }]) => [
    `--color-${role}-fill: ${fill}`,
    `--color-on-${role}-fill: ${onFill}`,
    `--color-${role}-ink: ${ink}`,
  ]),
  ...SHADOW_NAMES.map((name) => `--shadow-${name}: ${tokens.shadows[name]}`),
];

/** Tailwind makes an inline size of the class `inline-block` where a space is called `block`. */
const SPACE_ALIASES: Readonly<Record<string, string>> = { block: 'blocks' };

const toSteadyVariables = ({ families, type, radii, spaces, userColors }: Tokens): string[] => {
  const { default: base, ...named } = radii;
  return [
    ...userColors.map(({ property, hex }) => `--color-${property}: ${hex}`),
    `--font-headline: ${toFontStack(families.headline)}`,
    `--font-body: ${toFontStack(families.body)}`,
    `--font-label: ${toFontStack(families.label)}`,
    `--font-mono: ${MONO_FONT_STACK}`,
    '--default-font-family: var(--font-body)',
    '--default-mono-font-family: var(--font-mono)',
    ...TYPE_ROLES.flatMap((role) => {
      const { sizePx, linePx, weight, trackingEm } = type.wide[role];
      return [
        `--text-${role}: ${sizePx}px`,
        `--text-${role}--line-height: ${linePx}px`,
        `--text-${role}--font-weight: ${weight}`,
        `--text-${role}--letter-spacing: ${trackingEm}em`,
      ];
    }),
    `--radius: ${base}px`,
    ...Object.entries(named).map(([name, radiusPx]) => `--radius-${name}: ${radiusPx}px`),
    ...SPACE_NAMES.map((name) => `--spacing-${SPACE_ALIASES[name] ?? name}: ${spaces.wide[name]}px`),
  ];
};
