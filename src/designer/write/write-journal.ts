import type { Want } from '../brief.ts';
import { isOnlyFormat } from '../understand/drop-format.ts';
import { addDays, toBriefDate } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import type { JournalPost } from './visit-shapes.ts';
import { ofArticle, toldPosts, type ToldPost } from './told-posts.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';

const MOST_POSTS = 7;
/** Days ago of each text, the newest first. */
const AGES = [2, 9, 15, 27, 38, 52, 66, 80];

/** What somebody has written, newest first: the prompt's own titles, else texts of such a journal, else of the trade. */
export function writeJournal(context: WriteContext, want?: Want): SlotOf<'journal'> {
  const { brief, domain, now } = context;
  const told = toldPosts(context);
  const asked = want?.items ?? [];
  const posts =
    asked.length === 0
      ? told
      : asked.map(({ title, note, value }, index): ToldPost => ({
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
