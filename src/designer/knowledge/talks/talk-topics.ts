import { openSpoken } from '../library.ts';
import type { DomainKnowledge } from '../domain-knowledge.ts';

type Thread = DomainKnowledge['thread'];

interface Topic {
  words: RegExp;
  thread: Thread;
}

/** What people write each other about, by the words that name it. Trades have talks of their own. */
const listTopics = openSpoken<Topic>('talks');

/** What is said to those who are asked for their trade, whichever app it is in. */
const listAskedForTheirTrade = openSpoken<Topic>('trade-talks');

/** Words of a talk that belongs to a trade: a shop answers, a doctor asks, a machine helps. */
const OF_TRADE =
  /\b(?:support|customer|agent|assistant|ai|bot|chatbot|doctor|clinic|seller|buyer|landlord|tutor|coach|recruiter|driver|llm|gpt|copilot)\b/i;

/** Those that one calls by what they are. */
const KIN = /\bwith (?:my |her |his )?(mum|mom|dad|grandma|grandpa|sister|brother)\b/i;

/** The talk that a prompt names; undefined where it is one of a trade. */
export function findTalk(prompt: string): Thread | undefined {
  const asked = listAskedForTheirTrade().find(({ words }) => words.test(prompt))?.thread;
  if (asked !== undefined) return asked;
  const thread = OF_TRADE.test(prompt) ? undefined : listTopics().find(({ words }) => words.test(prompt))?.thread;
  const kin = KIN.exec(prompt)?.[1]?.toLowerCase();
  if (thread === undefined || kin === undefined) return thread;
  const name = kin.charAt(0).toUpperCase() + kin.slice(1);
  return { ...thread, with: { ...thread.with, name }, placeholder: `Write to ${name}` };
}
