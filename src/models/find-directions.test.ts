import { describe, expect, it } from 'vitest';
import { findDirections } from './find-directions.ts';

const SAID = ['Set as large as a clock, so that the free seats are read from across the room.'];

describe('findDirections', () => {
  const find = (markup: string, copy: readonly string[] = []) => findDirections(`<body>${markup}</body>`, SAID, copy);

  it('names the innermost element that prints what was said to whoever draws', () => {
    const page =
      '<section data-id="s"><h2 data-id="h">Seats</h2><p data-id="p">SET as large as a clock, so that</p></section>';
    expect(find(page).map(({ id }) => id)).toEqual(['p']);
  });

  it('lets stand what belongs to the copy, and words that only chance to be the same', () => {
    const page = '<p data-id="p">The free seats are read from across the room</p>';
    expect(find(page, ['the free seats are read from across the room'])).toEqual([]);
    expect(find('<p data-id="p">The free seats are</p>')).toEqual([]);
  });
});
