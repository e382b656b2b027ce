import type { DesignRequest } from '../domain/designer.ts';
import type { DesignTheme } from '../domain/design-theme.ts';

const LONGEST_GUIDE = 6_000;

/**
 * What a DESIGN.md says beyond colours and type, which the tokens hold: rules for components, tone, do's and don'ts.
 * Empty where there is nothing.
 */
export function guideOf(theme: DesignTheme | undefined): string {
  const prose = withoutTokens(theme?.designMd ?? '');
  return prose === '' ? '' : `Guide of the product:\n${prose.slice(0, LONGEST_GUIDE)}`;
}

/** Sections by their headings; a heading about colours or type takes its whole section along. */
function withoutTokens(markdown: string): string {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const kept: string[] = [];
  let droppedLevel: number | undefined;
  for (const line of body.split('\n')) {
    const [, signs, title = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (signs !== undefined && (droppedLevel === undefined || signs.length <= droppedLevel)) {
      droppedLevel = TOKEN_SECTION.test(title) ? signs.length : undefined;
    }
    if (droppedLevel === undefined) kept.push(line);
  }
  return kept.join('\n').trim();
}

const TOKEN_SECTION = /\b(?:colou?rs?|palette|typography|typefaces?|fonts?)\b/i;

/** What the project's other screens are called and made of, so that a new one fits beside them. Empty for the first. */
export function tellOthers(others: DesignRequest['others'] = []): string {
  if (others.length === 0) return '';
  const lines = others.map(({ title, parts }) => `- ${title}: ${parts.join(', ')}`);
  return `Other screens of the product; navigation, names and parts that they share stay the same:\n${lines.join('\n')}`;
}
