import type { Random } from '../../seeded-random.ts';
import type { Tone } from '../paint/tones.ts';
import { LONG_HAIR, SHORT_HAIR, type Hair, type Headwear } from './hair.ts';

const SKINS = ['skin1', 'skin2', 'skin3', 'skin4', 'skin5', 'skin6'] as const;

/** Everything that tells one drawn person from another. */
export interface Character {
  skin: (typeof SKINS)[number];
  hair: Hair;
  hairTone: Tone;
  headwear?: Headwear;
  beard?: 'full' | 'short' | 'moustache';
  glasses: boolean;
  earrings: boolean;
  clothes: {
    kind: 'crew' | 'shirt' | 'hoodie' | 'blazer' | 'turtleneck' | 'coat' | 'apron' | 'vee';
    tone: Tone;
    under: Tone;
  };
  accent: Tone;
  smile: 'closed' | 'open';
}

const DARK_HAIR: readonly Tone[] = ['a10', 'b10', 'c10', 'b20', 'c20'];
const FAIR_HAIR: readonly Tone[] = ['a10', 'b20', 'c30', 'c40', 'a30', 'b50', 'c60'];
const CLOTHES: readonly Tone[] = ['a50', 'a40', 'b50', 'a65', 'c30', 'b80', 'a30', 'b90'];

// First names whose last letter says the opposite of what it mostly says in European languages.
const MASCULINE = new Set(
  'luca joshua noah elijah mike george steve dave pete kyle jake luke blake ali henry harry jerry terry gary larry tony andy jimmy danny ravi giovanni sergei dmitri nikita ilya andre pierre jose jorge felipe enrique mustafa musa issa isaiah jeremiah micah tobi levi eli theodore lee joe abe dante vince wayne dwayne kenji yuji hiroshi takeshi koji akira hari krishna aditya shiva guy jeffrey geoffrey murray sidney stanley timothy anthony gregory zachary jeremy percy wesley troy roy ray jay kobe rene ole uwe arne bjarne sasha misha kostya'.split(
    ' ',
  ),
);
const FEMININE = new Set(
  'karen megan susan ellen helen ingrid astrid carmen ruth beth elizabeth sarah hannah leah margaret jennifer heather esther rachel isabel mabel hazel april carol sharon lauren yasmin jasmin meg kim ann jean joan lynn noor mei aiko naoko keiko yoko hanako margot violet harriet scarlett juliet bridget janet gwen imogen kathleen eileen maureen doreen robin alison allison madison addison taylor morgan marion miriam maryam mariam agnes iris doris lois frances ines mercedes pilar raquel abigail muriel gail pearl may fay kay joy ivy amber pepper summer autumn skylar ayesha zainab'.split(
    ' ',
  ),
);

/** Whether long hair and no beard is the likelier look for the words: by plain words first, then by the first name. */
function looksFeminine(words: readonly string[], random: Random): boolean {
  if (
    words.some((word) =>
      ['woman', 'girl', 'she', 'mother', 'mom', 'lady', 'grandmother', 'sister', 'queen'].includes(word),
    )
  )
    return true;
  if (
    words.some((word) => ['man', 'boy', 'he', 'father', 'dad', 'guy', 'grandfather', 'brother', 'king'].includes(word))
  )
    return false;
  const [first = ''] = words;
  if (MASCULINE.has(first)) return false;
  if (FEMININE.has(first)) return true;
  return /[aeiy]$|ah$/.test(first) ? random.next() < 0.95 : random.next() < 0.06;
}

type Outfit = Partial<Pick<Character, 'headwear' | 'glasses'>> & { clothes?: Character['clothes']['kind'] };

/** What people of a trade wear. */
const OUTFITS: readonly (readonly [words: readonly string[], outfit: Outfit])[] = [
  [['chef', 'cook', 'baker', 'pastry'], { headwear: 'chef', clothes: 'coat' }],
  [
    ['doctor', 'nurse', 'dentist', 'vet', 'scientist', 'pharmacist', 'surgeon', 'therapist', 'lab'],
    { clothes: 'coat' },
  ],
  [['builder', 'engineer', 'construction', 'worker', 'architect', 'electrician', 'plumber'], { headwear: 'helmet' }],
  [['farmer', 'gardener', 'beekeeper', 'grower', 'winemaker'], { headwear: 'straw', clothes: 'apron' }],
  [
    ['barista', 'florist', 'potter', 'carpenter', 'craft', 'maker', 'shopkeeper', 'waiter', 'roaster', 'brewer'],
    { clothes: 'apron' },
  ],
  [['artist', 'painter', 'designer', 'illustrator'], { headwear: 'beret' }],
  [['teacher', 'professor', 'librarian', 'writer', 'author', 'researcher', 'student'], { glasses: true }],
  [
    [
      'ceo',
      'founder',
      'manager',
      'lawyer',
      'consultant',
      'banker',
      'director',
      'business',
      'agent',
      'executive',
      'broker',
      'investor',
    ],
    { clothes: 'blazer' },
  ],
  [['courier', 'driver', 'rider', 'coach', 'skater', 'fan'], { headwear: 'cap' }],
  [['skier', 'climber', 'fisherman', 'sailor', 'hiker'], { headwear: 'beanie' }],
  [['developer', 'gamer', 'programmer', 'streamer', 'teen'], { clothes: 'hoodie' }],
];

