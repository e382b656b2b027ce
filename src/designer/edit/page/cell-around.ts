import type { Element } from 'hast';
import type { Page } from './page.ts';

const OWN = new Set(
  'tr table thead tbody ul ol li dl article section h1 h2 h3 h4 h5 h6 form fieldset details'.split(' '),
);

/** The cell of data that an element stands in or is; what a table only lays out stands in none. */
export function cellAround(page: Page, element: Element): Element | undefined {
  const nearest = page
    .chainOf(element)
    .find((one) => one.tagName === 'td' || one.tagName === 'th' || OWN.has(one.tagName));
  return nearest !== undefined && !OWN.has(nearest.tagName) ? nearest : undefined;
}
