import { describe, expect, it } from 'vitest';
import { listWords } from '../list-words.ts';
import { readOutline } from '../read-outline.ts';
import { clearTalk } from './clear-talk.ts';
import { findAsides } from './find-asides.ts';
import { isTalk } from './is-talk.ts';
import { sortClauses } from './sort-clauses.ts';

const withoutAsides = (sentence: string, lang = 'en'): string =>
  findAsides(sentence, lang).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), sentence);

describe('isTalk', () => {
  it.each([
    ['they read it with gloves on', 'en'],
    ['nobody at the mill weighs in pounds', 'en'],
    ['the rangers know the paths by heart', 'en'],
    ['Keep it plain', 'en'],
    ['be kind and brief', 'en'],
    ['Everything must stay within reach of one hand', 'en'],
    ['Tapping a row opens its record', 'en'],
    ['die Leute haben oft nasse Hände', 'de'],
    ['Beim Tippen öffnet sich die Karte', 'de'],
    ['les équipes portent des gants', 'fr'],
    ['restez sobre', 'fr'],
    ['la gente lo lee de pie', 'es'],
    ['al tocar una fila se abre su ficha', 'es'],
  ])('takes %j for talk', (clause, lang) => {
    expect(isTalk(clause, lang)).toBe(true);
  });

  it.each([
    ['Keep the lid closed until "Ready" shows', 'en'],
    ['they owe €40', 'en'],
    ['we see a map of the harbour', 'en'],
    ['Open from May to October', 'en'],
    ['A button to send it', 'en'],
    ['Water level', 'en'],
    ['Die Liste zeigt drei Namen', 'de'],
    ['Un bouton pour envoyer', 'fr'],
    ['El botón guarda la lista', 'es'],
  ])('keeps %j', (clause, lang) => {
    expect(isTalk(clause, lang)).toBe(false);
  });
});

describe('findAsides', () => {
  it.each([
    ['A figure "3.2 m", which tells her when to leave.', 'A figure "3.2 m".', 'en'],
    [
      'A stepper labelled Loaves, currently 2, because all amounts follow it.',
      'A stepper labelled Loaves, currently 2.',
      'en',
    ],
    ['A table of the crates, because the buyers compare them.', 'A table of the crates.', 'en'],
    ['A big button "Stop" so that a glove can hit it.', 'A big button "Stop".', 'en'],
    ['A list of people who have asked for a plot: Ines, Omar.', 'A list of people: Ines, Omar.', 'en'],
    [
      'A gauge in amber, since the tank has to be filled, and a button "Fill".',
      'A gauge in amber, and a button "Fill".',
      'en',
    ],
    ['A note (they often ring first) and a link "Call".', 'A note and a link "Call".', 'en'],
    ['Der Wert ist orange hinterlegt, weil er seit Tagen fällt.', 'Der Wert ist orange hinterlegt.', 'de'],
    ['Un bouton « Peser », car les mains sont prises.', 'Un bouton « Peser ».', 'fr'],
    ['Una lista de barcos, porque llegan de noche.', 'Una lista de barcos.', 'es'],
  ])('leaves %j as %j', (sentence, rest, lang) => {
    expect(withoutAsides(sentence, lang)).toBe(rest);
  });

  it.each([
    'A panel which shows the queue',
    'A card that says "Closed"',
    'Three steps: Walk her downhill if she can stand; Call again at noon',
    'A tile with the stamp, so its row carries "Back soon"',
    'What it is, where it was found and which depot has it',
    'In stock since 4 May',
  ])('takes nothing from %j', (sentence) => {
    expect(findAsides(sentence, 'en')).toEqual([]);
  });

  it('leaves the conditions that are part of a name', () => {
    expect(findAsides('Switch "Sound", lock keys when carried around', 'en', true)).toEqual([]);
  });
});

describe('sortClauses', () => {
  it.each([
    ['No sidebar, the room is dark and it would blind the watch', 'refusal talk'],
    ['Light theme, main colour #1F7A8C, no tab bar', 'looks looks refusal'],
    ['A list of the boats; they check it every hour', 'content talk'],
    ['Dark ground #2A1B14, large round controls, no queue', 'looks looks refusal'],
    ['Bread, cheese, apples', 'content content content'],
    ['Bring boots, no dogs / Sheep on the path, close the gate', 'content refusal content content'],
  ])('sorts %j as %j', (sentence, kinds) => {
    expect(
      sortClauses(sentence, 'en')
        .map(({ is }) => is)
        .join(' '),
    ).toBe(kinds);
  });
});