const has = (words: readonly string[], ...called: string[]): boolean => called.some((word) => words.includes(word));

const OLD = [
  'old',
  'older',
  'senior',
  'elder',
  'elderly',
  'grandmother',
  'grandfather',
  'grandma',
  'grandpa',
  'retired',
  'grey',
  'gray',
  'white haired',
];

function pickHair(words: readonly string[], isFeminine: boolean, random: Random): Hair {
  const pool = isFeminine ? LONG_HAIR : SHORT_HAIR;
  const asked = [...LONG_HAIR, ...SHORT_HAIR].filter(({ id }) => id.split('-').some((part) => words.includes(part)));
  if (has(words, 'curly', 'curl')) return random.pick(pool.filter(({ id }) => id.startsWith('cur')));
  return random.pick(asked.length > 0 ? asked : pool);
}

function pickHairTone(words: readonly string[], isDeep: boolean, random: Random): Tone {
  if (has(words, ...OLD) || random.next() < 0.05) return 'b85';
  if (has(words, 'dark', 'black', 'brunette', 'brown')) return random.pick(DARK_HAIR);
  if (has(words, 'fair', 'blond', 'blonde', 'light')) return random.pick(['c80', 'b80'] as const);
  if (has(words, 'red', 'ginger')) return 'c50';
  return random.pick(isDeep ? DARK_HAIR : FAIR_HAIR);
}

function pickBeard(words: readonly string[], isFeminine: boolean, random: Random): Character['beard'] {
  if (has(words, 'moustache', 'mustache')) return 'moustache';
  if (has(words, 'beard', 'bearded')) return random.pick(['full', 'short'] as const);
  return !isFeminine && random.next() < 0.4 ? random.pick(['full', 'short', 'moustache'] as const) : undefined;
}

export function createCharacter(words: readonly string[], random: Random): Character {
  const isFeminine = looksFeminine(words, random);
  const outfit = OUTFITS.find(([called]) => has(words, ...called))?.[1] ?? {};
  const skinIndex = random.integer(0, SKINS.length - 1);
  const hair = pickHair(words, isFeminine, random);
  const hairTone = pickHairTone(words, skinIndex > 2, random);
  const chance = (share: number): boolean => random.next() < share;
  const headwear = outfit.headwear ?? findHeadwear(words, isFeminine, random);
  const beard = pickBeard(words, isFeminine, random);
  const kinds = ['crew', 'shirt', 'hoodie', 'blazer', 'turtleneck', 'vee'] as const;
  const askedClothes = ([...kinds, 'apron', 'coat'] as const).find((kind) => words.includes(kind));
  return {
    skin: SKINS[skinIndex] ?? 'skin3',
    hair,
    hairTone,
    ...(headwear === undefined ? {} : { headwear }),
    ...(beard === undefined ? {} : { beard }),
    glasses: has(words, 'glass', 'spectacle') || (outfit.glasses ?? chance(0.24)),
    earrings: isFeminine && chance(0.45),
    clothes: {
      kind: askedClothes ?? outfit.clothes ?? random.pick(kinds),
      tone: random.pick(CLOTHES),
      under: random.pick(['b90', 'a80', 'b20'] as const),
    },
    accent: random.pick(['a80', 'b90', 'a40', 'b80'] as const),
    smile: chance(0.35) ? 'open' : 'closed',
  };
}

const HIJAB_NAMES = new Set(
  'fatima aisha ayesha khadija zainab maryam amina noor hafsa safiya yasmin layla'.split(' '),
);

function findHeadwear(words: readonly string[], isFeminine: boolean, random: Random): Character['headwear'] {
  if (has(words, 'hijab', 'headscarf')) return 'hijab';
  const asked = (['turban', 'cap', 'beanie', 'beret'] as const).find((kind) => words.includes(kind));
  if (asked !== undefined) return asked;
  if (has(words, 'hat')) return 'straw';
  const [first = ''] = words;
  if (isFeminine && HIJAB_NAMES.has(first)) return random.next() < 0.6 ? 'hijab' : undefined;
  if (!isFeminine && words.includes('singh')) return 'turban';
  if (random.next() < 0.07) return isFeminine ? 'beanie' : 'cap';
  return undefined;
}
