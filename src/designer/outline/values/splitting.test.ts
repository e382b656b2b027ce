import { describe, expect, it } from 'vitest';
import { alignRows, splitCells } from './cells.ts';
import { splitEnumeration } from './enumeration.ts';
import { splitQuestions } from './questions.ts';
import { findQuoted } from './quoted.ts';
import { splitRows } from './rows-in-line.ts';

const shown = (pieces: readonly { text: string }[]): string => pieces.map(({ text }) => text).join(' ¦ ');

describe('findQuoted', () => {
  it.each([
    [`"Mum's cake" 'St Brannoc's ward' ‘Pratt’s Boots’`, "Mum's cake ¦ St Brannoc's ward ¦ Pratt’s Boots"],
    [`an 11" tablet "A" and a 10" one "B"`, 'A ¦ B'],
    [`don't say 'The growers' ledger', it's 'Plots'`, "The growers' ledger ¦ Plots"],
    ["**Bold**, *it*, `code`, 2*3*4, a_b_c, Octave 4'", 'Bold ¦ it ¦ code'],
    ['„Lot 7” « Cave » “Ebb” 「今日」', 'Lot 7 ¦ Cave ¦ Ebb ¦ 今日'],
    [`'입수 기록'이랑 '귀환 확인' 두 개, "Ekle"den`, '입수 기록 ¦ 귀환 확인 ¦ Ekle'],
    ['**"Spells"** and a lone " here', 'Spells'],
  ])('%s', (text, expected) => {
    expect(
      findQuoted(text)
        .map(({ inner }) => text.slice(inner.start, inner.end))
        .join(' ¦ '),
    ).toBe(expected);
  });
});

describe('splitEnumeration', () => {
  it.each([
    ['Duets, Sing-along and Kids', 'Duets ¦ Sing-along ¦ Kids'],
    ['Anchors, Ropes and fittings, Sails', 'Anchors ¦ Ropes and fittings ¦ Sails'],
    ['Soups, Stews, Salts and spices', 'Soups ¦ Stews ¦ Salts and spices'],
    ['Keys, Styles, Usage & billing', 'Keys ¦ Styles ¦ Usage & billing'],
    ['Brandt (900 €), Lindos (4 €) und Kruse & Tochter (2 €)', 'Brandt (900 €) ¦ Lindos (4 €) ¦ Kruse & Tochter (2 €)'],
    ['Home / Jobs (current) / Log', 'Home ¦ Jobs (current) ¦ Log'],
    ['1,204, 867, 9,5', '1,204 ¦ 867 ¦ 9,5'],
    ['Wed 19 Feb, Mon, 3 March, May 6, 2026', 'Wed 19 Feb ¦ Mon, 3 March ¦ May 6, 2026'],
    ['1) Rinse 2) Soak 3) Dry', 'Rinse ¦ Soak ¦ Dry'],
    ['- one, two\n- three', 'one, two ¦ three'],
    ['「荷風」380元、「夜航船」420元', '「荷風」380元 ¦ 「夜航船」420元'],
    ['「今日」「記録」と「設定」', '今日 ¦ 記録 ¦ 設定'],
    ['選竹、劈骨和绘画', '選竹 ¦ 劈骨 ¦ 绘画'],
    ['"A, B" and "C"', 'A, B ¦ C'],
    ['Save count and Send to recount', 'Save count ¦ Send to recount'],
    ['Bench → Charge → Sign-off', 'Bench ¦ Charge ¦ Sign-off'],
    ['Tom B., Priya and Ama.', 'Tom B. ¦ Priya ¦ Ama'],
  ])('%s', (text, expected) => {
    expect(shown(splitEnumeration(text))).toBe(expected);
  });
});

