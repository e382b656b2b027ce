import { findAttribute } from '../../../src/markup/element.ts';
import { listBySelector } from '../../../src/markup/find.ts';
import { holds, primaryHue, refuses, tells, theme, type Check, type EditCase } from '../edit-case.ts';
import { card, css, type Locator } from '../locate.ts';

/** These parts and no others have this ground; theme and look are as they were. */
export const painted = (parts: Locator, hex: string): Check =>
  holds(`not exactly these parts are ${hex}, or the theme is another`, ({ before, after }) => {
    const meant = parts(before.body).map((part) => findAttribute(part, 'dataId'));
    const marked = listBySelector(after.body, '[data-painted]');
    return (
      meant.length > 0 &&
      marked.map((part) => findAttribute(part, 'dataId')).join() === meant.join() &&
      marked.every((part) => (findAttribute(part, 'className') ?? '').split(' ').includes(`bg-[${hex}]`)) &&
      JSON.stringify([before.theme, before.look]) === JSON.stringify([after.theme, after.look])
    );
  });

const sticky = (bar: Locator): Check =>
  holds('the bar does not stay, or something else does', ({ before, after }) => {
    const stays = listBySelector(after.body, '.sticky.top-0.z-20').map((one) => findAttribute(one, 'dataId'));
    return (
      stays.join() ===
      bar(before.body)
        .map((one) => findAttribute(one, 'dataId'))
        .join()
    );
  });

/** Bars that stay, and what an edit can only answer for. */
export const PIN_CASES: readonly EditCase[] = [
  ['saas-pricing', 'keep the header on top while scrolling', sticky(css('[data-block="top-nav"]'))],
  ['shop', 'sticky header', sticky(css('body > header'))],
  ['saas-pricing', 'make the menu sticky', sticky(css('[data-block="top-nav"]'))],
  ['crm', 'make the header sticky', refuses()],
  ['running', 'undo that', refuses(), tells(/version/)],
  ['running', 'go back to before', refuses(), tells(/restored/)],
  ['bakery', 'translate it to German', refuses(), tells(/language model/)],
  ['bakery', 'translate everything into french please', refuses(), tells(/language model/)],
];

/** One part in a colour of its own; the whole where the whole is meant. */
export const PAINT_CASES: readonly EditCase[] = [
  ['login', 'make the button teal', painted(css('[data-part="primary-action"]'), '#0f766e')],
  ['saas-pricing', 'make the header blue', painted(css('[data-block="top-nav"]'), '#2563eb')],
  ['running', 'make it blue', primaryHue(200, 250)],
  ['running', 'change the accent to teal', primaryHue(160, 200)],
  ['running', 'blue theme', primaryHue(200, 250)],
  ['inbox', 'turn the sidebar dark green', painted(css('[data-block="side-nav"]'), '#14532d')],
  ['saas-pricing', 'make the footer black', painted(css('footer'), '#111111')],
  ['saas-pricing', 'the footer should be navy', painted(css('footer'), '#172554')],
  ['shop', 'use dark green for the footer', painted(css('footer'), '#14532d')],
  ['crm', 'paint the sidebar #1e293b', painted(css('[data-block="rail"]'), '#1e293b')],
  ['admin', 'change the colour of the sidebar to dark green', refuses()],
  ['admin', 'change the colour of the header to dark green', painted(css('[data-block="top-nav"]'), '#14532d')],
  ['saas-pricing', 'give the footer a pale yellow background', painted(css('footer'), '#f4dba7')],
  ['login', 'hey can u maybe turn the submit button green', painted(css('[data-part="primary-action"]'), '#16a34a')],
  ['recipe', 'highlight the Diamond plan in purple', refuses()],
  ['finance', 'use #0F62FE as brand colour', theme({ overridePrimaryColor: '#0f62fe' })],
  ['saas-pricing', 'highlight the Studio plan in purple', painted(card('Studio'), '#7e3fd0')],
];
