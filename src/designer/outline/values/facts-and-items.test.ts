import { describe, expect, it } from 'vitest';
import { splitCells } from './cells.ts';
import { readFact, readFacts } from './fact.ts';
import { readItem } from './item.ts';

describe('readFact', () => {
  it.each([
    ['Distance: 74.2 km', 'Distance', '74.2 km'],
    ['Distance 74.2 km', 'Distance', '74.2 km'],
    ['74.2 km distance', 'distance', '74.2 km'],
    ['distance (74.2 km)', 'distance', '74.2 km'],
    ['"74.2 km" as the distance', 'distance', '74.2 km'],
    ['Applied 64', 'Applied', '64'],
    ['Sunrise → 06:52', 'Sunrise', '06:52'],
    ['Baskets in water = 41,900', 'Baskets in water', '41,900'],
    ['To = A18', 'To', 'A18'],
    ['Wind SW 6', 'Wind', 'SW 6'],
    ['Weekend €85', 'Weekend', '€85'],
    ['9 new', 'new', '9'],
    ['Tray 3 empty', 'Tray 3', 'empty'],
    ['Type ......... Fixed-grip chair', 'Type', 'Fixed-grip chair'],
    ['Blood flow "300 ml/min"', 'Blood flow', '300 ml/min'],
    ['"Guests" at 2', 'Guests', '2'],
    ['**Out: Zofia Marek**', 'Out', 'Zofia Marek'],
    ['Waterpeil -2,14 m', 'Waterpeil', '-2,14 m'],
    ['Road queue 42 cars', 'Road queue', '42 cars'],
    ['Rain 24 h 18 mm', 'Rain 24 h', '18 mm'],
    ['Mondays 19:00', 'Mondays', '19:00'],
    ['£40 for students', 'students', '£40'],
    ['Wash and dry, per metre £4', 'Wash and dry, per metre', '£4'],
  ])('%s', (text, label, value) => {
    const fact = readFact(text);
    expect([fact?.label.text, fact?.value.text]).toEqual([label, value]);
  });

  it('reads small words in brackets as a note', () => {
    expect(
      ['"Pulse" 78 (08:10)', 'Might −1 (8)', 'Weight: 58 kg (Monday)'].map((text) => readFact(text)?.note?.text),
    ).toEqual(['08:10', '8', 'Monday']);
  });

  it('reads none in quotations, addresses and sentences', () => {
    for (const text of ['"Checking 3"', 'Gable Street 21', 'A chair that fits changes everything'])
      expect(readFact(text)).toBeUndefined();
  });
});

describe('readFacts', () => {
  it.each([
    ['Sheets 40, Gowns 20', ['Sheets|40', 'Gowns|20']],
    [
      'Started 13:22 / Duration 47 min / Commander Joaquim Brito',
      ['Started|13:22', 'Duration|47 min', 'Commander|Joaquim Brito'],
    ],
    ['Might −1 (8) · Nimble +2 (14)', ['Might|−1', 'Nimble|+2']],
    ['Processes: MMA, TIG. Positions: 6G. Pay: €29/h.', ['Processes|MMA, TIG', 'Positions|6G', 'Pay|€29/h']],
    ['94 parts / 6 hours / no glue', ['parts|94', 'hours|6', 'glue|no']],
    ['Reel 1, Reel 2, Reel 3', []],
    ['Fine, Dizzy, Cramp', []],
  ])('%s', (text, expected) => {
    expect(readFacts(text).map(({ label, value }) => `${label.text}|${value.text}`)).toEqual(expected);
  });
});

describe('readItem', () => {
  const read = (line: string): string[] => {
    const item = readItem(splitCells(line));
    const fields =
      item?.fields.map(({ as, words, tone }) => `${as}:${words.text}${tone === undefined ? '' : `!${tone}`}`) ?? [];
    return [item?.title.text ?? '', ...fields, ...(item?.state === undefined ? [] : [`=${item.state}`])];
  };

  it.each([
    ['08:00 Breakfast (KJ)', ['Breakfast', 'meta:08:00', 'note:KJ']],
    ['12 Nov · The drill is stuck · Lumi Aalto', ['The drill is stuck', 'meta:12 Nov', 'person:Lumi Aalto']],
    [
      'EP-3391 "Foldable crutch", reply, due 14 October',
      ['Foldable crutch', 'code:EP-3391', 'note:reply', 'meta:due 14 October'],
    ],
    ['Heather 0.2 l €5.50', ['Heather', 'meta:0.2 l', 'value:€5.50']],
    ['INV-2206, 1 May, $249.00, Paid', ['INV-2206', 'meta:1 May', 'value:$249.00', 'status:Paid!good']],
    ['2 The Barometer Lies 29:47', ['The Barometer Lies', 'meta:2', 'meta:29:47']],
    ['Paan £4.20 [sold out]', ['Paan', 'value:£4.20', 'status:sold out!bad', '=disabled']],
    ['13:00 (full)', ['13:00', 'status:full!muted', '=disabled']],
    ['Lumen-3 (selected)', ['Lumen-3', '=selected']],
    ['Jobs (current)', ['Jobs', '=current']],
    ['Calcium, noon (ticked)', ['Calcium', 'meta:noon', '=done']],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it('tells how much of a whole', () => {
    expect(
      ['Cleaned, 70 of 140', 'Walnut row (35 % open)', 'Malai £3'].map((line) => readItem(splitCells(line))?.share),
    ).toEqual([0.5, 0.35, undefined]);
  });
});

it.each([
  ['Events 37, Flow 0.14 l/s and Stations online 11 of 12', ['37', '0.14 l/s', '11 of 12']],
  ['The Salt Path (due today) and Frogs of the North (due 3 June)', ['due today', 'due 3 June']],
  ['Hives 9, Queens seen 4 of 9', ['9', '4 of 9']],
])('knows "of" for no mark between entries: %s', (text, values) => {
  expect(readFacts(text).map(({ value }) => value.text)).toEqual(values);
});
