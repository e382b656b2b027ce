import type { DomainKnowledge } from '../domain-knowledge.ts';

type Thread = DomainKnowledge['thread'];

/** What people write each other about, by the words that name it. Trades have talks of their own. */
const TOPICS: readonly { words: RegExp; thread: Thread }[] = [
  {
    words: /\b(?:hik(?:e|es|ing)|mountain|trail|climb|camping|outdoors?)\b/i,
    thread: {
      with: { name: 'Noah Lindqvist', role: 'Online now' },
      messages: [
        { mine: false, time: '18:02', text: 'Saturday looks dry until four. Heron Ridge?' },
        { mine: true, time: '18:04', text: 'Yes. The loop is eleven kilometres, that is my kind of far' },
        { mine: false, time: '18:05', text: 'Train at 8:12 from platform 3, then twenty minutes on foot to the mill' },
        { mine: true, time: '18:07', text: 'I bring the stove and coffee. You do lunch?' },
        { mine: false, time: '18:07', text: 'Deal. Bread, cheese, the good plums' },
        { mine: true, time: '18:09', text: 'And a dry pair of socks each. Last time taught me' },
      ],
      placeholder: 'Write to Noah',
    },
  },
  {
    words:
      /\b(?:dinner|lunch|restaurant|cooking|brunch|coffee)\b.*\b(?:friends?|plan\w*|group)\b|\b(?:friends?|plan\w*)\b.*\b(?:dinner|lunch|brunch|coffee)\b/i,
    thread: {
      with: { name: 'Elena Rossi', role: 'Online now' },
      messages: [
        { mine: false, time: '12:40', text: 'Thursday at mine? I finally have a table' },
        { mine: true, time: '12:44', text: 'A real one, with legs?' },
        { mine: false, time: '12:44', text: 'Four of them. Come at seven, Kofi brings wine' },
        { mine: true, time: '12:47', text: 'Then I bring the lemon tart' },
        { mine: false, time: '12:48', text: 'You are forgiven for everything' },
      ],
      placeholder: 'Write to Elena',
    },
  },
  {
    words: /\b(?:trip|travel|flight|holiday|vacation|weekend away)\b/i,
    thread: {
      with: { name: 'Priya Nair', role: 'Online now' },
      messages: [
        { mine: false, time: '20:11', text: 'Found a flat in Alfama, two balconies, 118 a night' },
        { mine: true, time: '20:13', text: 'Book it before I finish reading this' },
        { mine: false, time: '20:13', text: 'Done. Flights on the 27th, the 6:55?' },
        { mine: true, time: '20:15', text: 'The 9:20. I want to still like you when we land' },
        { mine: false, time: '20:16', text: 'Fair. Window or aisle?' },
        { mine: true, time: '20:16', text: 'Window. You talk to strangers anyway' },
      ],
      placeholder: 'Write to Priya',
    },
  },
  {
    words:
      /\b(?:friends?|family|couple|mum|mom|sister|brother|whatsapp|imessage|texting|private|direct messages?|messenger|messaging|chat app)\b/i,
    thread: {
      with: { name: 'Kofi Mensah', role: 'Online now' },
      messages: [
        { mine: false, time: '09:31', text: 'Are you still coming on Saturday?' },
        { mine: true, time: '09:36', text: 'Of course. What do I bring?' },
        { mine: false, time: '09:36', text: 'Yourself and the long ladder' },
        { mine: true, time: '09:38', text: 'The ladder is with Jonas. I can be there at ten with both' },
        { mine: false, time: '09:39', text: 'Perfect. There will be soup' },
        { mine: true, time: '09:40', text: 'Then I am there at nine' },
      ],
      placeholder: 'Write to Kofi',
    },
  },
];

