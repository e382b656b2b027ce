import type { Element } from 'hast';
import { listClasses } from '../../../markup/element.ts';
import type { ScreenTree } from '../screen-tree.ts';

/** The nearest class of a pattern, of an element itself or of what it stands in: the ground that its words are read on. */
export function classAround(
  tree: ScreenTree,
  element: Element | undefined,
  pattern: RegExp,
): RegExpExecArray | undefined {
  for (let at = element; at !== undefined; at = tree.parentOf(at))
    for (const name of listClasses(at)) {
      const match = pattern.exec(name);
      if (match !== null) return match;
    }
  return undefined;
}
