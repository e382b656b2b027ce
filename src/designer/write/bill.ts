import type { Want, WantedItem } from '../brief.ts';
import { toMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';
import type { Picture } from './slots.ts';
import type { Sum } from './trade-shapes.ts';
import { overlap, type WriteContext } from './write-context.ts';

export interface BillLine {
  title: string;
  note?: string;
  quantity: number;
  /** Price of one and of all; empty where the prompt names a thing without its price. */
  each: string;
  amount: string;
  picture?: Picture;
}

export interface Bill {
  lines: BillLine[];
  /** They add up: lines, delivery and tax to the total, which stands last and strong. */
  sums: Sum[];
  total: string;
}

export interface BillWords {
  /** "Items", "Subtotal". */
  lines: string;
  /** Percent that is added where the trade itself shows none. */
  taxPercent?: number;
}

const SUMMING =
  /^(?:sub-?\s?total|(?:grand |order )?total|tax(?:es)?|vat|gst|shipping|delivery|discount|tip|amount due)\b/i;
const TOTAL = /^(?:(?:grand |order )?total|amount due)\b/i;

/** What is bought or billed: the prompt's own lines and sums where it prices them, else the trade's. */
export function createBill(context: WriteContext, want: Want | undefined, words: BillWords): Bill {
  const asked = want?.items.filter((item) => item.value !== undefined) ?? [];
  return asked.some((item) => !SUMMING.test(item.title)) ? askedBill(context, asked) : knownBill(context, want, words);
}

function askedBill(context: WriteContext, asked: readonly WantedItem[]): Bill {
  const lines = asked
    .filter((item) => !SUMMING.test(item.title))
    .map((item): BillLine => {
      const picture = pictureOf(context, item.title);
      return {
        title: item.title,
        ...(item.note === undefined ? {} : { note: item.note }),
        quantity: 1,
        each: item.value ?? '',
        amount: item.value ?? '',
        ...(picture === undefined ? {} : { picture }),
      };
    });
  const given = asked
    .filter((item) => SUMMING.test(item.title))
    .map(({ title, value = '' }): Sum => ({ label: title, value, ...(TOTAL.test(title) ? { strong: true } : {}) }));
  const total =
    given.find((sum) => sum.strong === true)?.value ??
    totalOf(context, [
      ...lines.map((line) => line.amount),
      ...given.filter((sum) => !/^sub/i.test(sum.label)).map((sum) => sum.value),
    ]);
  const sums = given.some((sum) => sum.strong === true)
    ? given
    : [...given, { label: 'Total', value: total, strong: true }];
  return { lines, sums, total };
}

/** Discounts are written with their sign. */
function totalOf({ domain }: WriteContext, amounts: readonly string[]): string {
  const known = amounts.map(parseMoney);
  const total = known.reduce((sum, one) => sum + (one?.amount ?? 0), 0);
  return toMoney(Math.round(total * 100) / 100, known.find((one) => one !== undefined)?.currency ?? domain.currency);
}

function knownBill(context: WriteContext, want: Want | undefined, words: BillWords): Bill {
  const { order, currency } = context.domain;
  const money = (amount: number): string => toMoney(Math.round(amount * 100) / 100, currency);
  const net = order.lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  const delivery = order.delivery ?? 0;
  const percent = order.taxPercent === 0 ? (words.taxPercent ?? 0) : order.taxPercent;
  const tax = Math.round(net * percent) / 100;
  const given = context.brief.wants
    .flatMap((one) => one.items)
    .find((item) => TOTAL.test(item.title) && item.value !== undefined)?.value;
  const total = given ?? money(net + delivery + tax);
  const isOpen = given !== undefined;
  const named = want?.items.filter((item) => item.value === undefined && !SUMMING.test(item.title)) ?? [];
  return {
    lines: order.lines.map((line, index) => {
      const title = named.length > 1 ? (named[index]?.title ?? line.title) : line.title;
      const picture = line.picture ?? pictureOf(context, title);
      return {
        title,
        ...(line.note === undefined || title !== line.title ? {} : { note: line.note }),
        quantity: line.quantity,
        each: isOpen ? '' : money(line.price),
        amount: isOpen ? '' : money(line.quantity * line.price),
        ...(picture === undefined ? {} : { picture }),
      };
    }),
    // A total that the prompt gives is not explained by sums that would not add up to it.
    sums: [
      ...(isOpen
        ? []
        : [
            { label: words.lines, value: money(net) },
            ...(delivery === 0 ? [] : [{ label: 'Delivery', value: money(delivery) }]),
            ...(tax === 0 ? [] : [{ label: `Tax, ${percent} %`, value: money(tax) }]),
          ]),
      { label: 'Total', value: total, strong: true },
    ],
    total,
  };
}

/** The picture that the trade has of something by that name; undefined where it has none. */
export function pictureOf({ domain }: WriteContext, title: string): Picture | undefined {
  const rows = domain.collections.flatMap((collection) => collection.rows);
  const same = rows.find((row) => row.title === title && row.picture !== undefined)?.picture;
  if (same !== undefined) return same;
  const best = domain.pictures.things
    .map((thing) => ({ thing, score: overlap(title, thing.subject.split(' ')) }))
    .toSorted((a, b) => b.score - a.score)[0];
  return best !== undefined && best.score > 0 ? best.thing : undefined;
}
