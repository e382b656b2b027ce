import { describe, expect, it } from 'vitest';
import { PageDraft } from '../assemble/page-draft.ts';
import { toItem } from '../assemble/to-item.ts';
import { printBrief } from '../brief/print-brief.ts';
import { readOutline } from '../read-outline.ts';
import { readParts } from './read-parts.ts';

/** What the grammar makes of a sentence, as the lines of a brief behind its head; nothing where it leaves it to others. */
function read(text: string, lang: string): string[] | undefined {
  const draft = new PageDraft('', lang);
  if (readParts(draft, { text, start: 0 }, { scope: draft.page }) === undefined) return undefined;
  return linesOf(printBrief(draft.outline));
}

const linesOf = (brief: string): string[] =>
  brief
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('sentences of running prose', () => {
  it.each([
    ['en', 'A section named "Catch" gives "Cod" 40 kg, "Ling" 12 kg and "Hake" 3 kg.', '- Ling: 12 kg'],
    ['en', 'The section "Tides" carries the paragraph "High water at noon."', 'High water at noon.'],
    [
      'de',
      'Rechts läuft eine Spalte mit dem Titel „Wetter“, die „Wind“ 20 km/h und „Regen“ 3 mm nennt.',
      '- Regen: 3 mm',
    ],
    ['fr', 'Une section nommée « À faire » énumère « Saler », « Brosser » et « Peser ».', 'Brosser'],
    ['es', 'Una sección llamada «Consejo» incluye el párrafo «Riega por la noche.»', 'Riega por la noche.'],
    ['en', 'A line chart entitled "Snow" plots the values 4, 0, 12 and 18 cm.', '- "": 12'],
    [
      'de',
      'Den Abschluss bildet ein Balkendiagramm mit dem Titel „Woche“, das die Werte 12, 18 und 9 zeigt.',
      '- "": 18',
    ],
    ['es', 'Un gráfico de barras titulado «Nubes» representa los valores 10, 5 y 15 %.', '- "": 15 %'],
  ])('a noun, a verb of showing and what it holds (%s): %s', (lang, text, line) => {
    expect(read(text, lang)).toContain(line);
  });

  it.each([
    ['en', 'The page closes with a secondary button "Report".', '[Report]'],
    [
      'en',
      'Underneath the cards follows a note composer: a select for the room and a primary button "Send".',
      '[Send]!',
    ],
    [
      'de',
      'Ganz unten finden sich zwei Knöpfe, „Buchen“ in Petrol #00697A und „Zurück“.',
      '[Buchen]? {color=#00697A} [Zurück]?',
    ],
    ['fr', 'En dessous vient une carte intitulée « Humidité » qui contient une jauge à 94 %.', 'Figure: 94 %'],
    ['es', 'La pantalla termina con un enlace «Cambiar de lugar».', '[[Cambiar de lugar]]'],
  ])('words of order and place lead on and are not drawn (%s): %s', (lang, text, line) => {
    expect(read(text, lang)).toContain(line);
  });

  it.each([
    [
      'en',
      'two small tiles, one saying "Bring" with the value Pencil and the other saying "Wear" with the value Boots',
      '- Wear: Boots',
    ],
    [
      'es',
      'dos fichas: una dice «Sale» con la hora 21:14 y la otra dice «Se pone» con la hora 20:05',
      '- Se pone — 20:05 {meta}',
    ],
    ['de', 'zwei Karten, eine mit „Hin“ um 7:10 und die andere mit „Rück“ um 16:40', '- Rück — 16:40 {meta}'],
  ])('things told one by one (%s): %s', (lang, text, line) => {
    expect(read(text, lang)).toContain(line);
  });

  it.each([
    ['en', 'a ring that shows 3 days left, labelled "until dawn"', 'Figure: 3 days left'],
    ['de', 'ein Ringdiagramm, das 27 von 40 Büchern zeigt', 'Figure: 27 von 40 Büchern'],
    ['en', 'the number 3 inside a leaf-shaped illustration, labelled "Fair", in green', '![illustration: leaf]'],
    [
      'en',
      'The headline reads "Late", accompanied by the sentence "Boats wait." in a red panel.',
      '~ notice: Boats wait. {bad}',
    ],
    [
      'en',
      'a card "Gusts" contains a line chart with a select for the period, currently "Today"',
      '~ select: Period = Today',
    ],
    ['de', 'ein großes Textfeld mit dem Platzhalter „Notiz“', '____ ____ (Notiz)'],
  ])('what stands with a thing (%s): %s', (lang, text, line) => {
    expect(read(text, lang)).toContain(line);
  });

  it.each([
    ['"Slow checks" on 2 May which took 41 min', ['2 May', '41 min']],
    ['"Lux aurumque" by Whitacre which takes 4 min', ['by Whitacre', '4 min']],
    [
      '"Bay 2" with the team Red Owls, 31:12 remaining and 4 of 9 crates moved',
      ['Red Owls', '31:12 remaining', '4 of 9 crates moved'],
    ],
    ['„Moos“ für Emre', ['für Emre']],
  ])('relations behind a name are its fields: %s', (text, fields) => {
    expect(toItem({ text, start: 0 })?.fields.map(({ words }) => words.text)).toEqual(fields);
  });

  it.each([
    [
      'Screen for a ferry yard. Two cards side by side: "Alba" with 3 of 4 doors shut; "Ulva" with 1 of 4 doors shut. Each card also has a photo of the boat, a progress bar for the doors and a button "Call crew".',
      '~ progress bar {75%}',
      '[Call crew]!',
    ],
    [
      'Tablet-Screen für die Imkerei. Links steht die Liste „Völker“ mit zwei Einträgen: „Volk 1“ mit 4 von 8 Waben und „Volk 2“ mit 2 von 8 Waben. Jede Zeile zeigt einen Fortschrittsbalken für die Waben und einen Knopf „Öffnen“.',
      '~ progress bar {50%}',
      '[Öffnen]!',
    ],
    [
      'Écran pour une école. À gauche se trouve la liste « Groupes » avec deux groupes : « Lutins » avec 6 sur 8 places et « Ours » avec 2 sur 8 places. Chaque ligne affiche une barre de progression des places et un bouton « Appeler ».',
      '~ progress bar {75%}',
      '[Appeler]!',
    ],
  ])('what each thing has goes into every one of them: %s', (prompt, bar, button) => {
    const lines = linesOf(printBrief(readOutline(prompt)));
    expect(lines).toContain(bar);
    expect(lines.filter((line) => line === button)).toHaveLength(2);
  });
});
