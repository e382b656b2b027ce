import type { Picture } from '../write/slots.ts';

/** One question of general knowledge; the first answer is the right one. */
export interface TriviaQuestion {
  question: string;
  answers: readonly [right: string, ...others: string[]];
  /** Why, in one sentence that is true. */
  because: string;
  picture: Pick<Picture, 'kind' | 'subject'>;
}

/** What a round of a quiz may be about: words that ask for it, singular, and its questions. */
export interface TriviaRound {
  title: string;
  words: readonly string[];
  questions: readonly TriviaQuestion[];
}

/** Rounds that anybody may be asked, whatever the trade; the first is for a quiz that names no subject. */
export const TRIVIA_ROUNDS: readonly TriviaRound[] = [
  {
    title: 'A bit of everything',
    words: ['trivia', 'general knowledge', 'pub quiz', 'quiz night'],
    questions: [
      {
        question: 'How many bones does a grown person have?',
        answers: ['206', '186', '226', '246'],
        because: 'We are born with about 270; many of them grow together.',
        picture: { kind: 'abstract', subject: 'rings' },
      },
      {
        question: 'Which planet has the shortest day?',
        answers: ['Jupiter', 'Mercury', 'Earth', 'Neptune'],
        because: 'Jupiter turns once in a little under ten hours.',
        picture: { kind: 'landscape', subject: 'planet and stars' },
      },
      {
        question: 'What is the smallest prime number?',
        answers: ['2', '0', '1', '3'],
        because: 'One has a single divisor, so two is the first, and the only even one.',
        picture: { kind: 'abstract', subject: 'numbers' },
      },
    ],
  },
  {
    title: 'Around the world',
    words: ['geography', 'country', 'capital', 'map', 'world', 'flag', 'travel quiz', 'continent'],
    questions: [
      {
        question: 'Which is the capital of Australia?',
        answers: ['Canberra', 'Sydney', 'Melbourne', 'Perth'],
        because: 'Canberra was planned as a capital between Sydney and Melbourne, and opened as one in 1927.',
        picture: { kind: 'landscape', subject: 'city on a harbour' },
      },
      {
        question: 'Which country has the most islands?',
        answers: ['Sweden', 'Greece', 'Indonesia', 'Japan'],
        because: 'Sweden counts over 260,000, nearly all of them without people.',
        picture: { kind: 'landscape', subject: 'islands' },
      },
      {
        question: 'Which river runs through Vienna, Budapest and Belgrade?',
        answers: ['The Danube', 'The Rhine', 'The Elbe', 'The Vistula'],
        because: 'The Danube passes four capitals; Bratislava is the fourth.',
        picture: { kind: 'landscape', subject: 'river with a bridge' },
      },
    ],
  },
  {
    title: 'Once upon a time',
    words: ['history', 'historical', 'ancient', 'empire', 'century'],
    questions: [
      {
        question: 'In which year did the Berlin Wall come down?',
        answers: ['1989', '1985', '1991', '1979'],
        because: 'The border opened on the evening of 9 November 1989.',
        picture: { kind: 'landscape', subject: 'city at night' },
      },
      {
        question: 'Who was the first woman to win a Nobel Prize?',
        answers: ['Marie Curie', 'Ada Lovelace', 'Lise Meitner', 'Rosalind Franklin'],
        because: 'Marie Curie had it for physics in 1903, and for chemistry in 1911.',
        picture: { kind: 'thing', subject: 'laboratory flask' },
      },
      {
        question: 'Which came first?',
        answers: ['The pyramids of Giza', 'The Colosseum', 'The Parthenon', 'The Great Wall of the Ming'],
        because: 'Khufu’s pyramid was built about 2560 BC, two thousand years before the Parthenon.',
        picture: { kind: 'landscape', subject: 'desert' },
      },
    ],
  },
  {
    title: 'How things work',
    words: ['science', 'physics', 'chemistry', 'biology', 'space', 'stem', 'maths', 'math', 'mathematics'],
    questions: [
      {
        question: 'Which gas is most of the air?',
        answers: ['Nitrogen', 'Oxygen', 'Carbon dioxide', 'Argon'],
        because: 'Nitrogen is about 78 of every 100 parts, oxygen 21.',
        picture: { kind: 'thing', subject: 'laboratory flask' },
      },
      {
        question: 'How long does light take from the Sun to the Earth?',
        answers: ['About 8 minutes', 'About 8 seconds', 'About 8 hours', 'No time at all'],
        because: 'It crosses 150 million kilometres in about 500 seconds.',
        picture: { kind: 'landscape', subject: 'sunrise' },
      },
      {
        question: 'What part of a cell holds most of its DNA?',
        answers: ['The nucleus', 'The membrane', 'The ribosomes', 'The vacuole'],
        because: 'A little more is found in the mitochondria.',
        picture: { kind: 'abstract', subject: 'rings' },
      },
    ],
  },
  {
    title: 'On the screen',
    words: ['movie', 'movies', 'film', 'cinema', 'series', 'tv'],
    questions: [
      {
        question: 'How many pictures a second does a classic film show?',
        answers: ['24', '12', '30', '60'],
        because: 'Twenty-four became the rule when sound came, for the track beside the pictures.',
        picture: { kind: 'thing', subject: 'film camera' },
      },
      {
        question: 'In which city was the first paid public film show?',
        answers: ['Paris', 'London', 'New York', 'Berlin'],
        because: 'The brothers Lumière showed ten short films there on 28 December 1895.',
        picture: { kind: 'room', subject: 'cinema' },
      },
      {
        question: 'What does a best boy do on a film set?',
        answers: ['Helps the chief electrician', 'Plays the hero’s friend', 'Carries the camera', 'Buys the lunch'],
        because: 'The best boy is the gaffer’s first assistant, for light and cables.',
        picture: { kind: 'thing', subject: 'lamp' },
      },
    ],
  },
  {
    title: 'Name that tune',
    words: ['music', 'song', 'band', 'instrument', 'composer'],
    questions: [
      {
        question: 'How many keys does a full piano have?',
        answers: ['88', '76', '92', '64'],
        because: 'Fifty-two white and thirty-six black.',
        picture: { kind: 'thing', subject: 'piano' },
      },
      {
        question: 'Which of these is a woodwind instrument?',
        answers: ['The saxophone', 'The trumpet', 'The trombone', 'The French horn'],
        because: 'It is made of brass, but a reed makes its sound.',
        picture: { kind: 'thing', subject: 'saxophone' },
      },
      {
        question: 'How many strings does a violin have?',
        answers: ['Four', 'Five', 'Six', 'Eight'],
        because: 'They are tuned G, D, A and E.',
        picture: { kind: 'thing', subject: 'violin' },
      },
    ],
  },
  {
    title: 'Fair play',
    words: ['sport', 'football', 'olympic', 'athlete', 'soccer', 'tennis'],
    questions: [
      {
        question: 'How long is a marathon?',
        answers: ['42.195 km', '40 km', '42 km', '45.5 km'],
        because: 'The distance of London 1908 was made the rule in 1921.',
        picture: { kind: 'product', subject: 'running shoes' },
      },
      {
        question: 'How many players of one team are on a football field?',
        answers: ['11', '9', '10', '12'],
        because: 'Ten on the field and one in goal.',
        picture: { kind: 'thing', subject: 'football' },
      },
      {
        question: 'In which sport is there a butterfly?',
        answers: ['Swimming', 'Fencing', 'Rowing', 'Judo'],
        because: 'It grew out of the breaststroke in the 1930s.',
        picture: { kind: 'landscape', subject: 'lake' },
      },
    ],
  },
  {
    title: 'Out of doors',
    words: ['nature', 'animal', 'wildlife', 'bird', 'plant', 'ocean', 'biodiversity'],
    questions: [
      {
        question: 'Which animal sleeps standing on one leg?',
        answers: ['The flamingo', 'The horse', 'The seal', 'The hedgehog'],
        because: 'It costs a flamingo less strength than standing on two.',
        picture: { kind: 'landscape', subject: 'lagoon' },
      },
      {
        question: 'How many hearts does an octopus have?',
        answers: ['Three', 'One', 'Two', 'Eight'],
        because: 'One for the body, and one for each of its gills.',
        picture: { kind: 'landscape', subject: 'sea' },
      },
      {
        question: 'What do bees dance for?',
        answers: ['To say where flowers are', 'To keep warm', 'To scare wasps', 'To choose a queen'],
        because: 'The angle of the waggle is the angle to the sun.',
        picture: { kind: 'thing', subject: 'bee' },
      },
    ],
  },
  {
    title: 'At the table',
    words: ['food', 'cooking', 'wine quiz', 'kitchen quiz', 'cuisine'],
    questions: [
      {
        question: 'Which of these is a fruit to a botanist?',
        answers: ['The aubergine', 'The carrot', 'The celery', 'The rhubarb'],
        because: 'It grows from a flower and holds the seeds.',
        picture: { kind: 'food', subject: 'vegetables' },
      },
      {
        question: 'What makes bread rise?',
        answers: ['Yeast', 'Salt', 'Sugar', 'Steam alone'],
        because: 'Yeast eats sugar from the flour and gives off gas.',
        picture: { kind: 'food', subject: 'bread' },
      },
      {
        question: 'Which spice comes from a crocus?',
        answers: ['Saffron', 'Turmeric', 'Paprika', 'Sumac'],
        because: 'Each flower has three threads, picked by hand.',
        picture: { kind: 'food', subject: 'curry' },
      },
    ],
  },
];
