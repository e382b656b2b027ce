import type { Want } from '../brief.ts';
import { createBill } from './bill.ts';
import { toMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

/** What is in the basket: lines, what they come to, and how much is missing to a free delivery. */
export function writeCart(context: WriteContext, want?: Want): SlotOf<'cart'> {
  const { brief, domain } = context;
  const bill = createBill(context, want, { lines: 'Items' });
  const actions = brief.wants.filter((one) => one.isAction === true);
  const pieces = bill.lines.reduce((sum, line) => sum + line.quantity, 0);
  const goal = goalFor(context, bill.sums);
  return {
    kind: 'cart',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? domain.order.title),
    note: pieces === 1 ? 'One piece' : `${pieces} pieces`,
    lines: bill.lines,
    sums: bill.sums,
    voucher: { label: 'Voucher code', action: { label: 'Apply' } },
    ...(goal === undefined ? {} : { goal }),
    action: { label: actions[0]?.label ?? `Check out, ${bill.total}`, icon: 'lock' },
    secondary: { label: actions[1]?.label ?? 'Go on looking' },
  };
}

/** Free delivery begins at the next round sum; without a price of delivery there is nothing to earn. */
function goalFor({ domain }: WriteContext, sums: SlotOf<'cart'>['sums']): SlotOf<'cart'>['goal'] {
  const items = parseMoney(sums[0]?.value ?? '');
  if (sums.every(({ label }) => label !== 'Delivery') || items === undefined) return undefined;
  const step = items.amount > 40 ? 25 : 10;
  const free = Math.ceil((items.amount + 0.01) / step) * step;
  const missing = Math.round((free - items.amount) * 100) / 100;
  return {
    text: `${toMoney(missing, domain.currency)} more and delivery is free`,
    share: items.amount / free,
  };
}
