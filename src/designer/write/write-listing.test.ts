import { describe, expect, it } from 'vitest';
import { listListings } from '../knowledge/listings/listings.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writeListing } from './write-listing.ts';

const listingOf = (prompt: string) => writeListing(sampleContext({ prompt, archetype: 'listing', subject: prompt }));
const knownAs = (title: string) => listListings().find(({ titles }) => titles.includes(title));

describe('writeListing', () => {
  it.each([
    ['Movie detail page with cast and showtimes', 'Showtimes today'],
    ['Wedding invitation page', 'The day'],
    ['Job posting page', 'What you bring'],
    ['Book detail screen', 'Chapters'],
    ['Concert detail screen', 'Line-up'],
    ['Hotel page', 'Rooms'],
    ['Car detail page of a used car dealer', 'What was checked'],
  ])('lists under “%s”: %s', (prompt, title) => {
    const slot = listingOf(prompt);
    expect(slot.lists.map((list) => list.title)).toContain(title);
    expect(knownAs(slot.title), slot.title).toBeDefined();
  });

  it('takes the name that the prompt gives', () => {
    expect(listingOf('Hotel page for “Casa Lume”').title).toBe('Casa Lume');
  });

  it('names every known thing once, and pictures it', () => {
    const titles = listListings().flatMap((one) => one.titles);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { pictures, lists = [] } of listListings().map((one) => ({ ...one, lists: [one.list] }))) {
      expect(pictures.length).toBeGreaterThan(1);
      expect(lists.length).toBe(1);
    }
  });
});
