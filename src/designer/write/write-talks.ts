import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { toWhen } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

type Talks = SlotOf<'talks'>;
type Talk = Talks['items'][number];

/** Last words of talks between people who know each other: from, words, minutes ago, unread. */
const LAST_WORDS: readonly (readonly [from: string, text: string, minutes: number, unread: number, mine?: boolean])[] =
  [
    ['Priya Nair', 'I am at the corner with the two bikes', 4, 2],
    ['Sunday hike', 'Tomás: the 8:12 then, platform 3', 18, 5],
    ['Mum', 'Did the parcel come?', 47, 1],
    ['Noah Lindqvist', 'Perfect, see you there', 95, 0, true],
    ['Flat 4B', 'Ida: boiler man comes Thursday', 190, 0],
    ['Kofi Mensah', 'Sent you the photos from Saturday', 320, 0],
    ['Elena Rossi', 'I will bring the salad', 1500, 0, true],
    ['Book club', 'Marta: next one is yours to choose', 1720, 0],
    ['Jonas Weber', 'Thanks, that worked', 4200, 0],
  ];

/** The talks of a messenger; a trade's own talk stands first, and people that the prompt names come before all. */
export function writeTalks(context: WriteContext, want?: Want): Talks {
  const { brief, domain, now } = context;
  const random = createRandom(`talks:${brief.prompt}`);
  const asked = (want?.items ?? []).filter(({ title }) => /^\p{Lu}/u.test(title));
  const given = asked.map(({ title, note, value }, index): Talk => ({
    from: title,
    text: note ?? value ?? LAST_WORDS[index]?.[1] ?? '',
    time: toWhen(now, 6 + index * 40),
    ...(index === 0 ? { unread: 2, online: true } : {}),
  }));
  const trade = domain.thread.messages.at(-1);
  const own: Talk[] =
    trade === undefined || IN_PRIVATE.has(domain.id)
      ? []
      : [
          {
            from: domain.thread.with.name,
            text: trade.text,
            time: toWhen(now, 2),
            ...(trade.mine ? { mine: true } : { unread: 1, online: true }),
          },
        ];
  const known = LAST_WORDS.map(([from, text, minutes, unread, mine]): Talk => ({
    from,
    text,
    time: toWhen(now, minutes + random.integer(0, 9)),
    ...(unread > 0 ? { unread } : {}),
    ...(mine === true ? { mine: true } : {}),
    ...(minutes < 60 ? { online: true } : {}),
  }));
  const items = given.length >= LEAST_GIVEN ? given : [...own, ...known];
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'talks',
    wants: wantIds(want),
    title: brief.heading ?? (/\bchats?\b/i.test(brief.prompt) ? 'Chats' : titleFor(undefined, 'Messages')),
    search: 'Search people and words',
    chips: [{ label: 'All', on: true }, { label: 'Unread' }, { label: 'Groups' }],
    near: items
      .filter(({ from }) => from.includes(' ') && !GROUP.test(from))
      .map(({ from }) => from)
      .slice(0, 5),
    items,
    action: { label: action?.label ?? 'New message', icon: 'square-pen' },
  };
}

/** Trades whose own talk is one between private people already. */
const IN_PRIVATE: ReadonlySet<string> = new Set(['social', 'community', 'neutral']);
const LEAST_GIVEN = 3;
const GROUP = /\b(?:hike|flat|club|team|group|family)\b/i;
