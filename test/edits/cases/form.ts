import { findAttribute } from '../../../src/markup/element.ts';
import { adds, device, holds, look, refuses, restyled, keeps, type EditCase } from '../edit-case.ts';
import { block, card, contentOf, css, text, type Locator } from '../locate.ts';

const classesOf = (what: Locator, words: RegExp) =>
  holds(`no ${String(words)}`, ({ before, after }) => {
    const ids = new Set(what(before.body).map((element) => findAttribute(element, 'dataId')));
    return css('[class]')(after.body).some(
      (element) => ids.has(findAttribute(element, 'dataId')) && words.test(findAttribute(element, 'className') ?? ''),
    );
  });

/** The same content in another block, another state, for another device; one element that looks different. */
export const FORM_CASES: readonly EditCase[] = [
  ['running', 'show the recent runs as a table', adds(css('table')), keeps('Recovery jog', block('Recent runs'))],
  [
    'running',
    'turn the list into cards',
    holds('no cards', ({ after }) => css('[data-part=card]')(after.body).length > 0, block('Recent runs')),
  ],
  [
    'inventory',
    'display the stock levels as a list instead of a table',
    holds('still a table', ({ after }) => css('table')(after.body).length === 0, block('Stock levels')),
    keeps('TF 20 4471', block('Stock levels')),
  ],
  [
    'finance',
    'make the spending chart a bar chart',
    holds(
      'still a ring',
      ({ after }) => css('[data-block=share-breakdown] [data-part=ring]')(after.body).length === 0,
      block('Spending by category'),
    ),
    keeps('Groceries', block('Spending by category')),
  ],
  [
    'team',
    'line chart instead of bars for projects',
    holds(
      'no line',
      ({ after }) => css('[data-block=series-chart] svg')(after.body).length > 0,
      css('[data-block=series-chart]'),
    ),
  ],
  [
    'bakery',
    'show the pricing as cards',
    holds(
      'no cards',
      ({ after }) => css('[data-block=plan-cards] [data-part=card]')(after.body).length === 2,
      block('Pricing'),
    ),
    keeps('Bread subscriptions', block('Pricing')),
  ],
  [
    'saas-pricing',
    'use another layout for the plans',
    holds(
      'plans are as before',
      ({ after }) => css('[data-block=plan-cards]')(after.body).length > 0,
      css('[data-block=plan-cards]'),
    ),
  ],
  [
    'inventory',
    'show the suppliers as a list',
    holds(
      'still cards',
      ({ after }) => css('[data-block=people-list] [data-part=card]')(after.body).length === 0,
      block('Suppliers'),
    ),
  ],
  [
    'recipe',
    'show the ingredients as a checklist',
    holds('no checkboxes', ({ after }) => css('input[type=checkbox]')(after.body).length >= 6, block('Ingredients')),
    keeps('Leeks', block('Ingredients')),
  ],
  [
    'admin',
    'show the empty state',
    keeps('Customer orders', block('Customer orders')),
    holds('rows are left', ({ after }) => css('[data-block=row-list] li')(after.body).length === 0),
    adds(/no |nothing|yet|empty/i),
  ],
  [
    'finance',
    'show the recent transactions loading',
    holds('no busy part', ({ after }) => css('[aria-busy=true]')(after.body).length > 0, block('Recent transactions')),
  ],
  [
    'inventory',
    'error state for the stock levels',
    adds(/try again|retry/i),
    holds('no alert', ({ after }) => css('[role=alert]')(after.body).length > 0, block('Stock levels')),
  ],
  [
    'clinic',
    'show a validation error on the e-mail field',
    adds(/e-?mail/i),
    holds('not invalid', ({ after }) => css('[aria-invalid=true]')(after.body).length === 1, card('E-mail')),
  ],
  [
    'login',
    'show the error state',
    holds('no error', ({ after }) => css('[role=alert], [aria-invalid=true]')(after.body).length > 0, css('form')),
  ],
  [
    'sales',
    'empty state for recent orders',
    holds('rows are left', ({ after }) => css('tbody tr')(after.body).length === 0, block('Recent orders')),
    adds(/no |nothing|yet|empty/i),
  ],
  [
    'client-shadcn-dashboard',
    'show the table while it is loading',
    holds('no busy part', ({ after }) => css('[aria-busy=true]')(after.body).length > 0, block('Recent orders')),
    holds('x', () => true, css('table')),
  ],
  ['running', 'make it a mobile screen', device('MOBILE')],
  ['finance', 'desktop version', device('DESKTOP')],
  ['sales', 'adapt it for tablets', device('TABLET')],
  ['bakery', 'center the hero text', classesOf(css('[data-block=hero], [data-block=hero] *'), /text-center/)],
  ['conference', 'center the headline', classesOf(css('h1, h1 ~ *, section:first-child div'), /text-center/)],
  ['login', 'make the sign in button full width', classesOf(text('Sign in'), /w-full/)],
  ['conference', 'highlight the Standard ticket', classesOf(card('Standard'), /bg-(?:primary|secondary|tertiary)/)],
  ['pets', 'make the headline bold', classesOf(css('h1'), /font-bold/)],
  ['sales', 'make the page title bigger', classesOf(css('h1'), /text-(?:headline-lg|display)/)],
  [
    'client-saas-landing',
    'give the pricing section a tinted background',
    classesOf(css('main > section:nth-of-type(6)'), /bg-/),
  ],
  ['article', 'uppercase headline', classesOf(css('h1, h1 *'), /uppercase/)],
  [
    'settings',
    'turn off Show when I am online',
    holds('still on', ({ after }) => css('input[checked]')(after.body).length < 7, css('input')),
  ],
  [
    'shop',
    'select the Brunch option',
    holds(
      'not chosen',
      ({ after }) => css('label:has(input[checked])')(after.body).some((e) => contentOf(e).includes('brunch')),
      css('[data-block=product-detail] input'),
    ),
  ],
  [
    'music',
    'change the shuffle icon to a heart',
    holds(
      'no heart',
      ({ after }) => css('[data-icon=heart]')(after.body).length > 0,
      css('[aria-label=Shuffle], [aria-label=Shuffle] *'),
    ),
  ],
  ['fitness', 'mark the first quick action as done', refuses()],
  [
    'energy',
    'make the serif headlines dramatic and go brutalist',
    restyled(),
    look(({ direction }) => direction.includes('brutalism')),
  ],
  [
    'clinic',
    'make phone optional',
    holds('not said', ({ after }) => text('Phone (optional)')(after.body).length === 1, text('Phone')),
  ],
  [
    'clinic',
    'the date is required',
    holds('not so', ({ after }) => css('input[type=date][required]')(after.body).length === 1),
  ],
  [
    'settings',
    'turn everything off',
    holds('some are on', ({ after }) => css('input[type=checkbox][checked]')(after.body).length === 0),
  ],
  [
    'settings',
    'turn all notifications off',
    holds(
      'not only those',
      ({ after }) => css('input[type=checkbox][checked]')(after.body).length === 0,
      block('Notifications'),
    ),
  ],
];
