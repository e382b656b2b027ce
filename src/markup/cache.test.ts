import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';

const counted = () => {
  const made: string[] = [];
  const cache = createCache<string>(2);
  return {
    made,
    cache,
    get: (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return key.toUpperCase();
      }),
  };
};

describe('a cache', () => {
  it('makes once what is asked for twice, also while it is under way', async () => {
    const { get, made } = counted();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['A', 'A']);
    expect(made).toEqual(['a']);
  });

  it('drops the one that was used longest ago, not the one that came first', async () => {
    const { get, made } = counted();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('forgets what failed', async () => {
    const { cache, get } = counted();
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await get('a')).toBe('A');
  });
});
