import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { ASSEMBLED_ID } from './assemble-domain.ts';
import { NEUTRAL_DOMAIN } from './neutral-domain.ts';
import type { Intent } from './find-intent.ts';
import { classifyNoun } from './noun-class.ts';
import { capitalize, listStems, toSingular } from './word-forms.ts';

const TOOL =
  /\b(?:tools?|apps?|software|platforms?|saas|generators?|builders?|managers?|trackers?|editors?|ai|apis?|extensions?|plugins?|startups?|automation|assistants?|bots?|products?)\b/i;
const SERVICE =
  /\b(?:services?|studios?|agenc(?:y|ies)|compan(?:y|ies)|firms?|shops?|salons?|cleaners?|cleaning|plumbers?|plumbing|electricians?|repairs?|stores?|business(?:es)?|clinics?|practices?|consultants?|consultancy|coach(?:es|ing)?|movers?|moving|painters?|roofing|roofers?|contractors?|tutors?|tutoring|therapists?|dry|laundry|locksmiths?|tailors?|barbers?|tattoo)\b/i;
/** Words that only say that it is one: "AI meeting notes tool" is about meeting notes. */
const KIND = /\s(?:tool|app|software|platform|saas|startup|product|company|business|service|website)s?$/i;
const LONGEST_NAME_WORDS = 5;
const PLAIN_TOOL =
  /^(?:(?:mobile|web|new|simple|ai|free) )*(?:app|tool|platform|software|service|extension|plugin|assistant)$/i;
const HELPING =
  /^(?:(?:helps?|lets?|allows?|enables?|gets?|makes?) (?:\w+ ){0,2}?(?:to )?(?=(?:split|share|find|track|plan|book|learn|write|sell|buy|save|pay|send|meet|organi[sz]e|manage|compare|keep|turn|make|build|scan|record|translate|order|read|cook|sleep|run)\b)|to )/i;

/** What an unknown house offers, in the prompt's own words; undefined where the prompt names nothing that is offered. */
export function offerOf({ thing, purpose, deeds }: Intent): Offer | undefined {
  const text = (purpose === '' ? thing.replace(/\b(?:landing|home|website|page|site)\b/gi, '') : purpose)
    .replace(/^(?:an?|the|our|my|new)\s/i, '')
    .replace(/\s(?:called|named|with|that|which|in|for)\s.*$/i, '')
    .trim();
  const isTool = TOOL.test(text);
  // "Product designer": who works is no tool.
  if (classifyNoun(toSingular(text.split(' ').at(-1)?.toLowerCase() ?? '')) === 'person') return undefined;
  if (!isTool && !SERVICE.test(text)) return undefined;
  // "An app that helps people split bills" is known by what it does.
  const done = PLAIN_TOOL.test(text)
    ? deeds
        .replace(HELPING, '')
        .replace(/[,.].*$/, '')
        .trim()
    : '';
  const name = done === '' ? text.replace(KIND, '').trim() : done;
  if (name.length < 3 || name.split(/\s+/).length > LONGEST_NAME_WORDS) return undefined;
  const isService =
    !isTool &&
    DONE_FOR_PEOPLE.test(text) &&
    !/\b(?:streaming|hosting|cloud|payments?|e-?mail|backup|vpn|messaging|translation memory|subscription|delivery|customer|food|news)\b/i.test(
      text,
    );
  return { name: capitalize(name), isTool, isService, isDone: done !== '' };
}

const collection = (
  title: string,
  icon: string,
  rows: readonly (readonly [title: string, subtitle: string, icon: string])[],
): CollectionKnowledge => ({
  words: ['use', 'case', 'offer', 'service', 'example'],
  title,
  icon,
  columns: [{ label: 'For' }, { label: 'What' }],
  rows: rows.map(([name, subtitle, own]) => ({ title: name, subtitle, icon: own, cells: [name, subtitle] })),
  action: { label: 'Ask about yours' },
  filters: ['All'],
});

/** "A dog walking service": what is offered is done for people, whatever the trade around it does. */
const DONE_FOR_PEOPLE = /\bservices?$/i;

