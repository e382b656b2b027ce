import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { listMatching } from '../screen-tree.ts';

/** What gives a part its colours: its ground, and the words and lines that go with it. */
export const PAINT =
  /^(?:hover:)?(?:bg-(?!clip|cover|center|no-).+|(?:from|via|to)-.+|text-(?:on-\S+|inverse-\S+|primary\S*|secondary\S*|tertiary\S*|error\S*|surface\S*|outline\S*|\[(?:#|color-mix)\S+\])|border-(?:primary|secondary|tertiary|error|outline|on-|\[#)\S*)$/;

/**
 * Marks a part that is about to be painted and writes down the colours that it and all in it had, so that they can be
 * given back: `data-painted` on the part, `data-colored` on what stands in it. What was written down before stays.
 */
export function keepColors(part: Element): void {
  keep(part, 'dataPainted');
  for (const inner of listMatching(part, (one) => listClasses(one).some((name) => PAINT.test(name))))
    if (findAttribute(inner, 'dataPainted') === undefined) keep(inner, 'dataColored');
}

const keep = (element: Element, name: 'dataPainted' | 'dataColored'): void => {
  if (findAttribute(element, name) !== undefined) return;
  element.properties[name] = listClasses(element)
    .filter((one) => PAINT.test(one))
    .join(' ');
};

/** Gives a painted part and what stands in it their own colours again. */
export function giveBackColors(part: Element): void {
  for (const element of [part, ...listMatching(part, () => true)])
    for (const name of ['dataPainted', 'dataColored']) {
      const was = findAttribute(element, name);
      if (was === undefined) continue;
      const rest = listClasses(element).filter((one) => !PAINT.test(one));
      setClasses(element, [...rest, ...was.split(' ').filter((one) => one !== '')]);
      delete element.properties[name];
    }
}

export const isPainted = (element: Element): boolean => findAttribute(element, 'dataPainted') !== undefined;
