import type { Want } from '../brief.ts';
import { hashText } from '../seeded-random.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Deck = SlotOf<'deck'>;

const PEOPLE = [
  {
    name: 'Katja, 31',
    line: 'Cartographer, 3 km away',
    body: 'Draws weather maps, bakes on Sundays, always takes the stairs. Ask me about the goat.',
  },
  {
    name: 'Mateo, 29',
    line: 'Nurse, 5 km away',
    body: 'Night shifts and early swims. I make one very good soup and will not tell you what is in it.',
  },
  {
    name: 'Amara, 33',
    line: 'Sound engineer, 2 km away',
    body: 'I record rivers. Looking for somebody to carry the second microphone.',
  },
] as const;
const PETS = [
  {
    name: 'Biscuit, 2 years',
    line: 'Harbour shelter, 4 km away',
    subject: 'dog',
    body: 'Good with children and cats, bad with balloons. Needs an hour outside and a sofa after it.',
  },
  {
    name: 'Olive, 5 years',
    line: 'Kiln Yard rescue, 7 km away',
    subject: 'cat',
    body: 'Likes windows, warm laundry and being asked first. An indoor cat with opinions.',
  },
] as const;

/** "Profile of Sam": somebody that the prompt names keeps the age of who is shown. */
const nameIn = (prompt: string, otherwise: string): string => {
  const named = /\b(?:profile|card) (?:of|for) (\p{Lu}\p{Ll}+)\b/u.exec(prompt)?.[1];
  return named === undefined ? otherwise : `${named}, ${otherwise.split(', ')[1] ?? ''}`;
};

/** One of many to say yes or no to: a person, or an animal that looks for a home. */
export function writeDeck(context: WriteContext, want?: Want): Deck {
  const { brief } = context;
  const at = hashText(brief.prompt);
  const asked = brief.wants.filter((one) => one.isAction === true).map(({ label }) => label);
  const isPet = /\b(?:pets?|dogs?|cats?|adopt\w*|shelter|puppy|kitten)\b/i.test(brief.prompt);
  const pet = PETS[/\bcats?|kitten\b/i.test(brief.prompt) ? 1 : 0];
  const person = PEOPLE[at % PEOPLE.length];
  const shown = isPet ? pet : person;
  if (shown === undefined) throw new RangeError('There is nobody to show');
  const other = isPet ? PETS[pet === PETS[0] ? 1 : 0] : PEOPLE[(at + 1) % PEOPLE.length];
  const yes = asked.find((label) => /like|love|yes|adopt|match/i.test(label));
  const no = asked.find((label) => /pass|no|skip|nope|dislike/i.test(label));
  const pictureOf = (one: typeof shown): Deck['picture'] => ({
    kind: 'portrait',
    subject: 'subject' in one ? one.subject : (one.name.split(',')[0] ?? one.name),
    alt: one.name,
  });
  return {
    kind: 'deck',
    wants: wantIds(want),
    title: nameIn(brief.prompt, shown.name),
    picture: pictureOf(shown),
    pictures: [pictureOf(other ?? shown)],
    line: shown.line,
    body: shown.body,
    facts: isPet
      ? [
          { icon: 'ruler', label: 'Medium size' },
          { icon: 'syringe', label: 'Vaccinated' },
          { icon: 'house', label: 'House-trained' },
        ]
      : [
          { icon: 'ruler', label: '172 cm' },
          { icon: 'wine', label: 'Now and then' },
          { icon: 'languages', label: 'Three languages' },
        ],
    tags: isPet ? ['Playful', 'Gentle', 'Loves water'] : ['Hiking', 'Bread', 'Maps', 'Late trains'],
    actions: [
      { label: no ?? 'Pass', icon: 'x' },
      { label: isPet ? 'Save' : 'Super like', icon: 'star' },
      { label: yes ?? (isPet ? 'Meet me' : 'Like'), icon: 'heart', main: true },
    ],
  };
}
