import type { Want } from '../brief.ts';
import { findJournal } from '../knowledge/journals/journals.ts';
import { isOnlyFormat } from '../understand/drop-format.ts';
import { addDays, toBriefDate } from './calendar-words.ts';
import { isShown } from './for-visitors.ts';
import type { SlotOf } from './slots.ts';
import type { JournalPost } from './visit-shapes.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

const MOST_POSTS = 7;
/** Days ago of each text, the newest first. */
const AGES = [2, 9, 15, 27, 38, 52, 66, 80];
const USUAL_MINUTES = [8, 5, 6, 4, 7, 5, 9];

/** What somebody has written, newest first: the prompt's own titles, else texts of such a journal, else of the trade. */
export function writeJournal(context: WriteContext, want?: Want): SlotOf<'journal'> {
  const { brief, domain, now } = context;
  const told = toldPosts(context);
  const asked = want?.items ?? [];
  const posts =
    asked.length === 0
      ? told
      : asked.map(({ title, note, value }, index): Told => ({
          ...(told[index % told.length] ?? ofArticle(context)),
          title,
          ...(note === undefined ? {} : { excerpt: note }),
          ...(value === undefined ? {} : { topic: value }),
        }));
  const writers = domain.people.slice(0, WRITERS).map(({ name }) => name);
  const shown = posts.slice(0, Math.max(MOST_POSTS, asked.length)).map((post, index): JournalPost => ({
    ...post,
    date: toBriefDate(addDays(now, -(AGES[index % AGES.length] ?? 0))),
    by: writers[index % Math.max(1, writers.length)] ?? context.brand,
  }));
  return {
    kind: 'journal',
    wants: wantIds(want),
    title: brief.heading ?? titleOf(context, want),
    items: shown,
    topics: [...new Set(shown.map(({ topic }) => topic))],
  };
}

const WRITERS = 3;

/** "Law firm blog" only says what it is; the page itself is called as a reader would call it. */
function titleOf({ brief }: WriteContext, want: Want | undefined): string {
  const name = titleFor(want, brief.subject);
  if (/\bnews ?(?:room|page)?$/i.test(name)) return 'News';
  return isOnlyFormat(name) || /\b(?:blog|index|archive|posts)$/i.test(name) ? 'Journal' : name;
}

type Told = Omit<JournalPost, 'date' | 'by'>;

function toldPosts(context: WriteContext): Told[] {
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
  const questions = domain.questions.slice(0, ASKED).map(({ question, answer }, index): Told => ({
    title: question,
    excerpt: answer,
    topic: 'You asked',
    minutes: minutesAt(index + 1),
    picture: pictureAt(index + 1),
  }));
  const closer = rows.slice(0, LOOKED_AT).map((row, index): Told => ({
    title: `${CLOSER[index % CLOSER.length] ?? ''}${row.title}`,
    excerpt: [row.subtitle, row.meta].filter((part) => part !== undefined).join('. '),
    topic: shown?.title ?? 'Notes',
    minutes: minutesAt(index + 2),
    picture: pictureAt(index),
  }));
  const behind = domain.steps.slice(0, 1).map(({ body }): Told => ({
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

const ofArticle = ({ domain }: WriteContext): Told => ({
  title: domain.article.title,
  excerpt: domain.article.lead,
  topic: 'Stories',
  minutes: 8,
  picture: domain.pictures.scene,
});
