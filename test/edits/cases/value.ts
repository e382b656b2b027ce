import type { Element } from 'hast';
import { findAttribute } from '../../../src/markup/element.ts';
import { follows, holds, rewrites, says, tells, type EditCase } from '../edit-case.ts';
import { block, card, css, text, contentOf } from '../locate.ts';

/** Heights of the bars of the weekly chart, in percent. */
const heightsIn = (body: Element): number[] =>
  css('[data-block=series-chart] [data-part=point] span')(body).flatMap((bar) => {
    const height = /height:\s*([\d.]+)%/.exec(findAttribute(bar, 'style') ?? '')?.[1];
    return height === undefined ? [] : [Number(height)];
  });

const ringIn = (body: Element): string =>
  css('[data-part=ring] path')(body)
    .map((path) => findAttribute(path, 'd') ?? '')
    .join(' ');

/** A value and what depends on it. */
export const VALUE_CASES: readonly EditCase[] = [
  ['saas-pricing', 'price of Studio to $29', rewrites(card('Choose Studio'), '$29')],
  ['saas-pricing', 'House should cost €25', rewrites(card('Choose House'), '€25')],
  ['bakery', 'make the cardamom bun $5.20', rewrites(card('Cardamom bun'), '$5.20')],
  [
    'checkout',
    'change the price of the Morning mug to £60',
    rewrites(card('Morning mug'), '£60'),
    says('£93.50', block('Order summary')),
    says('£98'),
  ],
  [
    'checkout',
    'delivery is free',
    holds(
      'total is not 89.50',
      ({ after }) => css('[data-part=total]')(after.body).some((e) => contentOf(e).includes('89.50')),
      block('Order summary'),
    ),
  ],
  [
    'invoice',
    'set the oak frame to €100',
    rewrites(card('€85'), '€100'),
    says('€224', css('[data-part=sums] *')),
    says('€238'),
  ],
  ['finance', 'change the balance to €3,000', rewrites(text('€2,418.36'), '€3,000')],
  [
    'finance',
    'Groceries are €400',
    rewrites(css('[data-block=share-breakdown] *'), '€400'),
    holds('total not recomputed', ({ after }) =>
      contentOf(css('[data-block=share-breakdown] [data-part=total]')(after.body)[0] ?? after.body).includes('1,797.8'),
    ),
  ],
  [
    'fitness',
    'set Hard to 28 min in the progress ring',
    rewrites(css('[data-block=share-breakdown] *'), '28 min'),
    holds('total not recomputed', ({ after }) =>
      contentOf(css('[data-block=share-breakdown] [data-part=total]')(after.body)[0] ?? after.body).includes('146'),
    ),
  ],
  [
    'running',
    'Tuesday should be 10.0 km in the weekly chart',
    rewrites(css('[data-block=series-chart] *'), '10.0'),
    holds('sum not recomputed', ({ after }) =>
      contentOf(css('[data-block=series-chart] [data-part=figure]')(after.body)[0] ?? after.body).includes('30.3'),
    ),
  ],
  ['team', 'the number of projects in June is 80', rewrites(css('[data-block=series-chart] *'), '80')],
  ['energy', 'Own power 90 %', rewrites(css('[data-block=stat-row] *'), '90')],
  ['sales', 'set revenue to €52,000', rewrites(card('Revenue'), '€52,000')],
  ['sales', 'order #2040 is paid', rewrites(card('#2040'), 'Paid')],
  ['sales', 'Vale Orchard made €8,000', rewrites(card('Vale Orchard'), '€8,000')],
  ['conference', 'Standard ticket costs €260 now', rewrites(card('Standard'), '€260')],
  ['conference', 'the first talk starts at 10:00', rewrites(card('09:30'), '10:00')],
  ['client-saas-landing', 'price of Carrier to €149', rewrites(card('Choose Carrier'), '€149')],
  ['client-shop', 'the Boston fern is €28', rewrites(card('Boston fern'), '€28')],
  ['client-shadcn-dashboard', 'Total Revenue should be $50,000.00', rewrites(card('Total Revenue'), '$50,000.00')],
  ['client-dark-analytics', 'set Visitors to 51,000', rewrites(text('48,219'), '51,000')],
  ['client-bootstrap', 'raise the price of whitening to $260', rewrites(card('Whitening'), '$260')],
  ['client-stitch-mobile', 'sessions: 5', rewrites(text('4'), '5')],
  ['pets', 'Misty costs €120', rewrites(card('Misty'), '€120')],
  ['travel', 'Porto costs €990', rewrites(css('[data-block=data-table] tr'), '€990')],
  ['shop', 'change the price to $5', rewrites(css('[data-block=product-detail] *'), '$5')],
  [
    'shop',
    'increase all prices by 10%',
    holds(
      'not raised',
      ({ after }) => contentOf(css('[data-block=shelf] [data-part=value]')(after.body)[0] ?? after.body) === '$17.60',
      css('[data-part=value], [data-part=price] *'),
    ),
  ],
  [
    'kanban',
    'Refund from the ticket page is due Fri 27 Nov',
    rewrites(card('Refund from the ticket page'), 'Fri 27 Nov'),
  ],
  ['calendar', 'Slow flow starts at 19:00', rewrites(css('[data-block=day-arc] *'), '19:00')],
  ['inventory', 'Dock 3 is Booked', rewrites(card('Dock 3'), 'Booked')],
  [
    'recipe',
    'double the ingredients',
    says('2 kg', css('[data-part=meta]')),
    says('£7.20', css('[data-part=value]')),
    says('2 loaves'),
  ],
  [
    'running',
    'Wednesday should be 9.0 km in the weekly chart',
    rewrites(css('[data-block=series-chart] *'), '9.0'),
    holds('the bar stands as before', ({ after }) => heightsIn(after.body)[2] === 60),
  ],
  [
    'running',
    'set Monday to 22 km in the weekly chart',
    rewrites(css('[data-block=series-chart] *'), '22'),
    holds('the axis ends below the bar', ({ after }) => {
      const [monday = 0, tuesday = 1] = heightsIn(after.body);
      return monday <= 100 && Math.abs(monday / tuesday - 22 / 8.2) < 0.02;
    }),
  ],
  [
    'fitness',
    'set Hard to 28 min in the progress ring',
    follows(css('[data-block=share-breakdown] *')),
    holds('the ring is as before', ({ before, after }) => ringIn(after.body) !== ringIn(before.body)),
    tells(/the drawing follow/),
  ],
];
