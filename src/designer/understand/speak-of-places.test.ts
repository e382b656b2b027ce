import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

const promiseOf = (prompt: string): string => understand(prompt, DOMAINS).domain.promises[0]?.title ?? '';

describe('houses that nothing is known of', () => {
  it('speak of themselves, not of another small house', () => {
    expect(promiseOf('Homepage of a village archive')).toBe('Village archive, open to whoever comes');
  });

  it('are none where a look, a program or a person is asked for', () => {
    for (const prompt of [
      'Neo-brutalist landing page',
      'Landing page for a product',
      'portfolio site for a product designer',
    ])
      expect(promiseOf(prompt), prompt).not.toMatch(/open to whoever comes/);
  });
});

describe('programs', () => {
  it('are known by what they do, whatever trade it is done in', () => {
    const brief = understand('landing page for an app that helps people split restaurant bills', DOMAINS);
    expect(brief.domain.promises[0]?.title).toBe('Split restaurant bills without the fuss');
    expect(brief.domain.trade).toBe('tool');
    expect(brief.wants).toEqual([]);
  });
});
