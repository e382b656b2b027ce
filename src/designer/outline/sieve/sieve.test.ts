import { describe, expect, it } from 'vitest';
import { listWords } from '../list-words.ts';
import { readOutline } from '../read-outline.ts';
import { isManner } from './is-manner.ts';
import { withoutManner } from './without-manner.ts';

describe('withoutManner', () => {
  it.each([
    ['Riders with a coloured dot', 'Riders'],
    ['Unfilled, shown with a dashed red border', 'Unfilled'],
    ['Coaches, each with a round portrait', 'Coaches'],
    ['Pump 7 is offline and therefore grey', 'Pump 7 is offline'],
    ['1st, 2nd, 3rd, I drag numbers in there', '1st, 2nd, 3rd'],
    ['Next tram in HUGE letters', 'Next tram'],
    ['Verdict in very large type', 'Verdict'],
    ['Abfahrt in großer Schrift', 'Abfahrt'],
    ['Overdue loans in amber', 'Overdue loans'],
    ['Recalls, red box', 'Recalls'],
    ['Middle column, max 680px', 'Middle column'],
    ['the tides as rounded pills', 'the tides'],
    ['Bookings tinted by room', 'Bookings'],
    ['Section 3, the kitchen', 'Kitchen'],
    ['4 mm, of course', '4 mm'],
    ["Today's catch really big", "Today's catch"],
    ['Pegelstand richtig groß', 'Pegelstand'],
    ['Le total très grand', 'Le total'],
  ])('%j is %j', (phrase, rest) => {
    expect(withoutManner(phrase)).toBe(rest);
  });

  it.each(['Photographs in colour', 'Meet in Amberley', 'Yield 17,8 %', 'Two rooms, one bed', 'Letters in Latin'])(
    'leaves %j as it is',
    (phrase) => {
      expect(withoutManner(phrase)).toBe(phrase);
    },
  );
});

describe('isManner', () => {
  it.each([
    'must be visible without scrolling',
    'Bitte mit sauberen Komponenten in Vue umsetzen',
    'as clean components in React',
    'CTA 1',
    'In one column no wider than 64 characters',
    'buttons at least 48 px high',
    'The gauge is amber',
    'Der Wert ist orange hinterlegt',
    'label/value',
    'the active one',
    'rows are times',
    'je veux juste mes pains',
    'I drag numbers in there',
  ])('knows %j as said to whoever draws', (text) => {
    expect(isManner(text, 'en')).toBe(true);
  });

  it.each(['Should be', 'Button mushrooms', 'Please knock', 'Column of light', 'Reactive dyes', 'Rows of beans'])(
    'keeps %j',
    (text) => {
      expect(isManner(text, 'en')).toBe(false);
    },
  );

  it.each(['null', '#7C8B6A', 'so its row turns red', 'where Pricing is lit', 'Shelf I tapped', 'no big banner on it'])(
    'takes %j for something said to the designer',
    (text) => {
      expect(isManner(text, 'en')).toBe(true);
    },
  );

  it.each(['Do I pay for two?', 'We mend what you bring.', 'N/A', 'So calm', 'As seen on the river', 'green umbrella'])(
    'takes %j for words of the page',
    (text) => {
      expect(isManner(text, 'en')).toBe(false);
    },
  );

  it('knows that a value may be a state that something is not in', () => {
    expect(isManner('not booked', 'en')).toBe(true);
    expect(isManner('not booked', 'en', true)).toBe(false);
  });
});

describe('sieve', () => {
  it.each(["Stuff that's in it: Kiln 4, Wheel 2", 'things i need: Rope, Chalk, Tape', 'what we have: Cod, Hake, Ling'])(
    'heads nothing with %j',
    (list) => {
      const { sections } = readOutline(`Page for a small hall. ${list}.`);
      expect(JSON.stringify(sections.map(({ heading }) => heading?.text ?? ''))).not.toMatch(/stuff|things|what/i);
    },
  );

  it('leaves quotations alone and takes what was said around them', () => {
    const said = listWords(
      readOutline('Screen for a ferry clerk. Header "Pier 4". Facts: Next boat in huge letters: Vesna; Seats: 12.'),
    ).map(({ text }) => text);
    expect(said).toContain('Pier 4');
    expect(said.join(' ')).not.toMatch(/huge letters/);
  });
});
