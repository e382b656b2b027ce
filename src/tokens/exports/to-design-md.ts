import type { DesignGuide } from '../../domain/design-guide.ts';
import type { DesignSystem } from '../../domain/design-theme.ts';
import { toBody, toDescription } from './design-md-body.ts';
import { toFrontMatter } from './design-md-front-matter.ts';
import { createFormSource } from './form-source.ts';

/**
 * A design system as DESIGN.md by the published format (https://github.com/google-labs-code/design.md). Its front
 * matter holds the exact theme and guide, so that reading it back gives the same ones; the file that the theme may have
 * come from is not repeated.
 */
export function toDesignMd(designSystem: DesignSystem, guide?: DesignGuide): string {
  const source = createFormSource(designSystem, guide);
  return `${toFrontMatter(source, toDescription(source))}\n${toBody(source)}`;
}
