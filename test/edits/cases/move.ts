import { counts, holds, moves, refuses, type EditCase } from '../edit-case.ts';
import { all, block, card, css, text, contentOf } from '../locate.ts';

/** Whole things that stand elsewhere, or twice. */
export const MOVE_CASES: readonly EditCase[] = [
  ['running', 'move the chart above the recent runs', moves(block('Weekly distance'), { above: block('Recent runs') })],
  ['running', 'put the schedule at the top', moves(block('Schedule'), { above: block('Weekly distance') })],
  [
    'bakery',
    'the testimonials should come before the features',
    moves(block('Testimonials'), { above: block('Features') }),
  ],
  ['bakery', 'move pricing up', moves(block('Pricing'), { above: block('Testimonials') })],
  [
    'bakery',
    'swap the testimonials and the pricing',
    moves(all(block('Testimonials'), block('Pricing')), { below: block('Pricing') }),
  ],
  [
    'finance',
    'recent transactions below the savings goal please',
    moves(block('Recent transactions'), { below: block('Savings goal') }),
  ],
  ['finance', 'move Groceries to the top of the list', moves(card('Groceries'), { above: card('Home') })],
  [
    'shop',
    'show the reviews before the related products',
    moves(block('Reviews'), { above: block('Related products') }),
  ],
  [
    'checkout',
    'I want the form above the order summary',
    moves(css('[data-block=field-form]'), { above: css('[data-block=order-summary]') }),
  ],
  [
    'kanban',
    'move the Done column to the front',
    moves(css('[data-part=column]:nth-of-type(4)'), { above: css('[data-part=column]:nth-of-type(1)') }),
  ],
  [
    'admin',
    'search bar above the list',
    moves(css('[data-block=filter-bar]'), { above: css('[data-block=row-list]') }),
  ],
  [
    'travel',
    'move the packing list under the itinerary',
    moves(block('Packing list'), { below: block('Itinerary'), above: css('[data-block=place-map]') }),
  ],
  ['travel', 'put the map first', moves(css('[data-block=place-map]'), { above: block('Itinerary') })],
  ['recipe', 'ingredients should come before the steps', moves(block('Ingredients'), { above: block('Steps') })],
  [
    'profile',
    'bring the portfolio gallery to the top',
    moves(block('Portfolio gallery'), { above: block('What happens when') }),
  ],
  [
    'team',
    'move the people list above the chart',
    moves(css('[data-block=people-list]'), { above: css('[data-block=series-chart]') }),
  ],
  [
    'energy',
    'send the battery section to the bottom',
    moves(css('[data-block=row-list]'), { below: block('Appliances') }),
  ],
  ['fitness', 'quick actions on top', moves(block('Quick actions'), { above: block("Today's plan") })],
  [
    'inventory',
    'place the alert above the stock table',
    moves(css('[data-block=notice-bar]'), { above: block('Stock levels') }),
  ],
  [
    'school',
    'move the teacher notes right after the stats',
    moves(css('[data-block=written-document]'), { below: css('[data-block=stat-row]'), above: block('Attendance') }),
  ],
  [
    'calendar',
    'put the month grid above the class schedule',
    moves(css('[data-block=month-grid]'), { above: block('Class schedule') }),
  ],
  ['conference', 'move the tickets above the programme', moves(block('Tickets'), { above: block('Programme') })],
  ['conference', 'put Rui Tavares first among the speakers', moves(card('Rui Tavares'), { above: card('Ilse Maes') })],
  [
    'sales',
    'move recent orders above the bar chart',
    moves(block('Recent orders'), { above: card('Revenue by month') }),
  ],
  ['sales', 'swap Export and New order', moves(all(text('Export'), text('New order')), { below: text('New order') })],
  [
    'client-saas-landing',
    'move the prices above the testimonials',
    moves(css('main > section:nth-of-type(6)'), { above: css('section:has(blockquote)') }),
  ],
  ['client-shop', 'move the newsletter above the products', moves(css('form'), { above: block('Boston fern') })],
  ['client-shadcn-dashboard', 'put Sales before Total Revenue', moves(card('Sales'), { above: card('Total Revenue') })],
  [
    'pets',
    'move the filter chips above the search',
    moves(all(text('All'), text('Dogs'), text('Cats'), text('Rabbits')), { above: css('input') }),
  ],
  ['pets', 'move how adoption works up', moves(block('How adoption works'), { above: block('New arrivals') })],
  ['running', 'duplicate the first row of recent runs', counts(text('Steady by the lake'), '+1')],
  ['bakery', 'duplicate the testimonials section', counts(css('[data-block=quote-wall]'), '+1')],
  ['pets', 'copy the Misty card', counts(text('Misty'), '+1')],
  ['conference', 'repeat the Standard ticket', counts(text('Standard'), '+1')],
  ['clinic', 'duplicate the date field', counts(text('Date'), '+1')],
  ['german', 'move the timetable below the prices', moves(block('Kursplan'), { below: block('Preisen') })],
  [
    'french',
    'Move the menu above the reservations form',
    moves(block('Menu du jour'), { above: css('[data-block=field-form]') }),
  ],
  ['bakery', 'move the pricing above the spaceship', refuses()],
  [
    'invoice',
    'reverse the order of the invoice lines',
    holds('lines are not reversed', ({ after }) => {
      const rows = css('[data-block=order-summary] tbody tr')(after.body).map(contentOf);
      return (rows[0] ?? '').startsWith('oak frame') && (rows[2] ?? '').startsWith('organ week');
    }),
    { fails: () => undefined, displaces: css('[data-block=order-summary] tbody tr') },
  ],
  [
    'inventory',
    'sort the docks by time, latest first',
    holds('not sorted', ({ after }) => {
      const values = css('[data-block=row-list] [data-part=value]')(after.body).map(contentOf);
      return values.indexOf('15:00') < values.indexOf('13:00');
    }),
    { fails: () => undefined, displaces: css('[data-block=row-list] li') },
  ],
  [
    'spanish',
    'sort the restaurants by price',
    holds('not sorted', ({ after }) => {
      const values = css('[data-block=row-list] [data-part=value]')(after.body).map((e) =>
        Number(contentOf(e).slice(1)),
      );
      return values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value);
    }),
    { fails: () => undefined, displaces: css('[data-block=row-list] li') },
  ],
];