/** What is said to those who are asked for their trade, whichever app it is in. */
const ASKED_FOR_THEIR_TRADE: readonly { words: RegExp; thread: Thread }[] = [
  {
    words: /\b(?:therap\w+|counsell?or|psycholog\w+|mental health)\b/i,
    thread: {
      with: { name: 'Dr Clara Holm', role: 'Answers by tomorrow noon' },
      messages: [
        { mine: false, time: '09:10', text: 'How were the evenings since Tuesday?' },
        { mine: true, time: '09:24', text: 'Two good ones. On Thursday I lay awake until two' },
        { mine: false, time: '09:31', text: 'What went through your head at two?' },
        { mine: true, time: '09:34', text: 'The talk with my boss, over and over' },
        {
          mine: false,
          time: '09:36',
          text: 'Write it down as it went, then as you feared it. We compare them on Monday.',
        },
        { mine: true, time: '09:37', text: 'I can do that tonight' },
      ],
      placeholder: 'Write to Dr Holm',
    },
  },
  {
    words: /\b(?:landlord|tenant)\b/i,
    thread: {
      with: { name: 'Ms Okafor', role: 'House office' },
      messages: [
        { mine: true, time: '08:12', text: 'The radiator in the bedroom has been cold since Sunday' },
        { mine: false, time: '08:40', text: 'Thank you. Are the others warm?' },
        { mine: true, time: '08:41', text: 'Yes, only that one' },
        { mine: false, time: '08:55', text: 'Then it is the valve. The plumber can come on Saturday between 8 and 10' },
        { mine: true, time: '08:57', text: 'I am at home until eleven' },
      ],
      placeholder: 'Write to the house',
    },
  },
  {
    words: /\b(?:seller|buyer|second[- ]?hand|marketplace|classifieds?)\b/i,
    thread: {
      with: { name: 'Amara Osei', role: 'Sells the wool coat' },
      messages: [
        { mine: true, time: '17:02', text: 'Is the coat still there? And how long are the sleeves?' },
        { mine: false, time: '17:20', text: 'It is. 62 cm from the shoulder' },
        { mine: true, time: '17:22', text: 'Would you take 40 if I fetch it today?' },
        { mine: false, time: '17:25', text: '44, and I keep it until eight' },
        { mine: true, time: '17:26', text: 'Done. I come at seven' },
      ],
      placeholder: 'Write to Amara',
    },
  },
  {
    words: /\b(?:tutor|teacher|coach|trainer)\b/i,
    thread: {
      with: { name: 'Idris Bell', role: 'Usually answers in an hour' },
      messages: [
        { mine: true, time: '16:03', text: 'I did the first three. In the fourth I do not see where to begin' },
        { mine: false, time: '16:20', text: 'Show me what you tried, even if it is wrong' },
        { mine: true, time: '16:24', text: 'I multiplied both sides, then it got longer and longer' },
        { mine: false, time: '16:27', text: 'Good instinct, wrong moment. Take out the common part first' },
        { mine: true, time: '16:41', text: 'Oh. It is two lines' },
        { mine: false, time: '16:42', text: 'It often is. See you on Thursday at five' },
      ],
      placeholder: 'Write to Idris',
    },
  },
];

/** Words of a talk that belongs to a trade: a shop answers, a doctor asks, a machine helps. */
const OF_TRADE =
  /\b(?:support|customer|agent|assistant|ai|bot|chatbot|doctor|clinic|seller|buyer|landlord|tutor|coach|recruiter|driver|llm|gpt|copilot)\b/i;

/** Those that one calls by what they are. */
const KIN = /\bwith (?:my |her |his )?(mum|mom|dad|grandma|grandpa|sister|brother)\b/i;

/** The talk that a prompt names; undefined where it is one of a trade. */
export function findTalk(prompt: string): Thread | undefined {
  const asked = ASKED_FOR_THEIR_TRADE.find(({ words }) => words.test(prompt))?.thread;
  if (asked !== undefined) return asked;
  const thread = OF_TRADE.test(prompt) ? undefined : TOPICS.find(({ words }) => words.test(prompt))?.thread;
  const kin = KIN.exec(prompt)?.[1]?.toLowerCase();
  if (thread === undefined || kin === undefined) return thread;
  const name = kin.charAt(0).toUpperCase() + kin.slice(1);
  return { ...thread, with: { ...thread.with, name }, placeholder: `Write to ${name}` };
}
