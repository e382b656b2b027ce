import type { Want } from '../brief.ts';
import { hashText } from '../seeded-random.ts';
import { toMoney } from './money.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Wallet = SlotOf<'wallet'>;

/** What came and went, newest first: days ago, what, where, sign, amount. */
const MOVES: readonly (readonly [day: number, title: string, note: string, icon: string, amount: number])[] = [
  [0, 'Corner bakery', 'Card, 08:12', 'croissant', -6.4],
  [0, 'Metro, day pass', 'Card, 07:55', 'train-front', -7.2],
  [1, 'Priya Nair', 'Concert ticket', 'user', 24],
  [1, 'Greengrocer Lund', 'Card, 18:31', 'shopping-basket', -31.85],
  [1, 'Power and heat', 'Direct debit', 'zap', -64],
  [3, 'Salary, Kiln Yard', 'Transfer', 'building-2', 2680],
  [3, 'Rent', 'Standing order', 'house', -890],
];
/** What was there before the moves above. */
const BEFORE = 1124.35;

/** A purse: what is in it is what was there before and what came and went since. */
export function writeWallet(context: WriteContext, want?: Want): Wallet {
  const { brief, domain } = context;
  const currency =
    brief.currency ?? (/\$/.test(brief.prompt) ? 'USD' : /£/.test(brief.prompt) ? 'GBP' : domain.currency);
  const total = MOVES.reduce((sum, [, , , , amount]) => sum + amount, BEFORE);
  const given = /[€£$]\s?\d[\d.,]*/.exec(brief.prompt)?.[0];
  const asked = brief.wants.filter((one) => one.isAction === true).map(({ label }) => label);
  const holder = domain.people[0]?.name ?? 'Ada Ferro';
  const usual = [
    { label: 'Send', icon: 'send' },
    { label: 'Request', icon: 'hand-coins' },
    { label: 'Top up', icon: 'plus' },
    { label: 'Freeze', icon: 'snowflake' },
  ];
  const own = asked.slice(0, 3).map((label) => ({ label, icon: iconFor(label) }));
  const spent = MOVES.filter(([, , , , amount]) => amount < 0 && amount > -200).reduce(
    (sum, [, , , , amount]) => sum - amount,
    0,
  );
  return {
    kind: 'wallet',
    wants: wantIds(want),
    title: brief.heading ?? (/\bwallet\b/i.test(brief.subject) ? 'Wallet' : 'Balance'),
    balance: { label: 'Available', value: given ?? toMoney(Math.round(total * 100) / 100, currency) },
    words: `${toMoney(Math.round(spent * 100) / 100, currency)} spent since Tuesday`,
    card: {
      name: 'Everyday card',
      digits: `•••• ${1000 + (hashText(brief.prompt) % 9000)}`,
      holder,
      expires: '09/29',
    },
    actions: [
      ...own,
      ...usual.filter(({ label }) => !own.some((one) => one.label.toLowerCase().includes(label.toLowerCase()))),
    ].slice(0, 4),
    people: ['Priya', 'Noah', 'Elena', 'Kofi', 'Mum'],
    groups: [
      { day: 'Today', rows: rowsOf(0, currency) },
      { day: 'Yesterday', rows: rowsOf(1, currency) },
      { day: 'Tuesday', rows: rowsOf(3, currency) },
    ],
  };
}

const rowsOf = (at: number, currency: string): Wallet['groups'][number]['rows'] =>
  MOVES.filter(([day]) => day === at).map(([, title, note, icon, amount]) => ({
    title,
    note,
    icon,
    amount: `${amount < 0 ? '−' : '+'}${toMoney(Math.abs(amount), currency)}`,
    ...(amount > 0 ? { credit: true } : {}),
  }));

const iconFor = (label: string): string =>
  /send|pay|transfer/i.test(label)
    ? 'send'
    : /request/i.test(label)
      ? 'hand-coins'
      : /scan|qr/i.test(label)
        ? 'scan-line'
        : /top|add/i.test(label)
          ? 'plus'
          : 'arrow-right-left';