/**
 * What the prompt offers, in a house that nothing is known of or that does other things besides: every sentence holds for
 * any such offer. What is known of the trade's things and their pictures stays.
 */
export function speakOfOffer(domain: DomainKnowledge, { name, isTool, isService }: Offer): DomainKnowledge {
  if (domain.id === NEUTRAL_DOMAIN.id) return { ...domain, ...(isTool ? ofTool(name, domain) : ofService(name)) };
  if (domain.id !== ASSEMBLED_ID && (!isService || isOwnTrade(domain, name))) return domain;
  const { promises, points, steps, questions, plans, trade } = isTool ? ofTool(name, domain) : ofService(name);
  return { ...domain, promises, points, steps, questions, plans, ...(trade === undefined ? {} : { trade }) };
}

/** A trade that is known by what is offered has its own promises and prices: dog walkers, cleaners. */
const isOwnTrade = ({ words }: DomainKnowledge, name: string): boolean => {
  const offered = listStems(name).join(' ');
  return words.some((word) => listStems(word.replace(KIND, '')).join(' ') === offered);
};

interface Offer {
  name: string;
  isTool: boolean;
  isService: boolean;
  /** Known by what it does, so that the words of the deed name nothing else. */
  isDone: boolean;
}

type Spoken = Pick<
  DomainKnowledge,
  'trade' | 'promises' | 'points' | 'steps' | 'questions' | 'plans' | 'collections' | 'pictures'
>;

const ofTool = (name: string, { pictures }: DomainKnowledge): Spoken => ({
  trade: 'tool',
  pictures: { scene: { kind: 'abstract', subject: name.toLowerCase(), alt: name }, things: pictures.things },
  promises: [
    {
      eyebrow: 'Ready in two minutes',
      title: `${name} without the fuss`,
      accent: 'without the fuss',
      body: 'Give it what you already have and go on with your work. It is there when you need it and quiet when you do not.',
      action: { label: 'Try it free', icon: 'arrow-right' },
      secondary: { label: 'See how it works' },
    },
    {
      title: 'Try it on one real thing',
      body: 'Not on a sample: on the next one that lands on your desk. If it does not help, close the tab.',
      action: { label: 'Start now', icon: 'arrow-right' },
      secondary: { label: 'Talk to a person' },
    },
  ],
  points: [
    { icon: 'timer', title: 'Starts in two minutes', body: 'An address and a password. No card, no call, no course.' },
    { icon: 'plug', title: 'Works with what you have', body: 'Bring your files and calendars as they are, and take everything out again in one click.' },
    { icon: 'users', title: 'Made for sharing', body: 'Send a link. Whoever opens it sees what you meant, and nothing else.' },
    { icon: 'lock', title: 'Yours alone', body: 'What you put in is not read, sold or learned from. It is deleted when you delete it.' },
    { icon: 'receipt', title: 'Plain prices', body: 'One price per person and month. It stands on the page, and so does how to leave.' },
  ],
  steps: [
    { title: 'Bring one thing', body: 'Drop a file, paste a text or connect an account.' },
    { title: 'See what comes out', body: 'You get a first result at once and can correct it in place.' },
    { title: 'Let it run', body: 'From then on it does the same by itself and tells you when it is unsure.' },
  ],
  questions: [
    { question: 'Do I need a card to try it?', answer: 'No. You are asked for one when you choose a paid plan, not before.' },
    { question: 'Where is my data kept?', answer: 'In two data centres in Europe. You can take all of it out as files at any time.' },
    { question: 'Does it work for teams?', answer: 'Yes. Invite people by e-mail and decide what each of them may see.' },
    { question: 'How do I leave?', answer: 'With one click in the settings. What is paid for stays open until the end of the month.' },
  ],
  plans: [
    { name: 'Free', price: 0, body: 'For trying it out', includes: ['One person', 'Twenty a month', 'All ways out'] },
    { name: 'Pro', price: 12, body: 'For one who needs it daily', includes: ['No limit', 'All connections', 'Answers within a day'], best: true },
    { name: 'Team', price: 29, body: 'For up to ten people', includes: ['Everything in Pro', 'Shared spaces', 'Roles and rights', 'One bill'] },
  ],
  collections: [
    collection('Who it is for', 'users', [
      ['Freelancers', 'Less paperwork between two clients', 'user'],
      ['Small teams', 'One place that everybody finds', 'users'],
      ['Agencies', 'A space for each client, one bill', 'briefcase'],
      ['Schools', 'Half the price, no advertising', 'graduation-cap'],
      ['Support', 'The answer that was given last time', 'life-buoy'],
      ['Research', 'Sources stay with what they say', 'microscope'],
    ]),
  ],
}); // prettier-ignore

