import { adds, counts, follows, holds, moves, refuses, removes, says, silent, type EditCase } from '../edit-case.ts';
import { all, block, card, contentOf, css } from '../locate.ts';
import type { Locator } from '../locate.ts';

/** The rows, cards or entries that hold these words. */
const entry =
  (words: string, selector = 'li, tr'): Locator =>
  (body) =>
    css(selector)(body).filter((one) => contentOf(one).includes(words.toLowerCase()));

/** The entries that do not. */
const others =
  (words: RegExp, selector: string): Locator =>
  (body) =>
    css(selector)(body).filter((one) => !words.test(contentOf(one)));

const invoices = css('tbody tr');
const columns = css('[data-part=column]');
const tallies = css('[data-part=count]');
const mails = css('[data-block=mail-list] li[data-part=row]');
const plans = css('[data-block=price-tags] li[data-part=card]');

/** Lists, tables, cards and plans: narrowed, put in a state, grown by what is told, set in another form. */
export const LIST_CASES: readonly EditCase[] = [
  // Narrowed by a state, a sum, a place.
  ['invoices', 'only show the unpaid invoices', removes(entry('2026-040', 'tr')), removes(entry('2026-039', 'tr'))],
  ['invoices', 'hide the paid ones', removes(entry('2026-040', 'tr')), removes(entry('2026-039', 'tr'))],
  ['invoices', 'show only invoices over $2,500', counts(invoices, 2, others(/\$3,150|\$2,6|\$4,/, 'tbody tr'))],
  ['invoices', 'hide the cancelled ones', refuses()],
  [
    'inbox',
    'only show unread mails',
    counts(mails, 3, others(/\(unread\)/, '[data-block=mail-list] li[data-part=row]')),
  ],
  [
    'kanban',
    'remove everything in Done',
    removes(css('[data-part=column]:nth-of-type(4) li')),
    counts(columns, '+0'),
    follows(tallies),
  ],
  ['shop', 'hide everything that is back on Tuesday', removes(entry('Decaf Caldas', '[data-block=shelf] li'))],
  ['order', 'only show the dumplings', silent('Smashed cucumber'), follows(others(/dumplings/, 'li'))],
  // In a state.
  ['invoices', 'mark 2026-041 as paid', says('Paid', entry('2026-041', 'tr'))],
  [
    'inbox',
    'mark all as read',
    silent('(unread)'),
    follows(css('[data-part=note]')),
    follows(mails),
    counts(mails, '+0'),
  ],
  ['kanban', 'mark Letter to season-ticket holders as late', says('Late', card('Letter to season-ticket holders'))],
  ['shop', 'mark Night Boat espresso as sold out', says('Sold out', card('Night Boat espresso'))],
  ['shop', 'put a sale badge on Night Boat espresso', adds(/^sale$/i, { within: card('Night Boat espresso') })],
  // One more, or another, with what is told of it.
  [
    'invoices',
    'add an invoice for Anna Berg, paid, 120 euros',
    counts(invoices, '+1'),
    says('Anna Berg'),
    says('€120'),
  ],
  [
    'kanban',
    "add a card 'Invoice template' to doing for Sigrún, urgent",
    adds(/invoice template.*urgent.*sigrún/is, { within: css('[data-part=column]:nth-of-type(2)') }),
    follows(tallies),
  ],
  [
    'order',
    'replace Smashed cucumber with Spring rolls, sweet chilli, €5',
    says('Spring rolls', card('Smashed cucumber')),
    silent('Smashed cucumber'),
  ],
  // In another place.
  [
    'kanban',
    'move Contrast of the seat map to review',
    moves(card('Contrast of the seat map'), { above: card('Price list in four languages') }),
    follows(tallies),
  ],
  [
    'kanban',
    'move Bicycle as a second ticket to the top of Done',
    moves(card('Bicycle as a second ticket'), { above: card('Price list in four languages') }),
    follows(tallies),
  ],
  // Plans stand in the prices and in the comparison.
  [
    'pricing2',
    'remove the Paper plan',
    counts(plans, '-1'),
    holds(
      'Paper is a column',
      ({ after }) => !css('thead th')(after.body).some((one) => contentOf(one).startsWith('paper')),
    ),
    follows(entry('Paper', 'li, th, td')),
    follows(all(css('[data-block=compare-table] td:last-child'), css('[data-block=compare-table] th:last-child'))),
  ],
  ['saas-pricing', 'remove the Starter plan', refuses()],
  ['pricing2', 'add an Enterprise plan for €99', counts(plans, '+1'), says('Enterprise'), says('€99')],
  // In another form.
  ['shop', 'show only 3 related products', counts(css('[data-block=shelf] li'), 3, css('[data-block=shelf] li'))],
  [
    'invoices',
    'group the invoices by client',
    adds(/^mosaic theatre$/i),
    follows(block('Invoice list')),
    counts(entry('2026-', 'tr'), '+0', css('tbody tr')),
  ],
];
