import { findJournal } from '../knowledge/journals/journals.ts';
import { isShown } from './for-visitors.ts';
import type { JournalPost } from './visit-shapes.ts';
import type { WriteContext } from './write-context.ts';

const MOST_POSTS = 7;
const USUAL_MINUTES = [8, 5, 6, 4, 7, 5, 9];

/** A text before it has its day and its writer. */
export type ToldPost = Omit<JournalPost, 'date' | 'by'>;

/** Texts of such a journal where the prompt names one, else of the trade; never the house's inner lists. */
export function toldPosts(context: WriteContext): ToldPost[] {
  const { domain, brief } = context;
  const known = findJournal(brief.prompt);
  if (known !== undefined)
    return known.entries.map((entry) => ({ ...entry, picture: { ...entry.picture, alt: entry.title } }));
  const shown = domain.collections.find(isShown);
  // What a house of words shows are texts; others write about what they show, and keep their work to themselves.
  const rows = (shown?.rows ?? []).slice(0, MOST_POSTS);
  const pictureAt = (index: number) =>
    rows[index % Math.max(1, rows.length)]?.picture ??
    domain.pictures.things[index % Math.max(1, domain.pictures.things.length)] ??
    domain.pictures.scene;
  const minutesAt = (index: number): number => USUAL_MINUTES[index % USUAL_MINUTES.length] ?? 5;
  if (domain.trade === 'reading' && rows.length > 0)
    return rows.map((row, index) => ({
      title: row.title,
      excerpt: row.subtitle ?? '',
      topic: shown?.filters[1 + (index % Math.max(1, shown.filters.length - 1))] ?? 'Notes',
      minutes: minutesAt(index),
      picture: pictureAt(index),
    }));
  const questions = domain.questions.slice(0, ASKED).map(({ question, answer }, index): ToldPost => ({
    title: question,
    excerpt: answer,
    topic: 'You asked',
    minutes: minutesAt(index + 1),
    picture: pictureAt(index + 1),
  }));
  const closer = rows.slice(0, LOOKED_AT).map((row, index): ToldPost => ({
    title: `${CLOSER[index % CLOSER.length] ?? ''}${row.title}`,
    excerpt: [row.subtitle, row.meta].filter((part) => part !== undefined).join('. '),
    topic: shown?.title ?? 'Notes',
    minutes: minutesAt(index + 2),
    picture: pictureAt(index),
  }));
  const behind = domain.steps.slice(0, 1).map(({ body }): ToldPost => ({
    title: 'How a day goes here',
    excerpt: body,
    topic: 'Behind the door',
    minutes: 6,
    picture: domain.pictures.scene,
  }));
  return [ofArticle(context), ...interleave(closer, questions), ...behind];
}

const ASKED = 5;
const LOOKED_AT = 3;
const CLOSER = ['A closer look: ', 'In praise of: ', 'The story behind: '];

const interleave = <T>(one: readonly T[], other: readonly T[]): T[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
    ...one.slice(index, index + 1),
    ...other.slice(index, index + 1),
  ]).flat();

/** The long text that the trade is known by. */
export const ofArticle = ({ domain }: WriteContext): ToldPost => ({
  title: domain.article.title,
  excerpt: domain.article.lead,
  topic: 'Stories',
  minutes: 8,
  picture: domain.pictures.scene,
});
