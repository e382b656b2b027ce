import { describe, expect, it } from 'vitest';
import { inMoney } from './in-money.ts';

const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/gu, ' '));

describe('inMoney', () => {
  it.each([
    ['- Brot — 4,50 €', 'CHF', 'de', '- Brot — 4,50 CHF'],
    ['- Loyer: 1 250,00 €', 'GBP', 'fr', '- Loyer: 1 250,00 £'],
    ['- Menú — 12,50 € · 3 €', 'MXN', 'es', '- Menú — 250 $ · 60 $'],
    ['- Pão — R$ 8,00', 'EUR', 'pt-PT', '- Pão — 8,00 €'],
  ])('writes amounts in another money: %s in %s', (line, currency, locale, written) => {
    expect(plain(inMoney([line], currency, locale))).toEqual([written]);
  });

  it('leaves what is no amount', () => {
    const lines = ['- Woche 24 — 120 km', '~ figures', '| Posten | 12 % |'];
    expect(inMoney(lines, 'CHF', 'de')).toEqual(lines);
  });
});
