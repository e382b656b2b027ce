import type { Element } from 'hast';

/** What an element says itself, without the words of the elements in it. */
export const ownText = (element: Element): string =>
  element.children
    .flatMap((child) => (child.type === 'text' ? [child.value] : []))
    .join('')
    .trim();
