import type { Want } from '../brief.ts';
import { toBriefDate, toFullDate } from './calendar-words.ts';
import { toMoney } from './money.ts';
import type { SlotOf } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

const SEATS = 12;
const SEAT_PRICE = 29;
/** Seats that were paid for in each month, the latest first. */
const SEATS_BEFORE = [12, 12, 11, 11, 10, 10, 9];

/** What is paid for the product that the page belongs to; seats times their price make the sums. */
export function writeBilling(context: WriteContext, want?: Want): SlotOf<'billing'> {
  const { domain, brand, now } = context;
  const money = (amount: number): string => toMoney(amount, domain.currency);
  const firstOf = (months: number): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  const next = firstOf(-1);
  return {
    kind: 'billing',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'Billing'),
    plan: {
      name: 'Team',
      price: money(SEATS * SEAT_PRICE),
      period: 'a month',
      renews: `${SEATS} seats at ${money(SEAT_PRICE)}, renews on ${toFullDate(next)}`,
      includes: ['Unlimited projects', 'Roles and permissions', 'Answers within a working day'],
    },
    usage: [
      { label: 'Seats', text: `10 of ${SEATS}`, share: 10 / SEATS, tone: 'accent' },
      { label: 'Storage', text: '164 of 200 GB', share: 0.82, tone: 'warn' },
      { label: 'API calls', text: '412,000 of 1,000,000', share: 0.41, tone: 'accent' },
    ],
    method: { name: 'Card ending 4417', note: 'Runs out 08/28' },
    address: [
      { label: 'Company', value: `${brand} Ltd` },
      { label: 'Address', value: '12 Mill Lane, Bristol' },
      { label: 'Tax number', value: 'GB 417 2209 81' },
      { label: 'Invoices go to', value: 'books@mail.example' },
    ],
    invoices: SEATS_BEFORE.map((seats, index) => {
      const date = firstOf(index);
      return {
        number: `${date.getUTCFullYear()}-${String(SEATS_BEFORE.length + 4 - index).padStart(3, '0')}`,
        what: `Team plan, ${seats} seats`,
        date: toBriefDate(date),
        amount: money(seats * SEAT_PRICE),
        status: { label: 'Paid', tone: 'good' },
      };
    }),
    next: { label: `Next invoice, ${toFullDate(next)}`, value: money(SEATS * SEAT_PRICE) },
    action: { label: 'Change plan' },
  };
}