const SERVICE_THINGS: DomainKnowledge['pictures']['things'] = [
  { kind: 'product', subject: 'hammer and chisel tools', alt: 'Hand tools' },
  { kind: 'product', subject: 'stack of labelled boxes', alt: 'Boxes' },
  { kind: 'product', subject: 'open notebook with a pencil', alt: 'A notebook' },
  { kind: 'product', subject: 'potted plant', alt: 'A potted plant' },
];

const ofService = (name: string): Spoken => ({
  trade: 'practice',
  pictures: {
    scene: { kind: 'room', subject: `${name.toLowerCase()}, living room`, alt: 'A bright room' },
    things: SERVICE_THINGS,
  },
  promises: [
    {
      eyebrow: 'In town and half an hour around it',
      title: `${name}, done when we said`,
      accent: 'when we said',
      body: 'You get a day, a price and a name. The person who looks at it is the one who does it.',
      action: { label: 'Ask for a price', icon: 'message-square' },
      secondary: { label: 'See what we do' },
    },
    {
      title: 'Tell us what it is about',
      body: 'Two sentences and a picture are enough. We answer within a working day, with a price or with a question.',
      action: { label: 'Write to us', icon: 'mail' },
      secondary: { label: 'Call instead' },
    },
  ],
  points: [
    { icon: 'receipt', title: 'A price before we start', body: 'In writing. If it turns out to be less work, it costs less.' },
    { icon: 'calendar-check', title: 'On the day', body: 'You choose between two days, and we ring half an hour ahead.' },
    { icon: 'user-check', title: 'One person for you', body: 'The same face from the first look to the last screw.' },
    { icon: 'shield-check', title: 'We come back', body: 'Two years. If something is not right, one message is enough.' },
    { icon: 'leaf', title: 'Nothing left behind', body: 'We bring what we need and take away what is left over.' },
  ],
  steps: [
    { title: 'You write or ring', body: 'What it is, where it is, and when it suits you.' },
    { title: 'We have a look', body: 'Free of charge, and you have a price the next day.' },
    { title: 'We do it', body: 'On the day we agreed on, by the person you know.' },
    { title: 'You pay by bill', body: 'When you have seen that it is right.' },
  ],
  questions: [
    { question: 'What does it cost?', answer: 'It depends on the work, so we look first. The price we then name is the price you pay.' },
    { question: 'How soon can you come?', answer: 'To have a look within three working days, and at once if it cannot wait.' },
    { question: 'How far do you go?', answer: 'Half an hour around town. Farther if the work is worth the way.' },
    { question: 'Are you insured?', answer: 'Yes, for everything we touch. The papers are yours to see.' },
  ],
  plans: [
    { name: 'A first look', price: 0, body: 'We come and tell you what is needed', includes: ['Half an hour', 'A price in writing'] },
    { name: 'Half a day', price: 240, per: 'a visit', body: 'For most things', includes: ['Up to four hours', 'Small material included', 'Two years of warranty'], best: true },
    { name: 'Regular', price: 180, per: 'a month', body: 'When it should stay that way', includes: ['One visit a month', 'A fixed person', 'First in the queue'] },
  ],
  collections: [
    collection('What we do', 'list-checks', [
      ['A first look', 'Free, and you have a price the next day', 'search'],
      ['Small jobs', 'What takes less than a morning', 'wrench'],
      ['Larger work', 'Planned together, done in one go', 'hammer'],
      ['Regular care', 'So that nothing becomes urgent', 'calendar-days'],
      ['Urgent help', 'Today, if it cannot wait', 'siren'],
      ['Advice', 'By telephone, without a bill', 'phone'],
    ]),
  ],
}); // prettier-ignore
