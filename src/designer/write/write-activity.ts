import type { Want, WantedItem } from '../brief.ts';
import { findActivity, findPattern, type PatternId } from '../knowledge/activities/activities.ts';
import { makeActivity } from '../knowledge/activities/make-activity.ts';
import { ACTIVITY_PATTERNS, NEUTRAL_PATTERNS } from './activity-patterns.ts';
import type { ActivityPart, ActivityRow } from './activity-shapes.ts';
import type { SlotKind, SlotOf } from './slots.ts';
import { addDays } from './calendar-words.ts';
import { wantIds, type WriteContext } from './write-context.ts';

const SIGNS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', CHF: 'CHF ', JPY: '¥', INR: '₹', BRL: 'R$' };

/** Writes days that are told by their distance, and sums in the money of the prompt. */
function settleText({ brief, now }: WriteContext): (text: string) => string {
  const code = brief.currency ?? (/\$/.test(brief.prompt) ? 'USD' : /£/.test(brief.prompt) ? 'GBP' : undefined);
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
/** Kinds of wants whose items are things; those of filters and tabs are ways to look at them. */
const LISTS: ReadonlySet<SlotKind | undefined> = new Set<SlotKind | undefined>([
  undefined,
  'records',
  'people',
  'gallery',
  'steps',
  'timeline',
  'checks',
]);

/** The prompt's own things in the first list, each with what stands beside the like of it; its own figures as facts. */
function withOwn(parts: readonly ActivityPart[], wants: readonly Want[]): ActivityPart[] {
  const own = wants.find(({ kind, items }) => LISTS.has(kind) && items.length >= LEAST_LISTED)?.items ?? [];
  const figures = wants.flatMap(({ kind, items }) => (kind === 'metrics' ? items : [])).filter(hasValue);
  const list = own.length === 0 ? undefined : parts.find(({ kind }) => kind === 'rows');
  const told = figures.length < 2 ? undefined : parts.find(({ kind }) => kind === 'facts');
  return parts.map((part): ActivityPart => {
    if (part === told) return { kind: 'facts', items: figures.map(({ title, value }) => ({ label: title, value })) };
    if (part !== list || part.kind !== 'rows') return part;
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

const hasValue = (item: WantedItem): item is WantedItem & { value: string } => item.value !== undefined;

/** What is done first is called as the prompt calls it. */
function withAction(parts: readonly ActivityPart[], label: string | undefined): ActivityPart[] {
  if (label === undefined) return [...parts];
  const at = parts.findIndex(({ kind }) => kind === 'act');
  if (at === -1) return [...parts, { kind: 'act', label }];
  return parts.map((part, index) => (index === at && part.kind === 'act' ? { ...part, label } : part));
}

/** A pattern over the trade's things, or over days alone where the trade is nobody's. */
const patternFor = (pattern: PatternId, context: WriteContext): ActivityPart[] =>
  ((context.domain.id === NEUTRAL ? NEUTRAL_PATTERNS[pattern] : undefined) ?? ACTIVITY_PATTERNS[pattern])(context);
const NEUTRAL = 'general';

/** The screen of the activity that the prompt asks for. */
export function writeActivity(context: WriteContext, want?: Want): SlotOf<'activity'> {
  const { brief, domain, now } = context;
  const found = findActivity(brief.prompt);
  const made = found === undefined ? undefined : makeActivity(found, { prompt: brief.prompt, now, domain });
  const pattern = findPattern(brief.prompt) ?? 'tracker';
  const parts = made?.parts ?? patternFor(pattern, context);
  const own = made?.title;
  const action = brief.wants.find((one) => one.isAction === true)?.label;
  const slot = {
    title: brief.heading ?? own ?? brief.subject.replaceAll(/\s(?:app|screen|mobile)\b/gi, ''),
    ...(found?.note === undefined ? {} : { note: found.note }),
    parts: withAction(withOwn(parts, brief.wants), action),
  };
  return { kind: 'activity', wants: wantIds(want), ...settle(slot, settleText(context)) };
}
