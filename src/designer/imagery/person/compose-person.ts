import { toWords } from '../find-subject.ts';
import { circlePath, rectPath } from '../paint/curves.ts';
import { defineObject, type Easel, type PictureFamily } from '../picture-family.ts';
import { ANIMALS } from './animals.ts';
import { drawBust } from './bust.ts';
import { createCharacter, type Character } from './character.ts';

const PERSON_HUES = [{ a: 'primary', b: 'secondary', c: 'tertiary' }] as const;

const single = defineObject({
  id: 'person',
  words: [
    'person',
    'portrait',
    'man',
    'woman',
    'user',
    'customer',
    'client',
    'member',
    'employee',
    'student',
    'teacher',
    'chef',
    'doctor',
    'nurse',
    'artist',
    'founder',
    'author',
    'host',
    'guest',
    'coach',
    'trainer',
    'driver',
    'barista',
    'farmer',
    'developer',
    'designer',
    'speaker person',
    'girl',
    'boy',
    'instructor',
    'therapist',
    'freelancer',
    'influencer',
    'writer',
    'musician portrait',
    'agent',
    'staff',
    'expert',
  ],
  draw: ({ pen, random, subject }) => drawBust(pen, createCharacter(toWords(subject), random)),
});

const group = defineObject({
  id: 'group',
  words: [
    'team',
    'group',
    'people',
    'family',
    'couple',
    'community',
    'friend',
    'crew',
    'class',
    'colleague',
    'volunteer',
    'crowd',
    'club',
    'parent',
    'audience',
    'party',
    'neighbor',
    'wedding couple',
    'kids group',
  ],
  draw: ({ pen, random, subject }) => {
    const words = toWords(subject).filter((word) => word !== 'man' && word !== 'woman');
    const isPair = words.includes('couple');
    const members: Character[] = Array.from({ length: isPair ? 2 : 3 }, (_, index) =>
      createCharacter([index % 2 === 0 ? 'anna' : 'tom', ...words], random),
    );
    const places = isPair
      ? [
          { x: -18, y: 2 },
          { x: 18, y: 0 },
        ]
      : [
          { x: -24, y: -5 },
          { x: 24, y: -7 },
          { x: 0, y: 6 },
        ];
    const size = isPair ? 0.84 : 0.74;
    members.forEach((member, index) => {
      const { x = 0, y = 0 } = places[index] ?? {};
      pen.at({ x: 40 * (1 - size) + x, y: 82 * (1 - size) + y, scale: size }, () => drawBust(pen, member));
    });
  },
});

function drawBackdrop({ pen, random, frame: { width, height } }: Easel, x: number, scale: number): void {
  const grounds = [
    ['b-container', 'a80', 'a85'],
    ['a85', 'b80', 'b90'],
    ['b80', 'a85', 'b85'],
    ['a-container', 'b80', 'b85'],
    ['ground', 'a80', 'b80'],
  ] as const;
  const [wall, shape, line] = pen.style.id === 'poster' ? (['c60', 'c40', 'c80'] as const) : random.pick(grounds);
  pen.flat(wall, `M0 0h${width}v${height}h${-width}z`);
  const middle = height - 46 * scale;
  random.pick([
    () => pen.flat(shape, circlePath(x, middle, 44 * scale)),
    () =>
      pen.flat(
        shape,
        `M${x - 40 * scale} ${height}V${middle}a${40 * scale} ${40 * scale} 0 0 1 ${80 * scale} 0V${height}z`,
      ),
    () => {
      pen.flat(shape, rectPath(x - 48 * scale, height - 94 * scale, 62 * scale, 70 * scale, 2 * scale));
      pen.stroke(
        line,
        `M${x - 17 * scale} ${height - 94 * scale}v${70 * scale}M${x - 48 * scale} ${height - 60 * scale}h${62 * scale}`,
        { width: 3 * scale, cap: 'butt' },
      );
      pen.light(
        `M${x - 48 * scale} ${height - 24 * scale}V${height - 60 * scale}l${50 * scale} ${-34 * scale}h${12 * scale}z`,
        0.35,
      );
    },
    () => pen.flat(shape, `M0 ${height}V${height * 0.62}Q${x} ${height * 0.1} ${width} ${height * 0.5}V${height}z`),
  ])();
}

/** Half figures before a ground; animals sit for it too. */
export const PORTRAITS: PictureFamily = {
  kind: 'portrait',
  objects: [single, group, ...ANIMALS],
  fallback: ['person'],
  hues: PERSON_HUES,
  compose: (easel, object) => {
    const { pen, frame } = easel;
    const scale = Math.min(frame.height / 92, frame.width / 84);
    const x = frame.width / 2;
    drawBackdrop(easel, x, scale);
    pen.at({ x: x - 40 * scale, y: frame.height - 82 * scale, scale }, () => object.draw(easel));
  },
};

/** A head that still reads at 40 px and may be cut to a circle. */
export const AVATARS: PictureFamily = {
  kind: 'avatar',
  objects: [single, group, ...ANIMALS],
  fallback: ['person'],
  hues: PERSON_HUES,
  frame: { width: 80, height: 80 },
  compose: (easel, object) => {
    const { pen, random } = easel;
    pen.flat(random.pick(['a80', 'b80', 'a65', 'b85', 'a90', 'c80', 'c65', 'a50'] as const), 'M0 0h80v80H0z');
    pen.at({ x: 0.5, y: 4 }, () => object.draw(easel));
  },
};
