import { createDraft, type Draft } from './draft.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const RANGE =
  /^(mon|tue|wed|thu|fri|sat|sun)\p{L}*\s?(?:to|through|until|till|-|–)\s?(mon|tue|wed|thu|fri|sat|sun)\p{L}*$/iu;

const dayOf = (short: string | undefined): number =>
  DAYS.findIndex((day) => day.toLowerCase().startsWith((short ?? '?').toLowerCase()));

/** "Monday to Sunday": every day of the range has its place. */
export const readWeekdays = (text: string): Draft | undefined => {
  const match = RANGE.exec(text.trim());
  if (match === null) return undefined;
  const [first, last] = [dayOf(match[1]), dayOf(match[2])];
  const days = first <= last ? DAYS.slice(first, last + 1) : [...DAYS.slice(first), ...DAYS.slice(0, last + 1)];
  return createDraft('Week', { kind: 'schedule', items: days.map((title) => ({ title })) });
};
