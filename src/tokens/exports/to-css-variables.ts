import type { DesignSystem } from '../../domain/design-theme.ts';
import { toModeDeclarations, toRule, toTokenCss } from '../to-token-css.ts';
import { createFormSource } from './form-source.ts';
import { toCommentText, toModeSelectors } from './mode-selectors.ts';
import { withFallbackFaces } from './with-fallback-faces.ts';

/**
 * A design system as a style sheet of custom properties under the names that our documents use: the theme's own mode on
 * `:root`, the other under `data-theme`, and for a light theme also where the reader's system is dark.
 */
export function toCssVariables(designSystem: DesignSystem): string {
  const { displayName, tokens, otherTokens } = createFormSource(designSystem);
  const { own, other, asked, preferred } = toModeSelectors(tokens);
  const declarations = toModeDeclarations(otherTokens);
  return [
    `/* ${toCommentText(displayName)}: ${own} theme, ${other} with data-theme="${other}" */\n`,
    withFallbackFaces(toTokenCss(tokens), tokens.families),
    toRule(declarations, '', asked),
    ...(preferred === undefined
      ? []
      : [`@media ${preferred.media} {\n${toRule(declarations, '  ', preferred.selector)}}\n`]),
  ].join('');
}
