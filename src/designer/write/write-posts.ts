import type { Want } from '../brief.ts';
import { hashText } from '../seeded-random.ts';
import type { Picture, SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Posts = SlotOf<'posts'>;

interface Post {
  by: string;
  time: string;
  text: string;
  picture?: Picture;
  likes: number;
  comments: number;
}

interface Circle {
  words: RegExp;
  posts: readonly Post[];
}

const CIRCLES: readonly Circle[] = [
  {
    words: /\b(?:photo\w*|instagram|camera|pictures?)\b/i,
    posts: [
      {
        by: 'Ada Ferro',
        time: '2 h',
        text: 'First frost on the reed bank, 7:14.',
        picture: { kind: 'landscape', subject: 'lake in the morning', alt: 'A lake in first light' },
        likes: 214,
        comments: 18,
      },
      {
        by: 'Kofi Mensah',
        time: '5 h',
        text: 'Somebody left the light on at the boiler house.',
        picture: { kind: 'landscape', subject: 'city at night street', alt: 'A street at night' },
        likes: 128,
        comments: 9,
      },
      {
        by: 'Ines Duarte',
        time: '1 d',
        text: 'Plums, finally.',
        picture: { kind: 'food', subject: 'fruit', alt: 'A bowl of fruit' },
        likes: 341,
        comments: 27,
      },
    ],
  },
  {
    words: /\b(?:fitness|run\w*|gym|workout|cycl\w*|sport)\b/i,
    posts: [
      {
        by: 'Tomás Reyes',
        time: '1 h',
        text: 'Canal loop before work. 8.2 km, and the swans let me pass.',
        picture: { kind: 'map', subject: 'route along a canal', alt: 'Map of the loop' },
        likes: 42,
        comments: 6,
      },
      {
        by: 'Mira Sand',
        time: '4 h',
        text: 'First pull-up without the band. Four years, one second.',
        likes: 118,
        comments: 31,
      },
      {
        by: 'Kofi Mensah',
        time: '1 d',
        text: 'Hill repeats with the club tonight, 18:30 at the mill. Slow group too.',
        picture: { kind: 'landscape', subject: 'hill countryside', alt: 'The hill behind the mill' },
        likes: 37,
        comments: 12,
      },
    ],
  },
  {
    words: /./,
    posts: [
      {
        by: 'Priya Nair',
        time: '12 min',
        text: 'The ferry café has put its chairs out again. I am calling it spring.',
        picture: { kind: 'landscape', subject: 'harbour', alt: 'The harbour in the sun' },
        likes: 86,
        comments: 14,
      },
      {
        by: 'Jonas Weber',
        time: '1 h',
        text: 'Does anybody have a long ladder I could borrow until Sunday? I pay in plum cake.',
        likes: 23,
        comments: 19,
      },
      {
        by: 'Elena Rossi',
        time: '3 h',
        text: 'Finished the quilt. Two winters, 312 pieces, one missing sock.',
        picture: { kind: 'room', subject: 'living room', alt: 'The quilt on the sofa' },
        likes: 204,
        comments: 38,
      },
      {
        by: 'Noah Lindqvist',
        time: '5 h',
        text: 'Open rehearsal on Thursday at the Boiler House, free, bring a cushion.',
        likes: 57,
        comments: 8,
      },
    ],
  },
];

const NEAR = ['Priya', 'Noah', 'Elena', 'Kofi', 'Ada'];

/** What people have posted, as the circle that the prompt names would. */
export function writePosts(context: WriteContext, want?: Want): Posts {
  const { brief, domain } = context;
  const circle = CIRCLES.find(({ words }) => words.test(brief.prompt)) ?? CIRCLES[0];
  if (circle === undefined) throw new RangeError('There is no circle');
  const texts = want?.texts ?? [];
  const single = givenPost(context, want);
  if (single !== undefined) return single;
  const turn = hashText(brief.prompt) % circle.posts.length;
  const posts = [...circle.posts.slice(turn), ...circle.posts.slice(0, turn)];
  // What the trade pictures is what its people post where no circle is named.
  const own = circle === CIRCLES.at(-1) && domain.id !== 'social' ? domain.pictures.scene : undefined;
  return {
    kind: 'posts',
    wants: wantIds(want),
    title: brief.heading ?? 'Home',
    near: NEAR,
    ask: 'What is new?',
    items: posts.map(({ by, time, text, picture, likes, comments }, index) => ({
      by,
      handle: `@${by.split(' ')[0]?.toLowerCase() ?? by}${index === 0 ? '.writes' : ''}`,
      time,
      text: texts[index] ?? text,
      ...(picture === undefined ? {} : { picture: index === 0 && own !== undefined ? own : picture }),
      likes: String(likes),
      comments: String(comments),
      ...(index === 0 ? { liked: true } : {}),
    })),
  };
}

/** One post alone, in the words that the prompt gives: who wrote it, and what. */
function givenPost({ brief, domain }: WriteContext, want: Want | undefined): Posts | undefined {
  const [by, text] = want?.texts ?? [];
  if (by === undefined || text === undefined || /\s/.test(by) || !/\bpost\b/i.test(brief.subject)) return undefined;
  const deeds = (want?.items ?? []).map(({ title }) => title);
  const sky = /\b(?:weather|sun\w*|sky|summer|outside)\b/i.test(text);
  return {
    kind: 'posts',
    wants: wantIds(want),
    title: brief.heading ?? brief.subject,
    near: [],
    ...(deeds.length > 0 ? { deeds } : {}),
    items: [
      {
        by,
        handle: `@${by}`,
        time: '12 min',
        text,
        picture: sky ? { kind: 'landscape', subject: 'park in the sun', alt: text } : domain.pictures.scene,
        likes: '86',
        comments: '14',
        liked: true,
      },
    ],
  };
}
