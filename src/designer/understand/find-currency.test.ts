import { describe, expect, it } from 'vitest';
import { composeScreen, toComposition } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { findCurrency } from './find-currency.ts';
import { understand } from './understand.ts';

describe('findCurrency', () => {
  it.each([
    ['Bakery in Leeds with prices in dollars', 'en', 'GBP', 'USD'],
    ['Tours, priced in Canadian dollars', 'en', undefined, 'CAD'],
    ['Preise in Euro', 'de', undefined, 'EUR'],
    ['Menu: flat white €3.20', 'en', 'GBP', 'EUR'],
    ['Bäckerei in Bern', 'de', 'CHF', 'CHF'],
    ['Café in Oslo', 'en', 'NOK', 'NOK'],
    ['Eine App für Bäckereien', 'de', undefined, 'EUR'],
    ['카페 메뉴', 'ko', undefined, 'KRW'],
    ['תפריט של בית קפה', 'he', undefined, 'ILS'],
    ['English bakery website', 'en', undefined, 'GBP'],
    ['Booking page for a small Norwegian knitting shop', 'en', undefined, 'NOK'],
    ['Swiss watch repair', 'en', 'AUD', 'AUD'],
    ['Schweizer Bäckerei', 'de', undefined, 'CHF'],
    ['Boulangerie suisse', 'fr', undefined, 'CHF'],
    ['Panadería mexicana', 'es', undefined, 'MXN'],
    ['Padaria brasileira', 'pt', undefined, 'BRL'],
  ])('%s', (text, lang, placed, currency) => {
    expect(findCurrency(text, lang, placed)).toBe(currency);
  });

  it.each([
    ['Weight in pounds over time', 'en'],
    ['Una panadería', 'es'],
    ['A bakery', 'en'],
    ['Italian restaurant menu', 'en'],
    ['Spanish course landing page', 'en'],
    ['A nail polish shop', 'en'],
    ['Restaurante mexicano', 'es'],
  ])('leaves open what nothing tells: %s', (text, lang) => {
    expect(findCurrency(text, lang, undefined)).toBeUndefined();
  });
});

const draw = (prompt: string): string => {
  const request = { prompt, seed: prompt, now: new Date('2026-11-28T12:00:00Z') };
  return toComposition(composeScreen(understand(prompt, DOMAINS), request)).body;
};

describe('prices of a page', () => {
  it.each([
    ['Hair salon in Lagos with prices', /₦\d{1,3},000/, /₦\d{1,3}</],
    ['Taquería en Ciudad de México con precios', /\$\d{2,}/, /€/],
    ['서울의 카페 메뉴와 가격', /₩\d/, /[$€]\d/],
    ['Kahve dükkanı fiyat listesi', /₺\d/, /[$€]\d/],
    ['Eine App namens Brotzeit für Bäckereien: Bestellungen', /€/, /zł/],
    ['Bakery in Leeds with prices in dollars', /\$\d/, /£\d/],
    ['Website for a Leeds bakery', /£\d\.\d\d</, /[$€]\d|£\d\.\d</],
    ['English bakery website with a price list', /£\d/, /[$€]\d/],
    ['Swedish florist with a price list', /\d+\s?kr|kr\s?\d/, /[$€£]\d/],
  ])('are told in one money, at what things cost there: %s', (prompt, own, other) => {
    const body = draw(prompt);
    expect(body).toMatch(own);
    expect(body).not.toMatch(other);
  });
});
