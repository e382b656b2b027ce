import type { Want } from '../brief.ts';
import { ACTIVITIES, findActivity } from '../knowledge/activities/activities.ts';
import type { ActivityPart, ActivityRow } from './activity-shapes.ts';
import type { SlotOf } from './slots.ts';
import { addDays } from './calendar-words.ts';
import { wantIds, type WriteContext } from './write-context.ts';

const SIGNS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', CHF: 'CHF ', JPY: '¥', INR: '₹', BRL: 'R$' };

/** Writes days that are told by their distance, and sums in the money of the prompt. */
function settleText({ brief, now }: WriteContext): (text: string) => string {
  const code = brief.place?.currency ?? (/\$/.test(brief.prompt) ? 'USD' : /£/.test(brief.prompt) ? 'GBP' : undefined);
  const sign = code === undefined ? '€' : (SIGNS[code] ?? '€');
  const day = (days: number): string =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
      .format(addDays(now, days))
      .replace(',', '');
  return (text) =>
    text.replaceAll(/\{([+-]\d+)\}/g, (_, days: string) => day(Number(days))).replaceAll('€', () => sign);
}

/** Every text of a value, settled. */
function settle<T>(value: T, write: (text: string) => string): T {
  const visit = (one: unknown): unknown => {
    if (typeof one === 'string') return write(one);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one === 'object' && one !== null)
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, visit(inner)]));
    return one;
  };
  return visit(value) as T;
}

const LEAST_LISTED = 3;

/** The prompt's own things in the first list, each with what stands beside the like of it. */
function withOwn(parts: readonly ActivityPart[], want: Want | undefined): ActivityPart[] {
  const own = (want?.items ?? []).filter(({ title }) => title.length > 2);
  const at = own.length < LEAST_LISTED ? -1 : parts.findIndex(({ kind }) => kind === 'rows');
  return parts.map((part, index) => {
    if (index !== at || part.kind !== 'rows') return part;
    return {
      ...part,
      items: own.map(({ title, note, value }, place): ActivityRow => {
        const like = part.items[place % part.items.length];
        const { face: _face, picture: _picture, ...rest } = like ?? { title };
        return { ...rest, title, ...(note === undefined ? {} : { note }), ...(value === undefined ? {} : { value }) };
      }),
    };
  });
}

/** What is done first is called as the prompt calls it. */
function withAction(parts: readonly ActivityPart[], label: string | undefined): ActivityPart[] {
  if (label === undefined) return [...parts];
  const at = parts.findIndex(({ kind }) => kind === 'act');
  if (at === -1) return [...parts, { kind: 'act', label }];
  return parts.map((part, index) => (index === at && part.kind === 'act' ? { ...part, label } : part));
}

/** The screen of the activity that the prompt asks for. */
export function writeActivity(context: WriteContext, want?: Want): SlotOf<'activity'> {
  const { brief, domain, now } = context;
  const found = findActivity(brief.prompt) ?? ACTIVITIES[0];
  if (found === undefined) throw new RangeError('There is no activity');
  const occasion = { prompt: brief.prompt, now, domain };
  const parts = found.parts(occasion);
  const action = brief.wants.find((one) => one.isAction === true)?.label;
  const slot = {
    title: brief.heading ?? (typeof found.title === 'string' ? found.title : found.title(occasion)),
    ...(found.note === undefined ? {} : { note: found.note }),
    parts: withAction(withOwn(parts, want), action),
  };
  return { kind: 'activity', wants: wantIds(want), ...settle(slot, settleText(context)) };
}
