import { describe, expect, it } from 'vitest';
import { setAside } from './set-aside.ts';

describe('setAside', () => {
  it.each([
    ['get rid of the supper rows, this is only about walks', 'get rid of the supper rows'],
    ['delete the summary, it just repeats the numbers above', 'delete the summary'],
    ['put the total first because people look for it', 'put the total first'],
    ["it's a small town with only buses, so remove the Tram button", 'remove the Tram button'],
    ['There is so much empty space on the right. Make the cards wider', 'Make the cards wider'],
    ['The bike grid looks like a shop. Swap it for three articles', 'Swap the bike grid for three articles'],
    ['Search field text is cut off, make it wider', 'make the Search field wider'],
    ['We are a climbing gym, call it Overhang', 'call it Overhang'],
  ])('leaves the wish of “%s”', (said, wish) => {
    expect(setAside(said)).toBe(wish);
  });

  it.each([
    'if there is a footer, drop it',
    'The price is $29',
    'the order summary should come first',
    'Change the title to Plants. The price of the fern is £12.',
    'make it dark and add a map',
    'Dock 3 is booked',
  ])('keeps “%s” as it is', (said) => {
    expect(setAside(said)).toBe(said);
  });
});
