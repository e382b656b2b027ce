import { findAttribute } from '../../../src/markup/element.ts';
import {
  adds,
  counts,
  follows,
  holds,
  look,
  moves,
  refuses,
  removes,
  restyled,
  rewrites,
  says,
  silent,
  tells,
  type EditCase,
} from '../edit-case.ts';
import { all, block, card, contentOf, css, text } from '../locate.ts';

const inBlock = (id: string) => css(`[data-block=${id}], [data-block=${id}] *`);

/** What people asked of dashboards and pages that were new to all of this, as they typed it. */
export const FRESH_DESK_CASES: readonly EditCase[] = [
  [
    'helpdesk',
    'Set Tuesday to 35 in the chart',
    follows(all(inBlock('series-chart'), inBlock('focus-figure'))),
    says('35', inBlock('series-chart')),
    says('137'),
  ],
  ['helpdesk', 'remove Vikram from the agents', removes(card('Vikram Sethi'))],
  ['helpdesk', 'ticket #4185 is solved', rewrites(card('#4185'), 'Solved')],
  ['helpdesk', 'only show 4 agents', removes(all(card('Klára Horáková'), card('Beatriz Lobo')))],
  ['helpdesk', "reduce the padding, it's a work tool", look((after) => after.density === 'compact')],
  ['helpdesk', 'rename tickets to cases everywhere', says('Open cases', css('*')), silent('tickets')],
  ['helpdesk', 'put a search field above the ticket list', adds(css('input[type=search]'))],
  [
    'brewery',
    "change the hero headline to 'Beer from the valley'",
    rewrites(css('h1'), 'Beer from the valley'),
    follows(css('h1 *')),
  ],
  ['brewery', 'the newsletter button should say Sign me up', rewrites(text('Subscribe'), 'Sign me up')],
  ['brewery', 'add testimonials before the newsletter', adds(/Testimonials/, { before: text('Subscribe') })],
  [
    'brewery',
    "Add a second button 'Book a tour' to the hero",
    adds(/^Book a tour$/, { after: text('See how it works') }),
  ],
  [
    'brewery',
    'the first tap room entry should start at 12:00',
    rewrites(css('time, [data-block=schedule-list] *'), '12:00'),
  ],
  [
    'brewery',
    'Nav links should be Beers, Tap room, Tours and Contact',
    says('Tap room', css('[data-block=top-nav] nav *')),
    says('Tours'),
    silent('Settings'.concat(' settings')),
  ],
  ['brewery', 'integrate Stripe', refuses()],
  ['hr', 'rename the column Where to Location', rewrites(css('th'), 'Location')],
  [
    'hr',
    'add a column Salary',
    holds('a row has no salary', ({ after }) => {
      const rows = css('tbody tr')(after.body);
      return rows.length > 0 && rows.every((row) => contentOf(row).includes('€'));
    }),
    adds(/^Salary$/),
  ],
  [
    'hr',
    'sort by Since, newest first',
    holds('Mirela is not first', ({ after }) =>
      contentOf(css('tbody tr')(after.body)[0] ?? after.body).includes('mirela'),
    ),
    follows(css('tbody tr, tbody tr *')),
  ],
  ['hr', "Aisha Rahman's role is Lead engineer", rewrites(card('Aisha Rahman'), 'Lead engineer')],
  ['hr', 'show ten rows', counts(css('tbody tr'), 10)],
  [
    'hr',
    'deselect all rows',
    holds(
      'a row is picked',
      ({ after }) => css('tbody input')(after.body).every((one) => findAttribute(one, 'checked') === undefined),
      css('input'),
    ),
  ],
  [
    'hr',
    'make the table more compact',
    look((after, before) => after.density === before.density),
    tells(/more compact/),
  ],
  ['hr', 'remove the department chart and let the table take the full width', removes(block('Department'))],
  ['hr', 'swap the Work and Where columns', follows(css('th, td, th *, td *')), tells(/columns "Work" and "Where"/)],
  ['charity', 'A boiler for Fishergate is at 85 % now', rewrites(card('A boiler for Fishergate'), '85 %')],
  ['charity', 'the monthly share should be £9,000', says('£9,000', inBlock('share-breakdown')), says('22,480')],
  [
    'charity',
    'set Wed to 900 in gifts this week',
    says('900', inBlock('series-chart')),
    says('4,230'),
    tells(/the drawing/),
  ],
  ['charity', 'add a donate now button at the top', adds(/^Donate now$/)],
  ['charity', 'translate everything to French', refuses()],
  [
    'crm',
    'rename Contract to Negotiation',
    rewrites(text('Contract'), 'Negotiation'),
    follows(css('[data-block=ticket-stub] *')),
  ],
  [
    'crm',
    "add a deal 'Harbour Lights' to Meeting",
    adds(/Harbour Lights/, { within: card('Meeting') }),
    follows(css('[data-part=count]')),
  ],
  [
    'crm',
    'remove all cards of Chidi Okoro',
    removes(card('Sundby Dairies')),
    counts(css('[data-block=kanban-board] [data-part=card]'), '-3'),
    follows(css('[data-block=kanban-board] *')),
  ],
  [
    'hotel',
    'Tower room should cost €199 and be free again',
    follows(css('[data-block=row-list] li *')),
    says('€199'),
    says('Free again'),
  ],
  [
    'hotel',
    'sort rooms by price, cheapest first',
    moves(card('13 m², single bed'), { above: card('22 m², queen bed') }),
    follows(css('[data-block=row-list] li, [data-block=row-list] li *')),
  ],
  ['hotel', 'the middle plan should be €150', rewrites(card('Choose With breakfast'), '€150')],
  ['hotel', '4 rooms only', removes(all(card('13 m², single bed'), card('36 m², sleeps 4')))],
  ['hotel', 'move the map above the reviews', moves(block('Map'), { above: block('Guest reviews') })],
  ['devtool', 'price of Harbour 59 dollars', rewrites(css('th *, td *'), '$59')],
  ['devtool', 'make it brutalist', restyled()],
  [
    'devtool',
    'rename the plans to Free, Team and Enterprise',
    follows(css('[data-block=plan-table] th *, [data-block=plan-table] th')),
    says('Enterprise'),
    silent('Rock pool included rock pool'),
  ],
  ['devtool', 'more whitespace between the sections', tells(/more space between the sections/)],
  ['devtool', 'make the logo spin on hover', refuses()],
  ['portfolio', 'remove budget question from the form', removes(card('Budget'))],
  [
    'portfolio',
    'project cards: 3 instead of 6',
    removes(all(card('Tide House'), card('Almanac of Small Rain'), card('Bergkirche organ week'))),
  ],
  ['portfolio', 'Ode Ceramics is from 2024', rewrites(card('Ode Ceramics'), '2024')],
  [
    'portfolio',
    'the contact form should come right after the projects',
    moves(css('[data-block=field-form]'), { above: css('[data-block=written-document]') }),
  ],
  ['portfolio', 'Add a field for phone number after the e-mail', adds(/^Phone number/, { after: card('E-mail') })],
  [
    'portfolio',
    "make 'Needed by' the 1st of March 2027",
    holds(
      'another date',
      ({ after }) => css('input[type=date]')(after.body).some((one) => findAttribute(one, 'value') === '2027-03-01'),
      css('input[type=date]'),
    ),
  ],
  [
    'events',
    'remove the soup night',
    silent('Soup night'),
    follows(
      all(
        css('[data-block=schedule-list] li, [data-block=schedule-list] li *'),
        // Its day has nothing else.
        css('[data-block=schedule-list] [data-part=day], [data-block=schedule-list] [data-part=day] h3'),
        css('[data-block=month-grid] li, [data-block=month-grid] li *, [data-part=mark]'),
      ),
    ),
  ],
  ['events', 'Ferry and night market starts at 20:00', follows(css('[data-block=schedule-list] *')), says('20:00')],
];
