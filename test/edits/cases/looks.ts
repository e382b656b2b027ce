import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../src/markup/element.ts';
import { listBySelector } from '../../../src/markup/find.ts';
import { holds, refuses, tells, theme, type Check, type EditCase, type Result } from '../edit-case.ts';
import { css, type Locator } from '../locate.ts';
import { painted } from './paint.ts';

const idOf = (element: Element): string => findAttribute(element, 'dataId') ?? '';
const classesOf = (element: Element): string => ` ${listClasses(element).join(' ')} `;
const known = (body: Element): Map<string, Element> =>
  new Map(listBySelector(body, '[data-id]').map((element) => [idOf(element), element]));

/** Ids of all elements whose classes are others than before. */
const listDressed = ({ before, after }: Result): string[] => {
  const later = known(after.body);
  return [...known(before.body)].flatMap(([id, element]) => {
    const now = later.get(id);
    return now === undefined || classesOf(now) === classesOf(element) ? [] : [id];
  });
};

/** Each of these has such classes now and had not; nothing but what is in them looks different, and no theme. */
const dresses = (parts: Locator, wanted: RegExp, around: Locator = parts): Check =>
  holds(`not just these have ${String(wanted)}`, (result) => {
    const { before, after } = result;
    const later = known(after.body);
    const meant = parts(before.body);
    const within = new Set(
      around(before.body).flatMap((part) => [idOf(part), ...listBySelector(part, '[data-id]').map(idOf)]),
    );
    return (
      meant.length > 0 &&
      meant.every((part) => {
        const now = later.get(idOf(part));
        return now !== undefined && wanted.test(classesOf(now)) && !wanted.test(classesOf(part));
      }) &&
      listDressed(result).every((id) => within.has(id)) &&
      JSON.stringify([before.theme, before.look]) === JSON.stringify([after.theme, after.look])
    );
  });

/** These and no others lose such classes. */
const undresses = (parts: Locator, gone: RegExp): Check =>
  holds(`not just these lose ${String(gone)}`, (result) => {
    const later = known(result.after.body);
    const meant = parts(result.before.body);
    const within = new Set(meant.flatMap((part) => [idOf(part), ...listBySelector(part, '[data-id]').map(idOf)]));
    return (
      meant.length > 0 &&
      meant.every((part) => gone.test(classesOf(part)) && !gone.test(classesOf(later.get(idOf(part)) ?? part))) &&
      listDressed(result).every((id) => within.has(id))
    );
  });

const inWords = (hex: string): RegExp =>
  new RegExp(` text-\\[color-mix\\(in_oklab,${hex}_\\d+%,var\\(--on-surface\\)\\)\\] `);
const headings: Locator = (body) => listBySelector(body, 'h1, h2, h3');
const button = css('[data-part="primary-action"]');

