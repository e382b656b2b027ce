import type { Element, ElementContent } from 'hast';
import { listClasses } from '../../markup/element.ts';

const VERBATIM_TAGS: ReadonlySet<string> = new Set(['pre', 'textarea']);

/** Whether every space inside is shown. */
export const isVerbatim = (element: Element): boolean =>
  VERBATIM_TAGS.has(element.tagName) ||
  listClasses(element).some((name) => /(?:^|:)whitespace-(?:pre|break)/.test(name));

/**
 * The children that show anything. A printed body breaks lines only where no browser shows it, so text that ends in a line
 * break ends before it, as JSX has it too; another space stays.
 */
export function listContent(element: Element, verbatim: boolean): ElementContent[] {
  const content = element.children.filter((child) => child.type === 'element' || child.type === 'text');
  if (verbatim) return content;
  return content.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const value = child.value.replace(/^[ \t]*[\n\r]\s*/, '').replace(/[ \t]*[\n\r]\s*$/, '');
    return value === '' ? [] : [{ ...child, value }];
  });
}
