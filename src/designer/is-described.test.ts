import { describe, expect, it } from 'vitest';
import { isDescribed } from './is-described.ts';
import { readOutline } from './outline/read-outline.ts';

const described = (prompt: string): boolean => isDescribed(readOutline(prompt), prompt);

describe('isDescribed', () => {
  it.each([
    'score board for darts night, 3 of us: Anneli, Kofi and Big Paul, round 3, undo button',
    'need a site for my clock shop, Tick & Daughter in Eldon. say that a service costs £65, phone 0555 3321, open wed to sat',
    'gallery of my macro pictures of moths, twelve in a grid, names: Elephant Hawk-moth, Merveille du Jour, Burnished Brass, Peach Blossom, by me, Perpetua Lindgren, 0555 72 41',
  ])('what gives words of its own is drawn from them: "%s"', (prompt) => {
    expect(described(prompt)).toBe(true);
  });

  it.each([
    'a habit tracker home screen for runners',
    'Build an event hub with an invitation page, guest list, dietary notes and a schedule',
    "Create a music player with a 'Column' of a 'Card' and a 'Row' of 'Button's",
  ])('what names a kind of screen leaves the page to us: "%s"', (prompt) => {
    expect(described(prompt)).toBe(false);
  });
});

describe('what a prompt says of the whole screen', () => {
  it.each([
    ['A mobile screen for a ferry in dark mode: Balance 12 €', 'MOBILE', 'DARK'],
    ['Eine Übersicht auf dem Tablet. Dunkler Modus. Kasse: 12 €', 'TABLET', 'DARK'],
    ['Desktop console in light mode: Pumps 3 of 5', 'DESKTOP', 'LIGHT'],
    ['Phone screen for a planetarium: Saturn 21:00. Dark of course.', 'MOBILE', 'DARK'],
    ['Desktop board for night buses: Line 4 in 12 minutes. Dark obviously.', 'DESKTOP', 'DARK'],
  ])('"%s" is for %s and %s', (prompt, device, mode) => {
    const outline = readOutline(prompt);
    expect([outline.device, outline.style.mode]).toEqual([device, mode]);
  });
});

describe('what a page is called', () => {
  it.each([
    ['Please make a form with "Name". Call the page "New arrival". Save.', 'New arrival'],
    ['Menu page for a cart\n- Name on top: Kulfi on Pedals\n- Malai £3\n- Mango £4', 'Kulfi on Pedals'],
    [
      "Page for one stop. Restaurant is Lo Scoglio, kitchen door in Fish Lane. Chef's knives 6, Bread knives 2",
      'Lo Scoglio',
    ],
  ])('"%s"', (prompt, title) => {
    expect(readOutline(prompt).title?.text).toBe(title);
  });
});

describe('navigation told in other languages', () => {
  it.each([
    [
      'Startbildschirm einer App\n\n- Kopf: „Guten Tag“\n- Untere Leiste: „Start“ (aktiv), „Termine“, „Wissen“',
      ['Start', 'Termine', 'Wissen'],
    ],
    ['画面を作ってください。下部のタブは「帳面」「地図」「設定」で、「地図」が選択中。', ['帳面', '地図', '設定']],
    ['menu at the bottom: Home, Classes, People', ['Home', 'Classes', 'People']],
  ])('"%s"', (prompt, names) => {
    const { navigation } = readOutline(prompt).frame;
    expect([navigation?.kind, navigation?.entries.map(({ label }) => label.text)]).toEqual(['bottom', names]);
  });
});
