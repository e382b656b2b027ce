import { counts, refuses, type EditCase } from '../edit-case.ts';
import { all, card, css } from '../locate.ts';

/** More or fewer of the same. */
export const COUNT_CASES: readonly EditCase[] = [
  ['bakery', 'two more testimonials', counts(css('[data-block=quote-wall] figure'), 5)],
  [
    'bakery',
    'only three items on the menu',
    counts(
      css('[data-block=shelf] li'),
      3,
      all(card('Mushroom toast'), card('Squash soup'), card('Trout, leeks, brown rice')),
    ),
  ],
  [
    'running',
    'only three rows in recent runs',
    counts(
      css('[data-block=row-list] li'),
      3,
      all(card('Easy before work'), css('[data-block=row-list] li:nth-child(n+4)')),
    ),
  ],
  ['running', 'show 8 recent runs', counts(css('[data-block=row-list] li'), 8)],
  [
    'finance',
    'limit the transactions to four',
    counts(css('[data-block=data-table] tbody tr'), 4, css('[data-block=data-table] tbody tr:nth-child(n+5)')),
  ],
  [
    'saas-pricing',
    'add a fourth plan',
    counts(css('[data-block=plan-cards]:first-of-type ul > [data-part=card]'), '+1'),
  ],
  [
    'saas-pricing',
    'just two plans please',
    counts(css('[data-block=plan-cards]:first-of-type ul > [data-part=card]'), 2, card('Choose House')),
  ],
  [
    'shop',
    'show four related products instead of six',
    counts(css('[data-block=shelf] li'), 4, css('[data-block=shelf] li:nth-child(n+5)')),
  ],
  ['profile', 'the gallery should have nine photos', counts(css('[data-block=picture-grid] li'), 9)],
  ['team', 'three more people', counts(css('[data-block=people-list] li'), 9)],
  [
    'recipe',
    'cut the ingredients down to 4',
    counts(css('[data-block=row-list] li'), 4, css('[data-block=row-list] li:nth-child(n+5)')),
  ],
  ['pets', 'I want six pets', counts(css('article'), 6)],
  ['conference', 'one speaker less', counts(css('#speakers li'), 3, card('Rui Tavares'))],
  ['conference', 'add two more questions', counts(css('details'), 5)],
  ['sales', 'five rows in the orders table', counts(css('tbody tr'), 5)],
  [
    'client-saas-landing',
    'reduce the features to six',
    counts(css('h3'), '-3', all(card('Invoices'), card('Weather'), card('Docks'))),
  ],
  ['client-saas-landing', 'only 4 questions', counts(css('details'), 4, css('details:nth-of-type(n+5)'))],
  [
    'client-shadcn-dashboard',
    'show only the first ten orders',
    counts(css('tbody tr'), 10, css('tbody tr:nth-child(n+11)')),
  ],
  [
    'kanban',
    'only one card in Done',
    counts(
      css('[data-part=column]:nth-of-type(4) li'),
      1,
      css('[data-part=column]:nth-of-type(4) li:nth-child(n+2), [data-part=column]:nth-of-type(4) [data-part=count]'),
    ),
  ],
  ['fitness', 'six quick actions', counts(css('[data-block=action-tiles] li'), 6)],
  ['inventory', 'double the number of suppliers', counts(css('[data-block=people-list] li'), 10)],
  [
    'onboarding',
    'reduce it to three steps',
    counts(
      css('[data-block=step-route] li'),
      3,
      all(card('Read back after three weeks'), css('[data-block=step-route] svg, [data-block=step-route] span')),
    ),
  ],
  [
    'chat',
    'only the last two messages',
    counts(css('[data-part=message]'), 2, css('[data-part=message]:nth-of-type(-n+4)')),
  ],
  ['bakery', 'seventeen more unicorns', refuses()],
];
