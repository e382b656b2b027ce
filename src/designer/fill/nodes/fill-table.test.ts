import { describe, expect, it } from 'vitest';
import type { Section, TableNode } from '../../outline/outline.ts';
import { fillOutline } from '../fill-outline.ts';
import { literal, options, outlineOf, sectionOf, tableOf } from '../open-outline.fixture.ts';

const columnsOf = (table: TableNode, lang = 'en', more: Partial<Section> = {}): string[][] => {
  const [filled] = fillOutline(outlineOf([sectionOf([table], more)], { lang }), options()).sections[0]!.nodes as [
    TableNode,
  ];
  return filled.columns.map((_, at) => filled.rows.map(({ cells }) => cells[at]?.text ?? ''));
};

describe('cells by measure', () => {
  it.each([
    ['Temp (°C)', /^\d{2}\.\d$/],
    ['Bath temperature', /^\d{2}\.\d °C$/],
    ['Fill %', /^\d{2}$/],
    ['Progress', /^\d{2}%$/],
    ['Opened', /^./],
    ['Departs', /^\d{2}:\d{2}$/],
    ['Due date', /^\d{1,2} \p{L}+$/u],
    ['Weight', /kg$/],
    ['Serial no.', /^#\d+$/],
    ['Phone', /^555 /],
    ['Grower', /^\p{L}+ \p{L}+$/u],
    ['Crates', /^\d+$/],
    ['Cash in box', /^\$[\d,]+\.\d{2}$/],
    ['Version', /^2\.\d+\.\d$/],
  ])('%s', (label, form) => {
    const [, cells] = columnsOf(tableOf('Unit', label));
    expect(cells).toHaveLength(6);
    for (const cell of cells ?? []) expect(cell).toMatch(form);
  });

  it.each([
    ['de', ['Kunde', 'Bestelldatum', 'Betrag'], ['', '. Nov.', ' €']],
    ['fr', ['Température', 'Montant', 'Durée'], ['°C', '€', '']],
    ['ja', ['担当者', '作成日', '金額'], ['', '日', '円']],
    ['pl', ['Kierowca', 'Kwota', 'Waga'], ['', 'zł', 'kg']],
    ['zh', ['客户', '日期', '状态'], ['', '日', '']],
  ])('in %s', (lang, labels, ends) => {
    for (const [at, cells] of columnsOf(tableOf(...labels), lang).entries()) {
      for (const cell of cells) expect(cell).toContain(ends[at]);
    }
  });
});

describe('cells of a row agree', () => {
  it.each([
    ['Qty', 'Unit price', 'Total'],
    ['Units', 'Price', 'Amount'],
    ['Quantity', 'Rate', 'Total cost'],
  ])('%s × %s = %s', (...labels) => {
    const [, ...columns] = columnsOf(tableOf('Article', ...labels)).map((cells) =>
      cells.map((cell) => Number(cell.replaceAll(/[$,]/g, ''))),
    );
    const [quantity, price, total] = columns;
    expect(total).toEqual(quantity?.map((count, row) => count * (price?.[row] ?? 0)));
  });

  it.each([
    ['Start', 'End'],
    ['Departure', 'Arrival'],
    ['Opens', 'Closes'],
  ])('%s is before %s', (first, second) => {
    const [, starts = [], ends = []] = columnsOf(tableOf('Pier', first, second));
    expect(starts.every((start, row) => start < (ends[row] ?? ''))).toBe(true);
  });

  it('a mail address is that of the person', () => {
    const [names = [], mails = []] = columnsOf(tableOf('Name', 'E-mail', 'Role'));
    for (const [row, name] of names.entries())
      expect(mails[row]).toContain(name.split(' ')[0]?.toLowerCase().slice(0, 2));
  });
});

describe('what rows are', () => {
  it.each([
    ['Customers', 'Name', 'Street'],
    ['Volunteers', 'Name', 'Shift'],
    ['Staff', 'Full name', 'Role'],
  ])('%s are people', (heading, first, second) => {
    const [names = []] = columnsOf(tableOf(first, second), 'en', { heading: literal(heading) });
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  });

  it.each([
    ['Machine', 'Machine 1'],
    ['Retort', 'Retort 1'],
    ['Sap line', 'Sap line 1'],
  ])('%s is numbered, of no trade', (label, first) => {
    expect(columnsOf(tableOf(label, 'Notes'))[0]?.[0]).toBe(first);
  });
});

it.each([
  ['three', ['16 May', '15 May'], 3],
  ['four', ['12 kg', '9 kg'], 4],
  ['5', ['Ready', 'Ready'], 5],
])('%s rows are asked for and two given', (number, cells, count) => {
  const table = tableOf('Day');
  table.rows = cells.map((cell) => ({ cells: [literal(cell)], actions: [] }));
  const [column] = columnsOf(table, 'en', { about: `${number} hauls` });
  expect(column).toHaveLength(count);
  expect(column?.slice(0, 2)).toEqual(cells);
});
