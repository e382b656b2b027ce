import { openSpoken } from '../library.ts';
import type { JournalKnowledge } from './journal-knowledge.ts';

const listJournals = openSpoken<JournalKnowledge>('journals');

/** What a journal of the kind that a prompt names writes about; undefined where it names none. */
export const findJournal = (prompt: string): JournalKnowledge | undefined =>
  listJournals().find(({ words }) => words.test(prompt));
