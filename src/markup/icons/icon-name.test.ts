import { describe, expect, it } from 'vitest';
import { ICON_ALIASES } from './icon-aliases.ts';
import { findIconName, getIconName } from './icon-name.ts';
import { getIconSet } from './icon-set.ts';

describe('icon aliases', () => {
  it('lead to icons of the set', () => {
    const missing = [...ICON_ALIASES].filter(([, bundled]) => !getIconSet().bodies.has(bundled));
    expect(missing).toEqual([]);
  });
});

describe('findIconName', () => {
  it.each([
    ['bell', 'bell'],
    ['credit-card', 'credit-card'],
    ['shopping_cart', 'shopping-cart'],
    ['shoppingCart', 'shopping-cart'],
    ['Credit Card', 'credit-card'],
    ['arrow_forward_ios', 'chevron-right'],
    ['fa-home', 'house'],
    ['mdi:account-circle-outline', 'circle-user-round'],
    ['notifications', 'bell'],
    ['favorite_border', 'heart'],
    ['local_fire_department', 'flame'],
    ['check-circle', 'circle-check'],
    ['calender', 'calendar'],
    ['bicycles', 'bike'],
    ['water bottle big', 'droplets'],
  ])('%s → %s', (asked, expected) => {
    expect(findIconName(asked)).toBe(expected);
  });

  it('does not guess where nothing comes near', () => {
    expect(findIconName('qqqqzzzz')).toBeUndefined();
    expect(findIconName('')).toBeUndefined();
    expect(getIconName('qqqqzzzz')).toBe('circle');
  });
});
