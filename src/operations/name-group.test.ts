import { describe, expect, it } from 'vitest';
import { nameGroup } from './name-group.ts';

describe('nameGroup', () => {
  it.each([
    [[], 'REFINE', 'Cart: finer proportions'],
    [[], 'EXPLORE', 'Cart: other arrangements and colours'],
    [[], 'REIMAGINE', 'Cart: thought anew'],
    [['IMAGES'], 'EXPLORE', 'Cart: other pictures'],
    [['LAYOUT', 'COLOR_SCHEME', 'LAYOUT'], 'REIMAGINE', 'Cart: other arrangements and colours'],
    [['COLOR_SCHEME', 'TEXT_FONT', 'TEXT_CONTENT'], 'EXPLORE', 'Cart: other colours, type and words'],
  ] as const)('says of %j under %s what is different', (aspects, range, name) => {
    expect(nameGroup('Cart', { aspects: [...aspects], range })).toBe(name);
  });
});