describe('clearTalk', () => {
  const PROMPT = [
    'Screen for a ferry clerk.',
    'Facts at the top: "Seats" 12, "Cars" 4, which decide whether the ramp opens.',
    'Under it a button "Close the gate". Keep it plain, they read it in rain, so no tiny text.',
    '- No map; the crew know the fjord by heart',
    '- Do not overload if she lists',
  ].join('\n');

  it('keeps every character at its place', () => {
    const cleared = clearTalk(PROMPT, 'en');
    expect(cleared).toHaveLength(PROMPT.length);
    expect(cleared.indexOf('"Close the gate"')).toBe(PROMPT.indexOf('"Close the gate"'));
    expect(cleared).not.toMatch(/decide|rain|fjord/);
    expect(cleared).toMatch(/- No map/);
  });

  it.each([
    ['A page. It has parts. A button "Send", which they press, when all is done. No tab bar.', 'A button "Send".'],
    [
      'Eine Seite. Sie hat Teile. Der Knopf „Los“, der erst dann grün wird, wenn alle da sind. Kein Menü.',
      'Der Knopf „Los“.',
    ],
    ['Une page. Elle a des parties. Un bouton « Peser », car il pleut. Pas de menu.', 'Un bouton « Peser ».'],
  ])('keeps the stop of %j', (prompt, rest) => {
    expect(clearTalk(prompt, prompt.startsWith('A') ? 'en' : prompt.startsWith('E') ? 'de' : 'fr')).toContain(rest);
  });

  it('leaves languages alone whose words are not known', () => {
    expect(clearTalk('画面。リスト。', 'ja')).toBe('画面。リスト。');
  });

  it.each([
    ['Page for a beekeeper. A list "Hives": North, South. No photos, the bees are asleep.', 'asleep'],
    ['Page for a tram driver. A figure "Next stop" 3 min, because he glances at it while braking.', 'braking'],
    [
      'Page for a choir. A table "Seats" with the columns Row, Voice: A, Alto; B, Bass. They print it every week.',
      'print',
    ],
  ])('draws no talk of %j', (prompt, word) => {
    expect(
      listWords(readOutline(prompt))
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain(word);
  });

  it.each([
    ['Chat. It is dark down there, so mark the last one as "Unlit".', 'mark the last one as "Unlit".'],
    ['Board. The signal is weak up here, so show a note "Sending".', 'show a note "Sending".'],
    ['Karte. Der Steg ist nass, also markiere ihn mit „Glatt“.', 'markiere ihn mit „Glatt“.'],
  ])('reads %j from what is asked on', (prompt, rest) => {
    const lang = prompt.startsWith('Karte') ? 'de' : 'en';
    const opening = 'A page for them. It has a list. ';
    expect(
      clearTalk(opening + prompt, lang)
        .trimEnd()
        .endsWith(`  ${rest}`),
    ).toBe(true);
  });

  it.each([
    ['Light theme, main colour #1F7A8C, no tab bar, no ads.', '#1f7a8c'],
    ['Dark teak ground #2A1B14, no album art, no queue; they play one piece.', '#2a1b14'],
    ['No pop-up, no countdown, accent #6D2E56 throughout.', '#6d2e56'],
  ])('keeps the looks beside refusals in %j', (sentence, hex) => {
    const { style, refusals } = readOutline(`Page for a choir. A list "Songs": Ada, Bo. A button "Sing". ${sentence}`);
    expect(style.colors.map((color) => color.hex)).toContain(hex);
    expect(refusals).toHaveLength(2);
  });

  it.each([
    'Wir nehmen nur Zelte, keine Wagen, das muss gleich oben stehen.',
    'We take tents only, please make that the big thing.',
    'First lesson is free, that has to stand out.',
  ])('leaves what is demanded to be seen: %j', (sentence) => {
    const prompt = `${sentence.startsWith('Wir') ? 'Eine Seite für den Platz. Sie hat eine Liste.' : 'A page for them. It has a list.'} ${sentence}`;
    expect(clearTalk(prompt, sentence.startsWith('Wir') ? 'de' : 'en')).toBe(prompt);
  });

  it('tells figures and names of a reason as unread', () => {
    const { unread } = readOutline('Page for a dairy. A button "Chill", because Marta Holm sets it to 4 °C by hand.');
    expect(unread.map(({ text }) => text)).toEqual(expect.arrayContaining(['Marta Holm', '4 °C']));
  });
});
