import { LEXICON_LANGS } from '../lexicon/languages.ts';

/** A Monday, from which the names of the days count. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** The names of the seven days in a language and form, from Monday on; without the stop of a short form. */
const namesOf = (lang: string, weekday: 'long' | 'short'): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(lang, { weekday, timeZone: 'UTC' }).format(MONDAY + day * DAY_MS).replace(/\.$/u, ''),
  );

let known: { names: string[]; folded: string[] }[] | undefined;

function weeks(): { names: string[]; folded: string[] }[] {
  known ??= LEXICON_LANGS.flatMap((lang) =>
    (['long', 'short'] as const).map((form) => {
      const names = namesOf(lang, form);
      return { names, folded: names.map(fold) };
    }),
  );
  return known;
}

const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|-feira$/gu, '');

/**
 * The days from one to another, both included, as they are written in the language and form of the two; nothing where these
 * are no days, or not of one language.
 *
 * @example expandDays('Mon', 'Fri') // ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
 */
export function expandDays(first: string, last: string): string[] | undefined {
  const [from, to] = [fold(first.replace(/s$/u, '')), fold(last.replace(/s$/u, ''))];
  for (const { names, folded } of weeks()) {
    const [start, end] = [folded.indexOf(from), folded.indexOf(to)];
    if (start === -1 || end === -1 || start === end) continue;
    const days = end > start ? names.slice(start, end + 1) : [...names.slice(start), ...names.slice(0, end + 1)];
    const isCapital = /^\p{Lu}/u.test(first);
    return days.map((day) => (isCapital ? day.charAt(0).toUpperCase() + day.slice(1) : day));
  }
  return undefined;
}
