import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { keepProduct } from './keep-product.ts';
import { understand } from './understand.ts';

const read = (prompt: string) => understand(prompt, DOMAINS);

describe('keepProduct', () => {
  const earlier = read('Home screen for a houseplant care app called Fernwood');

  it('keeps trade and name where the later prompt has none', () => {
    const later = keepProduct(read('Settings page'), earlier);
    expect(later.domain.id).toBe(earlier.domain.id);
    expect(later.brand).toBe('Fernwood');
    expect(later.archetype).toBe('settings');
  });

  it('leaves a prompt alone that speaks of another trade or gives a name', () => {
    const other = keepProduct(read('Landing page for a boutique hotel with rooms and a spa'), earlier);
    expect(other.domain.id).toBe('hotel');
    expect(other.brand).toBeUndefined();
    expect(keepProduct(read('Settings page of an app called Mossy'), earlier).brand).toBe('Mossy');
  });

  it.each([
    ['Home screen for a chess club', 'Calendar screen for a chess club'],
    ['Cart screen for a cheese shop', 'Order confirmation screen for a cheese shop'],
    ['Home screen of a hiking app', 'Weather forecast for the next days'],
  ])('names the product once where no prompt names it: %s, %s', (first, second) => {
    const [home, later] = [read(first), keepProduct(read(second), read(first))];
    expect(home.domain.brands).toContain(later.brand);
  });

  it('invents no English name for a product in another language', () => {
    const later = keepProduct(read('Ekran profilu'), read('Ekran z listą rejsów'));
    expect(later.brand).toBeUndefined();
    expect(keepProduct(read('Kontaktseite'), read('Startseite der Buchhandlung namens Kapitel')).brand).toBe('Kapitel');
  });

  it.each([
    ['Home screen of Larkspur, a tea subscription in Bristol', 'The checkout screen', 'Larkspur', 'GBP'],
    ['Accueil de Vélomane, location de vélos à Genève', 'La page des tarifs', 'Vélomane', 'CHF'],
    ['Pantalla principal de Nidito, una app de guarderías en Bogotá', 'La pantalla de pagos', 'Nidito', 'COP'],
    ['「ことり便」という宅配サービスのホーム画面', '注文履歴の画面', 'ことり便', 'JPY'],
  ])('keeps name and money of %s', (first, second, brand, currency) => {
    expect(keepProduct(read(second), read(first))).toMatchObject({ brand, currency });
  });

  it('pays where the later prompt says', () => {
    const first = read('Home screen of a bakery in Leeds');
    expect(keepProduct(read('Prices page with prices in Norwegian kroner'), first).currency).toBe('NOK');
    expect(keepProduct(read('Opening hours in Porto'), first).currency).toBe('EUR');
  });

  it('hears a name behind its article', () => {
    expect(read('Site web de la Maison Colibri, un gîte en Bretagne').brand).toBe('Maison Colibri');
    expect(read('Startseite für die Kornblume, eine Mühle').brand).toBe('Kornblume');
    expect(read('Home page of the museum').brand).toBeUndefined();
  });

  it('hears a firm of two names, whatever they mean', () => {
    expect(read('Landing page for Brisket & Bloom, a barbecue school').brand).toBe('Brisket & Bloom');
    expect(read('Booking page for Light & Shadow, a photo studio').brand).toBe('Light & Shadow');
  });

  it('keeps the trade of what both are for', () => {
    const [home, later] = ['Home screen for a birdwatching app', 'Sign up screen for a birdwatching app'].map(read);
    expect(home && later && keepProduct(later, home).domain.id).toBe(home?.domain.id);
  });
});
