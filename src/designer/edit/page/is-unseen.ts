import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { drawnClasses } from './drawn-classes.ts';

/** What only screen readers are told, and what is not shown at all. */
export const isUnseen = (element: Element): boolean => {
  const classes = drawnClasses(element);
  return (
    (classes.includes('sr-only') && !classes.some((name) => name.endsWith(':not-sr-only'))) ||
    (classes.includes('w-[1px]') && classes.includes('h-[1px]')) ||
    (classes.includes('hidden') && !classes.some((name) => /^(?:@?\w+):(?:block|flex|grid|inline)/.test(name))) ||
    findAttribute(element, 'hidden') !== undefined
  );
};
