import { defineSiteSection } from './site-section.ts';

/** What papers wrote, each in a sentence that is true of any good house. */
export const pressQuotes = defineSiteSection(
  /^(?:press|media) (?:quotes?|reviews?|clippings|voices)$|^what the press says$/i,
  'quotes',
  ({ brand }) => ({
    items: [
      {
        text: `Small, exact and without a wasted word: ${brand} does one thing and does it every day.`,
        by: 'The Evening Lantern',
      },
      { text: 'You notice how good it is when you have to do without it for a week.', by: 'Northern Review' },
      { text: 'The rare house that answers the question before it sells the answer.', by: 'Harbour Weekly' },
    ],
  }),
);
