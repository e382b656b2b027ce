import { defineSiteSection } from './site-section.ts';
import { addDays, toBriefDate } from '../calendar-words.ts';
import { toldPosts } from '../told-posts.ts';

const MOST = 3;
const AGES = [3, 11, 24];

/** The latest texts of the house as teasers: picture, date, first line. */
export const newsTeasers = defineSiteSection(
  /^(?:(?:our|the|latest|recent|company) )*(?:news|blog|articles|blog (?:teasers?|posts?|preview|section|articles)|posts|stories|journal(?: (?:teasers?|preview|entries))?|from the (?:blog|journal))$/i,
  'gallery',
  (context) => ({
    items: toldPosts(context)
      .slice(0, MOST)
      .map(({ title, excerpt, topic, picture }, index) => ({
        title,
        picture,
        meta: `${toBriefDate(addDays(context.now, -(AGES[index] ?? 0)))}. ${excerpt}`,
        tag: topic,
      })),
    action: { label: 'Read all' },
  }),
);
