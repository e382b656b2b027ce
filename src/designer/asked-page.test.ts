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
