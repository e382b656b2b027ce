import { describe, expect, it } from 'vitest';
import { readOutline } from '../read-outline.ts';

describe('a navigation told in a sentence', () => {
  it.each([
    [
      'An admin page. The top navigation has Keys, Rate limits and Audit; Rate limits is active and the product name Portcullis sits at the far left.',
      'top',
      ['Keys', 'Rate limits*', 'Audit'],
    ],
    [
      'A page for a boatyard. On the left is a sidebar with Berths, Hulls, Cranes and Shift; the first one is active.',
      'sidebar',
      ['Berths*', 'Hulls', 'Cranes', 'Shift'],
    ],
    [
      'A pottery school. The header has the wordmark on the left and the links Classes, Studio hire and Contact; Contact is highlighted.',
      'top',
      ['Classes', 'Studio hire', 'Contact*'],
    ],
  ])('%s', (prompt, kind, entries) => {
    const { navigation } = readOutline(prompt).frame;
    expect(navigation?.kind).toBe(kind);
    expect(navigation?.entries.map(({ label, isCurrent }) => `${label.text}${isCurrent === true ? '*' : ''}`)).toEqual(
      entries,
    );
  });

  it('leaves a refusal what it is', () => {
    const { frame, refusals } = readOutline('A kitchen screen. Leave out the sidebar with Orders, Stock and Staff.');
    expect(frame.navigation).toBeUndefined();
    expect(refusals.length).toBeGreaterThan(0);
  });
});
