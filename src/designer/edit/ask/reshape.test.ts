import { describe, expect, it } from 'vitest';
import { listClauses } from './list-clauses.ts';
import { readTokens } from './read-tokens.ts';

/** Clauses of an instruction in words, quoted texts between marks. */
const clausesOf = (said: string): string[] =>
  listClauses(readTokens(said, new Map()).tokens).map(({ tokens }) =>
    tokens.map(({ kind, text }) => (kind === 'quote' ? `"${text}"` : text)).join(' '),
  );

describe('reshape', () => {
  it.each([
    ['the guest list needs a phone column', 'add to the guest list a phone column'],
    ['the herb bed needs another row, leave it empty', 'add to the herb bed another row'],
    ['"Engine" also offers "Diesel"', 'add to "Engine" an option "Diesel"'],
  ])('reads what something needs as more of it: %s', (said, clause) => {
    expect(clausesOf(said)).toEqual([clause]);
  });

  it.each([
    ['A new ferry goes on top of the list: 07:10, "North"', 'add a new ferry on top of the list : 07:10 , "North"'],
    ['A second kiln goes below "Kiln 1"', 'add a second kiln below "Kiln 1"'],
  ])('reads what goes somewhere and is not there yet as new: %s', (said, clause) => {
    expect(clausesOf(said)).toEqual([clause]);
  });

  it.each([
    ['the harbour goes from "Deck 2" to "Deck 4"', 'the harbour → "Deck 4" instead of "Deck 2"'],
    ['le prix passe de « 12 € » à « 14 € »', 'le prix → "14 €" instead of "12 €"'],
  ])('reads the old and the new of one thing: %s', (said, clause) => {
    expect(clausesOf(said)).toEqual([clause]);
  });

  it('gives one look to each of several names', () => {
    expect(clausesOf('the headings "Sheep", "Goats" and "Geese" in navy')).toEqual([
      'the headings "Sheep" in navy',
      'the headings "Goats" in navy',
      'the headings "Geese" in navy',
    ]);
    expect(clausesOf('make the buttons "Book" and "Pay" green, and remove the footer')).toEqual([
      'make the buttons "Book" green',
      'make the buttons "Pay" green',
      'remove the footer',
    ]);
  });

  it.each([
    ['take out the 19:05 its cancelled anyway', 'take out the 19:05'],
    ['remove the second tyre they ran out', 'remove the second tyre'],
  ])('leaves a reason without a comma aside: %s', (said, clause) => {
    expect(clausesOf(said)).toEqual([clause]);
  });

  it('mends a slip in the verb that a wish begins with, and no other word', () => {
    const [verb] = readTokens('swich off the lamp', new Map()).tokens;
    expect([...(verb?.senses ?? [])]).toContain('off');
    expect(readTokens('mowing first', new Map()).tokens[0]?.senses.size).toBe(0);
  });
});
