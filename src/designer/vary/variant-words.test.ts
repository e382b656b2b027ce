import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../blocks/blocks.ts';
import { nameBlock, nameWay } from './variant-words.ts';

describe('nameWay', () => {
  it('has a word of its own for every block, and for no two of its ways the same', () => {
    expect(BLOCKS.filter(({ id }) => nameBlock(id) === id.replaceAll('-', ' ')).map(({ id }) => id)).toEqual([]);
    const twice = BLOCKS.filter(
      ({ id, variants }) => new Set(variants.map(({ name }) => nameWay(id, name))).size < variants.length,
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('says what a way looks like', () => {
    expect(nameWay('hero-poster', 'card-over')).toBe('the opening on a card over its picture');
    expect(nameWay('row-list', 'ledger')).toBe('the list as a ledger');
    expect(nameWay('day-checks', 'ringed')).toBe('the day under a ring');
  });
});
