import { expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

it.each<[string, string | undefined]>([
  ['Weather for Oslo', 'Oslo'],
  ['Landing page of a bakery in Lisbon', 'Lisbon'],
  ['A New York City running club app', 'New York City'],
  ['Site web pour une boulangerie à Lyon', 'Lyon'],
  ['Train tickets from Porto to Vienna', undefined],
  ['Lisbon–Oslo flight status', undefined],
  ['Order page for turkey and ham', undefined],
  ['Dashboard for Sofia', undefined],
  ['Bakery in New South Wales, price list', 'New South Wales'],
  ['Fish and chip shop in Whitby', 'Whitby'],
  ['Leeds bakery website', 'Leeds'],
  ['Cork board app', undefined],
  ['Turkey sandwich shop', undefined],
  ['ロンドンのパン屋', 'ロンドン'],
  ['런던의 빵집', '런던'],
  ['上海面包店的菜单和价格', '上海'],
  ['قائمة أسعار صالون في عمّان', 'عمّان'],
])('%s', (prompt, place) => {
  expect(findPlace(prompt)?.name).toBe(place);
});
