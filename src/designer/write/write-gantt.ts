import type { Want } from '../brief.ts';
import { addDays } from './calendar-words.ts';
import { findWorkPlan } from '../knowledge/work-plans/work-plans.ts';
import type { SlotOf, Tone } from './slots.ts';
import { pageTitleFor, wantIds, type WriteContext } from './write-context.ts';

type Bar = SlotOf<'gantt'>['groups'][number]['bars'][number];

const WEEKS = 12;
/** Weeks that lie behind today. */
const PAST_WEEKS = 4;
const WEEK_DAYS = 7;

/** Work over twelve weeks: in the prompt's names where it gives them, else a plan as such work has it. */
export function writeGantt(context: WriteContext, want?: Want): SlotOf<'gantt'> {
  const { brief, domain, now } = context;
  const monday = addDays(now, -((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) - PAST_WEEKS * WEEK_DAYS);
  const plan = findWorkPlan(`${brief.subject} ${brief.prompt}`);
  const asked = (want?.items ?? []).map(({ title }) => title);
  const named = (want?.texts.length ?? 0) > 1 ? (want?.texts ?? []) : [];
  const known = plan.groups.map(({ title, bars }, index) => ({ title: named[index] ?? title, bars }));
  const groups =
    asked.length > 2
      ? [{ title: named[0] ?? plan.title, bars: asked.map((title, index): PlannedWork => [title, index, index + 3]) }]
      : named.length > known.length
        ? named.map((title, index) => ({ title, bars: plan.groups[index % plan.groups.length]?.bars ?? [] }))
        : known;
  const today = PAST_WEEKS + ((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) / WEEK_DAYS;
  let turn = 0;
  const toBar = ([title, from, to]: PlannedWork): Bar => {
    const person = domain.people[turn++ % Math.max(1, domain.people.length)]?.name;
    const share = to <= today ? 1 : from >= today ? 0 : Math.round(((today - from) / (to - from)) * 20) / 20;
    return {
      title,
      from,
      to: Math.min(WEEKS, to),
      when: from === to ? dayOf(monday, from) : `${dayOf(monday, from)} – ${dayOf(monday, to - 0.2)}`,
      ...(person === undefined ? {} : { person }),
      share,
      tone: toneOf(share),
    };
  };
  return {
    kind: 'gantt',
    wants: wantIds(want),
    title: pageTitleFor(context, want, plan.title),
    columns: Array.from({ length: WEEKS }, (_, week) => {
      const day = addDays(monday, week * WEEK_DAYS);
      return { label: String(day.getUTCDate()), over: MONTHS[day.getUTCMonth()] ?? '' };
    }),
    today,
    groups: groups.map(({ title, bars }) => ({ title, bars: bars.map(toBar) })),
    action: { label: 'Add an item', icon: 'plus' },
  };
}

/** Title, first and last week; equal for a milestone. */
type PlannedWork = readonly [title: string, from: number, to: number];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayOf = (monday: Date, weeks: number): string => {
  const day = addDays(monday, Math.floor(weeks * WEEK_DAYS));
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''}`;
};

const toneOf = (share: number): Tone => (share === 1 ? 'good' : share === 0 ? 'neutral' : 'accent');
