import { expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from './understand.ts';

it('reads names with prices on a pricing page as its plans', () => {
  const { wants } = understand('Wine subscription pricing with 3 boxes: Taster €29, Cellar €59, Grand €99', DOMAINS);
  expect(
    wants.map(({ kind, items }) => ({ kind, items: items.map(({ title, value }) => `${title} ${value}`) })),
  ).toEqual([{ kind: 'plans', items: ['Taster €29', 'Cellar €59', 'Grand €99'] }]);
});

it('leaves figures of other pages alone', () => {
  const { wants } = understand('Budget dashboard: Rent €640, Food €210, Fun €90', DOMAINS);
  expect(wants.some(({ kind }) => kind === 'plans')).toBe(false);
});
