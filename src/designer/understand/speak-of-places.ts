import { pictureKindFor } from '../imagery/picture-kind-for.ts';
import type { DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Intent } from './find-intent.ts';
import { classifyNoun } from './noun-class.ts';
import { toSingular } from './word-forms.ts';

type Told = Partial<DomainKnowledge>;

const SITE = /\b(?:web ?sites?|home ?pages?|sites?|landing pages?|pages?)\b/i;
const NO_HOUSE =
  /\b(?:page|website|site|coming soon|hero|section|style|design|designer|effect|animation|component|launch|app|apps|software|platform|saas|tool|tools|product|brand|startup|startups|dashboard|template|concept|theme|layout|ui)\b/i;
const LONGEST_NAME_WORDS = 4;

/** What a prompt calls a house that nothing is known of: "city library"; undefined where it names none. */
export function findUnknownHouse(subject: string, { thing, purpose }: Intent): string | undefined {
  const words = subject.split(/\s+/);
  const last = toSingular(words.at(-1)?.toLowerCase() ?? '');
  const isHouse =
    words.length <= LONGEST_NAME_WORDS &&
    /^[\p{L}'’ -]{4,}$/u.test(subject) &&
    !NO_HOUSE.test(subject) &&
    classifyNoun(last) === 'thing' &&
    SITE.test(thing) &&
    (/^(?:an?|our|my|the)\s/i.test(purpose) || purpose === '');
  return isHouse ? subject : undefined;
}

/** What any house may say that is open to those who come: of an unknown one, nothing else is sure. */
export function speakOfPlace(domain: DomainKnowledge, name: string): DomainKnowledge {
  const { kind, subject } = pictureKindFor(name.toLowerCase());
  const own = kind === 'abstract' ? undefined : { kind, subject, alt: name };
  return {
    ...domain,
    ...ofPlace(name),
    brands: [name.replaceAll(/(?<!['’])\b\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())],
    icon: 'house',
    pictures: own === undefined ? domain.pictures : { ...domain.pictures, scene: own },
  };
}

const ofPlace = (name: string): Told => ({
  trade: 'place',
  promises: [
    {
      eyebrow: 'Open today until six',
      title: `${name}, open to whoever comes`,
      accent: 'open to whoever comes',
      body: 'Come in, look round and ask. Somebody is here who knows, and has time on most afternoons.',
      action: { label: 'Plan a visit', icon: 'map-pin' },
      secondary: { label: 'What is on' },
    },
    {
      title: 'Ask before you come, or come and ask',
      body: 'A line is answered the same day. The door is open from ten.',
      action: { label: 'Write to us', icon: 'mail' },
      secondary: { label: 'Find us' },
    },
  ],
  points: [
    { icon: 'door-open', title: 'Open six days', body: 'From ten to six, on Thursdays until nine.' },
    { icon: 'user', title: 'Somebody to ask', body: 'At the desk by the door, by telephone, or by mail.' },
    { icon: 'accessibility', title: 'Step-free', body: 'From the street to every room, with a place to sit on the way.' },
    { icon: 'users', title: 'Groups by arrangement', body: 'Up to twenty-five, with a person of your own.' },
  ],
  steps: [
    { title: 'Choose a day', body: 'Mornings are quiet; Saturdays are not.' },
    { title: 'Come by', body: 'Two minutes from the tram, with room for bicycles.' },
    { title: 'Stay as long as you like', body: 'There is coffee, and a garden in summer.' },
  ],
  questions: [
    { question: 'Do I have to announce myself?', answer: 'Alone, no. With more than eight people, yes, so that somebody has time.' },
    { question: 'Is there parking?', answer: 'Four places behind the house, and two of them for those who need them most.' },
    { question: 'May I bring children?', answer: 'Yes. There is a corner with something to do.' },
    { question: 'When is it quiet?', answer: 'Tuesdays and Wednesdays before noon.' },
  ],
  collections: [
    {
      words: ['offer', 'thing'],
      title: 'What you find here',
      icon: 'list',
      columns: [{ label: 'What' }, { label: 'About it' }],
      rows: [
        ['The house', 'Three floors, and a yard that few people know', 'house'],
        ['Talks and evenings', 'Every second Thursday at seven', 'mic'],
        ['For children', 'Saturday mornings, from six', 'baby'],
        ['For groups', 'An hour, with a person of your own', 'users'],
        ['Reading and asking', 'Somebody helps you look', 'book-open'],
        ['The yard', 'Coffee, and sun until four', 'coffee'],
      ].map(([title = '', subtitle = '', icon = '']) => ({ title, subtitle, icon, cells: [title, subtitle] })),
      action: { label: 'Plan a visit' },
      filters: ['All'],
    },
  ],
}); // prettier-ignore
