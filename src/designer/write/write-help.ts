import type { Want } from '../brief.ts';
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

function knownTopics({ domain }: WriteContext): Topic[] {
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
