import { describe, expect, it } from 'vitest';
import { printBrief } from '../brief/print-brief.ts';
import { readOutline } from '../read-outline.ts';

/** The parts of a page as its brief tells them, without front matter and remarks. */
const parts = (prompt: string): string[] =>
  printBrief(readOutline(prompt))
    .replace(/^---[\s\S]*?\n---\n/u, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('<!--') && !line.startsWith('## ('));

describe('a line that names the parts of a page', () => {
  it.each([
    [
      'Dashboard for a goat dairy: milk today 412 L, herd size 86, chart of yield per week, button Log milking',
      ['- Herd size: 86', '~ line chart: yield per week', '[Log milking]!'],
    ],
    [
      'parking permit screen, plate KLT 482, zone B, total €64, pay now button',
      ['- Plate: KLT 482', '- Zone: B', '- Total: €64', '[Pay now]! {on}'],
    ],
    [
      'Pantalla de un taller: cliente Nuria Belloch, vento 14 nodi, botones Imprimir y Avisar al cliente',
      ['- Cliente: Nuria Belloch', '[Imprimir]! [Avisar al cliente]?'],
    ],
  ])('has facts, charts and buttons as told: %s', (prompt, wanted) => {
    expect(parts(prompt)).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    ['order page: order #4471, steps Packed, Shipped, Delivered with Shipped current, map on top', 'Shipped'],
    ['visa tracker: case 88-12, steps Filed, Checked, Decided with Checked current, photo of the office', 'Checked'],
    ['loaf log: batch 14, steps Mixed, Proofed, Baked with Proofed current, button Next', 'Proofed'],
  ])('goes through the steps that it names: %s', (prompt, current) => {
    expect(parts(prompt).find((line) => line.startsWith('~ steps'))).toContain(`(>) ${current}`);
  });

  it.each([
    ['pause and skip buttons', 'timer: round 2 of 4, current lap 00:45, pause and skip buttons', '[Pause]! [Skip]?'],
    [
      'Approve and Decline',
      'leave review: days 4, reason "Wedding", Approve and Decline buttons',
      '[Approve]! [Decline]?',
    ],
    ['save and print', 'label maker: width 12 mm, length 40 mm, save and print buttons', '[Save]! [Print]?'],
  ])('shares a noun between its names: %s', (_what, prompt, wanted) => {
    expect(parts(prompt)).toContain(wanted);
  });

  it.each([
    [
      'Sheet library with a search bar, filters for Alto, Bass, and a table with Title, Composer and Copies',
      '| Title | Composer | Copies |',
    ],
    [
      'Rentals overview: total 14, a list of boats with length, berth and price, button New boat',
      '| Length | Berth | Price |',
    ],
    [
      'Imkerei: Stand 12 kg, Liste der Völker mit Name, Stärke und letzter Durchsicht, Knopf Eintragen',
      '| Name | Stärke | Letzter Durchsicht |',
    ],
  ])('makes columns of what each thing of a list shows: %s', (prompt, columns) => {
    expect(parts(prompt)).toContain(columns);
  });

  it.each([
    [
      'Make me an allergy diary: symptoms Sneezing, Cough and Itch each with a slider, a toggle "Took pills", button Save',
      ['- Sneezing', '- Cough', '- Itch'],
    ],
    ['club page: recent donors Luz, Henrik and Mbali, goal 2,000 $, raised 1,340 $', ['- Luz', '- Henrik', '- Mbali']],
    [
      'roll call: list of names with checkboxes (Ruth, Coco, Anders), a counter, button Close class',
      ['- Ruth', '- Coco', '- Anders'],
    ],
  ])('lists what is told by name: %s', (prompt, names) => {
    expect(parts(prompt)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    [
      'laundry app screen showing Washer 3 with 12 min left, Dryer 7 with 28 min left and Washer 5 as Free, plus a "Notify me" button',
      '- Washer 3 — 12 min left {meta}',
    ],
    [
      'kitchen screen showing Oven 2 with 40 min left, Grill 5 with 3 min left, and a "Call" button',
      '- Grill 5 — 3 min left {meta}',
    ],
    [
      'garage screen showing Bay 1 with 2 h left, Bay 4 with 30 min left, and a "Release" button',
      '- Bay 4 — 30 min left {meta}',
    ],
  ])('tells what is said of each thing: %s', (prompt, line) => {
    expect(parts(prompt)).toContain(line);
  });

  it.each([
    [
      'Create a login screen for Keldra Vault with email, master password, an Unlock button and a link "Forgot password?"',
      'Email: ____',
    ],
    ['sign up page with name, email and phone, a Join button', 'Phone: ____'],
    ['contact form page with name, email and message, a Send button', 'Name: ____'],
  ])('has fields where a page is filled in: %s', (prompt, field) => {
    expect(parts(prompt)).toContain(field);
  });

  it.each([
    [
      'who the page is of',
      'Nap log for my toddler Ilse: last nap 1 h 20 min, a bar chart, a toggle "White noise"',
      'Ilse',
    ],
    [
      'whose it is',
      'Lesson booking screen for Dunvarra Kite School with a date picker, a map, and a Reserve lesson button',
      'Dunvarra Kite School',
    ],
    ['what it is called', 'Seite des Turniers „Hafenpokal“: Runde 4, Tisch 12, Knopf Melden', 'Hafenpokal'],
  ])('says %s', (_what, prompt, name) => {
    expect(printBrief(readOutline(prompt))).toContain(name);
  });

  it('leaves statements about one part to their own grammar', () => {
    expect(parts('Then one button, "Come to a tasting".')).toContain('[Come to a tasting]!');
  });
});
