import type { WantedItem } from '../brief.ts';
import type { PaperLine, SectionKnowledge } from '../knowledge/papers/paper-knowledge.ts';
import { addDays, toShortDate } from './calendar-words.ts';
import type { PaperSection } from './page-slots.ts';
import type { WriteContext } from './write-context.ts';

/** The section in the words that are known of its heading, with the trade's people and days near today. */
export function toSection({ domain, now }: WriteContext, heading: string, known: SectionKnowledge): PaperSection {
  const nameOf = (who: number | undefined): string | undefined =>
    who === undefined || domain.people.length === 0 ? undefined : domain.people[who % domain.people.length]?.name;
  const toLine = ({ title, note, who, inDays, word, done }: PaperLine): NonNullable<PaperSection['lines']>[number] => {
    const name = nameOf(who);
    const person = who === undefined ? undefined : domain.people[who % Math.max(1, domain.people.length)];
    const day = inDays === undefined ? undefined : toShortDate(addDays(now, inDays));
    const side = [...(title === '' ? [] : [name]), day, word].filter((part) => part !== undefined).join(', ');
    return {
      title: title === '' ? (name ?? '') : title,
      ...(title === '' && person?.role !== undefined ? { note: person.role } : {}),
      ...(note === undefined ? {} : { note }),
      ...(side === '' ? {} : { side }),
      ...(done === undefined ? {} : { done }),
    };
  };
  return {
    heading,
    ...(known.text === undefined ? {} : { text: known.text }),
    ...(known.points === undefined ? {} : { points: [...known.points] }),
    ...(known.lines === undefined ? {} : { lines: known.lines.map(toLine) }),
    ...(known.as === undefined ? {} : { as: known.as }),
  };
}

/** A section of what the prompt itself lists under the heading. */
export const givenSection = (
  heading: string,
  items: readonly WantedItem[],
  texts: readonly string[],
): PaperSection => ({
  heading,
  ...(texts.length > 0 ? { text: texts.join(' ') } : {}),
  ...(items.length > 0
    ? {
        lines: items.map(({ title, note, value }) => ({
          title,
          ...(note === undefined ? {} : { note }),
          ...(value === undefined ? {} : { side: value }),
        })),
      }
    : {}),
});
