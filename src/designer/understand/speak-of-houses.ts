import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Intent } from './find-intent.ts';
import { capitalize } from './word-forms.ts';

type Told = Partial<DomainKnowledge>;

const RENTAL = /\b((?:[\p{L}-]+ )?[\p{L}-]+) (?:rentals?|hire)\b/iu;
const SAYS_NOTHING =
  /^(?:an?|the|our|my|for|holiday|vacation|apartment|car|room|house|home|property|new|local|dress)\b/i;
const SOFTWARE = /\b(?:apps?|software|platforms?|saas|tools?|dashboards?|systems?|marketplace|startup)\b/i;

/** What houses say that lend, write or make, whatever trade stands nearest: every sentence holds for any such house. */
export function speakOfHouse(
  domain: DomainKnowledge,
  archetype: ArchetypeId,
  intent: Intent,
  text: string,
): DomainKnowledge {
  if (SOFTWARE.test(`${intent.thing} ${intent.purpose}`)) return domain;
  const lent =
    archetype === 'landing'
      ? (RENTAL.exec(intent.thing) ?? RENTAL.exec(intent.purpose))?.[1]?.replace(/^(?:an?|the|our|my) /i, '')
      : undefined;
  if (lent !== undefined && !SAYS_NOTHING.test(lent) && (domain.trade === undefined || domain.trade === 'tool'))
    return { ...domain, ...ofRental(lent), ...placeOf(lent, domain) };
  const isLetter = archetype === 'landing' && /\bnewsletter\b/i.test(intent.thing) && intent.purpose !== '';
  if (isLetter) return { ...domain, ...ofLetter(intent.purpose.replace(/,.*$/, '').trim()) };
  const isMaker = archetype === 'about' && (domain.trade === undefined || domain.trade === 'tool') && MAKER.test(text);
  return isMaker ? { ...domain, ...OF_MAKER } : domain;
}

const MAKER =
  /\b(?:factory|maker|workshop|farm|mill|brewery|distillery|bakery|roastery|studio|family|sawmill|press|dairy|foundry|shop|company)\b/i;

/** Where what is lent is used. */
const GROUNDS: readonly (readonly [words: RegExp, subject: string, alt: string])[] = [
  [
    /\b(?:boat|kayak|canoe|sup|paddle ?board|sail\w*|yacht|pedalo)s?\b/i,
    'harbour with boats at low tide',
    'Boats in the harbour',
  ],
  [/\b(?:ski|snowboard|sledge)s?\b/i, 'snowy mountains', 'Mountains under snow'],
  [/\b(?:surf\w*|wetsuit)s?\b/i, 'beach with waves', 'Waves on the beach'],
  [/\b(?:bike|bicycle|e-?bike|cycle)s?\b/i, 'mountain path', 'A path through the hills'],
  [/\b(?:van|camper|tent|motorhome)s?\b/i, 'tent by a lake', 'A tent by the lake'],
];

function placeOf(lent: string, { pictures }: DomainKnowledge): Told {
  const ground = GROUNDS.find(([words]) => words.test(lent));
  return ground === undefined
    ? {}
    : {
        pictures: {
          ...pictures,
          scene: { kind: 'landscape', subject: ground[1], alt: ground[2] },
          things: [{ kind: 'landscape', subject: ground[1], alt: ground[2] }],
        },
      };
}