/** Words, icons and grounds in colours, and the colours taken back. */
export const LOOK_CASES: readonly EditCase[] = [
  ['chat', 'make the headings green', dresses(headings, inWords('#16a34a'))],
  ['chat', 'headline in purple please', dresses(css('h1'), inWords('#7e3fd0'))],
  ['inbox', 'titles in dark green', dresses(headings, inWords('#14532d'))],
  ['login', 'make the links blue', tells(/colou|nothing/i)],
  ['login', 'rgb(20, 83, 45) for the buttons', theme({ overridePrimaryColor: '#14532d' })],
  ['login', 'tomato buttons', theme({ overridePrimaryColor: '#ff6347' })],
  ['login', 'make the sign in button black', painted(button, '#111111')],
  ['saas-pricing', 'primary buttons in orange, the rest stays', painted(button, '#ea7317')],
  [
    'inbox',
    'dark sidebar only',
    holds('not the side nav is dark', ({ before, after }) => {
      const [part, ...others] = listBySelector(after.body, '[data-painted]');
      const hex = /bg-\[#([0-9a-f]{2})/.exec(part === undefined ? '' : classesOf(part))?.[1];
      return (
        others.length === 0 &&
        part !== undefined &&
        findAttribute(part, 'dataBlock') === 'side-nav' &&
        Number.parseInt(hex ?? 'ff', 16) < 64 &&
        JSON.stringify(before.theme) === JSON.stringify(after.theme)
      );
    }),
  ],
  ['inbox', 'make the header light blue', painted(css('[data-block="page-title"]'), '#7cb8ee')],
  ['shop', 'no background on the header', undresses(css('body > header'), / bg-primary-container /)],
  ['shop', 'the header should be transparent', undresses(css('body > header'), / bg-primary-container /)],
  ['login', 'no background on the headline', refuses()],
  ['shop', 'make the header blue and then put the header back to its normal colour', refuses()],
  [
    'saas-pricing',
    'give the footer a gradient from blue to purple',
    dresses(css('footer'), / from-\[#2563eb\] to-\[#7e3fd0\] /),
  ],
  [
    'finance',
    'use a darker shade of the main colour',
    tells(/darker/),
    holds(
      'it is no darker',
      ({ before, after }) =>
        Number.parseInt((after.theme.overridePrimaryColor ?? '#ff').slice(1, 3), 16) <=
        Number.parseInt((before.theme.overridePrimaryColor ?? before.theme.customColor).slice(1, 3), 16),
    ),
  ],
  [
    'inbox',
    'more contrast',
    holds('quiet words are left', ({ after }) => listBySelector(after.body, '.text-on-surface-variant').length === 0),
  ],
  [
    'chat',
    'make my messages green',
    holds('not the sent bubbles', ({ after }) => listBySelector(after.body, '[data-painted]').length === 3),
  ],
];

/** Edges, corners, sizes, room, and who stands where. */
export const SHAPE_CASES: readonly EditCase[] = [
  ['login', 'make the button full width', dresses(button, / w-full @md:basis-full /, css('form'))],
  ['login', 'outline button instead of filled', dresses(button, / border border-primary text-primary /)],
  [
    'login',
    'rounder inputs',
    dresses(css('input[type="email"], input[type="password"], input[type="text"]'), / rounded-full /),
  ],
  ['login', 'make the button bigger', dresses(button, / min-h-14 /)],
  [
    'shop',
    'put the image on the other side',
    holds('the picture is no last one', ({ after }) =>
      /order-last/.test(
        classesOf(listBySelector(after.body, '[data-block="product-detail"] [data-picture]')[0] ?? after.body),
      ),
    ),
  ],
  ['shop', 'picture on the right please', tells(/right/)],
  ['shop', 'picture on the left', refuses(), tells(/left already/)],
  [
    'shop',
    'make the photo taller',
    tells(/taller/),
    holds('it is no taller', ({ after }) =>
      / h-112 /.test(
        classesOf(listBySelector(after.body, '[data-block="product-detail"] [data-picture]')[0] ?? after.body),
      ),
    ),
  ],
  [
    'shop',
    'make the header slimmer',
    tells(/smaller/),
    holds('the bar has the same room', ({ after }) => listBySelector(after.body, 'body > header .py-4').length === 0),
  ],
  [
    'inbox',
    'make the side bar a bit narrower',
    tells(/narrower/),
    holds('the column is as wide', ({ after }) => / lg:grid-cols-\[12rem_/.test(classesOf(after.body))),
  ],
  ['inbox', 'square avatars', undresses(css('[data-picture^="avatar"]'), / rounded-full /)],
  ['saas-pricing', 'put a soft shadow on the cards', tells(/shadow/)],
  ['saas-pricing', 'remove the border from the cards', tells(/border/)],
  ['saas-pricing', 'less space between the cards', tells(/less space/)],
  [
    'saas-pricing',
    'more space between the sections',
    tells(/more space/),
    holds('the page has the same gap', ({ after }) => listBySelector(after.body, '.gap-block').length === 0),
  ],
  ['saas-pricing', 'make the button full width and black', tells(/wide/), tells(/black/)],
  ['chat', 'rounder bubbles', tells(/rounder|round as it goes/)],
  ['chat', 'center the title', dresses(css('h1'), / text-center /)],
  ['admin', 'move the rows into the sidebar', refuses()],
  ['saas-pricing', 'cards closer together', tells(/less space/)],
  ['login', 'can the headline be bigger? it looks lost', dresses(css('h1'), / text-display-(?:sm|md) /)],
  [
    'login',
    'the sign in button should be green and stretch across the screen',
    painted(button, '#16a34a'),
    tells(/as wide as its place/),
  ],
  ['login', 'use a handwritten font for the title', refuses(), tells(/handwritten/)],
  [
    'login',
    'elegant font for the headings only',
    theme({ headlineFont: 'LIBRE_CASLON_TEXT' }),
    holds('the body is set in it too', ({ before, after }) => before.theme.bodyFont === after.theme.bodyFont),
  ],
  ['inbox', 'bigger pictures of the products', refuses()],
  ['login', 'light text on a dark background', theme({ colorMode: 'DARK' })],
  ['hr', 'dark green accent', theme((now) => now.overridePrimaryColor !== undefined)],
  [
    'article',
    'body text a bit larger',
    tells(/bigger/),
    holds(
      'headings are others',
      ({ before, after }) =>
        listBySelector(before.body, 'h1, h2').map(classesOf).join() ===
        listBySelector(after.body, 'h1, h2').map(classesOf).join(),
    ),
  ],
];
