import { describe, expect, it } from 'vitest';
import { findLocalPage } from './find-local-page.ts';
import { spokenIn } from './spoken-in.ts';

const titleOf = (prompt: string, lang: string): string | undefined => findLocalPage(prompt, lang)?.words[0];

describe('findLocalPage', () => {
  it.each([
    ['Einkaufsliste für die Familie', 'de', 'Einkaufsliste'],
    ['Eine Seite für die Einstellungen', 'de', 'Einstellungen'],
    ['Warenkorb', 'de', 'Warenkorb'],
  ])('finds a page by its name: %s', (prompt, lang, name) => {
    expect(titleOf(prompt, lang)).toBe(name);
  });

  it('finds a name in a compound, and in another form of its words', () => {
    expect(titleOf('Warenkorbseite eines Buchladens', 'de')).toBe('Warenkorb');
    expect(titleOf('Unsere Einkaufslisten', 'de')).toBe('Einkaufsliste');
  });

  it('takes what is said first for what the page is', () => {
    expect(titleOf('Warenkorb mit Einkaufsliste', 'de')).toBe('Warenkorb');
  });

  it.each([
    ['panel de averías de ascensores para la empresa de mantenimiento', 'es', /mantenimiento/iu],
    ['Rechnungen für die Reinigung', 'de', /reinigung/iu],
    ['planning des équipes pour un restaurant', 'fr', /restaurant/iu],
  ])('takes what a page is for less for what it is: %s', (prompt, lang, purpose) => {
    expect(titleOf(prompt, lang) ?? '').not.toMatch(purpose);
  });

  it('knows nothing of what is not named, and of other languages', () => {
    expect(findLocalPage('Zwielichtige Gestalten', 'de')).toBeUndefined();
    expect(findLocalPage('Verlanglijstje', 'nl')).toBeUndefined();
  });

  it('takes a name as it is said before one that resembles it', () => {
    expect(titleOf('Marktplatz', 'de')).toMatch(/Marktplatz/u);
    expect(titleOf('Verlauf', 'de') ?? '').not.toMatch(/Miet|Verleih/u);
  });
});

describe('spokenIn', () => {
  it.each(['Taschenrechner', 'Quiz über Hauptstädte', 'Schichtplan fürs Café'])(
    'tells the language of few words: %s',
    (prompt) => {
      expect(spokenIn(prompt)).toBe('de');
    },
  );

  it.each([
    'Weather',
    'Chat',
    'Quiz about capitals',
    'Team calendar',
    'Kanban board',
    'Zephyr',
    'Hotels in Tokyo',
    'Courses',
    'Grand Hotel',
  ])('leaves English alone: %s', (prompt) => {
    expect(spokenIn(prompt)).toBeUndefined();
  });
});