describe('splitCells', () => {
  it.each([
    ['OL-204 / Tuck & Sons / 1.8 / 3,200', 'OL-204 ¦ Tuck & Sons ¦ 1.8 ¦ 3,200'],
    ['| Sobczak | 5 | | 231 |', 'Sobczak ¦ 5 ¦  ¦ 231'],
    ['Silo A, wheat (82 %, 14.2 °C)', 'Silo A ¦ wheat ¦ 82 % ¦ 14.2 °C'],
    ['"Comic shop" −$4.50, yesterday', 'Comic shop ¦ −$4.50 ¦ yesterday'],
    ['12 Nov · The drill is stuck · Lumi', '12 Nov ¦ The drill is stuck ¦ Lumi'],
    ['Tower bells — Single bells and full rings.', 'Tower bells ¦ Single bells and full rings.'],
    ['08:00 Breakfast (KJ)', '08:00 ¦ Breakfast ¦ KJ'],
    ['Chair 1: R.K., 1 h 05, Running', 'Chair 1 ¦ R.K. ¦ 1 h 05 ¦ Running'],
    ['Room 1 28.4°C 66% 840 trays day 6', 'Room 1 ¦ 28.4°C ¦ 66% ¦ 840 trays ¦ day 6'],
    ['Lamb neck, barley, sour cream €19', 'Lamb neck, barley, sour cream ¦ €19'],
    ['Yacht Marisca, mast 17 m, ETA 11:25', 'Yacht Marisca ¦ mast 17 m ¦ ETA 11:25'],
    ['4471 tailcoat (OK)', '4471 ¦ tailcoat ¦ OK'],
    ['Built ........... 1987', 'Built ¦ 1987'],
    ['Tray 512', 'Tray 512'],
  ])('%s', (text, expected) => {
    expect(shown(splitCells(text))).toBe(expected);
  });
});

describe('alignRows', () => {
  it.each([
    [['Peas / 9 / −18', 'Fish, raw / 12 / −18'], 3, ['Peas ¦ 9 ¦ −18', 'Fish, raw ¦ 12 ¦ −18']],
    [['Girth – 252 / 248', 'Toe – Almond / Round'], 3, ['Girth ¦ 252 ¦ 248', 'Toe ¦ Almond ¦ Round']],
    [
      ['EP-3391 "Crutch", fee, Ilse', 'US-8120 "Yeast, dry", fee, Okey'],
      4,
      ['EP-3391 ¦ Crutch ¦ fee ¦ Ilse', 'US-8120 ¦ Yeast, dry ¦ fee ¦ Okey'],
    ],
    [['a, b', 'c'], undefined, ['a, b', 'c']],
  ])('%j', (lines, columns, expected) => {
    expect(
      alignRows(
        lines.map((text) => ({ text, base: 0 })),
        columns,
      ).map(shown),
    ).toEqual(expected);
  });
});

describe('splitRows', () => {
  it.each([
    ['14, Vela, quesos; 15, Hamid, especias.', '14, Vela, quesos ¦ 15, Hamid, especias'],
    ['A 1, B 2 and C 3', 'A 1 ¦ B 2 ¦ C 3'],
    ['Chair 1: R.K., Running. Chair 2: T.A., Alarm.', 'Chair 1: R.K., Running ¦ Chair 2: T.A., Alarm'],
    ['7:00 gate, 8:30 walk', '7:00 gate ¦ 8:30 walk'],
    ['green umbrella, N4. one skate, N11. violin case, N2', 'green umbrella, N4 ¦ one skate, N11 ¦ violin case, N2'],
    ['1790 Silas rents a field. 1854 Steam comes.', '1790 Silas rents a field ¦ 1854 Steam comes'],
    ['46, Dorsch, Nord, 7 € sowie 45, Krebs, Lindos, 5 €', '46, Dorsch, Nord, 7 € ¦ 45, Krebs, Lindos, 5 €'],
    ['"Duo", 19:00, Kantine, "Mira", 21:00, Saal', '"Duo", 19:00, Kantine ¦ "Mira", 21:00, Saal'],
  ])('%s', (text, expected) => {
    expect(shown(splitRows(text))).toBe(expected);
  });

  it('keeps the group that rows stand in', () => {
    expect(splitRows('Row A: Tundra (900 g), Bosko (850 g)').map(({ text, lead }) => [lead?.text, text])).toEqual([
      ['Row A', 'Tundra (900 g)'],
      ['Row A', 'Bosko (850 g)'],
    ]);
  });

  it('reads questions with their answers', () => {
    for (const text of [
      'Is it loud? Very. Is it wet? A bit.',
      'Q: Is it loud? A: Very. Q: Is it wet? A: A bit.',
      '- Is it loud? — Very.\n- Is it wet? — A bit.',
    ]) {
      expect(splitQuestions(text).map(({ question, answer }) => [question.text, answer.text])).toEqual([
        ['Is it loud?', 'Very.'],
        ['Is it wet?', 'A bit.'],
      ]);
    }
  });
});
