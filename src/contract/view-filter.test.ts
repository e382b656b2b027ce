import { describe, expect, it } from 'vitest';
import { parseViewFilter } from './view-filter.ts';

describe('parseViewFilter', () => {
  it.each([
    'view',
    'view=',
    'view=all',
    'view!=owned',
    'view="owned',
    'title=owned',
    'view=owned AND view=shared',
    'NOT view=owned',
    'view=OWNED',
  ])('refuses %s', (filter) => expect(parseViewFilter(filter)).toBeUndefined());
});
