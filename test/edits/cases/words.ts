import { adds, counts, holds, keeps, refuses, says, silent, tells, type EditCase } from '../edit-case.ts';
import { block, css, text } from '../locate.ts';

const anywhere = css('body *');

/** Values of every sort, what stands wrong, names of houses, and what no edit can do. */
export const WORD_CASES: readonly EditCase[] = [
  // Days and times are written as the screen writes them, and never over a name.
  [
    'agenda',
    "move Wash out Birgit's colour to 16:00",
    says('16:00 to 16:30', anywhere),
    keeps('Wash out Birgit’s colour', anywhere),
  ],
  [
    'conference',
    'Drawing with weather is at 11:30 instead',
    says('11:30', anywhere),
    keeps('Drawing with weather', anywhere),
  ],
  ['conference', 'the talk Lost villages, found files starts at 1:45pm', says('13:45', css('td, td *'))],
  [
    'kanban',
    'Refund from the ticket page is due 30 November not 23',
    says('Mon 30 Nov', anywhere),
    silent('Mon 23 Nov'),
  ],
  ['kanban', 'move Contrast of the seat map to 2026-12-01', says('Closed 1 Dec, 09:45', anywhere)],
  ['conference', 'Lost villages, found files moved to 16:15', refuses()],
  ['conference', 'move Drawing with weather to 15:30', says('15:30', anywhere)],
  // What is wrong, and what is right.
  ['conference', 'the answer to "Is there childcare?" is Only on Friday', says('Only on Friday', anywhere)],
  ['conference', 'rename Student to Pupil and Patron to Friend', says('Pupil', anywhere), says('Friend', anywhere)],
  ['hotel', "it's Weir suite not Weir double", silent('Weir double'), says('Weir suite', anywhere)],
  ['hotel', 'say guests instead of people', refuses()],
  ['conference', 'Standard costs €260 instead of €240', says('€260', anywhere), silent('€240')],
  ['wedding', 'write clients instead of people everywhere', silent('people'), says('clients', anywhere)],
  ['conference', 'Silo A is called Hall A, fix it everywhere', silent('Silo A'), says('Hall A', anywhere)],
  ['invoice', "€48,600 billed is wrong, it's €49,100", says('€49,100', anywhere), silent('€48,600')],
  // The house.
  ['conference', 'call the conference site Fernweh', refuses()],
  ['clinic', 'call the app Fernweh', says('Fernweh', anywhere), silent('Quietmint')],
  ['train', 'our company is called Nordbahn', says('Nordbahn', anywhere), silent('Kilo Rail')],
  ['wedding', 'wrong brand, we are called Blue Gum', says('Blue Gum', anywhere), silent('Silver Gum Studio')],
  ['clinic', 'we are called Fernweh now', says('Fernweh', anywhere), silent('Fernweh now')],
  ['conference', "if there's a sidebar remove it, else leave everything", refuses(), tells(/no sidebar/)],
  ['signin', 'lösche das Firmenfeld', refuses()],
  ['conference', 'Patron 540 not 520', says('€540', anywhere), silent('€520')],
  ['hotel', 'our phone is 030 1234567', refuses()],
  // Money.
  ['conference', 'prices in pounds please', silent('€'), says('£240', anywhere), tells(/no rate/)],
  ['wedding', 'use euros instead of dollars', silent('$'), says('€3,100', anywhere)],
  ['hotel', 'change the currency to euro', refuses()],
  // What a headline is about; a tone needs a writer.
  ['conference', 'the headline should talk about drawing coasts', says('Draw coasts', css('h1, h1 *'))],
  ['conference', 'make the intro text friendlier', refuses(), tells(/language model/)],
  ['wedding', 'rewrite the headline', refuses(), tells(/language model/)],
  ['conference', 'fix the typos', refuses(), tells(/which word is wrong/)],
  // Questions and what a drawing can't do.
  ['train', 'why is it blue?', refuses(), tells(/question/)],
  ['train', 'connect it to stripe', refuses(), tells(/drawing/)],
  ['train', 'make it load faster', refuses(), tells(/drawing/)],
  ['train', 'animate the cards', refuses(), tells(/stands still/)],
  ['train', 'export it to figma', refuses()],
  ['conference', 'if there is a sidebar remove it, otherwise leave it', refuses(), tells(/no sidebar/)],
  ['wedding', 'delete the invoices list', refuses()],
  // New parts by what is in them.
  ['wedding', 'add a stats row: 320 weddings, 14 cameras, 4.8 rating', adds(/Cameras/), adds(/Rating/)],
  ['signin', 'terms checkbox please', adds(/I agree to the terms of use/)],
  [
    'conference',
    'add a panel about lost maps at 16:30 in Silo B',
    adds(/Panel about lost maps/, { after: text('Maps for the night shift') }),
    adds(/16:30/),
  ],
  ['conference', 'add a question whether dogs are allowed', adds(/Are dogs allowed\?/, { within: block('Questions') })],
  ['wedding', 'add prices: a walk $310, ten prints $150', adds(/Ten prints.*\$150/s)],
  ['team', 'add Dr. Niamh Kelly to the team', adds(/Dr\. Niamh Kelly/, { within: css('[data-block=people-list]') })],
  ['tea', 'gift message', refuses()],
  ['conference', 'FAQ about parking and refunds', adds(/Where can I park\?/), adds(/refund/)],
  ['conference', 'add a question about parking', adds(/Where can I park\?/, { within: block('Questions') })],
  ['wedding', 'add testimonials from two grooms', counts(css('blockquote'), '+2'), adds(/Groom/)],
  ['wedding', 'a row of partner logos under the hero', adds(/Nordlys/), tells(/samples/)],
  ['wedding', 'banner that says 20% off until Friday', adds(/^20% off until Friday/, { before: block('Portfolio') })],
  ['hotel', 'breakfast is free over €150, say that in a banner', adds(/breakfast is free over €150/i)],
  ['conference', 'a countdown to 14 May', adds(/Days/), adds(/Countdown to 14 May/)],
  [
    'wedding',
    'add a contact form with name email and message',
    adds(css('input[type=email]')),
    adds(css('textarea')),
    adds(/^Name/),
  ],
  ['wedding', 'add a stats row: 500 weddings, 12 albums, 4 prizes', adds(/Weddings/), adds(/Albums/), adds(/Prizes/)],
  [
    'wedding',
    'add a section called Our promise with fair prices, two cameras and free prints',
    adds(/Our promise/),
    adds(/Two cameras/),
  ],
  ['wedding', 'add our awards', refuses(), tells(/nothing to write/)],
  ['hotel', 'add opening hours: monday 9-17, sunday closed', adds(/09:00–17:00/), adds(/Sunday.*Closed/s)],
  ['wedding', 'add a section about our dog', adds(/Our dog/), tells(/samples/)],
  ['signin', 'add a terms checkbox', adds(/I agree to the terms of use/)],
  ['signin', 'can you add face id?', adds(/Continue with Face ID/)],
  ['signin', 'log in instead of sign in', silent('sign in'), says('log in', anywhere)],
  [
    'wedding',
    'add a video below the hero',
    holds('no video', ({ after }) => css('[data-block=video] button')(after.body).length === 1),
  ],
];
