import type { Want } from '../brief.ts';
import type { TradeClass } from '../knowledge/trade-class.ts';
import { isPublicPage } from './is-public-page.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Topic = SlotOf<'topics'>['items'][number];

const TOPICS_SHOWN = 6;

/** What one can look up: a topic for each kind of the trade's things, for the first steps, for money and for settings. */
export function writeTopics(context: WriteContext, want?: Want): SlotOf<'topics'> {
  const asked = want?.items ?? [];
  const known = knownTopics(context);
  const items =
    asked.length > 0
      ? asked.map((item, index): Topic => {
          const like = known[index % known.length];
          return {
            icon: like?.icon ?? 'book-open',
            title: item.title,
            body: item.note ?? '',
            count: item.value ?? like?.count ?? '',
          };
        })
      : known.slice(0, want?.count ?? TOPICS_SHOWN);
  return { kind: 'topics', wants: wantIds(want), title: titleFor(want, 'Browse by topic'), items };
}

/** What customers look up, whatever is sold to them. */
const OF_CUSTOMERS: Readonly<Partial<Record<TradeClass, readonly (readonly [icon: string, title: string, body: string, answers: number])[]>>> = {
  goods: [
    ['package', 'Orders', 'Change, cancel, order again', 9],
    ['truck', 'Delivery', 'Days, times, nobody at home', 12],
    ['undo-2', 'Returns and refunds', 'How long, how, when the money comes', 8],
    ['credit-card', 'Paying', 'Cards, invoices, vouchers', 7],
    ['user', 'Your account', 'Address, password, letters', 6],
    ['circle-alert', 'Something is wrong', 'Missing, broken, not as told', 5],
  ],
  place: [
    ['calendar-check', 'Bookings', 'Make, move, cancel', 10],
    ['map-pin', 'Getting here', 'Train, car, step-free ways', 6],
    ['clock-3', 'Opening hours', 'Holidays, last entry, late days', 4],
    ['credit-card', 'Prices and paying', 'Reductions, vouchers, receipts', 8],
    ['accessibility', 'Access', 'Lifts, quiet hours, assistance dogs', 5],
    ['users', 'Groups', 'From eight people, schools, parties', 5],
  ],
  practice: [
    ['calendar-check', 'Appointments', 'Make, move, cancel', 9],
    ['circle-help', 'Before you come', 'What to bring, how long it takes', 6],
    ['credit-card', 'Prices and paying', 'Invoices, instalments, insurance', 8],
    ['file-text', 'Papers', 'Reports, receipts, confirmations', 5],
    ['shield-check', 'Your data', 'What we keep and for how long', 4],
    ['message-circle', 'Talk to us', 'By telephone, by letter, at the desk', 3],
  ],
}; // prettier-ignore

function knownTopics({ domain, brief }: WriteContext): Topic[] {
  const opening = brief.prompt.slice(0, OPENING_CHARACTERS);
  const trade = SUBSCRIBED.test(opening) ? 'goods' : TRAVEL.test(opening) ? 'place' : domain.trade;
  const usual = trade === undefined ? undefined : OF_CUSTOMERS[trade];
  if (usual !== undefined && isPublicPage(brief))
    return usual.map(([icon, title, body, answers]) => ({ icon, title, body, count: `${answers} answers` }));
  const settings = domain.settings[0];
  const list = (words: readonly string[]): string =>
    words
      .filter((word) => word !== 'All')
      .slice(0, 3)
      .join(', ');
  const things = domain.collections.map((collection, index): Topic => ({
    icon: collection.icon,
    title: collection.title,
    body: list(collection.filters),
    count: `${5 + ((index * 3) % 7)} answers`,
  }));
  const first: Topic = {
    icon: 'compass',
    title: 'First steps',
    body: list(domain.steps.map(({ title }) => title)),
    count: `${domain.steps.length} answers`,
  };
  const money: Topic = {
    icon: 'wallet',
    title: 'Prices and paying',
    body: list(domain.plans.map(({ name }) => name)),
    count: '6 answers',
  };
  const own: Topic[] =
    settings === undefined
      ? []
      : [
          {
            icon: 'settings-2',
            title: settings.title,
            body: list(settings.rows.map(({ label }) => label)),
            count: `${settings.rows.length} answers`,
          },
        ];
  const topics = [first, ...things.slice(0, 3), money, ...own, ...things.slice(3)];
  return topics.filter(({ title }, index) => topics.findIndex((one) => one.title === title) === index);
}

/** Ways to reach somebody, with how soon they answer. */
export function writeContacts({ brief, domain }: WriteContext): SlotOf<'actions'> {
  const { name } = domain.thread.with;
  return {
    kind: 'actions',
    wants: [],
    title: brief.archetype === 'contact' ? 'Or reach us directly' : 'Still stuck? Ask a person',
    items: [
      { label: 'Write to us', icon: 'mail', note: 'Answered the same day' },
      { label: 'Chat', icon: 'message-circle', note: `${name.split(' ')[0]} is here until six` },
      { label: 'Call', icon: 'phone', note: 'Weekdays, nine to five' },
    ],
  };
}

/** What comes by post is goods, whoever makes it. */
const SUBSCRIBED =
  /\b(?:subscription box|meal kits?|box subscription|delivery service|online shop|web ?shop|e-?commerce|store|marketplace)\b/i;
const TRAVEL =
  /\b(?:train|rail|bus|ferry|museum|city|season|ski|zoo|park) (?:pass|card|tickets?|travel|company|line)\b/i;
const OPENING_CHARACTERS = 120;