function ofRental(thing: string): Told {
  const one = thing.toLowerCase();
  const many = one.endsWith('s') ? one : `${one}s`;
  return {
    trade: 'place',
    brands: ['Slow Oar', 'Northbank Hire', 'Halyard & Hill', 'Lend & Lane'],
    promises: [
      {
        eyebrow: 'Open every day from nine',
        title: `${capitalize(many)} by the hour or the day`,
        accent: 'by the hour or the day',
        body: 'Reserve yours the evening before, come at nine, and be off ten minutes later. Everything you need with it is in the price.',
        action: { label: `Reserve a ${one}`, icon: 'calendar-check' },
        secondary: { label: 'See prices' },
      },
    ],
    points: [
      { icon: 'wrench', title: 'Looked over every night', body: `Each ${one} is cleaned and checked before it goes out again.` },
      { icon: 'ruler', title: 'Fitted to you', body: 'Size, settings and a short round to try, before you pay.' },
      { icon: 'map', title: 'Three ways to go', body: 'A map with a short, a long and a quiet one, drawn by those who work here.' },
      { icon: 'shield-check', title: 'Small damage is ours', body: 'It is in the price. Tell us what happened, and that is all.' },
      { icon: 'cloud-rain', title: 'Rain moves it', body: 'If the weather turns, take another day. No fee.' },
    ],
    steps: [
      { title: 'Choose a day', body: 'And how many of you there are.' },
      { title: 'Come and try', body: 'We fit it and show you what matters.' },
      { title: 'Off you go', body: 'With a map, a number to ring, and what belongs to it.' },
      { title: 'Back by six', body: 'Or by ten the next morning, if you took two days.' },
    ],
    questions: [
      { question: 'Do I need to know anything?', answer: 'No. We show you, and we will not let you go before you feel safe.' },
      { question: 'What if I am late?', answer: 'Ring us. The first half hour costs nothing.' },
      { question: 'Is there anything for children?', answer: 'Three sizes, and seats for those who are too small for them.' },
      { question: 'Do you take a deposit?', answer: 'A card on file, nothing booked. It is forgotten the evening you are back.' },
    ],
    plans: [
      { name: 'Two hours', price: 24, per: 'each', body: 'For a first try', includes: ['Fitting and a short lesson', 'Everything that belongs to it'] },
      { name: 'A day', price: 48, per: 'each', body: 'Nine to six', includes: ['Everything in Two hours', 'Map with three ways', 'Damage included'], best: true },
      { name: 'A week', price: 190, per: 'each', body: 'Yours from Saturday', includes: ['Everything in A day', 'Change it once for another', 'Brought to where you stay'] },
    ],
  };
} // prettier-ignore

const ofLetter = (topic: string): Told => ({
  trade: 'reading',
  promises: [
    {
      eyebrow: 'Every second Thursday',
      title: `${capitalize(topic)}, in one letter`,
      accent: 'in one letter',
      body: 'One long read, three short ones and something to look at. Seven minutes, no tracking, and you can leave with one click.',
      action: { label: 'Subscribe', icon: 'mail' },
      secondary: { label: 'Read the last one' },
    },
  ],
  points: [
    { icon: 'book-open', title: 'One long read', body: `Something about ${topic.toLowerCase()} that took us two weeks to find out.` },
    { icon: 'list', title: 'Three short ones', body: 'What others wrote, with a sentence that says why it is worth your time.' },
    { icon: 'image', title: 'Something to look at', body: 'A plan, a photograph or a map, with its story.' },
    { icon: 'shield-check', title: 'Nothing else', body: 'No advertising inside the text, no passing on of addresses.' },
  ],
  steps: [
    { title: 'Write your address', body: 'We send one line to confirm it.' },
    { title: 'Read on Thursday', body: 'At seven in the morning, every second week.' },
    { title: 'Answer', body: 'A person reads it. Some answers become the next letter.' },
  ],
  questions: [
    { question: 'What does it cost?', answer: 'Nothing. Whoever likes can pay three euros a month.' },
    { question: 'Can I read older ones?', answer: 'All of them, without signing in.' },
    { question: 'Who writes it?', answer: 'Two of us, and a guest four times a year.' },
  ],
}); // prettier-ignore

/** What a small house says that makes something itself. */
const OF_MAKER: Told = {
  trade: 'goods',
  promises: [
    {
      title: 'Small on purpose',
      accent: 'on purpose',
      body: 'We make one thing, under one roof, and know most of the people who buy it. That leaves time to do it properly.',
      action: { label: 'Come and see', icon: 'map-pin' },
      secondary: { label: 'What we make' },
    },
  ],
  points: [
    { icon: 'hand', title: 'Made here', body: 'From the first step to the label. What we cannot make we do not sell.' },
    { icon: 'users', title: 'Eleven people', body: 'Most of them have been here for longer than the machines.' },
    { icon: 'leaf', title: 'Bought from people', body: 'We know where it grows, what it costs there, and what we paid.' },
    { icon: 'door-open', title: 'Open on Saturdays', body: 'Come in, look over a shoulder, and ask.' },
  ],
  steps: [
    { title: 'Two rooms and a loan', body: 'It began behind the post office, with one machine bought used.' },
    { title: 'The first winter', body: 'Nobody knew us. We gave away more than we sold.' },
    { title: 'Under one roof', body: 'The old laundry by the river, with light from the north.' },
    { title: 'Today', body: 'Eleven of us, and a waiting list before Christmas.' },
  ],
}; // prettier-ignore
