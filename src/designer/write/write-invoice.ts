import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { createBill } from './bill.ts';
import { addDays, toFullDate } from './calendar-words.ts';
import type { SlotOf, Status } from './slots.ts';
import type { Party } from './trade-shapes.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Invoice = SlotOf<'invoice'>;

const DAYS_TO_PAY = 14;
const DAYS_OFFERED = 30;
/** Usual rates where the trade itself names none, in percent of what the lines come to. */
const TAX_PERCENT: Readonly<Record<string, number>> = { GBP: 20, EUR: 21, USD: 8 };

interface DocumentKind {
  name: string;
  words: RegExp;
  status(until: string): Status;
  /** Label of the second date, days after the first. */
  until: string;
  days: number;
  action: string;
  secondary: string;
}

const INVOICE: DocumentKind = {
  name: 'Invoice',
  words: /invoice/i,
  status: (until) => ({ label: `Due ${until}`, tone: 'accent', icon: 'clock' }),
  until: 'Due',
  days: DAYS_TO_PAY,
  action: 'Pay',
  secondary: 'Download PDF',
};

const DOCUMENTS: readonly DocumentKind[] = [
  {
    name: 'Receipt',
    words: /\breceipts?\b|\bpaid bill\b|\bproof of (?:payment|purchase)\b/i,
    status: () => ({ label: 'Paid', tone: 'good', icon: 'check' }),
    until: 'Paid on',
    days: 0,
    action: 'Download PDF',
    secondary: 'Send by e-mail',
  },
  {
    name: 'Quote',
    words: /\bquot(?:e|es|ation)\b|\bestimate\b|\boffer\b/i,
    status: (until) => ({ label: `Open until ${until}`, tone: 'neutral', icon: 'clock' }),
    until: 'Valid until',
    days: DAYS_OFFERED,
    action: 'Accept the quote',
    secondary: 'Ask a question',
  },
];

/** A bill, receipt or offer of the trade's order, or of the lines that the prompt prices. */
export function writeInvoice(context: WriteContext, want?: Want): Invoice {
  const { brief, brand, now, domain } = context;
  const kind = DOCUMENTS.find(({ words }) => words.test(brief.prompt)) ?? INVOICE;
  const bill = createBill(context, want, { lines: 'Subtotal', taxPercent: TAX_PERCENT[domain.currency] ?? 20 });
  const number = `${now.getUTCFullYear()}-${createRandom(`number:${brief.prompt}`).integer(112, 968)}`;
  const until = toFullDate(addDays(now, kind.days));
  const [submit, secondary] = brief.wants.filter((one) => one.isAction === true);
  return {
    kind: 'invoice',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? `${kind.name} ${number}`),
    document: kind.name,
    number,
    status: kind.status(until.replace(/ \d{4}$/, '')),
    from: ownParty(brand),
    to: customerOf(context),
    facts: [
      { label: 'Issued', value: toFullDate(now) },
      { label: kind.until, value: until },
      { label: 'Number', value: number },
    ],
    lines: bill.lines.map(({ title, note, quantity, each, amount }) => ({
      title,
      ...(note === undefined ? {} : { note }),
      ...(quantity > 1 ? { quantity: String(quantity), each } : {}),
      amount,
    })),
    sums: bill.sums,
    payment: paymentFor(kind.name, context, number),
    action:
      submit === undefined
        ? { label: kind.action === 'Pay' ? `Pay ${bill.total}` : kind.action }
        : { label: submit.label },
    secondary: { label: secondary?.label ?? kind.secondary },
  };
}

const ownParty = (brand: string): Party => ({ name: brand, lines: ['14 Foundry Yard', 'Norhaven NH2 7'] });

/** Somebody of the trade's people who is not the reader. */
function customerOf({ domain, brand }: WriteContext): Party {
  const person = domain.people.findLast(({ role }) => role !== 'You') ?? { name: brand };
  return { name: person.name, lines: ['8 Alder Street', 'Norhaven NH1 3'] };
}

/** Account numbers with the check digits 00, which no bank gives out. */
function paymentFor(document: string, { brand, domain }: WriteContext, number: string): Invoice['payment'] {
  if (document === 'Receipt')
    return {
      title: 'How it was paid',
      facts: [
        { label: 'Card', value: 'ending 4410' },
        { label: 'Reference', value: number },
      ],
    };
  if (document === 'Quote')
    return {
      title: 'What it rests on',
      facts: [
        { label: 'Deposit', value: '30 %' },
        { label: 'Start', value: 'two weeks after you accept' },
      ],
      note: 'Prices hold until the day named above.',
    };
  const bank = brand
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 4);
  return {
    title: 'How to pay',
    facts: [
      { label: 'IBAN', value: `${domain.currency === 'GBP' ? 'GB' : 'NL'}00 ${bank} 0204 1833 07` },
      { label: 'Reference', value: number },
      { label: 'Payment terms', value: `${DAYS_TO_PAY} days, no discount` },
    ],
  };
}
