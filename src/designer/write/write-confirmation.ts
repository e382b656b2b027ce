import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { createBill } from './bill.ts';
import { addDays, toDayWord, toShortDate } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Confirmation = SlotOf<'confirmation'>;

interface Outcome {
  asked: RegExp;
  title: string;
  /** What follows, each with the days from today on which it happens. */
  next: readonly { title: string; days: number; icon: string }[];
  actions: readonly [string, string];
  /** Whether things were bought, which are listed with their sums. */
  hasBill: boolean;
}

/** What can have come about, by the words that ask for it; the first that is asked for is meant. */
const OUTCOMES: readonly Outcome[] = [
  {
    asked: /\b(?:book\w*|reserv\w*|appointment|table|viewing|visit)\b/i,
    title: 'You are expected',
    next: [
      { title: 'A reminder comes', days: 2, icon: 'bell' },
      { title: 'Free to change until then', days: 2, icon: 'calendar-clock' },
      { title: 'See you there', days: 3, icon: 'map-pin' },
    ],
    actions: ['Add to calendar', 'Change it'],
    hasBill: false,
  },
  {
    asked: /\b(?:registr\w*|sign(?:ed)?[- ]?up|subscri\w*|member\w*|enrol\w*|application|applied)\b/i,
    title: 'You are in',
    next: [
      { title: 'Confirm your e-mail', days: 0, icon: 'mail-check' },
      { title: 'Set up what you want to hear', days: 0, icon: 'sliders-horizontal' },
      { title: 'First letter from us', days: 3, icon: 'mail' },
    ],
    actions: ['Look around', 'Invite somebody'],
    hasBill: false,
  },
  {
    asked: /\b(?:payments?|paid|transfer\w*|money|payout|donat\w*|invoice)\b/i,
    title: 'Payment went through',
    next: [
      { title: 'Taken from your account', days: 0, icon: 'landmark' },
      { title: 'Receipt by e-mail', days: 0, icon: 'receipt' },
      { title: 'With the receiver', days: 1, icon: 'check-check' },
    ],
    actions: ['Done', 'Download the receipt'],
    hasBill: false,
  },
];

/** What is eaten warm comes in minutes. */
const WARM: Outcome = {
  asked: /\b(?:food|meals?|pizzas?|kitchen|restaurant|caf[eé]|coffee|sushi|noodles?|lunch|dinner|burgers?)\b/i,
  title: 'Thank you. The kitchen has your order.',
  next: [
    { title: 'On the stove', days: 0, icon: 'cooking-pot' },
    { title: 'On the bike in 20 minutes', days: 0, icon: 'bike' },
    { title: 'At your door in 35 minutes', days: 0, icon: 'house' },
  ],
  actions: ['Follow the order', 'Call the kitchen'],
  hasBill: true,
};

const ORDERED: Outcome = {
  asked: /./,
  title: 'Thank you. We have your order.',
  next: [
    { title: 'Packed', days: 0, icon: 'package' },
    { title: 'Handed to the post', days: 1, icon: 'truck' },
    { title: 'At your door', days: 3, icon: 'house' },
  ],
  actions: ['Follow the order', 'Go on shopping'],
  hasBill: true,
};

/** What has just come about: bought, booked, joined or paid, with its number, what it comes to and what happens next. */
export function writeConfirmation(context: WriteContext, want?: Want): Confirmation {
  const { brief, domain, now } = context;
  const outcome =
    OUTCOMES.find(({ asked }) => asked.test(brief.prompt)) ??
    (WARM.asked.test(`${brief.prompt} ${domain.label}`) ? WARM : ORDERED);
  const bill = createBill(context, want, { lines: 'Items' });
  const number = String(createRandom(`confirmation:${brief.prompt}`).integer(2104, 9786));
  const person = domain.people[0];
  const last = outcome.next.at(-1);
  const actions = brief.wants.filter((one) => one.isAction === true);
  const paid = outcome.title.startsWith('Payment');
  return {
    kind: 'confirmation',
    wants: wantIds(want),
    title: brief.heading ?? outcome.title,
    note: outcome.hasBill
      ? 'The receipt is in your e-mail. Write to us if anything is not right.'
      : 'We have sent this to your e-mail as well.',
    number,
    picture: domain.pictures.things[0] ?? domain.pictures.scene,
    facts: [
      { label: outcome.hasBill ? 'Order' : 'Number', value: number },
      {
        label: paid ? 'Paid on' : outcome.hasBill ? 'Arrives' : 'Day',
        value: paid ? toShortDate(now) : toDayWord(now, last?.days ?? 0),
      },
      ...(paid || outcome.hasBill ? [{ label: 'Total', value: bill.total }] : []),
      ...(paid || person === undefined ? [] : [{ label: outcome.hasBill ? 'Packed by' : 'With', value: person.name }]),
    ],
    lines: outcome.hasBill
      ? bill.lines.map(({ title, note, quantity, amount, picture }) => ({
          title,
          ...(note !== undefined && { note }),
          quantity: `${quantity} ×`,
          amount,
          ...(picture !== undefined && { picture }),
        }))
      : [],
    sums: outcome.hasBill ? bill.sums : [],
    next: outcome.next.map(({ title, days, icon }) => ({
      title,
      when: days === 0 ? 'Today' : toShortDate(addDays(now, days)),
      icon,
    })),
    action: { label: actions[0]?.label ?? outcome.actions[0] },
    secondary: { label: actions[1]?.label ?? outcome.actions[1] },
  };
}
