import type { Element } from 'hast';
import type { Page } from '../page/page.ts';

/** Whether the section that `near` heads, or `near` itself, has an element in it; with nothing near, everything does. */
export const holds = (page: Page, near: Element | undefined, inner: Element): boolean => {
  const section =
    near === undefined
      ? undefined
      : page.sections.find((one) => one.heading === near || page.contains(one.heading, near));
  return near === undefined || (section?.elements ?? [near]).some((outer) => page.contains(outer, inner));
};
