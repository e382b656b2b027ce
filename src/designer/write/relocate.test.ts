import { understand } from '../understand/understand.ts';
import { DOMAINS, getDomain } from '../knowledge/domains.ts';
import { composeScreen, toComposition } from '../compose-screen.ts';
import { describe, expect, it } from 'vitest';
import { relocate } from './relocate.ts';

describe('relocate', () => {
  it('tells the trade of the place that was named, and leaves the file alone', () => {
    const told = JSON.stringify(relocate(getDomain('weather'), { name: 'Oslo', currency: 'NOK' }));
    expect(told).toContain('Oslo, now');
    expect(told).not.toContain('Galway');
    expect(JSON.stringify(getDomain('weather'))).toContain('Galway');
  });

  it('changes the sign of money of the same worth', () => {
    expect(getDomain('cafe').currency).toBe('USD');
    const london = JSON.stringify(relocate(getDomain('cafe'), { name: 'London', currency: 'GBP' }));
    expect(london).toContain('£');
    expect(london).not.toContain('$');
  });

  it.each([
    ['a bakery', getDomain('bakery'), 'Leeds', 'GBP', '£', /zł|PLN/],
    ['a warehouse', getDomain('warehouse'), 'Lisbon', 'EUR', '€', /\bkr\b|DKK/],
    ['a café', getDomain('cafe'), 'Tokyo', 'JPY', '¥', /\$|USD/],
  ])('tells the prices of %s in other money', (_, domain, name, currency, sign, former) => {
    const moved = relocate(domain, { name, currency });
    expect(moved.currency).toBe(currency);
    expect(JSON.stringify(moved)).not.toMatch(former);
    expect(JSON.stringify(moved)).toContain(domain === getDomain('bakery') ? currency : sign);
  });

  it('keeps prices plausible', () => {
    const prices = relocate(getDomain('bakery'), { name: 'Leeds', currency: 'GBP' }).order.lines.map(
      ({ price }) => price,
    );
    expect(getDomain('bakery').order.lines.map(({ price }) => price)).toEqual([24, 9, 2, 104]);
    expect(prices).toEqual([6, 2.5, 0.5, 26]);
  });

  it('leaves the trade as it is where nobody knows what the money is worth', () => {
    expect(relocate(getDomain('cafe'), { name: 'Nukuʻalofa', currency: 'TOP' })).toBe(getDomain('cafe'));
  });

  it.each([
    'Shop page for a Leeds bike workshop',
    'Pottery workshop in Glasgow, courses and prices',
    'Cart screen for a cheese shop in Bristol',
  ])('leaves no other money on a page of a place: %s', (prompt) => {
    const composed = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: new Date(0) });
    expect(toComposition(composed).body).toContain('£');
    expect(toComposition(composed).body).not.toMatch(/€|zł/);
  });

  it.each(['A bakery’s price list', 'Cart screen for a furniture maker', 'Price list of a sports club'])(
    'tells readers of English no money that they never pay with: %s',
    (prompt) => {
      const composed = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: new Date(0) });
      expect(toComposition(composed).body).not.toMatch(/zł|CHF|\d kr\b|\bkr \d/);
    },
  );
});
