import { describe, expect, it } from 'vitest';
import { askedPage } from './asked-page.ts';
import { readOutline } from './outline/read-outline.ts';

const isAsked = (prompt: string): boolean => askedPage(readOutline(prompt), prompt, {}) !== undefined;

describe('a page that is asked for in a sentence', () => {
  it.each([
    'Recipe page for a mushroom risotto, with ingredients and steps side by side.',
    'An article about how lighthouses were automated, with pictures and a pull quote.',
    'Movie detail page with cast and showtimes',
    'Product roadmap for the next two quarters',
  ])('is left to the block that is about the whole of it: %s', (prompt) => {
    expect(isAsked(prompt)).toBe(false);
  });

  it.each([
    'Checkout for a plant shop with order summary, delivery options and payment method',
    'Settings page with notifications and privacy',
    'Emergency room waiting times dashboard',
  ])('is made of its parts where these are all that holds it together: %s', (prompt) => {
    expect(isAsked(prompt)).toBe(true);
  });
});

const seats = (prompt: string) =>
  askedPage(readOutline(prompt), prompt, {})?.sections.map(({ about, place }) => `${about} ${place}`);

describe('a page of things beside which a part is told', () => {
  it.each([
    ['Recipe manager with a filter panel on the right', ['recipes main', 'filter right']],
    ['Photo archive with a details panel on the left', ['details left', 'photos main']],
    ['Song library with lyrics on the right', ['songs main', 'lyrics right']],
    ['Holiday homes: map on the left, results on the right', ['map left', 'holiday homes right']],
  ])('has them, and the part at its side: %s', (prompt, expected) => {
    expect(seats(prompt)).toEqual(expected);
  });

  it.each(['Recipe manager', 'Recipe manager with filters'])('is another page without a side: %s', (prompt) => {
    expect(seats(prompt)?.some((seat) => /left|right/.test(seat)) ?? false).toBe(false);
  });
});
