import { listStems } from '../../understand/word-forms.ts';

/** Words that tell nothing of what is meant. */
const EMPTY = new Set(
  'the a an of in on at to for with and or my our your its this that these those from by is are be it about which says saying called named some any all every each please current existing whole entire big small'.split(
    ' ',
  ),
);

export const stemsOf = (text: string): string[] => listStems(text).filter((stem) => !EMPTY.has(stem));

/** Whether two stems speak of one thing: equal, one the beginning of the other, or a letter apart in long words. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (isCalendarPair(one, other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3) return true;
  return short.length >= 6 && short.slice(0, -1) === long.slice(0, short.length - 1) && long.length - short.length <= 2;
}

const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december'.split(
    ' ',
  ),
);

/** "Tue" is Tuesday. */
const isCalendarPair = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 3 && CALENDAR.has(long) && long.startsWith(short);
};

/** Share of the asked stems that are spoken. */
export const coverage = (asked: readonly string[], spoken: readonly string[]): number =>
  asked.length === 0 ? 0 : asked.filter((stem) => spoken.some((one) => isSameWord(stem, one))).length / asked.length;

/** How well words name something: 1 for the very name, less for a part of it or of the words. */
export function likeness(words: string, name: string): number {
  const wanted = normal(words);
  const given = normal(name);
  if (wanted === '' || given === '') return 0;
  if (wanted === given) return 1;
  const asked = stemsOf(words);
  const spoken = stemsOf(name);
  if (asked.length === 0 || spoken.length === 0) return 0;
  const share = coverage(asked, spoken);
  const back = coverage(spoken, asked);
  return share === 0 ? 0 : share * 0.75 + back * 0.2;
}

export const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/["“”.!?:]+$|^["“”]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
