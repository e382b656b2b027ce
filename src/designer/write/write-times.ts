import type { Want } from '../brief.ts';
import { toDayWord, toMoment, toMonthLabel, toMonthWeeks } from './calendar-words.ts';
import { listActivity } from './write-dossier.ts';
import { writeEventProgramme } from './write-event.ts';
import { picturesFor } from './pictures-for.ts';
import type { SlotOf } from './slots.ts';
import { noteFor, pageTitleFor, titleFor, wantIds, type WriteContext } from './write-context.ts';

export function writeSchedule(context: WriteContext, want?: Want): SlotOf<'schedule'> {
  const { domain, now } = context;
  const asked = want?.items ?? [];
  if (context.brief.archetype === 'event' && asked.length === 0) return writeEventProgramme(context, want);
  const groups = want?.texts ?? [];
  const entries =
    asked.length > 0
      ? asked.map((item, index) => {
          const like = domain.schedule[index % domain.schedule.length];
          const time = item.value ?? like?.time ?? '';
          const isGrouped = groups.includes(item.note ?? '');
          return {
            day: isGrouped ? (item.note ?? '') : toDayWord(now, like?.day ?? index),
            time,
            title: item.title,
            ...(isGrouped ? {} : momentOf(now, like?.day ?? index, time)),
            ...(item.note === undefined || groups.includes(item.note) ? {} : { place: item.note }),
          };
        })
      : domain.schedule.map(({ day, ...entry }) => ({
          ...entry,
          day: toDayWord(now, day),
          ...momentOf(now, day, entry.time),
        }));
  const title = titleFor(want, 'Coming up');
  return {
    kind: 'schedule',
    wants: wantIds(want),
    title,
    entries: entries.slice(0, Math.max(want?.count ?? 6, asked.length)),
    ...picturesFor(context, title),
  };
}

function momentOf(now: Date, days: number, time: string): { at?: string } {
  const at = toMoment(now, days, time);
  return at === undefined ? {} : { at };
}

/** The month of today with the trade's entries marked on their days. */
export function writeMonth(context: WriteContext, want?: Want): SlotOf<'month'> {
  const { domain, now } = context;
  const today = now.getUTCDate();
  const marks = new Map<number, string[]>();
  for (const entry of domain.schedule)
    marks.set(today + entry.day, [...(marks.get(today + entry.day) ?? []), entry.title]);
  return {
    kind: 'month',
    wants: wantIds(want),
    title: titleFor(want, toMonthLabel(now)),
    label: toMonthLabel(now),
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    weeks: toMonthWeeks(now).map((week) =>
      week.map((day) => {
        if (day === undefined) return {};
        const marked = marks.get(day);
        return { day, ...(day === today ? { today: true } : {}), ...(marked === undefined ? {} : { marks: marked }) };
      }),
    ),
  };
}

const STATES = ['done', 'now', 'next'] as const;

/** A history needs something that has been: what stood on the same places of the plan in the week before. */
function listPast({ domain, now, brief }: WriteContext): SlotOf<'timeline'>['items'] {
  if (brief.archetype !== 'timeline') return [];
  const rows = domain.collections[0]?.rows.filter(({ status }) => status !== undefined) ?? [];
  const told = [
    ...domain.notices.slice(0, 2).map(({ title, body }) => ({ title, body })),
    ...rows
      .slice(0, 2)
      .map((row) => ({ title: `${row.title}: ${row.status?.label.toLowerCase()}`, body: row.subtitle })),
  ];
  return told
    .map(({ title, body }, index) => ({
      when: toDayWord(now, -1 - index * 2),
      title,
      ...(body === undefined ? {} : { body }),
      state: 'done' as const,
    }))
    .toReversed();
}

export function writeTimeline(context: WriteContext, want?: Want): SlotOf<'timeline'> {
  const { domain, now, brief } = context;
  const asked = want?.items ?? [];
  const past = listPast(context);
  const items =
    asked.length > 0
      ? asked.map((item, index) => ({
          when: item.value ?? toDayWord(now, index * 7 - 7),
          title: item.title,
          ...(item.note === undefined ? {} : { body: item.note }),
          state: STATES[Math.min(index, 2)] ?? ('next' as const),
        }))
      : brief.archetype === 'record'
        ? listActivity(context)
        : [
            ...past,
            ...domain.schedule.map((entry) => ({
              when: `${toDayWord(now, entry.day)}, ${entry.time}`,
              title: entry.title,
              ...(entry.place === undefined ? {} : { body: entry.place }),
              state: entry.day < 0 ? ('done' as const) : entry.day === 0 ? ('now' as const) : ('next' as const),
            })),
          ];
  return {
    kind: 'timeline',
    wants: wantIds(want),
    title:
      context.brief.archetype === 'timeline'
        ? pageTitleFor(context, want, 'What happened when')
        : titleFor(want, brief.archetype === 'record' ? 'Activity' : 'What happens when'),
    items: items.slice(0, Math.max(want?.count ?? 6 + past.length, asked.length)),
    ...picturesFor(context, titleFor(want, '')),
  };
}

export function writeSteps(context: WriteContext, want?: Want): SlotOf<'steps'> {
  const { domain, brief } = context;
  const asked = want?.items ?? [];
  const progress = brief.archetype === 'onboarding' || brief.archetype === 'dashboard' || brief.archetype === 'form';
  const known = domain.steps.slice(0, want?.count ?? 4);
  const items = (
    asked.length > 0
      ? asked.map((item, index) => ({ title: item.title, body: item.note ?? known[index]?.body ?? '' }))
      : known
  ).map((item, index) => ({
    ...item,
    ...(progress ? { state: STATES[Math.min(index, 2)] ?? ('next' as const) } : {}),
  }));
  const title = titleFor(want, 'How it goes');
  return { kind: 'steps', wants: wantIds(want), title, ...noteFor(undefined), items, ...picturesFor(context, title) };
}
