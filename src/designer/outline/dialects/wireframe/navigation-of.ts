import { briefWords, entryWords } from '../brief-words.ts';
import { kindOf } from './line-to-brief.ts';
import { textsOf, type Band } from './read-drawing.ts';

/** What marks the entry of a navigation that one is at. */
const CURRENT = /^(?:[>▸►●*•]|\[)\s*(?=\S)/u;
/** A side bar takes no more of the width than this. */
const WIDEST_NAVIGATION = 0.34;
/** How many there are of what an entry leads to: "Orders (12)". */
const COUNT = /\s*[([](\d+)[)\]]$/u;

/** A narrow first column of short names is where one goes from here; one that says so may be wide, and hold one. */
export function navigationOf({ share, bands, lines }: Band['cells'][number], isNamed = false): string[] | undefined {
  if (share > WIDEST_NAVIGATION && !isNamed) return undefined;
  const held = bands.length === 0 ? lines : bands.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const names = textsOf(held).map((text) => text.trim());
  const isNames = names.every(
    (name) =>
      kindOf(name) === 'text' && name.split(/\s+/u).length <= 4 && !/[.:,!?]|\d{2}/u.test(name.replace(COUNT, '')),
  );
  if (names.length < (isNamed ? 1 : 3) || names.length < held.length || !isNames) return undefined;
  // A name in capitals over others that are not is whose page this is.
  const [first = '', ...others] = names;
  const isMark = /^[\p{Lu}\d &’'-]{3,}$/u.test(first) && others.every((name) => /\p{Ll}/u.test(name));
  const entries = isMark ? others : names;
  return [
    '## Navigation (side)',
    ...entries.map((name) => {
      const count = COUNT.exec(name)?.[1];
      const label = entryWords(name.replace(CURRENT, '').replace(COUNT, ''));
      return `- ${label}${CURRENT.test(name) ? ' {current}' : ''}${count === undefined ? '' : ` · ${count}`}`;
    }),
    '',
    ...(isMark ? ['### (above)', `~ wordmark: ${briefWords(first)}`, ''] : []),
  ];
}
