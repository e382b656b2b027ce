import type { Want } from '../brief.ts';
import { addDays, toFullDate } from './calendar-words.ts';
import type { ChangeKind, Release } from './page-slots.ts';
import type { SlotOf } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

const VERSIONS = ['4.2', '4.1', '4.0', '3.9', '3.8'];
const DAYS_AGO = [3, 24, 52, 87, 121];
const RELEASES_SHOWN = 4;

/** What changed from one version to the next, told in the trade's own things. */
export function writeReleases(context: WriteContext, want?: Want): SlotOf<'releases'> {
  const asked = want?.items ?? [];
  const known = knownReleases(context);
  const items =
    asked.length > 0
      ? asked.map((item, index): Release => {
          const like = known[index % known.length];
          const version = /\bv?\d+(?:\.\d+)+\b/.exec(item.title)?.[0];
          return {
            version: version ?? VERSIONS[index % VERSIONS.length] ?? '1.0',
            date: item.value ?? dateAt(context.now, index),
            title: item.title,
            ...(item.note === undefined ? {} : { body: item.note }),
            changes: like?.changes ?? [],
          };
        })
      : namedVersion(context, known.slice(0, want?.count ?? RELEASES_SHOWN));
  return {
    kind: 'releases',
    wants: wantIds(want),
    title: pageTitleFor(context, want, 'What is new'),
    note: `${context.brand} gets better every few weeks; this is what each version brought.`,
    items,
    subscribe: { label: 'Follow by feed', icon: 'rss' },
  };
}

/** The version that the prompt names is the newest; those before it count down. */
function namedVersion({ brief }: WriteContext, releases: readonly Release[]): Release[] {
  const [, major, minor, patch] = /\bv?(\d+)\.(\d+)(?:\.(\d+))?\b/.exec(brief.subject) ?? [];
  if (major === undefined || minor === undefined) return [...releases];
  return releases.map((release, index) => {
    const last = Number(patch ?? minor) - index;
    const version =
      patch === undefined
        ? `${major}.${Math.max(0, last)}`
        : `${major}.${last >= 0 ? minor : Math.max(0, Number(minor) + last)}.${Math.max(0, last)}`;
    return { ...release, version };
  });
}

const dateAt = (now: Date, index: number): string =>
  toFullDate(addDays(now, -(DAYS_AGO[index % DAYS_AGO.length] ?? 0)));

function knownReleases(context: WriteContext): Release[] {
  const { domain, now } = context;
  return VERSIONS.map((version, index): Release => {
    const point = domain.points[index % domain.points.length];
    const collection = domain.collections[index % domain.collections.length];
    const picture = domain.pictures.things.filter(({ kind }) => kind !== 'map')[index];
    return {
      version,
      date: dateAt(now, index),
      title: point?.title ?? domain.label,
      ...(point === undefined ? {} : { body: point.body }),
      ...(index === 0 ? { picture: domain.pictures.scene } : picture === undefined ? {} : { picture }),
      changes: collection === undefined ? [] : changesOf(context, index),
    };
  });
}

/** Four changes of a version at most, and three kinds of them, as one would write them of a list, a date and a setting. */
function changesOf({ domain }: WriteContext, index: number): Release['changes'] {
  const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];
  const collection = at(domain.collections, index);
  const filters = collection?.filters.filter((filter) => filter !== 'All') ?? [];
  const action = at(domain.actions, index);
  const setting = at(at(domain.settings, index)?.rows ?? [], index);
  const entry = at(domain.schedule, index + 1);
  const column = collection?.columns.at(-1)?.label.toLowerCase();
  const told: [ChangeKind, string | undefined][] = [
    ['new', action === undefined ? undefined : `“${action.label}” is on the first screen, one tap away.`],
    [
      'new',
      filters.length < 2 ? undefined : `${collection?.title} can be narrowed down to ${inRow(filters.slice(0, 3))}.`,
    ],
    ['better', setting === undefined ? undefined : `“${setting.label}” moved to the top of the settings.`],
    [
      'better',
      column === undefined ? undefined : `${collection?.title} open in half the time and stay in order by ${column}.`,
    ],
    ['fixed', entry === undefined ? undefined : `“${entry.title}” showed an hour late in the week when clocks change.`],
    ['fixed', collection === undefined ? undefined : `Long names in “${collection.title}” are no longer cut.`],
    [
      'removed',
      setting === undefined
        ? undefined
        : 'The old export as a spreadsheet from 2019 is gone; the new one opens everywhere.',
    ],
  ];
  const pattern = [
    [0, 2, 4],
    [1, 3, 5],
    [0, 1, 3, 6],
    [2, 4],
    [1, 5],
  ][index % 5];
  return (pattern ?? []).flatMap((place) => {
    const [kind, text] = told[place] ?? [];
    return kind === undefined || text === undefined ? [] : [{ kind, text }];
  });
}

const inRow = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`.toLowerCase();
