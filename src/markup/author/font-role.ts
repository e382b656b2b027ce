import type { Element } from 'hast';
import { splitTop } from './parse-sheet.ts';

const HEADING = /^h[1-6]$/;
const MONO = /mono|courier|consolas|menlo|code|typewriter/i;
const LABELS: ReadonlySet<string> = new Set(['button', 'label', 'input', 'select']);

const firstFamily = (families: string): string =>
  (splitTop(families, ',')[0] ?? '').replaceAll(/["']/g, '').toLowerCase();

/** The font class for an element by its use; undefined where it has what is around it. */
export function toFontRole(
  { tagName }: Element,
  { family, around, bodyFamily, isStated }: { family: string; around: string; bodyFamily: string; isStated: boolean },
): string | undefined {
  if (tagName === 'body') return 'font-body';
  const own = firstFamily(family);
  if (MONO.test(own)) return isStated && own !== firstFamily(around) ? 'font-mono' : undefined;
  if (HEADING.test(tagName)) return 'font-headline';
  if (!isStated || own === firstFamily(around) || own === '') return undefined;
  if (own !== firstFamily(bodyFamily)) return LABELS.has(tagName) ? 'font-label' : 'font-headline';
  return 'font-body';
}
