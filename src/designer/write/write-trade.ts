import type { Want } from '../brief.ts';
import { writeEventTickets } from './write-event.ts';
import { toMoney } from './money.ts';
import { optionsFor } from './product-options.ts';
import { unknownGoods } from './unknown-goods.ts';
import type { Action, SlotOf } from './slots.ts';
import { collectionFor, titleFor, wantIds, type WriteContext } from './write-context.ts';

/** Twelve months for the price of ten. */
const MONTHS_BILLED_PER_YEAR = 10;

export function writePlans(context: WriteContext, want?: Want): SlotOf<'plans'> {
  const { domain } = context;
  const asked = want?.items ?? [];
  if (context.brief.archetype === 'event' && asked.length === 0) return writeEventTickets(context, want);
  const count = want?.count ?? (asked.length > 0 ? asked.length : domain.plans.length);
  const names = asked.map((item) => item.title);
  const yearly = /annual|yearly|monthly/i.test(context.brief.prompt);
  const items = Array.from({ length: Math.max(1, Math.min(5, count)) }, (_, index) => {
    const known = domain.plans[Math.min(index, domain.plans.length - 1)];
    // What a known price is for says nothing of one that the prompt gives.
    const per = asked[index]?.value === undefined ? known?.per : undefined;
    const scale = index < domain.plans.length ? 1 : 2 ** (index - domain.plans.length + 1);
    const price =
      asked[index]?.value ??
      (known === undefined || known.price === 0 ? 'Free' : toMoney(known.price * scale, domain.currency));
    return {
      name: names[index] ?? (scale === 1 ? (known?.name ?? 'Plan') : `${known?.name ?? 'Plan'} plus`),
      price,
      ...(price === 'Free'
        ? {}
        : {
            period:
              per ??
              (yearly
                ? `a month, or ${toMoney((known?.price ?? 0) * scale * MONTHS_BILLED_PER_YEAR, domain.currency)} a year`
                : 'a month'),
          }),
      ...(known?.body === undefined ? {} : { body: known.body }),
      includes: (known?.includes ?? []).map((line) => calledAsAsked(line, context, names)),
      best: known?.best === true && scale === 1,
      action: { label: price === 'Free' ? 'Start free' : `Choose ${names[index] ?? known?.name ?? 'plan'}` },
    };
  });
  return {
    kind: 'plans',
    wants: wantIds(want),
    title: titleFor(want, 'What it costs'),
    ...(yearly ? { periods: ['Monthly', 'Yearly'] } : {}),
    items,
  };
}

/** "Everything in Crew" names the plan below it as the prompt calls that plan. */
const calledAsAsked = (line: string, { domain }: WriteContext, names: readonly string[]): string =>
  domain.plans.reduce((told, { name }, index) => {
    const asked = names[index];
    return asked !== undefined && told.toLowerCase() === `everything in ${name}`.toLowerCase()
      ? `Everything in ${asked}`
      : told;
  }, line);

const TOTAL = /^(?:grand |order )?total\b/i;

/** Lines and sums that add up: net, delivery, tax, total. */
export function writeOrder(context: WriteContext, want?: Want): SlotOf<'order'> {
  const { order, currency, pictures } = context.domain;
  const asked = want?.items ?? [];
  const given = /total:?\s*([£€$¥]?\s?[\d.,]+)/i.exec(
    (want?.texts ?? []).concat(context.brief.wants.flatMap((one) => one.texts)).join(' · '),
  )?.[1];
  if (asked.some((item) => item.value !== undefined)) {
    return {
      kind: 'order',
      wants: wantIds(want),
      // A sum alone is said once.
      title: asked.every((item) => TOTAL.test(item.title)) ? order.title : titleFor(want, order.title),
      lines: asked
        .filter((item) => !TOTAL.test(item.title))
        .map((item) => ({
          title: item.title,
          price: item.value ?? '',
          ...(item.note === undefined ? {} : { note: item.note }),
        })),
      sums: given === undefined ? [] : [{ label: 'Total', value: given, strong: true }],
    };
  }
  const net = order.lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  const delivery = order.delivery ?? 0;
  const tax = Math.round(net * order.taxPercent) / 100;
  const total = given ?? toMoney(net + delivery + tax, currency);
  const single = given !== undefined;
  return {
    kind: 'order',
    wants: wantIds(want),
    title: titleFor(want, order.title),
    lines: order.lines.map((line, index) => {
      const picture = line.picture ?? pictures.things[index];
      return {
        title: line.title,
        ...(line.note === undefined ? {} : { note: line.note }),
        quantity: `${line.quantity} ×`,
        price: single ? '' : toMoney(line.quantity * line.price, currency),
        ...(picture === undefined ? {} : { picture }),
      };
    }),
    sums: single
      ? [{ label: 'Total', value: total, strong: true }]
      : [
          { label: 'Items', value: toMoney(net, currency) },
          ...(delivery === 0 ? [] : [{ label: 'Delivery', value: toMoney(delivery, currency) }]),
          ...(tax === 0 ? [] : [{ label: `Tax, ${order.taxPercent} %`, value: toMoney(tax, currency) }]),
          { label: 'Total', value: total, strong: true },
        ],
  };
}

const ADD_TO_BASKET: Action = { label: 'Add to basket', icon: 'shopping-basket' };
const SAVE: Action = { label: 'Save for later', icon: 'heart' };
const OF_GOODS =
  'Made to be used every day and mended when it needs it. Try it at home for thirty days; the way back is on us.';
const MONEY = /^[€£$¥]/;
export function writeProduct(context: WriteContext, want?: Want): SlotOf<'product'> {
  const { domain, currency } = { domain: context.domain, currency: context.domain.currency };
  const collection = collectionFor(context, want);
  const row = collection.rows[0];
  const line = domain.order.lines[0];
  const unknown = want?.texts[0] === undefined ? unknownGoods(context, collection) : undefined;
  if (unknown !== undefined)
    return {
      ...unknown,
      wants: wantIds(want),
      price: want?.items[0]?.value ?? unknown.price,
      body: OF_GOODS,
      action: ADD_TO_BASKET,
      secondary: SAVE,
    };
  const thing = domain.pictures.things[0] ?? domain.pictures.scene;
  // The price stands above; what is said of the thing anyway is not said twice.
  const facts = collection.columns
    .map(({ label }, index) => ({ label, value: row?.cells[index] ?? '' }))
    .slice(1)
    .filter(({ label, value }) => !/^(?:price|from)$/i.test(label) && value !== '');
  return {
    kind: 'product',
    wants: wantIds(want),
    title: want?.texts[0] ?? row?.title ?? line?.title ?? context.brand,
    ...(row?.subtitle === undefined || facts.some(({ value }) => value === row.subtitle) ? {} : { note: row.subtitle }),
    price: want?.items[0]?.value ?? row?.value ?? toMoney(line?.price ?? 0, currency),
    body: domain.trade === 'goods' ? OF_GOODS : (domain.points[0]?.body ?? OF_GOODS),
    picture: row?.picture ?? thing,
    options: optionsFor(context.brief.prompt, collection),
    facts,
    action: MONEY.test(row?.value ?? '') ? ADD_TO_BASKET : (domain.promises[0]?.action ?? ADD_TO_BASKET),
    secondary: MONEY.test(row?.value ?? '') ? SAVE : (domain.promises[0]?.secondary ?? SAVE),
  };
}
