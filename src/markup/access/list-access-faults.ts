import type { Element } from 'hast';
import { findAttribute, forEachElement } from '../element.ts';
import { accessibleName } from '../text-content.ts';
import { isControl, isLabelledField } from './control.ts';

interface AccessFault {
  /** `data-id` of the element; empty where it has none. */
  id: string;
  what: string;
}

/** Controls and pictures of a finished page that nothing names. */
export function listUnnamed(body: Element): AccessFault[] {
  const faults: AccessFault[] = [];
  const byId = new Map<string, Element>();
  const labelled = new Set<string>();
  forEachElement(body, (element) => {
    const id = findAttribute(element, 'id');
    if (id !== undefined) byId.set(id, element);
    const target = element.tagName === 'label' ? findAttribute(element, 'htmlFor') : undefined;
    if (target !== undefined) labelled.add(target);
  });
  forEachElement(body, (element, ancestors) => {
    if (findAttribute(element, 'ariaHidden') === 'true') return 'skip';
    const isNamed =
      accessibleName(element, (id) => byId.get(id)) !== '' ||
      labelled.has(findAttribute(element, 'id') ?? '') ||
      ancestors.some(({ tagName }) => tagName === 'label');
    const isPicture = element.tagName === 'img' && findAttribute(element, 'alt') === undefined;
    if (isPicture || ((isControl(element) || isLabelledField(element)) && !isNamed)) {
      faults.push({ id: findAttribute(element, 'dataId') ?? '', what: `this ${element.tagName} has no name` });
    }
    return undefined;
  });
  return faults;
}

/** Headings that go down by more than one level, and a page without a first one. */
export function listSkippedHeadings(body: Element): AccessFault[] {
  const faults: AccessFault[] = [];
  let last = 0;
  forEachElement(body, (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    if (level === 0) return;
    if (level > last + 1) {
      const what =
        last === 0
          ? `the first heading is of level ${level}`
          : `a heading of level ${level} follows one of level ${last}`;
      faults.push({ id: findAttribute(element, 'dataId') ?? '', what });
    }
    last = level;
  });
  return faults;
}
