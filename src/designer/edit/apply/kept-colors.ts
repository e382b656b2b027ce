import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../../markup/element.ts';
import { listMatching } from '../screen-tree.ts';

/** What gives a part its colours: its ground, and the words and lines that go with it. */
export const PAINT =
  /^(?:hover:)?(?:bg-(?!clip|cover|center|no-).+|(?:from|via|to)-.+|text-(?:on-\S+|inverse-\S+|primary\S*|secondary\S*|tertiary\S*|error\S*|surface\S*|outline\S*|\[(?:#|color-mix)\S+\])|border-(?:primary|secondary|tertiary|error|outline|on-|\[#)\S*)$/;

/**
 * Marks a part that is about to be painted and writes down the colours that it and all in it had, so that they can be
 * given back: `data-painted` on the part, `data-colored` on what stands in it, each class with its place among the others.
 * What was written down before stays.
 */
export function keepColors(part: Element): void {
  keep(part, 'dataPainted');
  for (const inner of listMatching(part, (one) => listClasses(one).some((name) => PAINT.test(name))))
    if (findAttribute(inner, 'dataPainted') === undefined) keep(inner, 'dataColored');
}

const keep = (element: Element, name: 'dataPainted' | 'dataColored'): void => {
  if (findAttribute(element, name) !== undefined) return;
  element.properties[name] = listClasses(element)
    .flatMap((one, index) => (PAINT.test(one) ? [`${index}:${one}`] : []))
    .join(' ');
};

/** Notes classes that a part gets only because it is painted, which go with the colour. */
export function noteAdded(part: Element, names: readonly string[]): void {
  if (names.length === 0) return;
  const noted = (findAttribute(part, 'dataPainted') ?? '').split(' ').filter((one) => one !== '');
  part.properties['dataPainted'] = [...noted, ...names.map((name) => `+${name}`)].join(' ');
}

/** Gives a painted part and what stands in it their own colours again. */
export function giveBackColors(part: Element): void {
  for (const element of [part, ...listMatching(part, () => true)])
    for (const name of ['dataPainted', 'dataColored']) {
      const noted = findAttribute(element, name)?.split(' ');
      if (noted === undefined) continue;
      let classes = listClasses(element).filter((one) => !PAINT.test(one) && !noted.includes(`+${one}`));
      for (const entry of noted) {
        const [, index, own] = /^(\d+):(.+)$/.exec(entry) ?? [];
        if (own !== undefined) classes = classes.toSpliced(Number(index), 0, own);
      }
      setClasses(element, classes);
      delete element.properties[name];
    }
}

export const isPainted = (element: Element): boolean => findAttribute(element, 'dataPainted') !== undefined;
