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

/** Words of a talk that belongs to a trade: a shop answers, a doctor asks, a machine helps. */
const OF_TRADE =
  /\b(?:support|customer|agent|assistant|ai|bot|chatbot|doctor|clinic|seller|buyer|landlord|tutor|coach|recruiter|driver|llm|gpt|copilot)\b/i;

/** Those that one calls by what they are. */
const KIN = /\bwith (?:my |her |his )?(mum|mom|dad|grandma|grandpa|sister|brother)\b/i;

/** The talk that a prompt names; undefined where it is one of a trade. */
export function findTalk(prompt: string): Thread | undefined {
  const thread = OF_TRADE.test(prompt) ? undefined : TOPICS.find(({ words }) => words.test(prompt))?.thread;
  const kin = KIN.exec(prompt)?.[1]?.toLowerCase();
  if (thread === undefined || kin === undefined) return thread;
  const name = kin.charAt(0).toUpperCase() + kin.slice(1);
  return { ...thread, with: { ...thread.with, name }, placeholder: `Write to ${name}` };
}
