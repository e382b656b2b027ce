import type { Want } from '../brief.ts';
import { toDayWord, toWhen } from './calendar-words.ts';
import type { NotificationItem } from './page-slots.ts';
import type { Action, SlotOf } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

/** Minutes before now, by the day they fall on. */
const TODAY = [6, 47, 112, 205];
const YESTERDAY = [1450, 1530, 1610];
const EARLIER = [2900, 4400, 5900];

/** What happened while one was away, day by day, from the trade's notices, things, people and dates. */
export function writeNotifications(context: WriteContext, want?: Want): SlotOf<'notifications'> {
  const asked = want?.items ?? [];
  const known = knownItems(context);
  const first = context.brief.wants.find((one) => one.isAction === true);
  const own: Action | undefined = first === undefined ? undefined : { label: first.label };
  const items =
    asked.length > 0
      ? asked.map((item, index): Omit<NotificationItem, 'time'> => {
          const like = known[index % known.length];
          const action = own ?? like?.action;
          return {
            icon: like?.icon ?? 'bell',
            tone: like?.tone ?? 'neutral',
            title: item.title,
            ...(item.note === undefined ? {} : { body: item.note }),
            ...(action === undefined ? {} : { action }),
          };
        })
      : known.map((item) => (own === undefined ? item : { ...item, action: own }));
  const groups = deal(context, items);
  return {
    kind: 'notifications',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'Notifications'),
    unread: groups.flatMap((group) => group.items).filter((item) => item.unread === true).length,
    groups,
    action: { label: 'Mark all as read', icon: 'check-check' },
  };
}

/** The newest four stand under today, the next three under yesterday, the rest before. */
function deal(
  { now }: WriteContext,
  items: readonly Omit<NotificationItem, 'time'>[],
): SlotOf<'notifications'>['groups'] {
  const cut: [string, number[], number][] = [
    ['Today', TODAY, 0],
    ['Yesterday', YESTERDAY, TODAY.length],
    ['Earlier this week', EARLIER, TODAY.length + YESTERDAY.length],
  ];
  return cut
    .map(([day, minutes, from], at) => ({
      day,
      items: items.slice(from, at === cut.length - 1 ? undefined : from + minutes.length).map((item, index) => ({
        ...item,
        time:
          day === 'Yesterday'
            ? toWhen(now, (minutes[index] ?? 0) - 1440)
            : toWhen(now, minutes[index] ?? minutes.at(-1) ?? 0),
        ...(from === 0 && index < 3 ? { unread: true } : {}),
      })),
    }))
    .filter((group) => group.items.length > 0);
}

function knownItems({ domain, now }: WriteContext): Omit<NotificationItem, 'time'>[] {
  type Told = Omit<NotificationItem, 'time'>;
  const notices = domain.notices.map((notice): Told => ({
    icon: notice.icon,
    tone: notice.tone,
    title: notice.title,
    body: notice.body,
    ...(notice.action === undefined ? {} : { action: notice.action }),
  }));
  const said = domain.thread.messages.filter(({ mine }) => !mine);
  const talk: Told = {
    icon: 'message-circle',
    tone: 'neutral',
    title: `${domain.thread.with.name} wrote to you`,
    body: said.at(-1)?.text ?? '',
    person: domain.thread.with.name,
    action: { label: 'Reply' },
  };
  const states = (domain.collections[0]?.rows ?? []).flatMap((row): Told[] =>
    row.status === undefined
      ? []
      : [
          {
            icon: row.icon ?? domain.icon,
            tone: row.status.tone,
            title: `${row.title}: ${row.status.label.toLowerCase()}`,
            body: [row.subtitle, row.meta].filter(Boolean).join(', '),
          },
        ],
  );
  const dates = domain.schedule
    .filter(({ day }) => day >= 0)
    .map((entry): Told => ({
      icon: 'calendar-clock',
      tone: 'accent',
      title: entry.title,
      body: [`${toDayWord(now, entry.day)} at ${entry.time}`, entry.place].filter(Boolean).join(', '),
    }));
  const people = domain.people.slice(1).flatMap((person): Told[] =>
    person.note === undefined || person.name === domain.thread.with.name
      ? []
      : [
          {
            icon: 'user',
            tone: 'neutral',
            title: [person.name, person.role].filter(Boolean).join(', '),
            body: person.note,
            person: person.name,
          },
        ],
  );
  return [
    ...notices.slice(0, 1),
    talk,
    ...states.slice(0, 1),
    ...dates.slice(0, 1),
    ...notices.slice(1, 2),
    ...people.slice(0, 1),
    ...states.slice(1, 2),
    ...notices.slice(2, 3),
    ...dates.slice(1, 2),
    ...people.slice(1, 2),
  ];
}
