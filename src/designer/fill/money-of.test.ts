import { describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../embedded-designer.ts';
import { QUIET, toDocument } from '../finished-screen.fixture.ts';
import { readHabits } from './writing-habits.ts';

const now = new Date('2026-11-20T09:00:00Z');

/** The words of a page, without its sheets. */
async function wordsOf(prompt: string): Promise<string> {
  const html = await toDocument(await embeddedDesigner.design({ prompt, seed: 'money', now }, QUIET));
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(style|script)[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the money of a place', { timeout: 60_000 }, () => {
  it.each([
    ['Dashboard einer Solarfirma in Zürich', /\d CHF/, /€/],
    ['Tableau de bord d’une brasserie à Montréal', /\d \$/, /€/],
    ['Panel de ventas de una panadería en Ciudad de México', /\d \$/, /€/],
    ['Painel de vendas de uma padaria em Recife', /R\$ \d/, /€/],
    ['Dashboard für ein Café in London', /\d £/, /€/],
    ['Dashboard penjualan toko di Bandung', /Rp ?\d[\d.]{4}/, /[€$]/],
    ['Dashboard einer Bäckerei', /\d,\d\d €/, /CHF|\$/],
  ])('is what a page writes its sums in: %s', async (prompt, own, other) => {
    const words = await wordsOf(prompt);
    expect(words).toMatch(own);
    expect(words).not.toMatch(other);
  });

  it.each([
    [
      'Bakery board for a shop in Leeds. Title "Till". Table "Sales" with columns Item, Sold, Revenue, Margin. Button "Close the day".',
      /£ ?\d/,
    ],
    [
      'Screen for a tea house in Mumbai. Title "Counter". Table "Orders" with columns Guest, Table, Amount, State. Button "New order".',
      /₹ ?\d/,
    ],
    [
      'Yard page in Oslo. Title "Boats". Table "Invoices" with columns Boat, Owner, Amount, Due. Button "Send".',
      /kr ?\d|\d ?kr/,
    ],
  ])('is that of a described page too: %s', async (prompt, own) => {
    const words = await wordsOf(prompt);
    expect(words).toMatch(own);
    expect(words).not.toMatch(/\$ ?\d/);
  });

  it('gives way to the amounts that the page itself tells', () => {
    expect(readHabits('Tea 4,50 €', 'de', 'de', 'CHF').money).toEqual(['', ' €']);
    expect(readHabits('Tea', 'de', 'de', 'CHF')).toMatchObject({
      money: ['', ' CHF'],
      moneyDecimals: 2,
      moneyScale: 1,
    });
    expect(readHabits('Tea', 'en', 'vi', 'VND')).toMatchObject({ moneyDecimals: 0, moneyScale: 20_000 });
  });
});
