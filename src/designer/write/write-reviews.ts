import type { Want } from '../brief.ts';
import { pictureOf } from './bill.ts';
import { toDayWord } from './calendar-words.ts';
import type { SlotOf } from './slots.ts';
import { collectionFor, titleFor, wantIds, type WriteContext } from './write-context.ts';

type Rating = SlotOf<'rating'>;
type Reviews = SlotOf<'reviews'>;

/** How many gave five stars, four, three, two, one. */
const COUNTS = [86, 41, 14, 5, 2];
const COUNT = COUNTS.reduce((sum, count) => sum + count, 0);
const MEAN = Math.round((COUNTS.reduce((sum, count, index) => sum + count * (5 - index), 0) / COUNT) * 10) / 10;

/** What all ratings come to; the mean follows from the counts. */
export function writeRating(context: WriteContext, want?: Want): Rating {
  const { brief, domain } = context;
  const about = thingRated(context);
  const picture = pictureOf(context, about) ?? domain.pictures.scene;
  return {
    kind: 'rating',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? brief.subject),
    about,
    mean: MEAN.toFixed(1),
    stars: MEAN,
    count: COUNT,
    bars: COUNTS.map((count, index) => ({ stars: 5 - index, count, share: count / COUNT })),
    aspects: domain.points.slice(0, 3).map((point, index) => {
      const score = MEAN + (ASPECT_OFFSETS[index] ?? 0);
      return { label: point.title, value: score.toFixed(1), share: score / 5 };
    }),
    picture,
    action: { label: brief.wants.find((one) => one.isAction === true)?.label ?? 'Write a review', icon: 'pencil' },
  };
}

const ASPECT_OFFSETS = [0.3, 0, -0.4];

/** What is rated: the place itself where one goes there, else its first thing. */
function thingRated({ brief, brand, domain }: WriteContext): string {
  return /\b(?:hotel|restaurant|caf[eé]|app|salon|school|clinic|gym|service|company|shop)\b/i.test(brief.prompt)
    ? brand
    : (domain.collections[0]?.rows[0]?.title ?? brand);
}

const STARS = [5, 4, 5, 3, 2];
const DAYS = [-1, -3, -6, -9, -14];
const HELPFUL = [18, 11, 7, 9, 3];
const READERS = ['Maud Ellery', 'Tariq Aziz', 'Wen Castellan', 'Brigid Nolan', 'Osei Mensah'];

/** Single reviews: what the trade promises, as somebody found it, and questions that stayed open where stars are missing. */
export function writeReviews(context: WriteContext, want?: Want): Reviews {
  const { brief, brand, domain, now } = context;
  const collection = collectionFor(context, undefined);
  const texts = want?.texts ?? [];
  const items =
    texts.length > 0
      ? texts.map((text, index): Reviews['items'][number] => ({ ...reviewOf(context, index), title: '', text }))
      : STARS.map((_, index) => reviewOf(context, index));
  const answers = domain.questions;
  return {
    kind: 'reviews',
    wants: wantIds(want),
    title: titleFor(want, 'What people wrote'),
    filters: ['All', '5 stars', '4 stars', '3 and fewer', 'With a picture'],
    items: items.map((item, index) => ({
      ...item,
      when: toDayWord(now, DAYS[index % DAYS.length] ?? -1),
      about: collection.rows[index % collection.rows.length]?.title ?? brand,
      ...(item.stars <= 3 && answers[index % answers.length] !== undefined && texts.length === 0
        ? { answer: { by: brand, text: answers[index % answers.length]?.answer ?? '' } }
        : {}),
    })),
    action: { label: brief.archetype === 'reviews' ? 'Show more' : 'All reviews' },
  };
}

function reviewOf({ domain }: WriteContext, index: number): Reviews['items'][number] {
  const stars = STARS[index % STARS.length] ?? 4;
  const point = domain.points[index % domain.points.length];
  const question = domain.questions[index % domain.questions.length];
  const [title, text] =
    stars === 5
      ? [point?.title ?? 'As described', `${point?.body ?? ''} ${FOUND[index % FOUND.length] ?? ''}`]
      : stars === 4
        ? [
            `${point?.title ?? 'Good'}, nearly`,
            `${point?.body ?? ''} One star less, since I had to ask: ${lower(question?.question ?? 'how does it work?')}`,
          ]
        : [
            'Ask before you come',
            `Nobody had told me. ${question?.question ?? ''} I should have found that on the page.`,
          ];
  return {
    by: READERS[index % READERS.length] ?? 'A guest',
    when: '',
    stars,
    title,
    text: text.trim(),
    helpful: HELPFUL[index % HELPFUL.length] ?? 0,
  };
}

const FOUND = ['It was so.', 'I can only agree.', 'That is what I found.'];

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
