import type { ActivityPart, DayMark } from '../../write/activity-shapes.ts';
import type { DomainKnowledge } from '../domain-knowledge.ts';

/** What an activity is shown for. */
export interface ActivityOccasion {
  prompt: string;
  now: Date;
  /** Whose promise and pictures are shown where the activity has none of its own. */
  domain: DomainKnowledge;
}

/** What of an activity's screen hangs on the prompt or the day. */
export interface ActivityMaker {
  /** Where the entry has none. */
  title?: (occasion: ActivityOccasion) => string;
  parts: (occasion: ActivityOccasion) => readonly ActivityPart[];
}

/** By the name that the entry gives under `made`. */
export type ActivityMakers = Readonly<Record<string, ActivityMaker>>;

/**
 * One thing that people do with an app of its own: what of a prompt asks for it, and what its screen is made of. `{+3}` in
 * a text is the day in three days; sums are written in euros and shown in the money of the prompt.
 */
export interface ActivityKnowledge {
  words: RegExp;
  /** Of the screen. */
  title?: string;
  /** It stands before the app itself, so that no navigation leads away from it. */
  isIntroduction?: true;
  note?: string;
  /** The trade whose colours and name it has where the prompt's own is not known. */
  trade: string;
  /** Names of the app and its places, where the trade's are about something else. */
  own?: {
    names: readonly string[];
    icon: string;
    places: readonly (readonly [label: string, icon: string])[];
    /** A trade that is sure keeps its own. */
    isFallback?: true;
  };
  /** What its screen shows anyway: phrases, singular. */
  shows: string;
  /** What the screen is made of, from top to bottom; absent where it is made for each prompt. */
  parts?: readonly ActivityPart[];
  /** The maker of what hangs on the prompt. */
  made?: string;
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const NUMBER_WORD = /\b(?:one|two|three|four|five|six)\b/gi;

/** A whole number in front of or behind a word: "week 24", "3 steps". */
export function numberIn(prompt: string, words: RegExp, otherwise: number): number {
  const found = words.exec(prompt.replaceAll(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()))));
  const digits = found?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? otherwise : Number(digits);
}

const DAY_MS = 86_400_000;

/** The month of a day; `markOf` says what a day is, counted from that one. */
export function monthWith(
  now: Date,
  markOf: (days: number) => DayMark | undefined,
  legend: readonly { label: string; mark: DayMark }[],
): Extract<ActivityPart, { kind: 'month' }> {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const today = Date.UTC(year, month, now.getUTCDate());
  const lead = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, index) => {
    const day = index - lead + 1;
    if (day < 1 || day > length) return {};
    const days = Math.round((Date.UTC(year, month, day) - today) / DAY_MS);
    const mark = markOf(days);
    return { day, ...(mark === undefined ? {} : { mark }), ...(days === 0 ? { today: true } : {}) };
  });
  return {
    kind: 'month',
    label: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(now),
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
    legend: [...legend],
  };
}

/** A week of values, Monday first; Friday is today and what follows is open. */
export const weekOf = (
  title: string,
  unit: string,
  values: readonly number[],
): Extract<ActivityPart, { kind: 'bars' }> => ({
  kind: 'bars',
  title,
  unit,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
    label,
    value: values[index] ?? 0,
    ...(index === 4 ? { now: true } : {}),
  })),
});
