import type { Want } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { toMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';
import type { Picture, SlotOf } from './slots.ts';
import { collectionFor, wantIds, type WriteContext } from './write-context.ts';

type Results = SlotOf<'results'>;
type Facet = Results['facets'][number];

const MOST_OPTIONS = 6;
const LONGEST_OPTION = 22;

/** A department of a shop: its things with prices, and what they can be narrowed down by, counted over what is shown. */
export function writeCatalogue(context: WriteContext, want?: Want): Results {
  const { brief, domain } = context;
  const collection = collectionFor(context, want);
  const asked = want?.items.filter(({ value }) => value !== undefined) ?? [];
  const items: Results['items'] =
    asked.length > 0
      ? asked.map(({ title, value, note }, index) => ({
          title,
          path: [],
          icon: collection.icon,
          ...(note === undefined ? {} : { body: note }),
          ...(value === undefined ? {} : { value }),
          picture: collection.rows[index % collection.rows.length]?.picture ?? thingAt(context, index),
        }))
      : collection.rows.map(pricedRow(collection, domain.currency)).map((row, index) => ({
          title: row.title,
          path: [],
          icon: row.icon ?? collection.icon,
          ...(row.subtitle === undefined ? {} : { body: row.subtitle }),
          ...(row.value === undefined ? {} : { value: row.value }),
          ...(row.status === undefined ? {} : { status: row.status }),
          picture: row.picture ?? thingAt(context, index),
        }));
  return {
    kind: 'results',
    wants: wantIds(want),
    title: brief.heading ?? brief.subject,
    note: `${items.length} of ${items.length}`,
    query: '',
    items,
    facets:
      asked.length > 0
        ? []
        : facetsOf(context, { ...collection, rows: collection.rows.map(pricedRow(collection, domain.currency)) }),
    sort: ['Newest', 'Price, low to high', 'Price, high to low'],
    related: [],
  };
}

/** Prices of a small shop, for things that a trade keeps rather than sells. */
const PRICES = [24, 38, 16, 52, 29, 68, 19, 45, 34, 12] as const;

/** A row as a shop has it: what is kept and not sold has no price of its own, and how it fares is no business of a shop's. */
const pricedRow =
  ({ rows }: CollectionKnowledge, currency: string) =>
  (row: CollectionKnowledge['rows'][number], index: number): CollectionKnowledge['rows'][number] => {
    if (rows.some(({ value = '' }) => parseMoney(value) !== undefined)) return row;
    const { status: _status, meta: _meta, subtitle: _subtitle, ...kept } = row;
    return { ...kept, cells: [], value: toMoney(PRICES[index % PRICES.length] ?? 0, currency) };
  };

const thingAt = ({ domain: { pictures } }: WriteContext, index: number): Picture =>
  pictures.things[index % Math.max(1, pictures.things.length)] ?? pictures.scene;

function facetsOf({ brief, domain }: WriteContext, collection: CollectionKnowledge): Facet[] {
  const named = brief.wants
    .filter(({ kind }) => kind === 'filters')
    .flatMap(({ items }) => items)
    .map(({ title }) => title.toLowerCase());
  const byColumn = collection.columns.slice(1).flatMap(({ label, align }, at): Facet[] => {
    const values = collection.rows.map(({ cells }) => cells[at + 1] ?? '');
    const told =
      align !== 'end' &&
      values.every((value) => value !== '') &&
      values.every((value) => value.length <= LONGEST_OPTION);
    const options = countOf(values);
    return told && options.length > 1 && options.length < values.length ? [{ title: label, options }] : [];
  });
  const state = countOf(collection.rows.flatMap(({ status }) => status?.label ?? []));
  const wearable = SIZED.find(([words]) => words.test(`${brief.prompt} ${collection.words.join(' ')}`));
  const sizes = wearable?.[1].map((label, index) => ({ label, count: 2 + ((index * 5 + 3) % collection.rows.length) }));
  const facets = [
    ...byColumn.filter(({ title }) => !/state|stock|price/i.test(title)),
    ...(sizes === undefined ? [] : [{ title: 'Size', options: sizes }]),
    priceFacet(collection, domain.currency),
    ...(state.length > 1 ? [{ title: 'Availability', options: state }] : []),
  ].filter((facet) => facet !== undefined);
  // What the prompt names comes first.
  return facets.toSorted(
    (a, b) =>
      Number(named.some((name) => name.includes(b.title.toLowerCase()))) -
      Number(named.some((name) => name.includes(a.title.toLowerCase()))),
  );
}

const SIZED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:shoes?|sneakers?|boots?|trainers?|sandals?|footwear)\b/i, ['37', '38', '39', '40', '41', '42']],
  [/\b(?:dress(?:es)?|coats?|jackets?|shirts?|t-?shirts?|clothes|clothing|apparel|garments?|knitwear|trousers|jeans|skirts?|hoodies?)\b/i, ['XS', 'S', 'M', 'L', 'XL']],
]; // prettier-ignore

function countOf(values: readonly string[]): Facet['options'] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([label, count]) => ({ label, count })).slice(0, MOST_OPTIONS);
}

/** Three spans of prices that the things fall into, cut where they are even. */
function priceFacet({ rows }: CollectionKnowledge, currency: string): Facet | undefined {
  const prices = rows.flatMap(({ value }) => parseMoney(value ?? '')?.amount ?? []).toSorted((a, b) => a - b);
  const [low, high] = [prices[Math.floor(prices.length / 3)], prices[Math.floor((prices.length * 2) / 3)]];
  if (low === undefined || high === undefined || low === high) return undefined;
  const [least, most] = [roundUp(low), roundUp(high)];
  if (least === most) return undefined;
  const money = (amount: number): string => toMoney(amount, currency);
  const spans: readonly (readonly [string, (price: number) => boolean])[] = [
    [`Under ${money(least)}`, (price) => price < least],
    [`${money(least)} to ${money(most)}`, (price) => price >= least && price <= most],
    [`Over ${money(most)}`, (price) => price > most],
  ];
  const options = spans.map(([label, isIn]) => ({ label, count: prices.filter(isIn).length }));
  return { title: 'Price', options: options.filter(({ count }) => count > 0) };
}

/** To the next even price: 5s under fifty, 10s under two hundred, 50s above. */
const roundUp = (amount: number): number => {
  const step = amount < 50 ? 5 : amount < 200 ? 10 : 50;
  return Math.ceil(amount / step) * step;
};
