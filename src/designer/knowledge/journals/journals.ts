import { HOME_JOURNALS } from './home-journals.ts';
import type { JournalKnowledge } from './journal-knowledge.ts';
import { CRAFT_JOURNALS } from './craft-journals.ts';
import { WORK_JOURNALS } from './work-journals.ts';

const JOURNALS = [...HOME_JOURNALS, ...WORK_JOURNALS, ...CRAFT_JOURNALS];

/** What a journal of the kind that a prompt names writes about; undefined where it names none. */
export const findJournal = (prompt: string): JournalKnowledge | undefined =>
  JOURNALS.find(({ words }) => words.test(prompt));
