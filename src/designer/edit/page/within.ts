import type { Element } from 'hast';
import type { Page } from './page.ts';

/** Whether an element is, or stands in, one with such a tag. */
export const within = (page: Page, element: Element, ...tags: string[]): boolean =>
  page.chainOf(element).some((one) => tags.includes(one.tagName));
