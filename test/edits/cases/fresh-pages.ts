import { findAttribute } from '../../../src/markup/element.ts';
import {
  adds,
  counts,
  follows,
  holds,
  keeps,
  moves,
  refuses,
  removes,
  rewrites,
  says,
  tells,
  type EditCase,
} from '../edit-case.ts';
import { all, block, card, contentOf, css, text } from '../locate.ts';
import { painted } from './paint.ts';

const inBlock = (id: string) => css(`[data-block=${id}], [data-block=${id}] *`);

/** The same of tables, forms, shops and listings. */
export const FRESH_PAGE_CASES: readonly EditCase[] = [
  ['seo', 'MRR should be $91,000', says('$91,000', inBlock('kpi-wall'))],
  [
    'seo',
    'make Tue 2600 in the visitors chart',
    follows(inBlock('heat-calendar')),
    says('2,600'),
    tells(/the drawing/),
  ],
  [
    'seo',
    'remove the Paying column from traffic sources',
    counts(
      css('[data-block=data-table] th'),
      '-1',
      css(
        '[data-block=data-table] th, [data-block=data-table] td, [data-block=data-table] td *, [data-block=data-table] th *',
      ),
    ),
  ],
  ['seo', 'conversion rate: only the first two kpis', removes(all(card('Revenue churn'), card('Net retention')))],
  [
    'seo',
    'show visitors over time as a line chart',
    holds(
      'no line',
      ({ after }) => css('[data-block=series-chart] svg')(after.body).length > 0,
      block('Visitors over time'),
    ),
  ],
  ['seo', 'connect it to our database', refuses()],
  ['jobform', 'add fields for name, phone and city', adds(/^Name/), adds(/^Phone/), adds(/^City/)],
  [
    'jobform',
    'make the cover letter required',
    holds(
      'not required',
      ({ after }) => css('textarea')(after.body).some((one) => findAttribute(one, 'required') !== undefined),
      css('textarea'),
    ),
  ],
  ['inbox', 'delete the mail from Ilse Vonk', removes(card('Can I bring my list along?'))],
  ['inbox', 'hide the reading pane', removes(css('[data-block=reading-pane]'))],
  [
    'pricing2',
    'yearly billing selected',
    holds(
      'monthly',
      ({ after }) =>
        css('label')(after.body).some(
          (one) =>
            contentOf(one) === 'yearly' &&
            css('input')(one).some((input) => findAttribute(input, 'checked') !== undefined),
        ),
      css('input'),
    ),
  ],
  ['pricing2', 'Subscriber €8', rewrites(card('Choose Subscriber'), '€8')],
  [
    'pricing2',
    'highlight Paper instead of Subscriber',
    moves(text('Most chosen'), { below: text('Paper') }),
    follows(css('[data-block=price-tags] *')),
  ],
  [
    'pricing2',
    'remove the last two questions',
    removes(all(card('May I republish a story?'), card('How do I send a pitch?'))),
  ],
  [
    'pricing2',
    "add a question 'Do you offer refunds?' with the answer 'Yes, within 30 days.'",
    adds(/Do you offer refunds\?\s*Yes, within 30 days\./),
  ],
  [
    'museum',
    'closed on Tuesdays instead of Mondays',
    rewrites(text('Open until 18:00, Mondays closed'), 'Tuesdays closed'),
  ],
  ['museum', 'remove the fourth exhibition', removes(card('Keels: models from six yards'))],
  ['museum', "the children's hour starts at 16:30", follows(css('[data-block=schedule-list] *')), says('16:30')],
  ['league', 'Elin Hagström has 52 points', rewrites(css('[data-block=podium] [data-part=value]'), '52')],
  ['league', 'change Football to 500 members', follows(inBlock('gauge-row')), says('500'), says('874')],
  ['vet', 'Appointment with Dr Park is at 15:30', follows(css('[data-block=schedule-curve] *')), says('15:30')],
  ['vet', 'remove Tobias Grund and Inês Costa from patients', removes(all(card('Tobias Grund'), card('Inês Costa')))],
  ['vet', 'put the reminder at the very top', moves(block('Reminders'), { above: block("Today's appointments") })],
  ['surf', 'headline: "Catch your first wave"', rewrites(css('h1'), 'Catch your first wave'), follows(css('h1 *'))],
  ['surf', 'Beginners, Monday is sold out', rewrites(card('Beginners, Monday'), 'Sold out')],
  ['surf', 'the lunch plan costs €90', rewrites(card('Choose With lunch'), '€90')],
  ['surf', 'put the FAQ directly after the prices', refuses(), tells(/already/)],
  [
    'surf',
    'all courses should have a picture of the sea',
    holds(
      'a course shows none',
      ({ after }) =>
        css('[data-block=picture-grid] [data-picture]')(after.body).every((one) =>
          /sea/.test(findAttribute(one, 'dataPicture') ?? ''),
        ),
      css('[data-block=picture-grid] [data-picture]'),
    ),
  ],
  ['cinema', 'pick seat D4 instead of C5', follows(css('input')), tells(/chose "D4"/i)],
  [
    'cinema',
    'remove the questions and the notice',
    removes(all(css('[data-block=question-list]'), css('[data-block=notice-bar]'))),
  ],
  [
    'register',
    'make name optional and the button green',
    says('Name (optional)', card('Name')),
    painted(text('Sign in'), '#16a34a'),
  ],
  ['register', 'change the button to "Create account"', rewrites(text('Sign in'), 'Create account')],
  [
    'warehouse',
    'hide the checkboxes',
    keeps(
      'Search stock',
      css(
        '[data-block=bulk-table] td, [data-block=bulk-table] th, [data-block=bulk-table] td *, [data-block=bulk-table] th *',
      ),
    ),
  ],
  [
    'roadmap',
    "move 'Contrast of the seat map' to Now",
    follows(css('[data-part=count]')),
    moves(card('Contrast of the seat map'), { above: text('Next') }),
  ],
  ['roadmap', 'delete column Later', removes(card('Later'))],
  ['realestate', 'the rent is 1,950', says('€1,950', css('[data-block=listing-page] *'))],
  ['realestate', '3 bedrooms not 2', rewrites(css('dd'), '3')],
  [
    'realestate',
    'make "Book a viewing" full width',
    holds('no wider', ({ after }) =>
      css('.w-full')(after.body).some((one) => contentOf(one).includes('book a viewing')),
    ),
  ],
  [
    'realestate',
    "the agent's name is Paul Verhoeven",
    rewrites(text('Helen Okafor'), 'Paul Verhoeven'),
    follows(css('[data-picture^=avatar]')),
  ],
  ['fleet', 'Lorry 07 is on time now', rewrites(card('Lorry 07'), 'On time')],
  [
    'fleet',
    'rename On time to Punctuality and set it to 96 %',
    rewrites(text('On time'), 'Punctuality'),
    says('96', inBlock('kpi-wall')),
  ],
  ['fleet', 'add a driver named Rui Campos', adds(/Rui Campos/, { after: card('Tom Acheson') })],
  ['wedding', 'cut the portfolio down to the first 4', removes(all(card('Headshots'), card('Things on white')))],
  ['wedding', 'pictures as line drawings', follows(css('[data-picture]')), tells(/line drawings/)],
  ['invoices', '2026-036 has been paid', follows(card('Nordlys Kayaks, product texts')), tells(/paid/i)],
  ['invoices', 'remove the client column, and the due dates too', counts(css('th'), '-2', css('th, td, th *, td *'))],
  [
    'support',
    'answer to "Can I send it back?" should be "Yes, within 14 days."',
    rewrites(text('Within thirty days, unused, in the box it came in.'), 'Yes, within 14 days.'),
  ],
  ['support', 'remove topics 5 and 6', removes(all(card('Prices and paying'), card('Articles')))],
  ['agenda', 'Roots should take 120 min and cost €80', follows(card('Roots')), says('120 min'), says('€80')],
  ['elearn', 'remove all teachers who are away', removes(card('Mara Lind'))],
  ['jobs', 'bridge engineer pays €55,000', rewrites(card('Bridge engineer'), '€55,000')],
  [
    'jobs',
    'only show jobs in Leeds',
    removes(all(card('Bridge engineer'), card('Software for sensors'), card('Product designer'))),
  ],
];
