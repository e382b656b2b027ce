import type { TableColumn } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { toEmail } from '../measures/to-email.ts';
import type { WrittenColumn } from './write-column.ts';

const TOTAL =
  /total|sum|amount|gesamt|summe|betrag|montant|importe|importo|totaal|bedrag|razem|suma|kwota|belopp|toplam|tutar|合計|金額|합계|금액|合计|总计|金额/iu;
const PRICE = /price|rate|unit|preis|prix|precio|preço|prezzo|prijs|cena|pris|fiyat|単価|価格|단가|가격|单价|价格/iu;

/** Lets the cells of a row agree: an end after its start, quantity times price as the amount, the person's own address. */
export function agreeColumns(columns: readonly TableColumn[], written: WrittenColumn[], context: FillContext): void {
  const labelled = written.map((column, index) => ({ column, label: columns[index]?.label.text ?? '' }));
  orderTimes(written);
  const quantity = labelled.find(({ column }) => column.measure === 'count');
  const price = labelled.find(({ column, label }) => column.measure === 'money' && PRICE.test(label));
  const total = labelled.find(
    ({ column, label }) => column.measure === 'money' && TOTAL.test(label) && !PRICE.test(label),
  );
  if (quantity !== undefined && price !== undefined && total !== undefined) {
    rewrite(total.column, (row) => (quantity.column.numbers?.[row] ?? 1) * (price.column.numbers?.[row] ?? 1));
  }
  const person =
    written.find(({ measure }) => measure === 'person') ?? written.find(({ measure }) => measure === 'name');
  const email = written.find(({ measure }) => measure === 'email');
  if (email !== undefined && person !== undefined && !['ja', 'ko', 'zh'].includes(context.lang)) {
    email.texts = person.texts.map((name) => (name === undefined ? undefined : toEmail(name)));
  }
}

/** A second time or day in a row comes after the first. */
function orderTimes(written: WrittenColumn[]): void {
  for (const [measure, least, spread] of [
    ['time', 30, 15],
    ['date', 3, 2],
  ] as const) {
    const [first, second] = written.filter((column) => column.measure === measure && column.numbers !== undefined);
    if (first === undefined || second === undefined) continue;
    rewrite(second, (row) => (first.numbers?.[row] ?? 0) + least + (row % 3) * spread);
  }
}

function rewrite(column: WrittenColumn, valueOf: (row: number) => number): void {
  const { write } = column;
  if (write === undefined) return;
  column.numbers = column.texts.map((_, row) => valueOf(row));
  column.texts = column.numbers.map(write);
}
