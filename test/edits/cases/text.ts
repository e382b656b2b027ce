import { removes, refuses, rewrites, says, silent, tells, titled, type EditCase } from '../edit-case.ts';
import { all, block, card, css, text } from '../locate.ts';
import { findAttribute } from '../../../src/markup/element.ts';
import { holds } from '../edit-case.ts';

void removes;

/** Words that become other words, where they stand. */
export const TEXT_CASES: readonly EditCase[] = [
  [
    'bakery',
    'rename the Start with one bag button to Reserve a seat',
    rewrites(all(text('Start with one bag')), 'Reserve a seat'),
  ],
  [
    'finance',
    'change "Send money" to "Pay someone"',
    rewrites(text('Send money'), 'Pay someone'),
    silent('Send money'),
  ],
  ['running', 'Recent runs should be called Latest runs', rewrites(text('Recent runs'), 'Latest runs')],
  ['running', 'the headline should say Train smarter', rewrites(text('Training dashboard'), 'Train smarter')],
  ['login', 'Sign in -> Log in', rewrites(text('Sign in'), 'Log in')],
  ['login', 'title: Welcome back', rewrites(text('Login'), 'Welcome back')],
  ['clinic', "make the save button say 'Book my visit'", rewrites(text('Save'), 'Book my visit')],
  ['clinic', 'the label Phone should be Mobile number', rewrites(text('Phone'), 'Mobile number')],
  ['admin', 'call this page Orders', rewrites(text('Admin table'), 'Orders'), titled('Orders')],
  ['admin', 'rename the screen to "Order desk"', rewrites(text('Admin table'), 'Order desk'), titled('Order desk')],
  ['checkout', 'instead of Place the order write Buy now', rewrites(text('Place the order'), 'Buy now')],
  ['pets', 'Change the title to Adopt, don’t shop', rewrites(text('Find a friend nearby'), 'Adopt, don’t shop')],
  ['pets', 'replace Biscuit with Waffles', rewrites(all(text('Biscuit'), css('[data-picture*=beagle]')), 'Waffles')],
  [
    'pets',
    'search placeholder should be Find a breed',
    holds(
      'placeholder',
      ({ after }) => css('input')(after.body).some((e) => findAttribute(e, 'placeholder') === 'Find a breed'),
      css('input'),
    ),
  ],
  [
    'conference',
    'the date is wrong, it should be 21 and 22 May, Ghent',
    rewrites(text('14 and 15 May, Ghent'), '21 and 22 May, Ghent'),
  ],
  ['conference', 'update the main button to "Save my seat"', rewrites(text('Book your seat'), 'Save my seat')],
  ['conference', 'Rename Speakers to Voices', rewrites(all(text('Speakers')), 'Voices')],
  ['sales', 'change the heading "Top growers" to "Best growers"', rewrites(text('Top growers'), 'Best growers')],
  ['sales', 'rename the second menu entry to Purchases', rewrites(text('Orders'), 'Purchases')],
  ['sales', 'the customer of the first order is Café Nord', rewrites(text('Café Anker'), 'Café Nord')],
  ['client-saas-landing', 'change the hero title to "No empty truck"', rewrites(css('h1'), 'No empty truck')],
  [
    'client-saas-landing',
    'change the text of the first testimonial to "It paid for itself in March."',
    rewrites(css('blockquote'), 'It paid for itself in March.'),
  ],
  ['client-shop', 'Sign up button: Subscribe', rewrites(text('Sign up'), 'Subscribe')],
  ['client-stitch-mobile', 'rename Trends to Progress', rewrites(text('Trends'), 'Progress')],
  ['client-bootstrap', 'The headline ought to read Teeth without fear', rewrites(css('h1'), 'Teeth without fear')],
  [
    'client-shadcn-dashboard',
    'Can you reword "Recent orders" as "Latest sales"?',
    rewrites(all(text('Recent orders'), css('[aria-label="Recent orders"]')), 'Latest sales'),
  ],
  ['kanban', 'rename the Doing column to In progress', rewrites(text('Doing'), 'In progress')],
  [
    'kanban',
    'change the first card title to Fix the refund flow',
    rewrites(text('Refund from the ticket page'), 'Fix the refund flow'),
  ],
  [
    'music',
    'the album song should be named "Low Tide" instead of "Harbour Light, Late"',
    rewrites(all(text('Harbour Light, Late'), css('[data-part=cell]')), 'Low Tide'),
  ],
  ['travel', 'rename Packing list to Luggage', rewrites(text('Packing list'), 'Luggage')],
  ['travel', 'change Rain jackets to Umbrellas', rewrites(text('Rain jackets'), 'Umbrellas')],
  ['team', 'rename the tab Calendar to Agenda', rewrites(all(text('Calendar')), 'Agenda')],
  [
    'chat',
    'the last message should say "See you at seven."',
    rewrites(text('Written down. Oat milk is on the table.'), 'See you at seven.'),
  ],
  ['settings', 'rename the group "The desk" to "Workplace"', rewrites(text('The desk'), 'Workplace')],
  [
    'article',
    'set the author to Mila Ivanova',
    rewrites(
      all(text('Elena Petkova'), css('[data-part=byline]'), css('[data-picture="avatar: Elena Petkova"]')),
      'Mila Ivanova',
    ),
  ],
  ['article', 'change the headline to "Quiet harbour"', rewrites(css('h1'), 'Quiet harbour')],
  ['onboarding', 'change Set my bedtime to Begin tonight', rewrites(text('Set my bedtime'), 'Begin tonight')],
  ['invoice', "rename 'Invoice' to 'Proforma invoice'", rewrites(text('Invoice'), 'Proforma invoice')],
  ['energy', 'rename Appliances → Devices', rewrites(text('Appliances'), 'Devices')],
  [
    'profile',
    'the name is Ana Carvalho, not Inês Carvalho',
    rewrites(all(text('Inês Carvalho'), css('[data-picture="avatar: Inês Carvalho"]')), 'Ana Carvalho'),
  ],
  ['shop', 'change the second button to "Add to wish list"', rewrites(text('Read the menu'), 'Add to wish list')],
  ['recipe', 'rename the first step to Decide who eats', rewrites(text('Say who eats'), 'Decide who eats')],
  [
    'school',
    'correct the spelling: Teacher notes should be Notes from teachers',
    rewrites(all(text('Teacher notes')), 'Notes from teachers'),
  ],
  ['saas-pricing', 'the Studio plan should be named Team', rewrites(card('Choose Studio'), 'Team')],
  [
    'calendar',
    'change the notice to "Studio closed on Monday"',
    rewrites(text('Breath for beginners is cancelled'), 'Studio closed on Monday'),
  ],
  ['bakery', 'change "Nothing like this exists" to "Something"', refuses()],
  [
    'bakery',
    'change "Pricing" to "Our prices" and "Zebra" to "Lion"',
    rewrites(text('Pricing'), 'Our prices'),
    tells(/Zebra/),
  ],
  ['inventory', 'rename the Suppliers section Partners', rewrites(text('Suppliers'), 'Partners')],
  ['inventory', 'call the Reorder alert "Order soon"', rewrites(text('Reorder alert'), 'Order soon')],
  ['fitness', 'rename Crew to Friends in the tab bar', rewrites(text('Crew'), 'Friends')],
  ['spanish', 'Call the Ofertas section Deals', rewrites(text('Ofertas'), 'Deals')],
  ['client-dark-analytics', 'rename export report into download CSV', rewrites(text('Export report'), 'download CSV')],
  ['checkout', 'Make the title of the page "Almost yours"', rewrites(text('Checkout'), 'Almost yours')],
  [
    'finance',
    'Use "Wallet" in place of "Home" in the bottom navigation',
    rewrites(css('[data-block=bottom-bar] li:first-child span'), 'Wallet'),
  ],
  [
    'running',
    'in the list of recent runs, change "Recovery jog" to "Slow jog"',
    rewrites(text('Recovery jog'), 'Slow jog'),
  ],
  [
    'client-shop',
    'write "Winter sale" instead of "Free delivery over €60"',
    rewrites(text('Free delivery over €60'), 'Winter sale'),
  ],
  [
    'team',
    'the button under the headline should say Meet everyone',
    rewrites(text('Open the person that is due'), 'Meet everyone'),
  ],
  ['client-saas-landing', 'rename the Fleet plan to Growth', rewrites(card('Choose Fleet'), 'Growth')],
  [
    'energy',
    'Change "From the roof today" to "Harvested today", please!',
    rewrites(text('From the roof today'), 'Harvested today'),
  ],
  ['sales', 'Orders in the sidebar should be Purchases', says('Purchases', css('aside a'))],
  ['bakery', 'change the headline to Bread worth queuing for', rewrites(css('h1, h1 *'), 'Bread worth queuing for')],
  ['bakery', 'rename the FAQ plan to Family box', rewrites(card('Choose FAQ'), 'Family box')],
];
void block;
